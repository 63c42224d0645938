import { changing, reading } from '~/api/call.server';
import { resultFor } from '~/api/public-report';
import { reply } from '~/http/reply.server';
import { finishedReport } from '~/report/finished-report.server';
import { removeReport } from '~/report/remove-report.server';

export const loader = reading('GET /api/results/:id', async ({ params, viewer, context }) =>
  reply(resultFor(viewer, await finishedReport({ params, context }))),
);

export const action = changing('DELETE /api/results/:id', removeReport);
