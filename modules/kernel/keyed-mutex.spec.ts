import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sleep } from './sleep';
import { createKeyedMutex } from './keyed-mutex';

test('runs work under one key one after another in call order, and returns results and errors to the right caller', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ key: fc.constantFrom('a', 'b'), ticks: fc.nat(3), fails: fc.boolean() })),
      async (jobs) => {
        const inTurn = createKeyedMutex();
        const running = new Set<string>();
        const begun: Record<string, number[]> = { a: [], b: [] };
        const asked = jobs.map(({ key, ticks, fails }, n) =>
          inTurn(key, async () => {
            expect(running.has(key)).toBe(false);
            running.add(key);
            begun[key]?.push(n);
            for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
            running.delete(key);
            if (fails) throw new Error(`job ${n}`);
            return n;
          }),
        );
        const answers = await Promise.allSettled(asked);
        for (const [n, answer] of answers.entries())
          if (jobs[n]?.fails) expect(answer).toMatchObject({ reason: { message: `job ${n}` } });
          else expect(answer).toMatchObject({ value: n });
        for (const key of ['a', 'b'])
          expect(begun[key]).toEqual(jobs.flatMap((job, n) => (job.key === key ? [n] : [])));
      },
    ),
  );
});

test('different keys do not wait for each other', async () => {
  const inTurn = createKeyedMutex();
  let release = () => {};
  const held = inTurn('a', () => new Promise<void>((resolve) => (release = resolve)));
  expect(await inTurn('b', () => Promise.resolve('done'))).toBe('done');
  let waited = true;
  const next = inTurn('a', async () => void (waited = false));
  await sleep(5);
  expect(waited).toBe(true);
  release();
  await Promise.all([held, next]);
  expect(waited).toBe(false);
});
