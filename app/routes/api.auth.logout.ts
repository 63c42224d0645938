import type { ActionFunctionArgs } from '@remix-run/node';
import { posting } from '~/api/posting.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/reply.server';
import { clearSessionCookieHeader } from '~/http/session.server';
import { loggedOut } from '~/shell/auth-words';

/** Works without a session too. */
export const action = posting(async ({ context }: ActionFunctionArgs) => {
  if (context.sessionToken) await context.system.identity.signOut(context.sessionToken);
  return reply(
    { message: loggedOut },
    { headers: { 'Set-Cookie': await clearSessionCookieHeader(context) } },
  );
});

export const loader = methodNotAllowed;
