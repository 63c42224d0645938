import { can } from '../../modules/moderation/policy';
import { changing, reading } from '~/api/call.server';
import { reply } from '~/http/reply.server';
import { finishedReport } from '~/report/finished-report.server';

/** Whose it is stays between its owner and admins. */
export const loader = reading('GET /api/results/:id', async ({ params, viewer, context }) => {
  const result = await finishedReport({ params, context });
  const { userId, ...rest } = result;
  return reply(can(viewer, 'report.read-owner', { ownerId: userId }) ? result : rest);
});

export const action = changing('DELETE /api/results/:id', async ({ params, viewer, context }) =>
  reply(await context.system.search.remove(params.id, viewer, context.context)),
);
