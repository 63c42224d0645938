import { refuse } from '../../modules/kernel/refusal';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse } from '~/http/json-reply.server';
import { download, finishedReport } from '~/report/page/finished-report.server';

/** The page-wide CSV for users without JavaScript; with `?table=` one table, named after its title. */
export const loader = apiLoader('GET /api/results/:id/tables.csv', async ({ request, params, context }) => {
  const result = await finishedReport({ params, context });
  const tableId = new URL(request.url).searchParams.get('table');
  if (tableId !== null) {
    const table = context.system.exports.tableCsv(result, tableId);
    return table ? download(table.csv, csvType, table.name) : refusalResponse(refuse('not-found'));
  }
  const csv = context.system.exports.tablesCsv(result);
  if (csv === undefined) return refusalResponse(refuse('no-tables'));
  return download(csv, csvType, `analysis-${result.id}.csv`);
});

const csvType = 'text/csv; charset=utf-8';

export const action = methodNotAllowed;
