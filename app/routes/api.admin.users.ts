import { isRefusal } from '../../modules/kernel/refusal';
import { accountsAsked } from '~/admin/accounts-asked.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reading } from '~/api/call.server';
import { refusalResponse, reply } from '~/http/reply.server';

/**
 * Accounts as a bare array, the total in `X-Total-Count`. Contract section 5: `page`, `limit`, `sort`, `q`, `status`.
 */
export const loader = reading('GET /api/admin/users', async ({ request, context }) => {
  const asked = accountsAsked(new URL(request.url).searchParams);
  if (isRefusal(asked)) return refusalResponse(asked);
  const { items, total } = await context.system.identity.users(asked);
  return reply(items, { headers: { 'X-Total-Count': String(total) } });
});

export const action = methodNotAllowed;
