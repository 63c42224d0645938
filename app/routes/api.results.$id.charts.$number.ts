import { refuse } from '../../modules/kernel/refusal';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse } from '~/http/json-reply.server';
import { download, finishedReport } from '~/report/page/finished-report.server';

/**
 * A chart as an SVG file, by its number on the page. It holds no script and needs no network; its policy enforces that.
 */
export const loader = apiLoader('GET /api/results/:id/charts/:number', async ({ params, context }) => {
  const result = await finishedReport({ params, context });
  const picture = context.system.exports.chart(result, Number(params.number));
  if (!picture) return refusalResponse(refuse('no-chart'));
  const answer = download(picture.svg, 'image/svg+xml; charset=utf-8', picture.name);
  answer.headers.set('Content-Security-Policy', policy);
  return answer;
});

const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:";

export const action = methodNotAllowed;
