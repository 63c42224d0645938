import { isRefusal } from '../../modules/kernel/refusal';
import { reviewStatuses } from '../../modules/reviews/contract';
import { apiAction, apiLoader } from '~/api/api-route.server';
import { listReply } from '~/admin/list-reply.server';
import { readJson } from '~/http/body.server';
import { refusalResponse, reply } from '~/http/json-reply.server';

/**
 * Reviews of all users, for admins, sorted by createdAt, rating, status or approvedAt; `q`: a substring of the content.
 */
export const loader = apiLoader('GET /api/reviews', ({ request, context }) =>
  listReply(request, reviewStatuses, context.system.reviews.list),
);

/** Submits a review. */
export const action = apiAction('POST /api/reviews', async ({ request, viewer, context }) => {
  const input = await readJson(request);
  if (isRefusal(input)) return refusalResponse(input);
  const key = request.headers.get('Idempotency-Key') ?? undefined;
  return reply(await context.system.reviews.submit(input, viewer, context.context, key), { status: 201 });
});
