import { describe, expect, it } from 'vitest';
import { createOpenStreams } from './open-streams';

describe('open event streams', () => {
  it('are limited by address and by account, and one that ended makes room once', () => {
    const streams = createOpenStreams({ address: 3, account: 2 });
    const [first, second] = [streams.open('a', 'ada'), streams.open('a', 'ada')];
    expect(streams.open('b', 'ada')).toBeUndefined();
    expect(streams.open('a', undefined)).toBeDefined();
    expect(streams.open('a', 'bo')).toBeUndefined();
    first?.();
    first?.();
    expect(streams.open('a', 'bo')).toBeDefined();
    expect(streams.open('a', 'cy')).toBeUndefined();
    second?.();
    expect(streams.open('b', 'ada')).toBeDefined();
  });

  it('leave no counter behind', () => {
    const streams = createOpenStreams();
    const ends = ['a', 'b'].map((address) => streams.open(address, 'ada'));
    for (const end of ends) end?.();
    expect(streams.size()).toBe(0);
  });
});
