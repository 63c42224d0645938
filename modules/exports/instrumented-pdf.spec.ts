import { describe, expect, it } from 'vitest';
import { createRecordedTelemetry } from '../../tests/doubles/recorded-telemetry';
import { toReportId } from '../kernel/report-id';
import { silentTelemetry } from '../kernel/telemetry/telemetry';
import { instrumentedPdf } from './instrumented-pdf';

const pdf = Buffer.from('%PDF');
const print = () => Promise.resolve(pdf);
const { signal } = new AbortController();
const searches = { load: () => Promise.resolve({ correlationId: 'of the report' }) };

describe('an instrumented PDF', () => {
  it('joins the trace of the search behind its report, with a link to the current request', async () => {
    const { telemetry, spans } = createRecordedTelemetry();
    const printed = instrumentedPdf(print, { telemetry, search: searches });
    expect(await printed({ id: toReportId('report') }, signal, { correlationId: 'of the export' })).toBe(pdf);
    expect(spans).toMatchObject([
      {
        subject: 'pdf',
        of: 'report',
        cause: { correlationId: 'of the report', causationId: 'of the report' },
        triggeredBy: 'of the export',
      },
    ]);
  });

  it('is printed in the trace of the caller if the log is unavailable', async () => {
    const { telemetry, spans } = createRecordedTelemetry();
    const search = { load: () => Promise.reject(new Error('away')) };
    const printed = instrumentedPdf(print, { telemetry, search });
    expect(await printed({ id: toReportId('report') }, signal, { correlationId: 'of the export' })).toBe(pdf);
    expect(spans).toMatchObject([{ cause: { correlationId: 'of the export' } }]);
  });

  it('does not read the log without tracing', async () => {
    const loads: string[] = [];
    const search = {
      load(id: string) {
        loads.push(id);
        return searches.load();
      },
    };
    const printed = instrumentedPdf(print, { telemetry: silentTelemetry, search });
    expect(await printed({ id: toReportId('report') }, signal)).toBe(pdf);
    expect(loads).toEqual([]);
  });
});
