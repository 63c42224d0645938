import { isRefusal } from '../../modules/kernel/refusal';
import { reviewStatuses } from '../../modules/reviews/contract';
import { changing, reading } from '~/api/call.server';
import { listAsked } from '~/api/list-asked.server';
import { readJson } from '~/http/body.server';
import { refusalResponse, reply } from '~/http/reply.server';

/** Everybody's reviews for admins, as a bare array, the total in `X-Total-Count`. Contract section 5, admin lists. */
export const loader = reading('GET /api/reviews', async ({ request, context }) => {
  const asked = listAsked(new URL(request.url).searchParams, reviewStatuses);
  if (isRefusal(asked)) return refusalResponse(asked);
  const { items, total } = await context.system.reviews.list(asked);
  return reply(items, { headers: { 'X-Total-Count': String(total) } });
});

/** A review of one's own. */
export const action = changing('POST /api/reviews', async ({ request, viewer, context }) => {
  const input = await readJson(request);
  if (isRefusal(input)) return refusalResponse(input);
  const key = request.headers.get('Idempotency-Key') ?? undefined;
  return reply(await context.system.reviews.submit(input, viewer, context.context, key), { status: 201 });
});
