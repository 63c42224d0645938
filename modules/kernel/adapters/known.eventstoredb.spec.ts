import { describe, expect, test } from 'vitest';
import { createKnown } from './known.eventstoredb';

const events = (...revisions: number[]) =>
  revisions.map((revision) => ({ id: `e-${revision}`, revision, position: 100 + revision }));

describe('what is known of streams', () => {
  test('grows with what follows on, and never by what leaves a gap', () => {
    const known = createKnown();
    known.learn('talk-1', 0, events(0, 1));
    known.learn('talk-1', 3, events(3));
    expect(known.find('talk-1')?.revision).toBe(1);
    known.learn('talk-1', 1, events(1, 2));
    expect(known.find('talk-1')?.ids.get('e-2')).toEqual({ revision: 2, position: 102 });
    known.learn('talk-2', 5, events(5));
    expect(known.find('talk-2')).toBeUndefined();
  });

  test('that a stream is not there is known too', () => {
    const known = createKnown();
    known.learn('talk-1', 0, []);
    expect(known.find('talk-1')).toEqual({ revision: -1, ids: new Map() });
  });

  test('is bounded: the streams not used for longest are forgotten, the one in use never', () => {
    const known = createKnown(10);
    for (const name of ['a', 'b', 'c']) known.learn(name, 0, events(0, 1));
    known.learn('a', 2, events(2));
    known.learn('d', 0, events(0));
    expect(['a', 'b', 'c', 'd'].map((name) => known.find(name)?.revision)).toEqual([2, undefined, 1, 0]);
    known.learn('long', 0, events(...Array(30).keys()));
    expect(['a', 'c', 'd', 'long'].map((name) => known.find(name)?.revision)).toEqual([
      undefined,
      undefined,
      undefined,
      29,
    ]);
  });
});
