import { describe, expect, it } from 'vitest';
import { createEventLog } from '../../modules/kernel/events/event-log';
import { catalogueOf } from '../../modules/kernel/events/event';
import { silentLog, systemClock } from '../../modules/kernel/ports';
import { parkedEventsStream } from '../../modules/moderation/contract';
import { ModerationEvent } from '../../modules/moderation/events';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { createMemoryReadStore } from '../../tests/doubles/read-store.memory';
import { books, createShelf, placed, renamed, traffic } from '../../tests/doubles/in-memory-shelf';
import { createDaemon } from './daemon';
import type { Projection } from '../projection';
import type { ReadStore } from '../read-store';
import { rebuild } from './rebuild';
import { createRetries } from './retry-parked';
import { readSkipped, stillParked } from './skipped-events';

const key = Buffer.alloc(32, 1);
const keys = {
  keyFor: () => Promise.resolve(key),
  find: () => Promise.resolve(key),
  destroy: () => Promise.resolve(),
};
/** The same read model, by a fold that takes every title. */
const mended: Projection = {
  ...books,
  fold: async (event, docs) => {
    if (event.event.title !== 'poison') return books.fold(event, docs);
    await docs.update(String(event.event.book), (doc) => ({ ...doc, title: 'mended' }));
  },
};

/** A shelf with one poisoned book, whose event the model of books has parked. */
async function createWorld() {
  const events = createMemoryEventStore();
  const shelf = createShelf(events);
  const views = createMemoryReadStore();
  const decisions = createEventLog({
    store: events,
    catalogue: catalogueOf(ModerationEvent),
    keys,
    clock: systemClock,
  });
  // The shelf leaves out unknown events; a log that knows the decisions reads them.
  const log = { ...shelf.log, readOpened: decisions.readOpened };
  await shelf.append(placed('a'), renamed('a', 'poison'), placed('b'));
  const deps = { log, store: views, logger: silentLog, clock: systemClock };

  async function live(projections: Projection[], reached: number) {
    const stop = new AbortController();
    const daemon = createDaemon({ ...deps, projections });
    const running = daemon.run(stop.signal);
    await daemon.reached(reached);
    stop.abort();
    await running;
  }
  await live([books, traffic], 3);
  const [parked] = await views.parked();
  const eventId = parked?.eventId ?? '';
  let count = 0;
  return {
    ...shelf,
    ...{ deps, log, views, live, eventId },
    skip: () =>
      decisions.append(parkedEventsStream, [{ type: 'ParkedEventSkipped', model: 'books', eventId }], {
        expected: 'any',
        context: {
          actor: { kind: 'system' },
          correlationId: 'r',
          causationId: `skip-${(count += 1)}`,
        },
      }),
  };
}
const { signal } = new AbortController();

describe('a parked event that was skipped', () => {
  it('is no longer listed as parked, though the store keeps it until the next build', async () => {
    const world = await createWorld();
    expect(await stillParked(world.views, world.log)).toMatchObject([{ eventId: world.eventId }]);
    await world.skip();
    expect(await stillParked(world.views, world.log)).toEqual([]);
    expect(await world.views.parked()).toHaveLength(1);
    expect([...(await readSkipped(world.log))]).toEqual([`books/${world.eventId}`]);
  });

  it('is left out by a rebuild that stops at others, also when the fold could take it in', async () => {
    const world = await createWorld();
    await expect(rebuild({ ...world.deps, projections: [books], signal })).rejects.toThrow(
      'cannot be folded',
    );
    await world.skip();
    await rebuild({ ...world.deps, projections: [books], signal });
    expect(await world.views.parked()).toEqual([]);
    await rebuild({ ...world.deps, projections: [mended], signal });
    expect(world.views.documents('books').a).toEqual({ title: 'a', names: 1 });
  });

  it('is left out by a daemon that begins with empty read models', async () => {
    const world = await createWorld();
    await world.skip();
    const empty = createMemoryReadStore();
    world.deps.store = empty;
    await world.live([mended], 4);
    expect(empty.documents('books')).toMatchObject({ a: { title: 'a', names: 1 }, b: {} });
    expect(await empty.parked()).toEqual([]);
  });

  it('is left out of a build that had folded it before the decision', async () => {
    const world = await createWorld();
    let swaps = 0;
    const store: ReadStore = {
      ...world.views,
      stage: async (spec) => {
        const staged = await world.views.stage(spec);
        const swap = async (position: number) => {
          if ((swaps += 1) === 1) await world.skip();
          await staged.swap(position);
        };
        return { ...staged, swap };
      },
    };
    await rebuild({ ...world.deps, store, projections: [mended], signal });
    expect(swaps).toBe(2);
    expect(world.views.documents('books').a).toEqual({ title: 'a', names: 1 });
  });
});

describe('a retry', () => {
  it('folds the event at its position once the fold can, one build at a time for each model', async () => {
    const world = await createWorld();
    await world.append(renamed('a', 'last'));
    const retries = createRetries({ ...world.deps, projections: [mended, traffic] });
    retries.begin('books');
    retries.begin('books');
    expect([retries.isRunning('books'), retries.isRunning('traffic')]).toEqual([true, false]);
    await expect.poll(() => retries.isRunning('books')).toBe(false);
    expect(await world.views.parked()).toEqual([]);
    expect(world.views.documents('books').a).toEqual({ title: 'last', names: 2 });
    expect((await world.views.statusOf('books')).swaps).toBe(1);
  });

  it('parks the event again when the fold still rejects it', async () => {
    const world = await createWorld();
    const retries = createRetries({ ...world.deps, projections: [books] });
    retries.begin('books');
    await expect.poll(() => retries.isRunning('books')).toBe(false);
    expect(await world.views.parked()).toMatchObject([{ eventId: world.eventId }]);
    expect((await world.views.statusOf('books')).swaps).toBe(1);
  });

  it('logs a failed build, leaves the live model unchanged, and can be started again', async () => {
    const world = await createWorld();
    const logged: unknown[] = [];
    let failures = 1;
    const store: ReadStore = {
      ...world.views,
      stage: (spec) =>
        failures-- > 0 ? Promise.reject(new Error('the disk is full')) : world.views.stage(spec),
    };
    const logger = { ...silentLog, error: (_: object, said: string) => void logged.push(said) };
    const retries = createRetries({ ...world.deps, store, logger, projections: [mended] });
    retries.begin('books');
    await expect.poll(() => retries.isRunning('books')).toBe(false);
    expect(logged).toEqual(['read model rebuild failed, the live one is unchanged']);
    expect(await world.views.parked()).toHaveLength(1);
    retries.begin('books');
    await expect.poll(() => retries.isRunning('books')).toBe(false);
    expect(await world.views.parked()).toEqual([]);
  });

  it('is aborted when its process ends', async () => {
    const world = await createWorld();
    const retries = createRetries({ ...world.deps, projections: [mended] });
    retries.begin('books');
    await retries.close();
    expect(await world.views.parked()).toHaveLength(1);
    retries.begin('books');
    expect(retries.isRunning('books')).toBe(false);
  });
});
