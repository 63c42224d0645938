import { expect, it } from 'vitest';
import { shortened } from './shortened';

it('leaves a query of 60 characters whole', () => {
  expect(shortened('x'.repeat(60))).toBe('x'.repeat(60));
});

it('cuts a longer one at 60 characters and says so with three dots', () => {
  expect(shortened('x'.repeat(61))).toBe(`${'x'.repeat(60)}...`);
});

it('never cuts a character in two', () => {
  expect(shortened('🌍'.repeat(61))).toBe(`${'🌍'.repeat(60)}...`);
});
