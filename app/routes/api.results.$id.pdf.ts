import { isRefusal } from '../../modules/kernel/refusal';
import { apiLoader } from '~/api/api-route.server';
import { htmlForNavigation } from '~/api/html-for-navigation.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse } from '~/http/json-reply.server';
import { reportToExport } from '~/report/page/finished-report.server';
import { pdfResponse } from '~/report/export/pdf-response.server';

/** The PDF as a link, for users without JavaScript. */
export const loader = htmlForNavigation(
  'There is no PDF now',
  apiLoader('GET /api/results/:id/pdf', async ({ params, context }) => {
    const result = await reportToExport(context, params.id ?? '');
    return isRefusal(result) ? refusalResponse(result) : pdfResponse({ context }, result);
  }),
);

export const action = methodNotAllowed;
