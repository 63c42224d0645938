import { isRefusal } from '../../modules/kernel/refusal';
import { reasonSent } from '~/http/decision-reason.server';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse, reply } from '~/http/json-reply.server';

/** Approves an account; its owner gets a mail. */
export const action = apiAction(
  'POST /api/admin/users/:id/approve',
  async ({ request, params, viewer, context }) => {
    const sent = await reasonSent(request);
    if (isRefusal(sent)) return refusalResponse(sent);
    return reply(await context.system.identity.approve(params.id, viewer, sent, context.context));
  },
);

export const loader = methodNotAllowed;
