import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reading } from '~/api/call.server';
import { statsAnswer } from '~/admin/operations/stats-answer';
import { reply } from '~/http/reply.server';

/** Totals, success rate, usage and cost by day and model, lag of the read models. Contract sections 3 and 5. */
export const loader = reading('GET /api/admin/stats', async ({ context }) =>
  reply(statsAnswer(await context.system.operations.stats())),
);

export const action = methodNotAllowed;
