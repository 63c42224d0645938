import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { isRefusal } from '../../modules/kernel/refusal';
import { admitted } from '~/http/page-guard.server';
import { outcomeOf } from '~/auth/posted.server';
import { clearSessionCookieHeader } from '~/http/session.server';

export const loader = () => redirect('/');

/** Ends the session on the server and in the browser, then shows home; a session that cannot be ended now stays in both. */
export async function action(args: ActionFunctionArgs) {
  admitted('POST /logout', args);
  const { context } = args;
  const { sessionToken, system } = context;
  const ended = await outcomeOf(async () => sessionToken && system.identity.signOut(sessionToken));
  if (isRefusal(ended)) return redirect('/?auth=error&message=logout_failed');
  return redirect('/?auth=out', { headers: { 'Set-Cookie': await clearSessionCookieHeader(context) } });
}
