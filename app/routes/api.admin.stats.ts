import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { apiLoader } from '~/api/api-route.server';
import { statsAnswer } from '~/admin/operations/stats-answer';
import { reply } from '~/http/json-reply.server';

/** Totals, success rate, usage and cost by day and model, lag of the read models. Contract sections 3 and 5. */
export const loader = apiLoader('GET /api/admin/stats', async ({ context }) =>
  reply(statsAnswer(await context.system.operations.stats())),
);

export const action = methodNotAllowed;
