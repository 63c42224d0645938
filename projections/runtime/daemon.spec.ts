import { describe, expect, it, vi } from 'vitest';
import { silentLog, systemClock } from '../../modules/kernel/ports';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { createMemoryReadStore } from '../../tests/doubles/read-store.memory';
import {
  books,
  createShelf,
  dust,
  placed,
  renamed,
  taken,
  traffic,
} from '../../tests/doubles/in-memory-shelf';
import { createDaemon } from './daemon';
import { readStores } from '../../tests/doubles/read-store-adapters';
import type { ReadStore } from '../read-store';

function createWorld() {
  const shelf = createShelf(createMemoryEventStore());
  const views = createMemoryReadStore();
  const daemonOver = (store: ReadStore) =>
    createDaemon({
      log: shelf.log,
      store,
      projections: [books, traffic],
      logger: silentLog,
      clock: systemClock,
    });
  return { ...shelf, views, daemonOver, daemon: daemonOver(views) };
}
type World = ReturnType<typeof createWorld>;

/** Runs the daemon during `during`, then stops it and waits until all is written. */
async function live(world: World, during: () => Promise<void>, daemon = world.daemon) {
  const stop = new AbortController();
  const running = daemon.run(stop.signal);
  await during();
  stop.abort();
  await running;
}

describe('the projection daemon', () => {
  it('folds earlier and new events, in order', async () => {
    const world = createWorld();
    await world.append(placed('a'), placed('b'));
    await live(world, async () => {
      await world.daemon.reached(2);
      expect(world.views.documents('books')).toEqual({
        a: { title: 'a', names: 1 },
        b: { title: 'b', names: 1 },
      });
      await world.daemon.reached(await world.append(renamed('a', 'A'), taken('b'), placed('c')));
    });
    expect(world.views.documents('books')).toEqual({
      a: { title: 'A', names: 2 },
      c: { title: 'c', names: 1 },
    });
    expect(world.views.documents('traffic')).toEqual({ all: { placed: 3 } });
  });

  it('catches up models at different positions, folding no event twice', async () => {
    const world = createWorld();
    await world.views.open([books, traffic]);
    await world.append(placed('a'), placed('b'), placed('c'));
    const writes = [{ put: 'all', doc: { placed: 2 } }];
    await world.views.commit([{ model: 'traffic', from: 0, to: 2, writes }]);
    await live(world, () => world.daemon.reached(3));
    expect(world.views.documents('traffic')).toEqual({ all: { placed: 3 } });
    expect(Object.keys(world.views.documents('books'))).toEqual(['a', 'b', 'c']);
  });

  it('parks an event that one fold rejects, without a trace in its documents, and goes on', async () => {
    const world = createWorld();
    const position = await world.append(
      placed('a'),
      renamed('a', 'poison'),
      renamed('a', 'good'),
      placed('b'),
    );
    await live(world, () => world.daemon.reached(position));
    expect(world.views.documents('books')).toMatchObject({ a: { title: 'good', names: 2 }, b: {} });
    expect(await world.views.parked()).toMatchObject([
      {
        model: 'books',
        position: 2,
        type: 'BookRenamed',
        stream: 'shelf',
        error: 'Error: this cannot be swallowed',
      },
    ]);
  });

  it.each(readStores)('parks an event whose document $name cannot hold, and goes on', async ({ place }) => {
    const home = place();
    const world = createWorld();
    const store = await home.open();
    const daemon = world.daemonOver(store);
    const position = await world.append(
      placed('a'),
      renamed('a', 'A'),
      placed('c', 'vast'),
      renamed('a', 'B'),
      placed('b'),
    );
    await live(world, () => daemon.reached(position), daemon);
    expect(await store.get('books', 'a')).toEqual({ title: 'B', names: 3 });
    expect(await store.get('books', 'b')).toEqual({ title: 'b', names: 1 });
    expect(await store.get('traffic', 'all')).toEqual({ placed: 3 });
    const parked = await store.parked();
    expect(parked).toMatchObject([{ model: 'books', position: 3, type: 'BookPlaced' }]);
    expect(parked[0]?.error).toContain('16 MB at most are kept');
    await store.close();
    await home.remove();
  });

  it('parks an event whose data no longer fits its schema', async () => {
    const store = createMemoryEventStore();
    const metadata = { actor: { kind: 'system' as const }, correlationId: 'r', at: '', version: 1 };
    await store.append('shelf', [{ id: 'x', type: 'BookPlaced', data: { book: 7 }, metadata }], {
      expected: 'any',
    });
    const shelf = createShelf(store);
    const views = createMemoryReadStore();
    const daemon = createDaemon({
      ...shelf,
      store: views,
      projections: [books],
      logger: silentLog,
      clock: systemClock,
    });
    await live({ ...shelf, views, daemon, daemonOver: () => daemon }, () => daemon.reached(1));
    expect(await views.parked('books')).toMatchObject([{ position: 1, eventId: 'x' }]);
  });

  it('advances its position over events without a fold, in few writes', async () => {
    const world = createWorld();
    await live(world, async () => {
      for (let count = 0; count < 50; count += 1) await world.daemon.reached(await world.append(dust));
    });
    expect(await world.views.position('books')).toBe(50);
    expect(world.views.commits.length).toBeLessThan(5);
  });

  it('reloads and goes on when another process moved a model', async () => {
    const world = createWorld();
    await world.append(placed('a'), placed('b'));
    await live(world, async () => {
      await world.daemon.reached(2);
      const staged = await world.views.stage(books);
      await staged.write([{ put: 'a', doc: { title: 'rebuilt', names: 1 } }]);
      await staged.swap(1);
      await world.daemon.reached(await world.append(placed('c')));
      expect(world.views.documents('books')).toEqual({
        a: { title: 'rebuilt', names: 1 },
        b: { title: 'b', names: 1 },
        c: { title: 'c', names: 1 },
      });
    });
    expect(world.views.documents('traffic')).toEqual({ all: { placed: 3 } });
  });

  it('stops with a clear error when it is fenced off repeatedly', async () => {
    const world = createWorld();
    await world.append(placed('a'));
    const rival = { ...world.views, commit: () => Promise.resolve(false) };
    await expect(world.daemonOver(rival).run(new AbortController().signal)).rejects.toThrow(
      'The read models are being written by another process, so this one stops.',
    );
  });

  it('survives a read store that refuses writes for a moment', async () => {
    const world = createWorld();
    let failures = 1;
    const shaky: ReadStore = {
      ...world.views,
      commit: (parts) =>
        failures-- > 0 ? Promise.reject(new Error('the disk is full')) : world.views.commit(parts),
    };
    const position = await world.append(placed('a'), placed('b'));
    const daemon = world.daemonOver(shaky);
    await live(world, () => daemon.reached(position), daemon);
    expect(world.views.documents('traffic')).toEqual({ all: { placed: 2 } });
  });

  it('answers the positions of the models when another process runs it', async () => {
    const world = createWorld();
    const watching = world.daemonOver(world.views);
    const position = await world.append(placed('a'));
    await live(world, () => watching.reached(position));
    expect(await world.views.position('books')).toBe(1);
  });

  it('is waited for no longer than the caller’s timeout, wherever it runs', async () => {
    const world = createWorld();
    const elsewhere = world.daemonOver(world.views);
    await live(world, async () => {
      for (const daemon of [world.daemon, elsewhere]) {
        const stop = new AbortController();
        const waiting = daemon.reached(1_000, stop.signal);
        stop.abort(new Error('long enough'));
        await expect(waiting).rejects.toThrow('long enough');
      }
    });
  });

  it('rebuilds outdated models beside the old ones, which answer meanwhile, and keeps the others current', async () => {
    const world = createWorld();
    await world.append(placed('a'), renamed('a', 'poison'), placed('b'));
    await live(world, () => world.daemon.reached(3));
    const before = world.views.documents('books');
    await world.append(placed('c'));

    const titles = {
      ...books,
      version: 2,
      fold: (event, docs) => docs.put('last', { title: event.id }),
    } as typeof books;
    let fill = () => {};
    const filled = new Promise<void>((resolve) => (fill = resolve));
    const slow: ReadStore = {
      ...world.views,
      stage: async (spec) => {
        const staged = await world.views.stage(spec);
        return { ...staged, swap: (...args) => filled.then(() => staged.swap(...args)) };
      },
    };
    const deps = { log: world.log, store: slow, logger: silentLog, clock: systemClock };
    const daemon = createDaemon({ ...deps, projections: [titles, traffic] });
    await live(
      world,
      async () => {
        const added = await world.append(placed('d'));
        await vi.waitFor(async () => expect(await slow.position('traffic')).toBe(added));
        let isReached = false;
        const reached = daemon.reached(added).then(() => (isReached = true));
        expect(world.views.documents('books')).toEqual(before);
        await world.append(dust);
        await vi.waitFor(async () => expect(await slow.position('traffic')).toBe(added + 1));
        expect(isReached).toBe(false);
        fill();
        await reached;
        expect(Object.keys(world.views.documents('books'))).toEqual(['last']);
        await daemon.reached(await world.append(placed('e')));
      },
      daemon,
    );
    expect(world.views.documents('traffic')).toEqual({ all: { placed: 5 } });
    expect(await world.views.statusOf('books')).toMatchObject({ isOutdated: false });
  });

  it('parks events that the fold of an outdated model rejects during its rebuild', async () => {
    const world = createWorld();
    await world.append(placed('a'));
    await live(world, () => world.daemon.reached(1));
    await world.append(renamed('a', 'poison'), placed('b'));
    const deps = { log: world.log, store: world.views, logger: silentLog, clock: systemClock };
    const daemon = createDaemon({ ...deps, projections: [{ ...books, version: 2 }, traffic] });
    await live(world, () => daemon.reached(3), daemon);
    expect(Object.keys(world.views.documents('books'))).toEqual(['a', 'b']);
    expect(await world.views.parked()).toMatchObject([{ model: 'books', position: 2 }]);
  });

  it.each(readStores)(
    'parks an event whose document $name cannot hold during the rebuild of an outdated model',
    async ({ place }) => {
      const home = place();
      const world = createWorld();
      const store = await home.open();
      const early = world.daemonOver(store);
      await live(world, () => world.append(placed('a')).then((at) => early.reached(at)), early);
      await world.append(renamed('a', 'A'), placed('c', 'vast'), renamed('a', 'B'), placed('b'));
      const deps = { log: world.log, store, logger: silentLog, clock: systemClock };
      const daemon = createDaemon({ ...deps, projections: [{ ...books, version: 2 }, traffic] });
      await store.open([{ ...books, version: 2 }, traffic]);
      await live(world, () => daemon.reached(5), daemon);
      expect(await store.get('books', 'a')).toEqual({ title: 'B', names: 3 });
      expect(await store.get('books', 'b')).toEqual({ title: 'b', names: 1 });
      expect(await store.parked()).toMatchObject([{ model: 'books', position: 3, type: 'BookPlaced' }]);
      await store.close();
      await home.remove();
    },
  );
});
