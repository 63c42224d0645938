import { tableCsv, tableFileName } from '../../modules/exports/csv';
import { refuse } from '../../modules/kernel/refusal';
import { reading } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse } from '~/http/reply.server';
import { download, finishedReport } from '~/report/finished-report.server';

const type = 'text/csv; charset=utf-8';

/** The page-wide CSV for those without JavaScript; with `?table={id}` that table alone, under its own name. */
export const loader = reading('GET /api/results/:id/tables.csv', async ({ request, params, context }) => {
  const result = await finishedReport({ params, context });
  const wanted = new URL(request.url).searchParams.get('table');
  const table = result.visualData.tables.find(({ id }) => id === wanted);
  if (table) return download(tableCsv(table), type, tableFileName(table.title));
  const csv = wanted === null ? context.system.exports.tablesCsv(result) : undefined;
  return csv === undefined
    ? refusalResponse(refuse('no-tables'))
    : download(csv, type, `analysis-${result.id}.csv`);
});

export const action = methodNotAllowed;
