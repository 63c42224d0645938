import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adapters, all, event, take, type Log } from '../../../tests/doubles/event-store-adapters';
import type { EventStore, ExpectedRevision, NewEvent, StoredEvent } from './event-store';

describe.each(adapters)('the log on $name', ({ log, shared, runs }) => {
  let home: Log;
  let store: EventStore;
  const opened: EventStore[] = [];
  const open = () => {
    const another = home.open();
    opened.push(another);
    return another;
  };
  beforeEach(async () => {
    home = await log();
    store = open();
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    await home.remove();
  });
  const append = (stream: string, events: NewEvent[], expected: ExpectedRevision = 'any') =>
    store.append(stream, events, { expected });

  test('appended events are read back unchanged, in order', async () => {
    const first = event('Said', {
      text: 'Grüße, 世界 \u0000 "quoted"',
      list: [1, 2.5, null, { deep: true }],
    });
    const second = event('Heard');
    expect(await append('talk-1', [first, second], 'none')).toMatchObject({
      ok: true,
      revision: 1,
      repeated: false,
    });
    const read = await store.readStream('talk-1');
    expect(read).toEqual([
      { ...first, stream: 'talk-1', revision: 0, position: read[0]?.position },
      { ...second, stream: 'talk-1', revision: 1, position: read[1]?.position },
    ]);
  });

  test('an unknown stream is empty, and the head of an empty log is 0', async () => {
    expect(await store.readStream('nobody')).toEqual([]);
    expect(await store.head()).toBe(0);
    expect(await all(store.readAll({ from: 0 }))).toEqual([]);
  });

  test('a stream is read from a revision on', async () => {
    await append('talk-1', [event(), event(), event()]);
    expect((await store.readStream('talk-1', 1)).map(({ revision }) => revision)).toEqual([1, 2]);
  });

  test('streams whose names share a prefix stay apart', async () => {
    await append('talk-1', [event('One')]);
    await append('talk-10', [event('Ten')]);
    expect((await store.readStream('talk-1')).map(({ type }) => type)).toEqual(['One']);
  });

  describe('the expected revision', () => {
    test.each<[ExpectedRevision, number]>([
      ['none', 1],
      [0, 1],
      [2, 1],
      [7, 1],
    ])('%s is a conflict with a stream at revision %i', async (expected, actual) => {
      await append('talk-1', [event(), event()]);
      expect(await append('talk-1', [event()], expected)).toEqual({ ok: false, actual });
      expect(await append('talk-1', [event(), event()], expected)).toEqual({ ok: false, actual });
      expect(await store.readStream('talk-1')).toHaveLength(2);
    });

    test('a number is a conflict with a stream that does not exist', async () => {
      expect(await append('talk-1', [event()], 0)).toEqual({ ok: false, actual: -1 });
    });

    test('the right one, or any, is accepted', async () => {
      expect(await append('talk-1', [event()], 'none')).toMatchObject({ ok: true, revision: 0 });
      expect(await append('talk-1', [event()], 0)).toMatchObject({ ok: true, revision: 1 });
      expect(await append('talk-1', [event()], 'any')).toMatchObject({ ok: true, revision: 2 });
    });

    test('of many appends at the same revision exactly one succeeds', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => append('talk-1', [event()], 'none')),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(19).fill({ ok: false, actual: 0 }));
    });
  });

  describe('a repeated append', () => {
    test.each<ExpectedRevision>(['none', 'any', 0, 1, 9])(
      'changes nothing and returns the first revision and position, expecting %s',
      async (expected) => {
        const events = [event(), event()];
        const first = await append('talk-1', events, 'none');
        await append('talk-1', [event()]);
        expect(await append('talk-1', events, expected)).toEqual({ ...first, repeated: true });
        expect(await store.readStream('talk-1')).toHaveLength(3);
      },
    );

    test('changes nothing either when it runs concurrently', async () => {
      const events = [event()];
      const outcomes = await Promise.all([
        append('talk-1', events, 'none'),
        append('talk-1', events, 'none'),
      ]);
      expect(outcomes).toMatchObject([
        { ok: true, revision: 0, repeated: false },
        { ok: true, revision: 0, repeated: true },
      ]);
    });

    test('throws when only some events are repeated, or an id occurs twice', async () => {
      const known = event();
      await append('talk-1', [known], 'none');
      await expect(append('talk-1', [known, event()])).rejects.toThrow('not a repeat');
      const twice = event();
      await expect(append('talk-3', [twice, twice])).rejects.toThrow('twice');
      await expect(append('talk-3', [])).rejects.toThrow('no event');
      expect(await all(store.readAll({ from: 0 }))).toHaveLength(1);
    });

    test('that throws does not fail concurrent appends', async () => {
      const known = event();
      await append('talk-1', [known]);
      const [good, bad, late] = await Promise.allSettled([
        append('talk-2', [event()], 'none'),
        append('talk-1', [known, event()]),
        append('talk-3', [event()], 'none'),
      ]);
      expect([good.status, bad.status, late.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await store.readStream('talk-3')).toHaveLength(1);
    });
  });

  describe('reading all', () => {
    test('yields batches in commit order, after a position, of the given types only', async () => {
      for (let n = 0; n < 10; n += 1) await append(`talk-${n % 3}`, [event(n % 2 ? 'Odd' : 'Even', { n })]);
      const batches: number[] = [];
      const seen: StoredEvent[] = [];
      for await (const batch of store.readAll({ from: 0, batch: 4 })) {
        batches.push(batch.length);
        seen.push(...batch);
      }
      expect(batches).toEqual([4, 4, 2]);
      expect(seen.map(({ data }) => data.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      const positions = seen.map(({ position }) => position);
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
      expect(await store.head()).toBe(positions.at(-1));
      const odd = await all(store.readAll({ from: positions[4] ?? 0, types: ['Odd', 'Never'], batch: 2 }));
      expect(odd.map(({ data }) => data.n)).toEqual([5, 7, 9]);
      expect(await all(store.readAll({ from: 0, types: [] }))).toEqual([]);
    });

    test('ends at the head while others keep writing', async () => {
      await append('talk-1', [event(), event()]);
      let seen = 0;
      for await (const batch of store.readAll({ from: 0, batch: 1 })) {
        seen += batch.length;
        await append('talk-2', [event()]);
      }
      expect(seen).toBe(2);
    });
  });

  describe('following', () => {
    test('yields existing events, then new ones, and ends when aborted', async () => {
      await append('talk-1', [event('Said', { n: 0 })]);
      const stop = new AbortController();
      const seen: unknown[] = [];
      const following = (async () => {
        for await (const batch of store.follow({ from: 0, signal: stop.signal })) {
          seen.push(...batch.map(({ data }) => data.n));
          if (seen.length === 3) stop.abort();
        }
      })();
      await append('talk-1', [event('Said', { n: 1 })]);
      await append('talk-2', [event('Said', { n: 2 })]);
      await following;
      expect(seen).toEqual([0, 1, 2]);
    });

    test('from the head yields only new events, of its types', async () => {
      await append('talk-1', [event('Old')]);
      const following = take(
        store.follow({ from: await store.head(), types: ['New'], signal: new AbortController().signal }),
        1,
      );
      await append('talk-1', [event('Other')]);
      await append('talk-1', [event('New')]);
      expect((await following).map(({ type }) => type)).toEqual(['New']);
    });

    test('ends when the log is closed, and at once when the signal is already aborted', async () => {
      const following = all(store.follow({ from: 0, signal: new AbortController().signal }));
      expect(await all(store.follow({ from: 0, signal: AbortSignal.abort() }))).toEqual([]);
      await store.close();
      expect(await following).toEqual([]);
    });

    test('sees commits of another connection at once', async () => {
      const following = take(store.follow({ from: 0, signal: new AbortController().signal }), 1);
      await open().append('talk-1', [event('Elsewhere')], { expected: 'none' });
      expect((await following)[0]?.type).toBe('Elsewhere');
    });

    test('a slow reader misses nothing', async () => {
      const following = take(store.follow({ from: 0, batch: 3, signal: new AbortController().signal }), 50);
      const other = open();
      for (let n = 0; n < 50; n += 1)
        await (n % 2 ? other : store).append(`talk-${n % 4}`, [event('Said', { n })], { expected: 'any' });
      expect((await following).map(({ data }) => data.n)).toEqual([...Array(50).keys()]);
    });
  });

  test('any interleaving of appends keeps each stream gapless, and a follower sees the committed order', async () => {
    const attempt = fc.record({
      stream: fc.constantFrom('a', 'b', 'c'),
      expected: fc.oneof(
        fc.constant<ExpectedRevision>('any'),
        fc.constant<ExpectedRevision>('none'),
        fc.nat(6),
      ),
      events: fc.integer({ min: 1, max: 3 }),
      repeat: fc.boolean(),
      elsewhere: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(attempt, { minLength: 1, maxLength: 6 }), { maxLength: 6 }),
        async (rounds) => {
          const own = await log();
          const stores = [own.open(), own.open()] as const;
          try {
            const stop = new AbortController();
            const followed: StoredEvent[] = [];
            const following = (async () => {
              for await (const batch of stores[0].follow({ from: 0, signal: stop.signal })) {
                followed.push(...batch);
                if (followed.at(-1)?.type === 'End') stop.abort();
              }
            })();
            const accepted = new Set<string>();
            for (const round of rounds) {
              await Promise.all(
                round.flatMap(({ stream, expected, events, repeat, elsewhere }) => {
                  const made = Array.from({ length: events }, () => event());
                  const send = async () => {
                    const outcome = await stores[elsewhere ? 1 : 0].append(stream, made, { expected });
                    if (outcome.ok) for (const { id } of made) accepted.add(id);
                  };
                  return repeat ? [send(), send()] : [send()];
                }),
              );
            }
            await stores[1].append('end', [event('End')], { expected: 'none' });
            await following;
            const log = await all(stores[0].readAll({ from: 0 }));
            expect(followed).toEqual(log);
            expect(new Set(log.slice(0, -1).map(({ id }) => id))).toEqual(accepted);
            expect(log).toHaveLength(accepted.size + 1);
            for (const stream of ['a', 'b', 'c']) {
              const revisions = log.filter((each) => each.stream === stream).map(({ revision }) => revision);
              expect(revisions).toEqual([...revisions.keys()]);
            }
          } finally {
            for (const each of stores) await each.close();
            await own.remove();
          }
        },
      ),
      { numRuns: runs },
    );
  });

  test('the identity of a log is the same in every process from the first moment on', async () => {
    const [identity, same] = await Promise.all([store.identity(), open().identity()]);
    expect(identity).toMatch(/^[0-9a-f]{8}$/);
    expect(same).toBe(identity);
    await append('talk-1', [event()]);
    expect(await open().identity()).toBe(identity);
  });

  test.skipIf(shared)('another log has another identity', async () => {
    const other = await log();
    const elsewhere = other.open();
    expect(await elsewhere.identity()).not.toBe(await store.identity());
    await elsewhere.close();
    await other.remove();
  });

  test('after closing it refuses calls with a sentence', async () => {
    await store.close();
    await expect(append('talk-1', [event()])).rejects.toThrow('has been closed');
  });
});
