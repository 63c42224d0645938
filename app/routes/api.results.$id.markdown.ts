import type { LoaderFunctionArgs } from '@remix-run/node';
import { answering } from '~/api/answering.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { download, finishedReport } from '~/report/finished-report.server';

export const loader = answering(async ({ params, context }: LoaderFunctionArgs) => {
  const result = await finishedReport({ params, context });
  return download(
    context.system.exports.markdown(result),
    'text/markdown; charset=utf-8',
    `report-${result.id}.md`,
  );
});

export const action = methodNotAllowed;
