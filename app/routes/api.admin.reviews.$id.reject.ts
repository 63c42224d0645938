import { isRefusal } from '../../modules/kernel/refusal';
import { reasonSent } from '~/http/decision-reason.server';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse, reply } from '~/http/json-reply.server';

/** Rejects a pending review. */
export const action = apiAction(
  'POST /api/admin/reviews/:id/reject',
  async ({ request, params, viewer, context }) => {
    const sent = await reasonSent(request);
    if (isRefusal(sent)) return refusalResponse(sent);
    return reply(await context.system.reviews.reject(params.id, viewer, sent, context.context));
  },
);

export const loader = methodNotAllowed;
