import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { clearSessionCookieHeader } from '~/http/session.server';

export const loader = () => redirect('/');

/** Ends the session on the server and in the browser, then shows home. */
export async function action({ context }: ActionFunctionArgs) {
  if (context.sessionToken) await context.system.identity.signOut(context.sessionToken);
  return redirect('/?auth=out', { headers: { 'Set-Cookie': await clearSessionCookieHeader(context) } });
}
