import { summary, type Bench } from './harness';
import { peakMb } from './memory';
import { startWorld } from './product-world';

const heapMb = 768;
const largeFiles = 10;
const reportsAtOnce = 20;
const day = 86_400_000;

/** A value for each of so many days, in less than 5 MB for 195,000. `seed` makes files differ. */
function manyDays(rows: number, seed: number): string {
  const first = Date.UTC(1490, 0, 1);
  const line = (at: number) =>
    `${new Date(first + at * day).toISOString().slice(0, 10)},${(280 + seed + at / 2_000 + (at % 37) / 10).toFixed(1)}`;
  return `Date,CO2 (ppm)\n${Array.from({ length: rows }, (_, at) => line(at)).join('\n')}\n`;
}

/** Whether a server with a small heap completes reports over the largest files, and many with files at once. */
export const largeFilesInSmallHeap: Bench = {
  name: 'large-files',
  goal: `of ${largeFiles} reports over 195,000 rows each and ${reportsAtOnce} with files at once, completed with a heap of ${heapMb} MB / asked = 1`,
  async run() {
    const env = { NODE_OPTIONS: `--max-old-space-size=${heapMb}` };
    const world = await startWorld({ delays: { plan: 500, sections: 500, extras: 500 } }, env);
    try {
      const ask = (rows: number, at: number) =>
        world.report({ file: { name: `days-${at}.csv`, bytes: manyDays(rows, at) } });
      const began = performance.now();
      const large = await Promise.allSettled(Array.from({ length: largeFiles }, (_, at) => ask(195_000, at)));
      const tookSeconds = Math.round((performance.now() - began) / 1_000);
      const peakOfLarge = peakMb(world.product.pid);
      const small = await Promise.allSettled(
        Array.from({ length: reportsAtOnce }, (_, at) => ask(20_000, at + largeFiles)),
      );
      const outcomes = [...large, ...small];
      const completed = outcomes.filter(({ status }) => status === 'fulfilled').length;
      const reasons = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [String(outcome.reason)] : [],
      );
      const settings = {
        ...{ heapMb, largeFiles, reportsAtOnce, completed },
        ...{ secondsForLargeFiles: tookSeconds, peakMbOfLargeFiles: peakOfLarge },
        ...{ peakMb: peakMb(world.product.pid), failures: reasons.slice(0, 3).join('; ') || 'none' },
      };
      const ratio = summary([completed / outcomes.length]);
      return { ratio, settings, ok: completed === outcomes.length };
    } finally {
      await world.stop();
    }
  },
};
