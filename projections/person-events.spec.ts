import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEventLog, type Opened } from '../modules/kernel/events/event-log';
import type { DomainEvent } from '../modules/kernel/events/event';
import { systemClock } from '../modules/kernel/ports';
import { eventCatalogue } from '../composition/event-catalogue';
import { countTurns } from '../tests/doubles/count-turns';
import { createErasureWorld } from '../tests/doubles/erasure-world';
import { createIndexedEvents } from '../tests/doubles/indexed-events';
import { request } from '../tests/doubles/request';

async function all(items: AsyncIterable<Opened>): Promise<Opened[]> {
  const found: Opened[] = [];
  for await (const item of items) found.push(item);
  return found;
}
const inOrder = (items: readonly Opened[]) => items.map(({ position }) => position).sort((a, b) => a - b);

describe('the events about a person', () => {
  let world: ReturnType<typeof createErasureWorld>;
  let personEvents: ReturnType<typeof createIndexedEvents>;
  /** The positions from which the log was read. */
  let lookedFrom: number[];
  beforeEach(() => {
    world = createErasureWorld();
    lookedFrom = [];
    const readAll: typeof world.store.readAll = (options) => {
      lookedFrom.push(options.from);
      return world.store.readAll(options);
    };
    const store = { ...world.store, readAll };
    const log = createEventLog({ store, catalogue: eventCatalogue, keys: world.keys, clock: systemClock });
    personEvents = createIndexedEvents({ log, folder: world.folder });
  });
  afterEach(async () => {
    await personEvents.close();
    world.remove();
  });

  const tell = (stream: string, event: DomainEvent) =>
    world.log.append(stream, [event], { expected: 'any', context: request() });

  async function lives(name: string): Promise<string> {
    const { id: userId } = await world.person(name);
    await tell(`quota-${userId}`, { type: 'WelcomeGranted', userId, searches: 10 });
    const searchId = await world.finishes(userId, `What of ${name}?`);
    await world.publishing.request(searchId, world.actor(userId), request());
    const call = {
      searchId,
      userId,
      callKey: 'plan/deepseek/0',
      slot: 'deepseek',
      model: 'm',
      finish: 'stop',
    };
    const used = { inputTokens: 1, outputTokens: 1, costUsd: 0, ms: 1, answer: name };
    await tell(`calls-${searchId}`, { type: 'ModelCallFinished', ...call, ...used });
    return userId;
  }

  it('come from the index of their streams, and only the end of the log is read', async () => {
    const [ada, bo] = [await lives('Ada'), await lives('Bo')];
    await personEvents.index();
    lookedFrom = [];
    for (const userId of [ada, bo]) {
      const found = await all(personEvents.read(userId));
      expect(inOrder(found)).toEqual(inOrder(await all(world.log.readAbout(userId))));
      expect(found.map(({ event }) => event.type)).toEqual(
        expect.arrayContaining([
          'EmailClaimed',
          'ModelCallFinished',
          'PublicationRequested',
          'SearchCompleted',
        ]),
      );
    }
    const head = await world.log.head();
    expect(lookedFrom).toEqual([head, head]);
    const searches = await all(personEvents.read(ada, 'search-'));
    expect(new Set(searches.map(({ stream }) => stream.split('-')[0]))).toEqual(new Set(['search']));
  });

  it('are read with a turn of the event loop after each stream', async () => {
    const ada = await lives('Ada');
    await personEvents.index();
    const turn = countTurns();
    const found = await all(personEvents.read(ada));
    turn.stop();
    expect(turn.count()).toBeGreaterThanOrEqual(new Set(found.map(({ stream }) => stream)).size);
  });

  it('are complete when the index lags, and when there is none yet', async () => {
    const ada = await lives('Ada');
    expect(inOrder(await all(personEvents.read(ada)))).toEqual(inOrder(await all(world.log.readAbout(ada))));
    await personEvents.index();
    await world.asks(ada, 'And then?');
    expect(inOrder(await all(personEvents.read(ada)))).toEqual(inOrder(await all(world.log.readAbout(ada))));
  });

  it('include an address for its present and its former owner', async () => {
    for (const userId of ['u-1', 'u-2']) {
      await tell('email-0', { type: 'EmailClaimed', userId, emailHash: 'h' });
      await tell('email-0', { type: 'EmailReleased', userId, emailHash: 'h' });
    }
    await personEvents.index();
    for (const userId of ['u-1', 'u-2']) expect(await all(personEvents.read(userId))).toHaveLength(2);
  });
});
