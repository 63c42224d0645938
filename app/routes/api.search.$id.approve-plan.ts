import { isRefusal } from '../../modules/kernel/refusal';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { readJsonIfAny } from '~/http/body.server';
import { refusalResponse, reply } from '~/http/json-reply.server';

/** Approves a plan that waits: `{ leaveOut?: [sectionId] }`, or nothing. The same approval again gives the same answer. */
export const action = apiAction(
  'POST /api/search/:id/approve-plan',
  async ({ request, params, viewer, context }) => {
    const input = await readJsonIfAny(request);
    if (isRefusal(input)) return refusalResponse(input);
    return reply(await context.system.search.approvePlan(params.id, viewer, context.context, input));
  },
);

export const loader = methodNotAllowed;
