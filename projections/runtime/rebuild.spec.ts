import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSqliteEventStore } from '../../modules/kernel/adapters/event-store.sqlite';
import { silentLog, systemClock } from '../../modules/kernel/ports';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { readStores } from '../../tests/doubles/read-store-adapters';
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
import { rebuild } from './rebuild';

const projections = [books, traffic];

async function createWorld() {
  const shelf = createShelf(createMemoryEventStore());
  const views = createMemoryReadStore();
  await views.open(projections);
  const deps = { log: shelf.log, store: views, projections, clock: systemClock };
  const daemon = createDaemon({ ...deps, logger: silentLog });
  const everything = () => ({ books: views.documents('books'), traffic: views.documents('traffic') });
  return { ...shelf, views, deps: { ...deps, signal: new AbortController().signal }, daemon, everything };
}

const book = fc.constantFrom('a', 'b', 'c', 'd');
const title = fc.constantFrom('one', 'two', 'three');
const anyEvent = fc.oneof(
  book.map((id) => placed(id)),
  fc.tuple(book, title).map(([id, name]) => renamed(id, name)),
  book.map((id) => taken(id)),
  fc.constant(dust),
);
const events = fc.array(anyEvent, { maxLength: 60 });

describe('a rebuild', () => {
  it('makes the same documents as the live models, also of events that arrive while it runs', async () => {
    await fc.assert(
      fc.asyncProperty(events, events, async (before, during) => {
        const world = await createWorld();
        const stop = new AbortController();
        const running = world.daemon.run(stop.signal);
        for (const event of before) await world.append(event);
        const rebuilding = rebuild(world.deps);
        for (const event of during) await world.append(event);
        await rebuilding;
        await world.daemon.reached(await world.append(dust));
        stop.abort();
        await running;

        const fresh = createMemoryReadStore();
        await fresh.open(projections);
        await rebuild({ ...world.deps, store: fresh });
        expect(world.everything()).toEqual({
          books: fresh.documents('books'),
          traffic: fresh.documents('traffic'),
        });
      }),
      { numRuns: 60 },
    );
  });

  it('stops on Ctrl-C while it runs, though its stores answer at once', async () => {
    const world = await createWorld();
    for (const id of ['a', 'b']) await world.append(placed(id));
    const before = world.everything();
    const stop = new AbortController();
    setImmediate(() => stop.abort());
    await expect(rebuild({ ...world.deps, signal: stop.signal })).rejects.toThrow('aborted');
    expect(world.everything()).toEqual(before);
  });

  it.each(readStores)('makes the same documents in $name, beside a running daemon', async ({ place }) => {
    const dir = mkdtempSync(join(tmpdir(), 'rebuild-'));
    const events = createSqliteEventStore({ file: join(dir, 'events.db') });
    const home = place();
    const store = await home.open();
    await store.open(projections);
    const { log, append } = createShelf(events);
    const deps = { log, store, projections, clock: systemClock };
    const daemon = createDaemon({ ...deps, logger: silentLog });
    const stop = new AbortController();
    const running = daemon.run(stop.signal);
    for (const id of ['a', 'b', 'c']) await append(placed(id), renamed(id, 'new'));
    const rebuilding = rebuild({ ...deps, signal: stop.signal });
    for (const id of ['d', 'e', 'f']) await append(placed(id), dust);
    await rebuilding;
    await daemon.reached(await append(placed('g')));
    expect(await store.get('traffic', 'all')).toEqual({ placed: 7 });
    expect((await store.find('books', { where: { title: 'new' } })).total).toBe(3);
    stop.abort();
    await running;
    await store.close();
    await home.remove();
    await events.close();
    rmSync(dir, { recursive: true });
  });

  it('brings a model up to the head when no daemon runs', async () => {
    const world = await createWorld();
    await world.append(placed('a'), placed('b'), dust);
    let late = false;
    const onProgress = () => {
      if (late) return;
      late = true;
      void world.append(placed('c'));
    };
    await rebuild({ ...world.deps, onProgress });
    expect(world.everything().traffic).toEqual({ all: { placed: 3 } });
  });

  it('folds events that were appended between its last read and the swap', async () => {
    const world = await createWorld();
    await world.append(placed('a'));
    const store = {
      ...world.views,
      stage: async (spec: typeof books) => {
        const staged = await world.views.stage(spec);
        const swap = async (position: number) => {
          await world.append(placed(`late-${spec.name}`));
          await staged.swap(position);
        };
        return { ...staged, swap };
      },
    };
    await rebuild({ ...world.deps, store });
    expect(world.everything().traffic).toEqual({ all: { placed: 3 } });
    expect(Object.keys(world.everything().books)).toEqual(['a', 'late-books', 'late-traffic']);
  });

  it('stops at an event that its fold rejects, names its position, and leaves the live model unchanged', async () => {
    const world = await createWorld();
    await world.append(placed('a'), renamed('a', 'poison'));
    await world.views.commit([
      { model: 'books', from: 0, to: 2, writes: [{ put: 'a', doc: { title: 'live' } }] },
    ]);
    await expect(rebuild(world.deps)).rejects.toThrow(
      'The rebuild of books stopped at position 2: BookRenamed of shelf cannot be folded (this cannot be swallowed). The live model is as it was.',
    );
    expect(world.everything()).toEqual({ books: { a: { title: 'live' } }, traffic: {} });
    expect(await world.views.position('books')).toBe(2);
  });

  it.each(readStores)('stops at a document that $name cannot hold, and names it', async ({ place }) => {
    const home = place();
    const world = await createWorld();
    const store = await home.open();
    await store.open(projections);
    await world.append(placed('a'), placed('b', 'vast'));
    await expect(rebuild({ ...world.deps, store })).rejects.toThrow(
      /^The rebuild of books stopped: The document b of the read model books has \d+\.0 MB, and 16 MB at most are kept\. The live model is as it was\.$/,
    );
    await store.close();
    await home.remove();
  });

  it.each(readStores)(
    'leaves every model as it was when a document of the last one does not fit $name',
    async ({ place }) => {
      const home = place();
      const world = await createWorld();
      const store = await home.open();
      await store.open(projections);
      await world.append(placed('a'), placed('b', 'vast'));
      const before = await store.statusOf('traffic');
      await expect(rebuild({ ...world.deps, projections: [traffic, books], store })).rejects.toThrow(
        'The live model is as it was.',
      );
      expect(await store.statusOf('traffic')).toEqual(before);
      expect(await store.get('traffic', 'all')).toBeUndefined();
      await store.close();
      await home.remove();
    },
  );

  it('discards what is staged when one of the models cannot be staged', async () => {
    const world = await createWorld();
    await world.append(placed('a'));
    let discarded = 0;
    const store = {
      ...world.views,
      stage: async (spec: typeof books) => {
        if (spec.name === 'books') throw new Error('the disk is full');
        const staged = await world.views.stage(spec);
        return { ...staged, discard: () => ((discarded += 1), staged.discard()) };
      },
    };
    await expect(rebuild({ ...world.deps, store })).rejects.toThrow('the disk is full');
    expect(discarded).toBe(1);
    expect(world.everything()).toEqual({ books: {}, traffic: {} });
  });

  it('builds only the named models, and reports its progress', async () => {
    const world = await createWorld();
    await world.append(placed('a'), dust);
    const seen: unknown[] = [];
    await rebuild({ ...world.deps, names: ['traffic'], onProgress: (progress) => seen.push(progress) });
    expect(world.everything()).toEqual({ books: {}, traffic: { all: { placed: 1 } } });
    expect(seen.at(-1)).toEqual({ name: 'traffic', done: 2, total: 2 });
  });

  it('refuses an unknown name, and lists the known ones', async () => {
    const world = await createWorld();
    await expect(rebuild({ ...world.deps, names: ['bokks'] })).rejects.toThrow(
      'There is no read model called bokks; there are books, traffic.',
    );
  });

  it('changes nothing when it is aborted', async () => {
    const world = await createWorld();
    await world.append(placed('a'));
    const signal = AbortSignal.abort();
    await expect(rebuild({ ...world.deps, signal })).rejects.toThrow();
    expect(world.everything()).toEqual({ books: {}, traffic: {} });
  });
});
