import { isRefusal } from '../../modules/kernel/refusal';
import { reasonSent } from '~/http/decision-reason.server';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse, reply } from '~/http/json-reply.server';

/** Makes a published report a draft again; its slug stays reserved. */
export const action = apiAction(
  'POST /api/admin/reports/:id/unpublish',
  async ({ request, params, viewer, context }) => {
    const sent = await reasonSent(request);
    if (isRefusal(sent)) return refusalResponse(sent);
    const result = await context.system.publishing.unpublish(params.id, viewer, sent, context.context);
    return isRefusal(result) ? refusalResponse(result) : reply({ ok: true, ...result });
  },
);

export const loader = methodNotAllowed;
