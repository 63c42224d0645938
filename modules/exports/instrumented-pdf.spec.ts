import { describe, expect, it } from 'vitest';
import { createRecordedTelemetry } from '../../tests/doubles/recorded-telemetry';
import { silentTelemetry } from '../kernel/telemetry/telemetry';
import { instrumentedPdf } from './instrumented-pdf';

const pdf = Buffer.from('%PDF');
const print = () => Promise.resolve(pdf);
const { signal } = new AbortController();
const known = { load: () => Promise.resolve({ correlationId: 'of the report' }) };

describe('a PDF that is watched', () => {
  it('belongs to the request its report goes back to; the one that asked for it is linked', async () => {
    const { telemetry, spans } = createRecordedTelemetry();
    const printed = instrumentedPdf(print, { telemetry, search: known });
    expect(await printed({ id: 'report' }, signal, { correlationId: 'of the export' })).toBe(pdf);
    expect(spans).toMatchObject([
      {
        subject: 'pdf',
        of: 'report',
        cause: { correlationId: 'of the report', causationId: 'of the report' },
        askedBy: 'of the export',
      },
    ]);
  });

  it('is printed while the log is away, for whoever asks', async () => {
    const { telemetry, spans } = createRecordedTelemetry();
    const search = { load: () => Promise.reject(new Error('away')) };
    const printed = instrumentedPdf(print, { telemetry, search });
    expect(await printed({ id: 'report' }, signal, { correlationId: 'of the export' })).toBe(pdf);
    expect(spans).toMatchObject([{ cause: { correlationId: 'of the export' } }]);
  });

  it('asks the log nothing where no spans are kept', async () => {
    const asked: string[] = [];
    const search = {
      load(id: string) {
        asked.push(id);
        return known.load();
      },
    };
    const printed = instrumentedPdf(print, { telemetry: silentTelemetry, search });
    expect(await printed({ id: 'report' }, signal)).toBe(pdf);
    expect(asked).toEqual([]);
  });
});
