import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/json-reply.server';

/** Contract section 3: the chain behind one claim; the call to the model for owner and admins. */
export const loader = apiLoader('GET /api/results/:id/claims/:claimId', async ({ params, viewer, context }) =>
  reply(await context.system.evidence.claim(params.id, params.claimId, viewer)),
);

export const action = methodNotAllowed;
