import { describe, expect, it } from 'vitest';
import { nextAfter } from './next-after';

describe('after something was done with an entry, the reader goes on', () => {
  it('at that entry while it is there', () => {
    expect(nextAfter('b', ['a', 'b', 'c'], ['a', 'b', 'c'])).toBe('b');
  });

  it('at the one that took the place of a deleted one', () => {
    expect(nextAfter('b', ['a', 'b', 'c'], ['a', 'c', 'd'])).toBe('c');
  });

  it('at the last one when the last was deleted, also when the list came from the page before', () => {
    expect(nextAfter('c', ['a', 'b', 'c'], ['a', 'b'])).toBe('b');
    expect(nextAfter('z', ['z'], ['a', 'b'])).toBe('a');
  });

  it('nowhere in the list when nothing is left, or nobody knows where it stood', () => {
    expect(nextAfter('a', ['a'], [])).toBeUndefined();
    expect(nextAfter('x', ['a', 'b'], ['a', 'b'])).toBeUndefined();
  });
});
