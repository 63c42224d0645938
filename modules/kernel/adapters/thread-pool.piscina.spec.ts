import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../ports';
import { TaskOutOfMemory, TaskTimeout } from '../tasks';
import { createThreadPool, type ThreadPool } from './thread-pool.piscina';

let pool: ThreadPool;
beforeEach(() => {
  const file = new URL('./thread-pool.fixture.mjs', import.meta.url);
  pool = createThreadPool({ file, threads: 2, heapMb: 32, logger: silentLog });
});
afterEach(() => pool.close());

describe('a thread pool', () => {
  it('answers with what the task returns', async () => {
    expect(await pool.run('double', 21)).toBe(42);
  });

  it('rejects at once when the file of its threads is missing', async () => {
    const file = new URL('./no-such-file.mjs', import.meta.url);
    const broken = createThreadPool({ file, threads: 1, heapMb: 32, logger: silentLog });
    await expect(broken.run('double', 1)).rejects.toThrow(
      'the file of the threads is missing: no-such-file.mjs',
    );
  });

  // Node 20 aborts the process where a thread ends while it requires an ES module.
  it('loads the file of its threads by import, not by require', async () => {
    const frames = String(await pool.run('loader', null));
    expect(frames).toContain('node:internal/modules/esm');
    expect(frames).not.toMatch(/importSyncForRequire|node:internal\/modules\/cjs/);
  });

  it('rejects with the error of the task, and continues', async () => {
    await expect(pool.run('fail', null)).rejects.toThrow('it is not in range');
    expect(await pool.run('double', 1)).toBe(2);
  });

  it('ends a task at its time limit, and continues', async () => {
    await expect(pool.run('forever', null, { timeoutMs: 100 })).rejects.toBeInstanceOf(TaskTimeout);
    expect(await pool.run('double', 1)).toBe(2);
  });

  it('ends a task that is aborted, with the reason of the signal', async () => {
    const stop = new AbortController();
    const running = pool.run('forever', null, { signal: stop.signal });
    stop.abort(new Error('the search was cancelled'));
    await expect(running).rejects.toThrow('the search was cancelled');
    await expect(pool.run('double', 1, { signal: stop.signal })).rejects.toThrow('the search was cancelled');
    expect(await pool.run('double', 1)).toBe(2);
  });

  it('ends a task that runs out of memory, without ending the process', { timeout: 60_000 }, async () => {
    await expect(pool.run('grow', null)).rejects.toBeInstanceOf(TaskOutOfMemory);
    expect(await pool.run('double', 1)).toBe(2);
  });

  it('starts the time limit when a thread takes the task', { timeout: 60_000 }, async () => {
    const limited = { timeoutMs: 300, isUntrusted: true };
    const first = pool.run('forever', null, limited);
    // Waits for the first task, which runs up to its own limit.
    const second = pool.run('double', 4, limited);
    await expect(first).rejects.toBeInstanceOf(TaskTimeout);
    expect(await second).toBe(8);
  });

  it('does not count the loading time of a thread', async () => {
    const file = new URL('./slow-thread-pool.fixture.mjs', import.meta.url);
    const slow = createThreadPool({ file, threads: 1, heapMb: 32, logger: silentLog });
    expect(await slow.run('double', 6, { timeoutMs: 300 })).toBe(12);
    await expect(slow.run('forever', null, { timeoutMs: 300 })).rejects.toBeInstanceOf(TaskTimeout);
    await slow.close();
  });

  it.runIf(existsSync('/proc/thread-self'))('does not count the wait for the processor', async () => {
    expect(await pool.run('wait', 400, { timeoutMs: 200 })).toBe('timed-out');
  });

  it('ends a task that waits for six times its limit', async () => {
    await expect(pool.run('wait', 60_000, { timeoutMs: 50 })).rejects.toBeInstanceOf(TaskTimeout);
  });

  it('does not fail the task as such when its thread does not start', async () => {
    const file = new URL('./slow-thread-pool.fixture.mjs', import.meta.url);
    const slow = createThreadPool({ file, threads: 1, heapMb: 32, startLimitMs: 100, logger: silentLog });
    const running = slow.run('double', 6, { timeoutMs: 10_000 });
    await expect(running).rejects.toMatchObject({ name: 'RetryableError', code: 'thread-not-started' });
    await slow.close();
  });

  it('keeps one thread free of untrusted tasks', async () => {
    const stop = new AbortController();
    const options = { timeoutMs: 60_000, signal: stop.signal, isUntrusted: true };
    const hostile = [1, 2, 3].map(() => pool.run('forever', null, options));
    let isOver = false;
    const over = Promise.allSettled(hostile).then(() => (isOver = true));
    // The queue hands tasks to threads in a microtask.
    await new Promise(setImmediate);
    expect(await pool.run('double', 5)).toBe(10);
    expect(isOver).toBe(false);
    stop.abort();
    await over;
  });
});
