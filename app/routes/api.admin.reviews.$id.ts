import { isRefusal } from '../../modules/kernel/refusal';
import { reasonSent } from '~/admin/reason.server';
import { changing } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse, reply } from '~/http/reply.server';

/** Takes a review away for good. */
export const action = changing(
  'DELETE /api/admin/reviews/:id',
  async ({ request, params, viewer, context }) => {
    const sent = await reasonSent(request);
    if (isRefusal(sent)) return refusalResponse(sent);
    return reply(await context.system.reviews.remove(params.id, viewer, sent, context.context));
  },
);

export const loader = methodNotAllowed;
