import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { isRefusal } from '../../modules/kernel/refusal';
import { requireAccess } from '~/http/page-guard.server';
import { orUnavailable } from '~/api/unavailable.server';
import { clearSessionCookieHeader } from '~/http/session.server';

export const loader = () => redirect('/');

/** Ends the session on the server and in the browser, then redirects home; on a failure both stay. */
export async function action(args: ActionFunctionArgs) {
  requireAccess('POST /logout', args);
  const { context } = args;
  const { sessionToken, system } = context;
  const ended = await orUnavailable(async () => sessionToken && system.identity.signOut(sessionToken));
  if (isRefusal(ended)) return redirect('/?auth=error&message=logout_failed');
  return redirect('/?auth=out', { headers: { 'Set-Cookie': await clearSessionCookieHeader(context) } });
}
