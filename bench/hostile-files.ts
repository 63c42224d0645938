import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { hostileFiles } from '../tests/hostile/reading.fixture';
import { signedInAdmin } from '../tests/e2e/http/person';
import { summary, type Bench } from './harness';
import { startWorld } from './product-world';

const lagAllowedMs = 50;
const healthAllowedMs = 250;
const rounds = 3;
const reports = 3;
const fileBytes = 5 * 1024 * 1024 - 64;

const extensions = { csv: 'csv', markdown: 'md', html: 'html', text: 'txt' } as const;

/** Hostile and merely large files of each format, 5 MB each: those that took longest in a reader with backtracking. */
const chosen = {
  csv: ['rows of two columns', 'quotes after quotes', 'cells with breaks', 'letters'],
  markdown: ['a table', 'list items', 'a heading of spaces', 'open brackets', 'stars and underscores'],
  html: ['paragraphs', 'a table', 'tables', 'different attributes', 'nested divisions'],
  text: ['sentences', 'letters', 'short paragraphs', 'quotes of two sentences'],
} as const;

const table = ['Year,Amount (t),Grade']
  .concat(Array.from({ length: 195_000 }, (_, at) => `${1900 + (at % 120)},${at % 977},${at % 7}`))
  .join('\n');

/** Polls an address every 20 ms until it is stopped. Runs in a worker thread: the main thread is busy making files. */
const probe = `
  const { parentPort, workerData } = require('node:worker_threads');
  let isOver = false;
  parentPort.once('message', () => (isOver = true));
  (async () => {
    let worst = 0;
    while (!isOver) {
      const asked = performance.now();
      await (await fetch(workerData)).text();
      worst = Math.max(worst, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    parentPort.postMessage(worst);
  })();
`;

type Round = { lagMs: number; worstLagMs: number; worstHealthMs: number; files: number; seconds: number };

/** The event loop of the server while it is sent every chosen file, and three reports over 195,000 rows are written. */
async function round(): Promise<Round> {
  const world = await startWorld({});
  const began = performance.now();
  try {
    const sender = await signedInAdmin(world.product);
    const prober = new Worker(probe, { eval: true, workerData: `${world.product.url}/healthz` });
    const written = Promise.all(
      Array.from({ length: reports }, () => world.report({ file: { name: 'amounts.csv', bytes: table } })),
    );
    let files = 0;
    for (const [kind, names] of Object.entries(chosen))
      for (const name of names) {
        const format = kind as keyof typeof chosen;
        const bytes = (hostileFiles[format][name]?.(fileBytes) ?? '').slice(0, fileBytes);
        await sender.attach({ name: `hostile.${extensions[format]}`, bytes });
        files += 1;
      }
    await written;
    const [lagMs, worstLagMs] = await lagsOf(world.product.url);
    prober.postMessage('over');
    const [worstHealthMs] = (await once(prober, 'message')) as [number];
    return { lagMs, worstLagMs, worstHealthMs, files, seconds: (performance.now() - began) / 1_000 };
  } finally {
    await world.stop();
  }
}

/** The 99th percentile and the most of the delay of the server's event loop, as its own metrics tell them. */
async function lagsOf(url: string): Promise<[number, number]> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const lag = (quantile: string) => {
    const found = metrics
      .split('\n')
      .find((line) => line.includes(`event_loop_lag_seconds{quantile="${quantile}"}`));
    return Number(found?.split(' ')[1]) * 1_000;
  };
  return [lag('0.99'), lag('1')];
}

/** Whether hostile and large files can hold up the server that reads them. */
export const hostileReading: Bench = {
  name: 'hostile-files',
  goal: `p99 of the event loop's delay while hostile files are read and ${reports} reports run / ${lagAllowedMs} ms <= 1; /healthz always within ${healthAllowedMs} ms`,
  async run() {
    const found: Round[] = [];
    for (let at = 0; at < rounds; at += 1) found.push(await round());
    const ratio = summary(found.map(({ lagMs }) => lagMs / lagAllowedMs));
    const worst = summary(found.map(({ worstHealthMs }) => Math.round(worstHealthMs)));
    return {
      ratio,
      settings: {
        rounds,
        filesOf5Mb: found[0]?.files,
        reportsOf195000Rows: reports,
        worstLagMs: summary(found.map(({ worstLagMs }) => Math.round(worstLagMs))),
        worstHealthzMs: worst,
        seconds: summary(found.map(({ seconds }) => Math.round(seconds))),
      },
      ok: ratio.median <= 1 && worst.max <= healthAllowedMs,
    };
  },
};
