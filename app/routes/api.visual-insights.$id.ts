import { apiAction, apiLoader } from '~/api/api-route.server';
import { resultFor } from '~/api/public-report';
import { reply } from '~/http/json-reply.server';
import { visualReport } from '~/insights/visual-report';
import { finishedReport } from '~/report/page/finished-report.server';
import { removeReportOf } from '~/report/page/remove-report.server';

/**
 * Spec section 7, visual insights: what `GET /api/results/:id` answers this reader, in the shape of a visual report.
 */
export const loader = apiLoader('GET /api/visual-insights/:id', async ({ params, viewer, context }) =>
  reply(visualReport(resultFor(viewer, await finishedReport({ params, context }, 'visual')))),
);

export const action = apiAction('DELETE /api/visual-insights/:id', removeReportOf('visual'));
