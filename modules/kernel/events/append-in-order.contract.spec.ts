import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adapters, all, event, type Log } from '../../../tests/doubles/event-store-adapters';
import type { EventStore, ExpectedRevision, NewEvent } from './event-store';

/** Adapters that write many appends at once. */
const eager = adapters.filter(({ name }) => name === 'SQLite');

describe.each(eager)('the log on $name', ({ log }) => {
  let home: Log;
  let store: EventStore & Required<Pick<EventStore, 'appendInOrder'>>;
  beforeEach(async () => {
    home = await log();
    store = home.open() as typeof store;
  });
  afterEach(async () => {
    await store.close();
    await home.remove();
  });
  const planned = (stream: string, expected: ExpectedRevision, ...events: NewEvent[]) => {
    return { stream, expected, events };
  };
  const ids = async () => (await all(store.readAll({ from: 0 }))).map(({ id }) => id);

  test('takes several appends in order, up to the first that does not succeed', async () => {
    const [a, b, c, late] = [event(), event(), event(), event()];
    const done = await store.appendInOrder([
      planned('s-1', 'none', a),
      planned('s-2', 'none', b),
      planned('s-1', 0, c),
    ]);
    expect(done).toMatchObject({ ok: true, revision: 1, position: 3, repeated: false });
    const there = [a, b, c].map(({ id }) => id);
    expect(await ids()).toEqual(there);
    const stopped = await store.appendInOrder([
      planned('s-2', 0, late),
      planned('s-1', 0, event()),
      planned('s-3', 'none', event()),
    ]);
    expect(stopped).toEqual({ ok: false, actual: 1 });
    expect(await ids()).toEqual([...there, late.id]);
    const again = await store.appendInOrder([planned('s-1', 'none', a), planned('s-1', 0, c)]);
    expect(again).toMatchObject({ ok: true, revision: 1, repeated: true });
    await expect(store.appendInOrder([])).rejects.toThrow('nothing to append');
  });

  test('wakes followers, and stores nothing when one of several throws', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    const following = (async () => {
      for await (const events of store.follow({ from: 0, signal: stop.signal })) {
        seen.push(...events.map(({ id }) => id));
        stop.abort();
      }
    })();
    const [a, b] = [event(), event()];
    await store.appendInOrder([planned('s-1', 'none', a)]);
    await following;
    expect(seen).toEqual([a.id]);
    const halfKnown = store.appendInOrder([planned('s-2', 'none', b), planned('s-1', 0, a, event())]);
    await expect(halfKnown).rejects.toThrow('is not a repeat');
    expect(await ids()).toEqual([a.id]);
  });
});
