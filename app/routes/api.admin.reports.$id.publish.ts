import { isRefusal } from '../../modules/kernel/refusal';
import { reasonSent } from '~/http/decision-reason.server';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse, reply } from '~/http/json-reply.server';

/** Publishes a report, with or without a request. */
export const action = apiAction(
  'POST /api/admin/reports/:id/publish',
  async ({ request, params, viewer, context }) => {
    const sent = await reasonSent(request);
    if (isRefusal(sent)) return refusalResponse(sent);
    const result = await context.system.publishing.publish(params.id, viewer, sent, context.context);
    return isRefusal(result) ? refusalResponse(result) : reply({ ok: true, ...result });
  },
);

export const loader = methodNotAllowed;
