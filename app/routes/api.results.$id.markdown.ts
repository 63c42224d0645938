import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { download, finishedReport } from '~/report/page/finished-report.server';

export const loader = apiLoader('GET /api/results/:id/markdown', async ({ params, context }) => {
  const result = await finishedReport({ params, context });
  return download(
    context.system.exports.markdown(result),
    'text/markdown; charset=utf-8',
    `report-${result.id}.md`,
  );
});

export const action = methodNotAllowed;
