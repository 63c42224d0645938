import { describe, expect, test } from 'vitest';
import { createStreamCache } from './stream-cache';

const events = (...revisions: number[]) => revisions.map((revision) => ({ id: `e-${revision}`, revision }));

describe('the cache of streams', () => {
  test('appends consecutive events and ignores those behind a gap', () => {
    const cache = createStreamCache();
    cache.learn('talk-1', 0, events(0, 1));
    cache.learn('talk-1', 3, events(3));
    expect(cache.find('talk-1')?.revision).toBe(1);
    cache.learn('talk-1', 1, events(1, 2));
    expect(cache.find('talk-1')?.ids.get('e-2')).toBe(2);
    cache.learn('talk-2', 5, events(5));
    expect(cache.find('talk-2')).toBeUndefined();
  });

  test('remembers that a stream does not exist', () => {
    const cache = createStreamCache();
    cache.learn('talk-1', 0, []);
    expect(cache.find('talk-1')).toEqual({ revision: -1, ids: new Map() });
  });

  test('is bounded: it drops the least recently used streams, never the one in use', () => {
    const cache = createStreamCache(10);
    for (const name of ['a', 'b', 'c']) cache.learn(name, 0, events(0, 1));
    cache.learn('a', 2, events(2));
    cache.learn('d', 0, events(0));
    expect(['a', 'b', 'c', 'd'].map((name) => cache.find(name)?.revision)).toEqual([2, undefined, 1, 0]);
    cache.learn('long', 0, events(...Array(30).keys()));
    expect(['a', 'c', 'd', 'long'].map((name) => cache.find(name)?.revision)).toEqual([
      undefined,
      undefined,
      undefined,
      29,
    ]);
  });
});
