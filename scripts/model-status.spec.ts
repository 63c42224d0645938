import { expect, it } from 'vitest';
import { systemClock } from '../modules/kernel/ports';
import { rebuild } from '../projections/runtime/rebuild';
import { createMemoryEventStore } from '../tests/doubles/event-store.memory';
import { createMemoryReadStore } from '../tests/doubles/read-store.memory';
import { books, createShelf, dust, placed, traffic } from '../tests/doubles/in-memory-shelf';
import { modelTable, readStatus } from './model-status';

it('reports the position and size of each read model', async () => {
  const shelf = createShelf(createMemoryEventStore());
  const readStore = createMemoryReadStore();
  const projections = [books, traffic];
  await readStore.open(projections);
  await shelf.append(placed('a'), placed('b'), dust);
  const { signal } = new AbortController();
  await rebuild({ ...shelf, store: readStore, projections, clock: systemClock, names: ['books'], signal });
  const rows = await readStatus({ ...shelf, readStore, projections });
  expect(rows).toMatchObject([
    { name: 'books', position: 3, lag: 0, documents: 2, parked: 0 },
    { name: 'traffic', position: 0, lag: 3, documents: 0, parked: 0 },
  ]);
});

it('aligns the figures under their headings', () => {
  const history = { name: 'history', position: 120, lag: 0, documents: 7, bytes: 45_678, parked: 0 };
  expect(modelTable([history])).toBe(
    'read model  position  lag  documents     size  parked\n' +
      'history          120    0          7  45.7 kB       0\n',
  );
});
