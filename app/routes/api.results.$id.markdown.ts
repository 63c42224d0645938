import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { download, finishedReport } from '~/report/finished-report.server';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const result = await finishedReport({ params, context });
  return download(
    context.system.exports.markdown(result),
    'text/markdown; charset=utf-8',
    `report-${result.id}.md`,
  );
}

export const action = methodNotAllowed;
