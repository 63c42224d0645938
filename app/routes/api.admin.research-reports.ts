import { isRefusal } from '../../modules/kernel/refusal';
import { reportsAsked } from '~/admin/reports-asked.server';
import { reading } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { researchSummary } from '~/api/research-summary';
import { refusalResponse, reply } from '~/http/reply.server';

/**
 * Everybody's completed research reports as a bare array, the total in `X-Total-Count`. Contract section 5: `page`,
 * `limit`, `sort`, `q`, `status`.
 */
export const loader = reading('GET /api/admin/research-reports', async ({ request, context }) => {
  const asked = reportsAsked(new URL(request.url).searchParams);
  if (isRefusal(asked)) return refusalResponse(asked);
  const { items, total } = await context.system.search.list({ ...asked, kind: 'research' });
  return reply(items.map(researchSummary), { headers: { 'X-Total-Count': String(total) } });
});

export const action = methodNotAllowed;
