import { isRefusal } from '../../modules/kernel/refusal';
import { reading } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse } from '~/http/reply.server';
import { reportToExport } from '~/report/finished-report.server';
import { pdfResponse } from '~/report/pdf-response.server';

/** The PDF behind a link, for those without JavaScript. */
export const loader = reading('GET /api/results/:id/pdf', async ({ request, params, context }) => {
  const result = await reportToExport(context.system, params.id ?? '');
  if (isRefusal(result)) return refusalResponse(result);
  return pdfResponse(() => context.system.exports.pdf(result, request.signal, context.context), result.id);
});

export const action = methodNotAllowed;
