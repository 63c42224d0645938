import { isRefusal } from '../../modules/kernel/refusal';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { readJson } from '~/http/body.server';
import { refusalResponse } from '~/http/json-reply.server';
import { readExportRequest } from '~/report/export/export-request';
import { reportToExport } from '~/report/page/finished-report.server';
import { pdfResponse } from '~/report/export/pdf-response.server';

/** Spec section 7: `{ resultId, type: 'pdf' }` answers the PDF, whose file name holds the resultId. */
export const action = apiAction('POST /api/export', async ({ request, context }) => {
  const asked = readExportRequest(await readJson(request));
  if (isRefusal(asked)) return refusalResponse(asked);
  const result = await reportToExport(context, asked.resultId);
  return isRefusal(result) ? refusalResponse(result) : pdfResponse({ request, context }, result);
});

export const loader = methodNotAllowed;
