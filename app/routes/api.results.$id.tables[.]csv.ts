import { refuse } from '../../modules/kernel/refusal';
import { reading } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse } from '~/http/reply.server';
import { download, finishedReport } from '~/report/finished-report.server';

/** The page-wide CSV for those without JavaScript. */
export const loader = reading('GET /api/results/:id/tables.csv', async ({ params, context }) => {
  const result = await finishedReport({ params, context });
  const csv = context.system.exports.tablesCsv(result);
  if (csv === undefined) return refusalResponse(refuse('no-tables'));
  return download(csv, 'text/csv; charset=utf-8', `analysis-${result.id}.csv`);
});

export const action = methodNotAllowed;
