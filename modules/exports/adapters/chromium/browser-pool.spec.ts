import { EventEmitter } from 'node:events';
import type { Browser } from 'puppeteer-core';
import { describe, expect, it, vi } from 'vitest';
import { createBrowserPool } from './browser-pool';

describe('the browser pool', () => {
  it('reuses one browser, and replaces it after its number of jobs', async () => {
    const { launched, warm } = warmBrowser({ maxJobs: 3 });
    for (let job = 0; job < 7; job += 1) await warm.use(() => Promise.resolve());
    await vi.waitFor(() => expect(launched.map(({ closed }) => closed)).toEqual([true, true, false]), 15_000);
  });

  it('closes a replaced browser only after its last job', async () => {
    const { launched, warm } = warmBrowser({ maxJobs: 1 });
    let finish = () => {};
    const slow = warm.use(() => new Promise<void>((resolve) => (finish = resolve)));
    await warm.use(() => Promise.resolve());
    expect(launched.map(({ closed }) => closed)).toEqual([false, false]);
    finish();
    await slow;
    await vi.waitFor(() => expect(launched.map(({ closed }) => closed)).toEqual([true, false]), 15_000);
  });

  it('replaces a disconnected browser', async () => {
    const { launched, warm } = warmBrowser({});
    await warm.use(() => Promise.resolve());
    launched[0]?.emit('disconnected');
    await warm.use(() => Promise.resolve());
    expect(launched).toHaveLength(2);
  });

  it('starts again after a failed start', async () => {
    const { launched, warm, fail } = warmBrowser({});
    fail(new Error('no room'));
    await expect(warm.use(() => Promise.resolve())).rejects.toThrow('no room');
    await warm.use(() => Promise.resolve());
    expect(launched).toHaveLength(1);
  });

  it('closes an idle browser', async () => {
    const { launched, warm } = warmBrowser({ idleMs: 1 });
    await warm.use(() => Promise.resolve());
    await vi.waitFor(() => expect(launched[0]?.closed).toBe(true), 15_000);
  });

  it('closes its browser on close, even while a job runs', async () => {
    const { launched, warm } = warmBrowser({});
    void warm.use(() => new Promise<void>(() => {}));
    await warm.close();
    expect(launched.map(({ closed }) => closed)).toEqual([true]);
  });
});

class Pretended extends EventEmitter {
  closed = false;
  close() {
    this.closed = true;
    return Promise.resolve();
  }
}

function warmBrowser({ maxJobs = 100, idleMs = 60_000 }) {
  const launched: Pretended[] = [];
  let failure: Error | undefined;
  const launch = () => {
    if (failure) {
      const thrown = failure;
      failure = undefined;
      return Promise.reject(thrown);
    }
    const browser = new Pretended();
    launched.push(browser);
    return Promise.resolve(browser as unknown as Browser);
  };
  const fail = (error: Error) => (failure = error);
  return { launched, warm: createBrowserPool(launch, { maxJobs, idleMs }), fail };
}
