import type { ReportId } from '../kernel/report-id';
import { traced, type Telemetry } from '../kernel/telemetry/telemetry';

type Print<Report> = (report: Report, signal: AbortSignal) => Promise<Buffer>;
type Request = { correlationId: string };
type InstrumentedPdfDependencies = {
  telemetry: Telemetry;
  /** Loads the correlation id of a report. */
  search: { load(reportId: ReportId): Promise<{ correlationId: string | undefined }> };
};

/** Prints within the trace of the search behind the report, with a link to the current request. */
export function instrumentedPdf<Report extends { id: ReportId }>(
  print: Print<Report>,
  { telemetry, search }: InstrumentedPdfDependencies,
) {
  /** If the log is unavailable, the PDF is still printed, within the trace of the caller. */
  const requestOf = async (reportId: ReportId) =>
    telemetry.newSpan() === ''
      ? undefined
      : (await search.load(reportId).catch(() => undefined))?.correlationId;

  return async (report: Report, signal: AbortSignal, request?: Request): Promise<Buffer> => {
    const triggeredBy = request?.correlationId;
    const correlationId = (await requestOf(report.id)) ?? triggeredBy;
    if (correlationId === undefined) return print(report, signal);
    const cause = { correlationId, causationId: correlationId };
    const attributes = { 'evident.report_id': report.id };
    const span = { subject: 'pdf' as const, of: 'report', cause, attributes, triggeredBy };
    return traced(telemetry, span, () => print(report, signal));
  };
}
