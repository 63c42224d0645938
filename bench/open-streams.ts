import { readFileSync } from 'node:fs';
import { sleep } from '../modules/kernel/sleep';
import { signedInAdmin } from '../tests/e2e/http/person';
import { startProduct } from '../tests/e2e/product/server';
import { startStandInProcess } from '../tests/chaos/stand-in-process';
import { until } from '../tests/e2e/product/until';
import { summary, type Bench } from './harness';

const streams = 200;
const rounds = 5;
/** Resident megabytes that all streams together may add. */
const goalMb = 60;

/** Resident memory of a web process with 200 open event streams, over the same process without them. */
export const openStreams: Bench = {
  name: 'open-streams',
  goal: `memory of a web process with ${streams} open event streams: at most ${goalMb} MB more than without`,
  async run() {
    const withStreams: number[] = [];
    const without: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const measured = await measure();
      without.push(measured.before);
      withStreams.push(measured.after);
    }
    const added = withStreams.map((after, round) => after - (without[round] ?? NaN));
    const settings = {
      streams,
      rounds,
      megabytesWithout: summary(without),
      megabytesWith: summary(withStreams),
      kilobytesPerStream: summary(added.map((mb) => Math.round((mb * 1_000) / streams))),
    };
    const ratio = summary(withStreams.map((after, round) => after / (without[round] ?? NaN)));
    return { ratio, settings, ok: summary(added).median <= goalMb };
  },
};

/** A fresh web process each time: what one round leaves behind would be another's start. */
async function measure(): Promise<{ before: number; after: number }> {
  const standIn = await startStandInProcess({ delays: { plan: 600_000, sections: 1_000, extras: 1_000 } });
  const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url, LOG_LEVEL: 'warn' };
  const product = await startProduct({ env: { ...env, ROLE: 'web' } });
  const stop = new AbortController();
  try {
    const admin = await signedInAdmin(product);
    const worker = await startProduct({ env, entryPoint: 'build/worker.js', dataDir: product.dataDir });
    const id = await admin.search('Something that takes its time');
    await until('the report is being written', async () => (await admin.status(id)).status === 'processing');
    const before = await settled(product.pid);
    const opened = await Promise.all(
      Array.from({ length: streams }, () =>
        fetch(`${product.url}/api/search/${id}/events`, { signal: stop.signal }),
      ),
    );
    // Each has told its first status.
    await Promise.all(opened.map(async (response) => response.body?.getReader().read()));
    const after = await settled(product.pid);
    await worker.stop();
    return { before, after };
  } finally {
    stop.abort();
    await product.stop();
    await standIn.close();
  }
}

/** Resident megabytes once they no longer move by more than one in a second. */
async function settled(pid: number): Promise<number> {
  let last = NaN;
  return until('the memory settles', async () => {
    const now = residentMb(pid);
    const still = Math.abs(now - last) <= 1;
    last = now;
    if (!still) await sleep(1_000);
    return still && now;
  });
}

function residentMb(pid: number): number {
  const [, kilobytes = NaN] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
