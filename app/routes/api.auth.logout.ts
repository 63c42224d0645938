import { changing } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/reply.server';
import { clearSessionCookieHeader } from '~/http/session.server';
import { loggedOut } from '~/shell/auth-words';

/** Works without a session too. */
export const action = changing('POST /api/auth/logout', async ({ context }) => {
  if (context.sessionToken) await context.system.identity.signOut(context.sessionToken);
  return reply(
    { message: loggedOut },
    { headers: { 'Set-Cookie': await clearSessionCookieHeader(context) } },
  );
});

export const loader = methodNotAllowed;
