import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sleep } from '../modules/kernel/sleep';
import type * as Heartbeat from './heartbeat';

const place = mkdtempSync(join(tmpdir(), 'heartbeat-'));
const file = join(place, 'evident-worker-heartbeat');

/** The output of a container's health check: nothing when the process is well. */
async function healthCheck(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['scripts/healthcheck.mjs'], {
    env: { ...process.env, TMPDIR: place, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

describe('the health check of a worker, which serves no HTTP', () => {
  let runHeartbeat: typeof Heartbeat.runHeartbeat;
  beforeAll(async () => {
    vi.stubEnv('TMPDIR', place);
    ({ runHeartbeat } = await import('./heartbeat'));
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(place, { recursive: true });
  });
  const worker = () => healthCheck({ ROLE: 'worker' });

  it('passes while the worker’s engines answer, and fails before, after and when it hangs', async () => {
    expect(await worker()).toEqual({ code: 1, said: 'The worker has not been well yet.\n' });
    const stop = new AbortController();
    const running = runHeartbeat(() => Promise.resolve({ ok: true }), stop.signal);
    while (!existsSync(file)) await sleep(5);
    expect(await worker()).toEqual({ code: 0, said: '' });
    const longAgo = Date.now() / 1000 - 60;
    utimesSync(file, longAgo, longAgo);
    const { code, said } = await worker();
    const [, seconds] = /^The worker was well (\d+) s ago\.\n$/.exec(said) ?? [said];
    expect(code).toBe(1);
    expect(Number(seconds)).toBeGreaterThanOrEqual(60);
    expect(Number(seconds)).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000 - longAgo));
    stop.abort();
    await running;
    expect(existsSync(file)).toBe(false);
  });

  it('fails while they do not', async () => {
    const stop = new AbortController();
    let asked = 0;
    const running = runHeartbeat(() => Promise.resolve({ ok: ++asked < 0 }), stop.signal);
    while (asked === 0) await sleep(5);
    expect((await worker()).code).toBe(1);
    stop.abort();
    await running;
  });
});

describe('the health check of the web process', () => {
  const server = createServer((req, res) => {
    res.statusCode = req.url === '/readyz' && ready ? 200 : 503;
    res.end(JSON.stringify({ ok: ready, reason: 'The log does not answer.' }));
  });
  let ready = true;
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterEach(() => (ready = true));
  const web = () => healthCheck({ ROLE: 'web', PORT: String((server.address() as AddressInfo).port) });

  it('passes while it is ready, and prints the reason when it is not', async () => {
    expect(await web()).toEqual({ code: 0, said: '' });
    ready = false;
    expect(await web()).toEqual({ code: 1, said: 'It is not ready: The log does not answer.\n' });
  });

  it('fails when nothing answers', async () => {
    const settings = { PORT: String((server.address() as AddressInfo).port) };
    await new Promise((resolve) => server.close(resolve));
    const { code, said } = await healthCheck(settings);
    expect(code).toBe(1);
    expect(said).toContain('ECONNREFUSED');
  });
});
