import { createChromiumPrinter } from '../modules/exports/adapters/pdf.chromium';
import { renderStandalonePage } from '../modules/exports/html/standalone-page';
import { sampleResult } from '../tests/doubles/sample-result';
import { rounds, summary, timed, type Bench } from './harness';

const atOnce = 8;
const goals = { warm: 0.35, eight: 0.6 };
const { signal } = new AbortController();
const html = renderStandalonePage(sampleResult, { onPaper: true });
const document = { kilobytes: Math.round(html.length / 1000), charts: sampleResult.visualData.charts.length };
const whole = (values: number[]) => summary(values.map(Math.round));

/** What the browser kept warm saves: the same report printed by it, and by one that must be started first. */
export const pdfWarm: Bench = {
  name: 'pdf-warm',
  goal: `warm PDF / PDF with a cold launch <= ${goals.warm}`,
  async run() {
    const warm = createChromiumPrinter();
    const pairs = await rounds(
      11,
      () => timed(() => warm.print(html, signal)),
      async () => {
        const cold = createChromiumPrinter();
        const time = await timed(() => cold.print(html, signal));
        await cold.close();
        return time;
      },
    );
    await warm.close();
    const ratio = summary(pairs.map(({ a, b }) => a / b));
    const settings = {
      ...document,
      warmMs: whole(pairs.map(({ a }) => a)),
      coldMs: whole(pairs.map(({ b }) => b)),
    };
    return { ratio, settings, ok: ratio.median <= goals.warm };
  },
};

/** What it costs to ask for many at the same time: two of them are made at once, in one browser. */
export const pdfEight: Bench = {
  name: 'pdf-eight',
  goal: `eight PDFs at once / 8 x one <= ${goals.eight}`,
  async run() {
    const printer = createChromiumPrinter();
    const one = () => printer.print(html, signal);
    const pairs = await rounds(
      9,
      () => timed(() => Promise.all(Array.from({ length: atOnce }, one))),
      async () => {
        const times: number[] = [];
        for (let count = 0; count < 4; count += 1) times.push(await timed(one));
        return summary(times).median;
      },
    );
    await printer.close();
    const ratio = summary(pairs.map(({ a, b }) => a / (atOnce * b)));
    const settings = {
      ...document,
      eightMs: whole(pairs.map(({ a }) => a)),
      oneMs: whole(pairs.map(({ b }) => b)),
    };
    return { ratio, settings, ok: ratio.median <= goals.eight };
  },
};
