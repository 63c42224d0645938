import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/json-reply.server';
import { clearSessionCookieHeader } from '~/http/session.server';
import { loggedOut } from '~/auth/auth-messages';

/** Works without a session too. */
export const action = apiAction('POST /api/auth/logout', async ({ context }) => {
  if (context.sessionToken) await context.system.identity.signOut(context.sessionToken);
  return reply(
    { message: loggedOut },
    { headers: { 'Set-Cookie': await clearSessionCookieHeader(context) } },
  );
});

export const loader = methodNotAllowed;
