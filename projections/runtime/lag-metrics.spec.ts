import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../modules/kernel/events/event-store';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { createMemoryReadStore } from '../../tests/doubles/read-store.memory';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import { books, createShelf, dust, placed, taken, traffic } from '../../tests/doubles/in-memory-shelf';
import { createLagGauges } from './lag-metrics';

async function createWorld() {
  const store = createMemoryEventStore();
  const shelf = createShelf(store);
  const readStore = createMemoryReadStore();
  await readStore.open([books, traffic]);
  const vault = createMemoryVault();
  const looks: number[] = [];
  const read = createLagGauges({
    store: {
      head: () => store.head(),
      readAll: (options) => {
        looks.push(options.from);
        return store.readAll(options);
      },
    },
    log: shelf.log,
    readStore,
    vault,
    projections: [books, traffic],
    reactions: [{ checkpoint: 'reactions', types: ['BookTaken'] }],
    clock: { now: () => new Date(Date.now() + 60_000) },
  });
  const readings = async () =>
    Object.fromEntries(
      (await read()).map(({ name, labels, value }) => [
        [name.replace('evident_', ''), ...Object.values(labels)].join(' '),
        value,
      ]),
    );
  return { ...shelf, readStore, vault, readings, looks };
}

describe('the lag metrics', () => {
  it('have the position of each read model, its distance from the head, and the age of its next event', async () => {
    const world = await createWorld();
    await world.append(placed('a'), placed('b'));
    const [part] = [{ model: 'books', from: 0, to: 2, writes: [] }];
    await world.readStore.commit([part]);
    const read = await world.readings();
    expect(read).toMatchObject({
      log_position: 2,
      'projection_position books': 2,
      'projection_lag_positions books': 0,
      'projection_lag_seconds books': 0,
      'projection_position traffic': 0,
      'projection_lag_positions traffic': 2,
      'projection_parked_facts books': 0,
    });
    expect(read['projection_lag_seconds traffic']).toBeCloseTo(60, 0);
  });

  it('report zero lag in seconds when only unsubscribed events are pending', async () => {
    const world = await createWorld();
    await world.append(dust, dust);
    expect(await world.readings()).toMatchObject({
      'projection_lag_positions books': 2,
      'projection_lag_seconds books': 0,
      'reaction_lag_seconds reactions': 0,
    });
  });

  it('read the lag of reactions from their checkpoint in the vault', async () => {
    const world = await createWorld();
    await world.append(placed('a'), taken('a'));
    expect((await world.readings())['reaction_lag_seconds reactions']).toBeCloseTo(60, 0);
    await world.vault.put('checkpoints', 'reactions', 2);
    expect((await world.readings())['reaction_lag_seconds reactions']).toBe(0);
  });

  it('read a long log without subscribed events only once', async () => {
    const world = await createWorld();
    await world.append(dust, dust, dust);
    await world.readings();
    world.looks.length = 0;
    await world.readings();
    expect(world.looks).toEqual([]);
    await world.append(taken('a'));
    expect((await world.readings())['reaction_lag_seconds reactions']).toBeCloseTo(60, 0);
    expect(world.looks).toEqual([3, 3, 3]);
  });

  it('count the parked events of a model', async () => {
    const world = await createWorld();
    const parked = {
      model: 'books',
      position: 1,
      eventId: 'e',
      type: 'BookPlaced',
      stream: 's',
      error: '',
      at: '',
    };
    await world.readStore.commit([{ model: 'books', from: 0, to: 1, writes: [], parked: [parked] }]);
    expect(await world.readings()).toMatchObject({
      'projection_parked_facts books': 1,
      'projection_parked_facts traffic': 0,
    });
  });

  it('are absent while a store is unavailable', async () => {
    const world = await createWorld();
    world.vault.get = () => Promise.reject(new StoreUnavailable('Away.'));
    await expect(world.readings()).rejects.toThrow('Away.');
  });
});
