import { describe, expect, it } from 'vitest';
import { createByteCache } from './byte-cache';

const of = (bytes: number) => ({ bytes });

describe('a cache limited by bytes', () => {
  it('evicts the least recently used entries, and never exceeds its limit', () => {
    const cache = createByteCache(10);
    cache.keep('a', of(4));
    cache.keep('b', of(4));
    cache.get('a');
    cache.keep('c', of(4));
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([of(4), undefined, of(4)]);
    expect(cache.bytes).toBe(8);
  });

  it('counts a replaced value once, and a removed one no more', () => {
    const cache = createByteCache(10);
    cache.keep('a', of(9));
    cache.keep('a', of(3));
    cache.keep('b', of(7));
    expect(cache.bytes).toBe(10);
    cache.forget('b');
    cache.forget('b');
    expect(cache.bytes).toBe(3);
  });

  it('neither stores an entry that is too large nor evicts others for it', () => {
    const cache = createByteCache(10);
    cache.keep('a', of(5));
    cache.keep('b', of(11));
    expect([cache.get('a'), cache.get('b')]).toEqual([of(5), undefined]);
  });
});
