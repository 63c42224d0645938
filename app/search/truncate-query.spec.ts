import { expect, it } from 'vitest';
import { truncateQuery } from './truncate-query';

it('leaves a query of 60 characters whole', () => {
  expect(truncateQuery('x'.repeat(60))).toBe('x'.repeat(60));
});

it('cuts a longer one at 60 characters and says so with three dots', () => {
  expect(truncateQuery('x'.repeat(61))).toBe(`${'x'.repeat(60)}...`);
});

it('never splits a surrogate pair', () => {
  expect(truncateQuery('🌍'.repeat(61))).toBe(`${'🌍'.repeat(60)}...`);
});
