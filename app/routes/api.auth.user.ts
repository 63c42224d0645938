import { isRefusal } from '../../modules/kernel/refusal';
import { changing, reading } from '~/api/call.server';
import { refusalResponse, reply } from '~/http/reply.server';
import { clearSessionCookieHeader } from '~/http/session.server';

/** Who is signed in. Spec section 3, User. */
export const loader = reading('GET /api/auth/user', ({ viewer }) => reply(viewer));

/** The signed-in person's own account and personal data are gone when this answers. */
export const action = changing('DELETE /api/auth/user', async ({ viewer, context }) => {
  const erased = await context.system.identity.eraseOwn(viewer, context.context);
  if (isRefusal(erased)) return refusalResponse(erased);
  return reply(erased, { headers: { 'Set-Cookie': await clearSessionCookieHeader(context) } });
});
