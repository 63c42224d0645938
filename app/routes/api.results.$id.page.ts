import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { finishedReport } from '~/report/page/finished-report.server';

/** The standalone page. Its own policy allows neither scripts nor network. */
export const loader = apiLoader('GET /api/results/:id/page', async ({ params, context }) => {
  const result = await finishedReport({ params, context });
  return new Response(context.system.exports.page(result), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
});

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; frame-ancestors 'none'";

export const action = methodNotAllowed;
