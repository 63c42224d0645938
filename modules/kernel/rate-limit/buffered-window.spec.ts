import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryVault } from '../../../tests/doubles/vault.memory';
import { BufferedWindow } from './buffered-window';
import { systemClock } from '../ports';
import type { Vault } from '../vault';

const most = 100;
const withinMs = 60_000;
const writeEveryMs = 500;

/** A vault that counts its writes and reads, and can fail as unavailable. */
function watched(vault: Vault) {
  const seen = { writes: 0, reads: 0, away: false };
  const spying: Vault = {
    ...vault,
    get: (collection, key) => {
      seen.reads += 1;
      return vault.get(collection, key);
    },
    incrementAll: async (collection, counts) => {
      if (seen.away) throw new Error('the vault is away');
      seen.writes += 1;
      return vault.incrementAll(collection, counts);
    },
  };
  return { seen, vault: spying };
}

describe('the limit for bursts', () => {
  let shared: ReturnType<typeof watched>;
  const keyOf = (who: string) => `of-${who}`;
  const process = () =>
    new BufferedWindow({
      vault: shared.vault,
      clock: systemClock,
      collection: 'limits',
      most,
      withinMs,
      writeEveryMs,
      keyOf,
    });

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000_000 });
    shared = watched(createMemoryVault());
  });
  afterEach(() => void vi.useRealTimers());

  async function times(count: number, take: () => Promise<number | undefined>): Promise<number> {
    let taken = 0;
    for (let n = 0; n < count; n += 1) if ((await take()) === undefined) taken += 1;
    return taken;
  }

  it('takes its maximum, then returns the exact wait until there is room again', async () => {
    const limit = process();
    expect(await times(most + 5, () => limit.take('ada'))).toBe(most);
    expect(await limit.take('somebody else')).toBeUndefined();
    const wait = (await limit.take('ada')) ?? 0;
    expect(wait).toBeGreaterThan(withinMs * 0.9);
    expect(wait).toBeLessThanOrEqual(withinMs);
    // Refused calls do not lengthen the wait.
    for (let passed = 0; passed < wait - 1; passed += 1_000) {
      await vi.advanceTimersByTimeAsync(Math.min(1_000, wait - 1 - passed));
      await times(3, () => limit.take('ada'));
    }
    expect(await limit.take('ada')).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await limit.take('ada')).toBeUndefined();
  });

  it('does not let twice as many through across the border of a slot', async () => {
    const limit = process();
    let taken = 0;
    for (let second = 0; second < 50; second += 1) {
      taken += await times(10, () => limit.take('ada'));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(taken).toBe(most);
  });

  it('writes the counts of all keys in one write, however many there are', async () => {
    const limit = process();
    for (let n = 0; n < 30; n += 1) await times(5, () => limit.take(`person ${n}`));
    expect(shared.seen.writes).toBe(0);
    await vi.advanceTimersByTimeAsync(writeEveryMs);
    expect(shared.seen.writes).toBe(1);
    await vi.advanceTimersByTimeAsync(10 * writeEveryMs);
    expect(shared.seen.writes).toBe(1);
  });

  it('reads new keys, and of known keys only the slots that may have changed', async () => {
    const limit = process();
    await limit.take('ada');
    const [first] = [shared.seen.reads, (shared.seen.reads = 0)];
    expect(first).toBeLessThanOrEqual(12);
    for (let n = 0; n < 50; n += 1) {
      await limit.take('ada');
      await vi.advanceTimersByTimeAsync(writeEveryMs);
    }
    expect(shared.seen.reads).toBeLessThan(60);
    expect(shared.seen.reads).toBeGreaterThan(5);
  });

  it('continues after a restart where it was closed', async () => {
    const before = process();
    await times(60, () => before.take('ada'));
    await before.close();
    const limit = process();
    expect(await times(most, () => limit.take('ada'))).toBe(most - 60);
  });

  it('continues after a kill from the last write', async () => {
    const before = process();
    await times(60, () => before.take('ada'));
    await vi.advanceTimersByTimeAsync(writeEveryMs);
    await times(20, () => before.take('ada'));
    const limit = process();
    expect(await times(most, () => limit.take('ada'))).toBe(most - 60);
  });

  it('is shared by processes, each reading what the others have written', async () => {
    const [one, other] = [process(), process()];
    let taken = 0;
    for (let n = 0; n < 40; n += 1) {
      taken += await times(2, () => one.take('ada'));
      taken += await times(2, () => other.take('ada'));
      await vi.advanceTimersByTimeAsync(writeEveryMs);
    }
    expect(taken).toBeGreaterThanOrEqual(most);
    expect(taken).toBeLessThanOrEqual(most + 4);
    expect([await one.take('ada'), await other.take('ada')]).not.toContain(undefined);
  });

  it('reads the counts of another process from a time without own requests', async () => {
    const [one, other] = [process(), process()];
    await one.take('ada');
    await vi.advanceTimersByTimeAsync(writeEveryMs);
    await times(45, () => other.take('ada'));
    await vi.advanceTimersByTimeAsync(10_000);
    await times(45, () => other.take('ada'));
    await vi.advanceTimersByTimeAsync(10_000);
    await one.take('ada');
    await vi.advanceTimersByTimeAsync(2 * writeEveryMs);
    expect(await times(most, () => one.take('ada'))).toBe(most - 92);
  });

  it('keeps counting while the vault is unavailable, and writes the counts afterwards', async () => {
    const limit = process();
    await limit.take('ada');
    shared.seen.away = true;
    expect(await times(most, () => limit.take('ada'))).toBe(most - 1);
    await vi.advanceTimersByTimeAsync(writeEveryMs);
    shared.seen.away = false;
    await limit.close();
    expect(await process().take('ada')).toBeGreaterThan(0);
  });
});
