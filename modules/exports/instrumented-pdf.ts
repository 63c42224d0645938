import { traced, type Telemetry } from '../kernel/telemetry/telemetry';

type Print<Report> = (report: Report, signal: AbortSignal) => Promise<Buffer>;
type Request = { correlationId: string };
type Deps = {
  telemetry: Telemetry;
  /** Knows the request that a report goes back to. */
  search: { load(reportId: string): Promise<{ correlationId: string | undefined }> };
};

/** Prints within the trace of the report, which is that of the request it goes back to; who asks for the PDF is linked. */
export function instrumentedPdf<Report extends { id: string }>(
  print: Print<Report>,
  { telemetry, search }: Deps,
) {
  /** A log that is away stops no PDF: then it belongs to whoever asks for it. */
  const requestOf = async (reportId: string) =>
    telemetry.newSpan() === ''
      ? undefined
      : (await search.load(reportId).catch(() => undefined))?.correlationId;

  return async (report: Report, signal: AbortSignal, request?: Request): Promise<Buffer> => {
    const askedBy = request?.correlationId;
    const correlationId = (await requestOf(report.id)) ?? askedBy;
    if (correlationId === undefined) return print(report, signal);
    const cause = { correlationId, causationId: correlationId };
    const about = { 'evident.report_id': report.id };
    const span = { subject: 'pdf' as const, of: 'report', cause, about, askedBy };
    return traced(telemetry, span, () => print(report, signal));
  };
}
