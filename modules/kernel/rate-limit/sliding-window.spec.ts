import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vaults, type Place } from '../../../tests/doubles/vault-adapters';
import { createMemoryVault } from '../../../tests/doubles/vault.memory';
import { createSlidingWindow } from './sliding-window';
import type { Vault } from '../vault';

const withinMs = 60_000;

// So far ahead that no server deletes entries during the test.
const start = Date.UTC(2100, 0);

/** A limit over a vault, both by a clock that the test moves; each call acts as another process on the same vault. */
function processesOn(vault: Vault, time: { now: number }, most: number) {
  const clock = { now: () => new Date(time.now) };
  return () => createSlidingWindow({ vault, clock, collection: 'limits', most, withinMs });
}

describe.each(vaults)('an exact limit over the vault on $name', ({ place }) => {
  let time: { now: number };
  let home: Place;
  let vault: Vault;
  beforeEach(async () => {
    time = { now: start };
    home = place(() => time.now);
    vault = await home.open();
  });
  afterEach(async () => {
    await vault.close();
    await home.remove();
  });

  it('takes exactly its maximum, however many requests come at once to however many processes', async () => {
    const again = processesOn(vault, time, 10);
    const processes = [again(), again(), again()];
    const answers = await Promise.all(Array.from({ length: 45 }, async (_, n) => processes[n % 3]?.('ada')));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(10);
  });

  it('survives a restart', async () => {
    const again = processesOn(vault, time, 3);
    const before = again();
    for (let n = 0; n < 3; n += 1) await before('ada');
    expect(await again()('ada')).toBe(withinMs);
  });

  it('counts each key separately', async () => {
    const again = processesOn(vault, time, 1);
    const take = again();
    await take('ada');
    expect(await take('bob')).toBeUndefined();
    expect(await take('ada')).toBe(withinMs);
  });

  it('returns the wait until there is room, to the millisecond', async () => {
    const again = processesOn(vault, time, 2);
    const take = again();
    await take('ada');
    time.now += 25_000;
    await take('ada');
    time.now += 5_000;
    expect(await take('ada')).toBe(30_000);
    time.now += 29_999;
    expect(await take('ada')).toBe(1);
    time.now += 1;
    expect(await take('ada')).toBeUndefined();
    expect(await take('ada')).toBe(25_000);
  });
});

describe('an exact limit', () => {
  it('takes exactly when fewer than its maximum were taken in the window before, wherever that begins', async () => {
    const step = fc.record({ wait: fc.nat(40_000), process: fc.nat(1) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 60 }),
        fc.integer({ min: 1, max: 5 }),
        async (steps, most) => {
          const time = { now: start };
          const again = processesOn(
            createMemoryVault(() => time.now),
            time,
            most,
          );
          const processes = [again(), again()];
          let taken: number[] = [];
          for (const { wait, process } of steps) {
            time.now += wait;
            taken = taken.filter((at) => at + withinMs > time.now);
            const answer = await processes[process]?.('ada');
            expect(answer).toBe(taken.length < most ? undefined : (taken[0] ?? 0) + withinMs - time.now);
            if (answer === undefined) taken.push(time.now);
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});
