import { reading } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { finishedReport } from '~/report/finished-report.server';

/** The page that stands alone. Served as it is: its own policy allows neither scripts nor network. */
export const loader = reading('GET /api/results/:id/page', async ({ params, context }) => {
  const result = await finishedReport({ params, context });
  return new Response(context.system.exports.page(result), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
});

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; frame-ancestors 'none'";

export const action = methodNotAllowed;
