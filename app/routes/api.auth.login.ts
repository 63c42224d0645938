import { isRefusal } from '../../modules/kernel/refusal';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { readJson } from '~/http/body.server';
import { refusalResponse, reply } from '~/http/json-reply.server';
import { sessionCookieHeader } from '~/http/session.server';

/** Creates a session, which replaces the caller's present one. Contract section 3. */
export const action = apiAction('POST /api/auth/login', async ({ request, context }) => {
  const input = await readJson(request);
  if (isRefusal(input)) return refusalResponse(input);
  const { system, sessionToken } = context;
  const signedIn = await system.identity.signIn(input, context.context, sessionToken);
  if (isRefusal(signedIn)) return refusalResponse(signedIn);
  const cookie = await sessionCookieHeader(signedIn.sessionToken, context);
  return reply({ user: signedIn.user }, { headers: { 'Set-Cookie': cookie } });
});

export const loader = methodNotAllowed;
