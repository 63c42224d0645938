import { apiAction, apiLoader } from '~/api/api-route.server';
import { resultFor } from '~/api/public-report';
import { researchReport } from '~/api/research-report';
import { reply } from '~/http/json-reply.server';
import { finishedReport } from '~/report/page/finished-report.server';
import { removeReportOf } from '~/report/page/remove-report.server';

/** Spec section 7, research report: the fields that this reader may see. A visual report is not found. */
export const loader = apiLoader('GET /api/research-report/:id', async ({ params, viewer, context }) =>
  reply(researchReport(resultFor(viewer, await finishedReport({ params, context }, 'research')))),
);

export const action = apiAction('DELETE /api/research-report/:id', removeReportOf('research'));
