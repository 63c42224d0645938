import { apiAction, apiLoader } from '~/api/api-route.server';
import { resultFor } from '~/api/public-report';
import { reply } from '~/http/json-reply.server';
import { finishedReport } from '~/report/page/finished-report.server';
import { removeReport } from '~/report/page/remove-report.server';

export const loader = apiLoader('GET /api/results/:id', async ({ params, viewer, context }) =>
  reply(resultFor(viewer, await finishedReport({ params, context }))),
);

export const action = apiAction('DELETE /api/results/:id', removeReport);
