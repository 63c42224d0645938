import { isRefusal } from '../../modules/kernel/refusal';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { readJson } from '~/http/body.server';
import { refusalResponse, reply } from '~/http/json-reply.server';

/** An account that waits for an admin; the same answer for an address that has one. Contract section 3. */
export const action = apiAction('POST /api/auth/register', async ({ request, context }) => {
  const input = await readJson(request);
  if (isRefusal(input)) return refusalResponse(input);
  return reply(await context.system.identity.register(input, context.context), { status: 201 });
});

export const loader = methodNotAllowed;
