import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '../pdf-text';
import { createHttpWorld } from './http/http-world';
import type { Person } from './http/person';
import type { RunningProduct } from './product/server';
import { until } from './product/until';

const rows = 195_000;
const day = 86_400_000;
const drawn = /(?:\d{1,3}) of 195,000 points drawn/;

/** A value for each day of five centuries, in less than 5 MB. */
function manyDays(): string {
  const first = Date.UTC(1490, 0, 1);
  const line = (at: number) =>
    `${new Date(first + at * day).toISOString().slice(0, 10)},${(280 + at / 2_000 + (at % 37) / 10).toFixed(1)}`;
  return `Date,CO2 (ppm)\n${Array.from({ length: rows }, (_, at) => line(at)).join('\n')}\n`;
}

let product: RunningProduct;
let ada: Person;
beforeAll(async () => {
  // A server of the smallest size that has to do: `bench large-files` reads ten such files with as little.
  ({ product, ada } = await createHttpWorld({ env: { NODE_OPTIONS: '--max-old-space-size=768' } }));
});
afterAll(() => product.stop());

// Threads have a lower priority than everything else that runs on this machine, so the steps may take minutes.
it(
  'opens, exports and prints a report over 195,000 rows, and says how many points are drawn',
  { timeout: 400_000 },
  async () => {
    const { body } = await ada.attach({ name: 'days.csv', bytes: manyDays() });
    const id = await ada.search('How did CO2 develop?', { sources: [body.sources[0]?.sourceId ?? ''] });
    // Parsing may block the server for longer than an idle connection lives, so such a request is retried.
    const isOver = async () => {
      const seen = await ada.status(id).catch(() => undefined);
      return (seen?.status === 'completed' || seen?.status === 'failed') && seen;
    };
    expect(await until('the report is done', isOver, 300_000)).toMatchObject({ status: 'completed' });
    const report = await ada.result(id);

    const lines = report.visualData.charts.filter(({ type }) => type === 'line');
    expect(lines.length).toBeGreaterThan(0);
    for (const { data, basis, subtitle } of lines) {
      expect(data.labels.length).toBeLessThanOrEqual(500);
      expect([basis, drawn.test(subtitle)]).toEqual(['source', true]);
    }
    expect(report.visualData.tables.every((table) => table.rows.length <= 301)).toBe(true);

    for (const path of [`/results/${id}`, `/api/results/${id}/page`, `/api/results/${id}/markdown`]) {
      const answer = await ada.send(path);
      const text = (await answer.text()).replaceAll('<!-- -->', '');
      expect([path, answer.status, drawn.test(text)]).toEqual([path, 200, true]);
      expect(text.length).toBeLessThan(2_000_000);
    }
    expect((await ada.send(`/api/results/${id}/tables.csv`)).status).toBe(200);
    const pdf = await ada.send(`/api/results/${id}/pdf`);
    expect(pdf.status).toBe(200);
    const printed = readPdf(Buffer.from(await pdf.arrayBuffer())).text.replaceAll(/\s+/g, ' ');
    expect(printed).toMatch(drawn);
  },
);
