import type { ReportId } from '../../../modules/kernel/report-id';

export const noReportId = 'Export needs a report id.';

/** A failed export with a sentence for the user. */
export class ExportProblem extends Error {}

/** Requests the PDF of a report. Spec sections 5, 7 and 8; throws ExportProblem with the sentence to show. */
export async function fetchPdf(reportId: ReportId): Promise<Blob> {
  if (!reportId) throw new ExportProblem(noReportId);
  const body = JSON.stringify({ resultId: reportId, type: 'pdf' });
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch('/api/export', { method: 'POST', headers, body });
  if (!response.ok) throw new ExportProblem(await problemOf(response));
  return response.blob();
}

/** The error field, else "Export failed"; an unreadable body is an "Unknown error". */
async function problemOf(response: Response): Promise<string> {
  try {
    const body = (await response.json()) as { error?: unknown } | null;
    return typeof body?.error === 'string' && body.error ? body.error : 'Export failed';
  } catch {
    return 'Unknown error';
  }
}
