import { describe, expect, it } from 'vitest';
import { focusAfterRemoval } from './focus-after-removal';

describe('after something was done with an entry, the reader goes on', () => {
  it('at that entry while it is there', () => {
    expect(focusAfterRemoval('b', ['a', 'b', 'c'], ['a', 'b', 'c'])).toBe('b');
  });

  it('at the one that took the place of a deleted one', () => {
    expect(focusAfterRemoval('b', ['a', 'b', 'c'], ['a', 'c', 'd'])).toBe('c');
  });

  it('at the last one when the last was deleted, also when the list came from the page before', () => {
    expect(focusAfterRemoval('c', ['a', 'b', 'c'], ['a', 'b'])).toBe('b');
    expect(focusAfterRemoval('z', ['z'], ['a', 'b'])).toBe('a');
  });

  it('nowhere in the list when nothing is left, or nobody knows where it stood', () => {
    expect(focusAfterRemoval('a', ['a'], [])).toBeUndefined();
    expect(focusAfterRemoval('x', ['a', 'b'], ['a', 'b'])).toBeUndefined();
  });
});
