import type { LoaderFunctionArgs } from '@remix-run/node';
import { refuse } from '../../modules/kernel/refusal';
import { answering } from '~/api/answering.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse } from '~/http/reply.server';
import { download, finishedReport } from '~/report/finished-report.server';

/** The page-wide CSV for those without JavaScript. */
export const loader = answering(async ({ params, context }: LoaderFunctionArgs) => {
  const result = await finishedReport({ params, context });
  const csv = context.system.exports.tablesCsv(result);
  if (csv === undefined) return refusalResponse(refuse('no-tables'));
  return download(csv, 'text/csv; charset=utf-8', `analysis-${result.id}.csv`);
});

export const action = methodNotAllowed;
