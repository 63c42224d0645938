import { isRefusal } from '../../modules/kernel/refusal';
import { reasonSent } from '~/http/decision-reason.server';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse, reply } from '~/http/json-reply.server';

/** Cancels a running search, and deletes it with its report. */
export const action = apiAction(
  'DELETE /api/admin/search-queries/:id',
  async ({ request, params, viewer, context }) => {
    const sent = await reasonSent(request);
    if (isRefusal(sent)) return refusalResponse(sent);
    return reply(await context.system.queries.remove(params.id, viewer, sent, context.context));
  },
);

export const loader = methodNotAllowed;
