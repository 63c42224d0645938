import { expect, test } from 'vitest';
import { sleep } from './sleep';
import { withMinimumDuration } from './minimum-duration';

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work().catch(() => undefined);
  return performance.now() - began;
}
const early = 2; // A timer may fire this much early.

test('quick work takes as long as slow work, also when it fails', async () => {
  expect(await took(() => withMinimumDuration(60, Promise.resolve(1)))).toBeGreaterThan(60 - early);
  expect(await took(() => withMinimumDuration(60, Promise.reject(new Error('no'))))).toBeGreaterThan(
    60 - early,
  );
  expect(await took(() => withMinimumDuration(10, sleep(60)))).toBeGreaterThan(60 - early);
});

test('passes on the result or error of the work', async () => {
  expect(await withMinimumDuration(1, Promise.resolve('answer'))).toBe('answer');
  await expect(withMinimumDuration(1, Promise.reject(new Error('no')))).rejects.toThrow('no');
});
