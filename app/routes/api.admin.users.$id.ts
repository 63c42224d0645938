import { isRefusal } from '../../modules/kernel/refusal';
import { reasonSent } from '~/http/decision-reason.server';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse, reply } from '~/http/json-reply.server';

/** Erases an account for good. */
export const action = apiAction(
  'DELETE /api/admin/users/:id',
  async ({ request, params, viewer, context }) => {
    const sent = await reasonSent(request);
    if (isRefusal(sent)) return refusalResponse(sent);
    return reply(await context.system.identity.erase(params.id, viewer, sent, context.context));
  },
);

export const loader = methodNotAllowed;
