import { isRefusal } from '../../modules/kernel/refusal';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { readJson } from '~/http/body.server';
import { refusalResponse, reply } from '~/http/json-reply.server';

/** Creates an account that an admin has to approve; answers the same for a registered address. Contract section 3. */
export const action = apiAction('POST /api/auth/register', async ({ request, context }) => {
  const input = await readJson(request);
  if (isRefusal(input)) return refusalResponse(input);
  return reply(await context.system.identity.register(input, context.context), { status: 201 });
});

export const loader = methodNotAllowed;
