import { describe, expect, it, vi } from 'vitest';
import { createMemoryVault } from '../tests/doubles/vault.memory';
import { StoreUnavailable } from '../modules/kernel/events/event-store';
import type { LeaseHolder } from '../modules/kernel/lease-holder';
import { silentLog } from '../modules/kernel/ports';
import type { Vault } from '../modules/kernel/vault';
import { createLeaderElection } from './leader-election';

/** A job that says when it works, and until when. */
function createJob() {
  const seen = { begun: 0, working: 0 };
  return {
    seen,
    run: (signal: AbortSignal) => {
      seen.begun += 1;
      seen.working += 1;
      return new Promise<void>((resolve) =>
        signal.addEventListener('abort', () => {
          seen.working -= 1;
          resolve();
        }),
      );
    },
  };
}

const living = (): LeaseHolder => ({ name: crypto.randomUUID(), isDead: () => false });

const background = (vault: Vault, ...jobs: ((signal: AbortSignal) => Promise<void>)[]) =>
  createLeaderElection({ vault, holder: living(), logger: silentLog, jobs });

describe('the background work', () => {
  it('runs in one of several processes, and in the next once that one has stopped', async () => {
    const vault = createMemoryVault();
    const [first, second] = [createJob(), createJob()];
    const [stopFirst, stopSecond] = [new AbortController(), new AbortController()];
    const running = [background(vault, first.run).run(stopFirst.signal)];
    await vi.waitFor(() => expect(first.seen.working).toBe(1), 15_000);
    running.push(background(vault, second.run).run(stopSecond.signal));
    stopFirst.abort();
    await vi.waitFor(() => expect(second.seen.working).toBe(1), { timeout: 15_000 });
    expect(first.seen).toEqual({ begun: 1, working: 0 });
    expect(second.seen.begun).toBe(1);
    stopSecond.abort();
    await Promise.all(running);
  });

  it('is taken over at once from a dead process, however long its lease still is', async () => {
    const vault = createMemoryVault(() => 0);
    await vault.lease('background', 'killed', 600_000);
    const job = createJob();
    const stop = new AbortController();
    const holder = { ...living(), isDead: (other: string) => other === 'killed' };
    const running = createLeaderElection({ vault, holder, logger: silentLog, jobs: [job.run] }).run(
      stop.signal,
    );
    await vi.waitFor(() => expect(job.seen.working).toBe(1));
    stop.abort();
    await running;
  });

  it('stays with a living process', async () => {
    const vault = createMemoryVault(() => 0);
    await vault.lease('background', 'living', 600_000);
    const asked: string[] = [];
    const holder = { ...living(), isDead: (other: string) => asked.push(other) === 0 };
    const [job, stop] = [createJob(), new AbortController()];
    const running = createLeaderElection({ vault, holder, logger: silentLog, jobs: [job.run] }).run(
      stop.signal,
    );
    await vi.waitFor(() => expect(asked).toEqual(['living', 'living']), { timeout: 15_000 });
    expect(job.seen.begun).toBe(0);
    stop.abort();
    await running;
    expect(await vault.lease('background', 'third', 1)).toMatchObject({ held: false, holder: 'living' });
  });

  it('waits while the vault refuses writes, as on a full disk, and begins afterwards', async () => {
    const vault = createMemoryVault();
    let asked = 0;
    const full: Vault = {
      ...vault,
      lease: (...args) => {
        asked += 1;
        if (asked < 3) return Promise.reject(new StoreUnavailable('The disk is full.'));
        return vault.lease(...args);
      },
    };
    const job = createJob();
    const stop = new AbortController();
    const running = background(full, job.run).run(stop.signal);
    await vi.waitFor(() => expect(job.seen.working).toBe(1), { timeout: 15_000 });
    expect(asked).toBe(3);
    stop.abort();
    await running;
    expect(job.seen.working).toBe(0);
  });

  it('restarts when one of its jobs stops, once all have stopped', async () => {
    const job = createJob();
    let failures = 0;
    const failing = () => {
      failures += 1;
      return failures === 1 ? Promise.reject(new Error('gone')) : new Promise<void>(() => {});
    };
    const lasting = (signal: AbortSignal) => Promise.race([failing(), job.run(signal)]);
    const stop = new AbortController();
    const running = background(createMemoryVault(), lasting, job.run).run(stop.signal);
    await vi.waitFor(() => expect(failures).toBe(2), { timeout: 15_000 });
    stop.abort();
    await running;
    expect(job.seen.working).toBe(0);
  });

  it('runs shared jobs in every process, leader or not, and restarts them when they stop', async () => {
    const vault = createMemoryVault();
    const [led, waiting] = [createJob(), createJob()];
    const [one, other] = [createJob(), createJob()];
    let failures = 0;
    const failing = (signal: AbortSignal) =>
      (failures += 1) === 1 ? Promise.reject(new Error('gone')) : other.run(signal);
    const stop = new AbortController();
    const deps = { vault, logger: silentLog };
    const running = [
      createLeaderElection({ ...deps, holder: living(), jobs: [led.run], shared: [one.run] }).run(
        stop.signal,
      ),
    ];
    await vi.waitFor(() => expect([led.seen.working, one.seen.working]).toEqual([1, 1]), 15_000);
    running.push(
      createLeaderElection({ ...deps, holder: living(), jobs: [waiting.run], shared: [failing] }).run(
        stop.signal,
      ),
    );
    await vi.waitFor(() => expect(other.seen.working).toBe(1), { timeout: 15_000 });
    expect([waiting.seen.begun, one.seen.begun]).toEqual([0, 1]);
    stop.abort();
    await Promise.all(running);
    expect([one, other, led].map(({ seen }) => seen.working)).toEqual([0, 0, 0]);
  });
});
