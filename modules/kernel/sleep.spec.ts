import { describe, expect, it } from 'vitest';
import { sleep } from './sleep';

describe('sleep', () => {
  it('resolves after the given time', async () => {
    const before = performance.now();
    await sleep(20);
    // A timer may fire a fraction of a millisecond early.
    expect(performance.now() - before).toBeGreaterThan(18);
  });

  it('resolves at once when aborted, without an error', async () => {
    const stop = new AbortController();
    const sleeping = sleep(60_000, stop.signal);
    stop.abort();
    await expect(sleeping).resolves.toBeUndefined();
    await expect(sleep(60_000, stop.signal)).resolves.toBeUndefined();
  });

  it('sleeps longer than the longest timer of Node, which would fire at once', async () => {
    const stop = new AbortController();
    let isAwake = false;
    const sleeping = sleep(2 ** 31 + 1, stop.signal).then(() => (isAwake = true));
    await sleep(5);
    expect(isAwake).toBe(false);
    stop.abort();
    await sleeping;
  });

  it('does not wait for no time at all', async () => {
    await expect(
      Promise.race([sleep(0), sleep(-1), sleep(60_000, AbortSignal.abort())]),
    ).resolves.toBeUndefined();
  });
});
