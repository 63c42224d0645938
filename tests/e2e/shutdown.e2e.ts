import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStandInProcess } from '../chaos/stand-in-process';
import { signedInAdmin } from './http/person';
import { readEvents, type SentEvent } from './http/read-events';
import { startProduct } from './product/server';
import { until } from './product/until';

/** Long enough to be running at the shutdown, short enough to end within its timeout. */
const delays = { plan: 300, sections: 2_500, extras: 2_500 };

describe('the product, stopped in the middle of a report', () => {
  let dataDir: string;
  let standIn: Awaited<ReturnType<typeof startStandInProcess>>;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'evident-shutdown-'));
    standIn = await startStandInProcess({ delays });
  });
  afterAll(async () => {
    await standIn.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('ends its streams, records every finished model call, and resumes without repeating one', async () => {
    const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    const first = await startProduct({ dataDir, env });
    const admin = await signedInAdmin(first);
    const id = await admin.search('What is paid for is kept');
    const received: SentEvent[] = [];
    const ended = readEvents(admin, id, { received });
    const calls = await until('all sections are asked for', async () => {
      const made = await standIn.calls();
      return made.filter(({ purpose }) => purpose !== 'plan').length >= 8 && made.length;
    });
    // The stream follows the read model, which follows the calls.
    await until(
      'the stream says that the report is written',
      () => received.at(-1)?.data.status === 'processing',
    );
    await first.stop();
    expect((await ended).at(-1)?.data).toMatchObject({ status: 'processing' });

    const second = await startProduct({ dataDir, env });
    const again = await signedInAdmin(second);
    await again.finished(id);
    expect(await standIn.calls()).toHaveLength(calls);
    await second.stop();
  });
});

/** The settings of a product in which a signal throws an error. */
const failingOn = (signal: NodeJS.Signals) => {
  const fault = `process.once('${signal}', () => process.nextTick(() => { throw new Error('nobody expected this'); }))`;
  return { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(fault)}"` };
};

it('an uncaught error during the shutdown is logged, too', async () => {
  const product = await startProduct({ env: failingOn('SIGTERM') });
  await expect(product.stop()).rejects.toThrow(
    /^ended with 1\n.*nobody expected this.*uncaught error during shutdown, exiting/s,
  );
});

it('an uncaught error is logged and ends the product', async () => {
  const product = await startProduct({ env: failingOn('SIGWINCH') });
  process.kill(product.pid, 'SIGWINCH');
  await until('it has ended', () => !stillRuns(product.pid));
  await expect(product.stop()).rejects.toThrow(/^ended with 1\n.*"level":60,.*nobody expected this/s);
});

function stillRuns(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
