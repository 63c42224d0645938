import type { ActionFunctionArgs } from '@remix-run/node';
import { isRefusal } from '../../modules/kernel/refusal';
import { posting } from '~/api/posting.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { readJson } from '~/http/body.server';
import { refusalResponse, reply } from '~/http/reply.server';
import { sessionCookieHeader } from '~/http/session.server';

export const action = posting(async ({ request, context }: ActionFunctionArgs) => {
  const input = await readJson(request);
  if (isRefusal(input)) return refusalResponse(input);
  const signedIn = await context.system.identity.signIn(input, context.context);
  if (isRefusal(signedIn)) return refusalResponse(signedIn);
  const cookie = await sessionCookieHeader(signedIn.sessionToken, context);
  return reply({ user: signedIn.user }, { headers: { 'Set-Cookie': cookie } });
});

export const loader = methodNotAllowed;
