import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import { createExactLimit } from './exact-limit';

const withinMs = 60_000;

/** A limit over a vault, both by a clock that the test moves; `again` is another process on the same vault. */
function world(most: number) {
  const time = { now: 1_000_000 };
  const vault = createMemoryVault(() => time.now);
  const again = () => {
    const clock = { now: () => new Date(time.now) };
    return createExactLimit({ vault, clock, collection: 'limits', most, withinMs });
  };
  return { time, again };
}

describe('an exact limit', () => {
  it('takes so many and no more, however many come at once to however many processes', async () => {
    const { again } = world(20);
    const processes = [again(), again(), again()];
    const answers = await Promise.all(
      Array.from({ length: 90 }, async (_, n) => processes[n % 3]?.('somebody')),
    );
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(20);
  });

  it('is not forgotten by a restart', async () => {
    const { again } = world(3);
    const before = again();
    for (let n = 0; n < 3; n += 1) await before('somebody');
    expect(await again()('somebody')).toBe(withinMs);
  });

  it('counts everybody by themselves', async () => {
    const { again } = world(1);
    const take = again();
    await take('ada');
    expect(await take('bob')).toBeUndefined();
    expect(await take('ada')).toBe(withinMs);
  });

  it('says for how long there is no place, to the millisecond', async () => {
    const { time, again } = world(2);
    const take = again();
    await take('somebody');
    time.now += 25_000;
    await take('somebody');
    time.now += 5_000;
    expect(await take('somebody')).toBe(30_000);
    time.now += 29_999;
    expect(await take('somebody')).toBe(1);
    time.now += 1;
    expect(await take('somebody')).toBeUndefined();
    expect(await take('somebody')).toBe(25_000);
  });

  it('takes exactly when fewer were taken in the time before, wherever that time begins', async () => {
    const step = fc.record({ wait: fc.nat(40_000), process: fc.nat(1) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 60 }),
        fc.integer({ min: 1, max: 5 }),
        async (steps, most) => {
          const { time, again } = world(most);
          const processes = [again(), again()];
          let taken: number[] = [];
          for (const { wait, process } of steps) {
            time.now += wait;
            taken = taken.filter((at) => at + withinMs > time.now);
            const answer = await processes[process]?.('somebody');
            expect(answer).toBe(taken.length < most ? undefined : (taken[0] ?? 0) + withinMs - time.now);
            if (answer === undefined) taken.push(time.now);
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});
