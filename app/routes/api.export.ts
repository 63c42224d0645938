import { isRefusal } from '../../modules/kernel/refusal';
import { changing } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { readJson } from '~/http/body.server';
import { refusalResponse } from '~/http/reply.server';
import { readExportRequest } from '~/report/export-request';
import { reportToExport } from '~/report/finished-report.server';
import { pdfResponse } from '~/report/pdf-response.server';

/** Spec section 7: `{ resultId, type: 'pdf' }` gives the PDF, its file name holding the resultId. */
export const action = changing('POST /api/export', async ({ request, context }) => {
  const asked = readExportRequest(await readJson(request));
  if (isRefusal(asked)) return refusalResponse(asked);
  const result = await reportToExport(context, asked.resultId);
  return isRefusal(result) ? refusalResponse(result) : pdfResponse({ request, context }, result);
});

export const loader = methodNotAllowed;
