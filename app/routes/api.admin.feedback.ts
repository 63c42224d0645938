import { feedbackStatuses } from '../../modules/feedback/contract';
import { isRefusal } from '../../modules/kernel/refusal';
import { reading } from '~/api/call.server';
import { listAsked } from '~/api/list-asked.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse, reply } from '~/http/reply.server';

/** Everybody's feedback as a bare array, the total in `X-Total-Count`. Contract section 5, admin lists. */
export const loader = reading('GET /api/admin/feedback', async ({ request, context }) => {
  const asked = listAsked(new URL(request.url).searchParams, feedbackStatuses);
  if (isRefusal(asked)) return refusalResponse(asked);
  const { items, total } = await context.system.feedback.list(asked);
  return reply(items, { headers: { 'X-Total-Count': String(total) } });
});

export const action = methodNotAllowed;
