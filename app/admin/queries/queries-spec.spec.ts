import { expect, it } from 'vitest';
import { successRate } from './queries-options';

it('divides completed queries by all, as a whole percent', () => {
  expect(successRate({})).toBeNull();
  expect(successRate({ completed: 0, failed: 0 })).toBeNull();
  expect(successRate({ completed: 2, failed: 1 })).toBe(67);
  expect(successRate({ completed: 1, processing: 1, pending: 1, failed: 5 })).toBe(13);
});
