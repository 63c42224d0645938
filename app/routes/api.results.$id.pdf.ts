import { isRefusal } from '../../modules/kernel/refusal';
import { reading } from '~/api/call.server';
import { forLinks } from '~/api/for-links.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse } from '~/http/reply.server';
import { reportToExport } from '~/report/finished-report.server';
import { pdfResponse } from '~/report/pdf-response.server';

/** The PDF behind a link, for those without JavaScript. */
export const loader = forLinks(
  'There is no PDF now',
  reading('GET /api/results/:id/pdf', async ({ request, params, context }) => {
    const result = await reportToExport(context, params.id ?? '');
    return isRefusal(result) ? refusalResponse(result) : pdfResponse({ request, context }, result);
  }),
);

export const action = methodNotAllowed;
