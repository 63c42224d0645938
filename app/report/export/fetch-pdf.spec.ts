import { afterEach, describe, expect, it, vi } from 'vitest';
import { toReportId } from '../../../modules/kernel/report-id';
import { fetchPdf } from './fetch-pdf';

afterEach(() => vi.unstubAllGlobals());

const answer = (response: Response) => {
  const fetch = vi.fn(() => Promise.resolve(response));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

describe('requesting the PDF of a report', () => {
  it('sends the report id, and returns the file unchanged', async () => {
    const fetch = answer(new Response('%PDF-1.4', { headers: { 'Content-Type': 'application/pdf' } }));
    expect(await (await fetchPdf(toReportId('r-1'))).text()).toBe('%PDF-1.4');
    expect(fetch).toHaveBeenCalledWith(
      '/api/export',
      expect.objectContaining({ method: 'POST', body: '{"resultId":"r-1","type":"pdf"}' }),
    );
  });

  it.each([
    ['what the server says', '{"error":"Too many PDFs are being made."}', 'Too many PDFs are being made.'],
    ['that it failed, where the server says nothing', '{}', 'Export failed'],
    ['that it failed, where the answer is empty JSON', 'null', 'Export failed'],
    ['that the error is unknown, where the answer cannot be read', '<h1>Bad gateway</h1>', 'Unknown error'],
  ])('reports %s', async (_, body, sentence) => {
    answer(new Response(body, { status: 503 }));
    await expect(fetchPdf(toReportId('r-1'))).rejects.toThrow(sentence);
  });

  it('needs a report id, and sends no request without one', async () => {
    const fetch = answer(new Response(''));
    await expect(fetchPdf(toReportId(''))).rejects.toThrow('Export needs a report id.');
    expect(fetch).not.toHaveBeenCalled();
  });
});
