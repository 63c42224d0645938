import { refuse } from '../../modules/kernel/refusal';
import { reading } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/reply.server';

/** Contract section 3: owner and admins see all spans, others those that are cited. */
export const loader = reading('GET /api/results/:id/evidence', async ({ params, viewer, context }) => {
  const evidence = await context.system.evidence.ofReport(params.id, viewer);
  return reply(evidence ?? refuse('search-not-found'));
});

export const action = methodNotAllowed;
