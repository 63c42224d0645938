import { readFileSync } from 'node:fs';
import { summary, type Bench } from './harness';
import { startWorld } from './product-world';

const reports = 20;
const goalMb = 350;
const rounds = 3;
const rows = 20_000;

/** A table of half a megabyte: each report reads one of its own. */
const table = ['Year,Station,Tide in m,Anomaly in cm']
  .concat(
    Array.from(
      { length: rows },
      (_, n) => `${1900 + (n % 120)},Station ${n % 97},${(n % 700) / 100},${(n % 81) - 40}`,
    ),
  )
  .join('\n');

/** Peak memory of the server (VmHWM) with twenty reports running at once, each with a file attached; a fresh process each round. */
export const memory: Bench = {
  name: 'memory',
  goal: `peak memory of a server with ${reports} reports running, each with a file of ${rows} rows, / ${goalMb} MB <= 1`,
  async run() {
    const peaks: number[] = [];
    const idle: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const world = await startWorld({ delays: { plan: 1_000, sections: 1_500, extras: 1_000 } });
      try {
        idle.push(peakMb(world.product.pid));
        await Promise.all(
          Array.from({ length: reports }, () => world.report({ file: { name: 'tides.csv', bytes: table } })),
        );
        peaks.push(peakMb(world.product.pid));
      } finally {
        await world.stop();
      }
    }
    const ratio = summary(peaks.map((peak) => peak / goalMb));
    const settings = {
      reports,
      rowsPerFile: rows,
      peakMb: summary(peaks),
      afterStartMb: summary(idle),
      rounds,
    };
    return { ratio, settings, ok: ratio.median <= 1 };
  },
};

/** Peak resident memory of a process so far (VmHWM). */
export function peakMb(pid: number): number {
  const [, kilobytes = NaN] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
