import { can } from '../../modules/moderation/policy';
import { publicResult } from '~/api/public-report';
import { changing, reading } from '~/api/call.server';
import { reply } from '~/http/reply.server';
import { finishedReport } from '~/report/finished-report.server';

/** Whose it is and what it cost stay between its owner and admins. */
export const loader = reading('GET /api/results/:id', async ({ params, viewer, context }) => {
  const result = await finishedReport({ params, context });
  const owns = can(viewer, 'report.read-owner', { ownerId: result.userId });
  return reply(owns ? result : publicResult(result));
});

export const action = changing('DELETE /api/results/:id', async ({ params, viewer, context }) =>
  reply(await context.system.search.remove(params.id, viewer, context.context)),
);
