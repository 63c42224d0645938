import { describe, expect, it } from 'vitest';
import { focusAfterRemoval } from './focus-after-removal';

describe('the focus after an action on an entry', () => {
  it('stays at that entry while it exists', () => {
    expect(focusAfterRemoval('b', ['a', 'b', 'c'], ['a', 'b', 'c'])).toBe('b');
  });

  it('moves to the entry that took the place of a deleted one', () => {
    expect(focusAfterRemoval('b', ['a', 'b', 'c'], ['a', 'c', 'd'])).toBe('c');
  });

  it('moves to the last entry when the last was deleted, also when the list is now the previous page', () => {
    expect(focusAfterRemoval('c', ['a', 'b', 'c'], ['a', 'b'])).toBe('b');
    expect(focusAfterRemoval('z', ['z'], ['a', 'b'])).toBe('a');
  });

  it('moves to no entry when the list is empty, or when the position is unknown', () => {
    expect(focusAfterRemoval('a', ['a'], [])).toBeUndefined();
    expect(focusAfterRemoval('x', ['a', 'b'], ['a', 'b'])).toBeUndefined();
  });
});
