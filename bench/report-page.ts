import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { signedInAdmin } from '../tests/e2e/http/person';
import { startProduct } from '../tests/e2e/product/server';
import { until } from '../tests/e2e/product/until';
import { rounds, summary, type Bench } from './harness';
import { answersPerSecond } from './load';

const count = 7;
const msPerRound = 3_000;
const goal = 0.6;

/** What is around a report page (limits, sessions, read models, router, headers, its data for the browser), in requests. */
export const reportPage: Bench = {
  name: 'report-page',
  goal: `requests a second of /results/{id} / of a bare render of the same tree >= ${goal}`,
  async run() {
    const product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
    let bare: Bare | undefined;
    try {
      const admin = await signedInAdmin(product);
      const source = await admin.attachExample();
      const { id } = await admin.finished(await admin.search('Climate Change', { sources: [source] }));
      const path = `/results/${id}`;
      bare = await startBare(product.dataDir, path);
      const { url } = bare;
      const pairs = await rounds(
        count,
        () => answersPerSecond(product.url + path, msPerRound),
        () => answersPerSecond(url, msPerRound),
      );
      const ratio = summary(pairs.map(({ a, b }) => a / b));
      const settings = {
        rounds: count,
        connections: 8,
        msPerRound,
        kilobytes: await kilobytes(product.url + path),
        kilobytesBare: await kilobytes(url),
        perSecond: summary(pairs.map(({ a }) => Math.round(a))),
        perSecondBare: summary(pairs.map(({ b }) => Math.round(b))),
      };
      return { ratio, settings, ok: ratio.median >= goal };
    } finally {
      await bare?.stop();
      await product.stop();
    }
  },
};

type Bare = { url: string; stop(): Promise<void> };

async function startBare(dataDir: string, path: string): Promise<Bare> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/bare-page.ts', dataDir, path], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const url = await until('the bare page listens', () => {
    if (child.exitCode !== null) throw new Error('the bare page did not start');
    return /Listening on (\S+)\n/.exec(said)?.[1];
  });
  return { url, stop: () => ended(child) };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function kilobytes(url: string): Promise<number> {
  const body = await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text();
  return Math.round(Buffer.byteLength(body) / 1_000);
}
