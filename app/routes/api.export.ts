import { noReportId } from '~/report/export/fetch-pdf';
import { z } from 'zod';
import { isRefusal, refuse, type Refusal } from '../../modules/kernel/refusal';
import { ReportId } from '../../modules/kernel/report-id';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { readJson } from '~/http/body.server';
import { refusalResponse } from '~/http/json-reply.server';
import { reportToExport } from '~/report/page/finished-report.server';
import { pdfResponse } from '~/report/export/pdf-response.server';

/** Spec section 7: `{ resultId, type: 'pdf' }` answers the PDF, whose file name holds the resultId. */
export const action = apiAction('POST /api/export', async ({ request, context }) => {
  const exportRequest = readExportRequest(await readJson(request));
  if (isRefusal(exportRequest)) return refusalResponse(exportRequest);
  const result = await reportToExport(context, exportRequest.resultId);
  return isRefusal(result) ? refusalResponse(result) : pdfResponse({ context }, result);
});

export const loader = methodNotAllowed;

const ExportRequest = z.object({ resultId: ReportId.min(1), type: z.literal('pdf') });
type ExportRequest = z.infer<typeof ExportRequest>;

/** Parses an export request, or refuses it with the missing field. */
function readExportRequest(body: unknown): ExportRequest | Refusal {
  if (isRefusal(body)) return body;
  const parsed = ExportRequest.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => String(path[0] ?? 'resultId'));
  return refuse(
    'invalid-input',
    {},
    Object.fromEntries(fields.map((field) => [field, sentences[field] ?? ''])),
  );
}

const sentences: Readonly<Record<string, string>> = {
  resultId: noReportId,
  type: 'The only type of export is pdf.',
};
