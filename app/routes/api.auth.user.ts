import { isRefusal } from '../../modules/kernel/refusal';
import { apiAction, apiLoader } from '~/api/api-route.server';
import { refusalResponse, reply } from '~/http/json-reply.server';
import { clearSessionCookieHeader } from '~/http/session.server';

/** The signed-in user. Spec section 3, User. */
export const loader = apiLoader('GET /api/auth/user', ({ viewer }) => reply(viewer));

/** Erases the signed-in user's account and personal data before it answers. */
export const action = apiAction('DELETE /api/auth/user', async ({ viewer, context }) => {
  const erased = await context.system.identity.eraseOwn(viewer, context.context);
  if (isRefusal(erased)) return refusalResponse(erased);
  return reply(erased, { headers: { 'Set-Cookie': await clearSessionCookieHeader(context) } });
});
