import { changing, reading } from '~/api/call.server';
import { resultFor } from '~/api/public-report';
import { researchReport } from '~/api/research-report';
import { reply } from '~/http/reply.server';
import { finishedReport } from '~/report/finished-report.server';
import { removeReportOf } from '~/report/remove-report.server';

/** Spec section 7, research report: what this reader may see of it. A visual report is not found. */
export const loader = reading('GET /api/research-report/:id', async ({ params, viewer, context }) =>
  reply(researchReport(resultFor(viewer, await finishedReport({ params, context }, 'research')))),
);

export const action = changing('DELETE /api/research-report/:id', removeReportOf('research'));
