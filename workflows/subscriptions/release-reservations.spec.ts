import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { createOfflineSearch } from '../../tests/doubles/offline-search';
import { request } from '../../tests/doubles/request';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import { createEventLog } from '../../modules/kernel/events/event-log';
import { catalogueOf } from '../../modules/kernel/events/event';
import { createPersonKeys } from '../../modules/kernel/events/personal-data';
import { silentLog, systemClock } from '../../modules/kernel/ports';
import { isRefusal } from '../../modules/kernel/refusal';
import { toReportId } from '../../modules/kernel/report-id';
import { createQuota } from '../../modules/quota';
import { QuotaEvent } from '../../modules/quota/events';
import { SearchEvent } from '../../modules/search/events';
import { createReservationRelease } from './release-reservations';

const ada = { id: 'u-ada', isAdmin: false, isApproved: true, isActive: true };

/** A world whose submissions stop between reservation and request while `isFrozen`. */
function createWorld() {
  const store = createMemoryEventStore();
  const keys = createPersonKeys(createMemoryVault());
  const log = createEventLog({
    store,
    catalogue: catalogueOf(SearchEvent, QuotaEvent),
    keys,
    clock: systemClock,
  });
  const quota = createQuota({ log, everyHours: { feedback: 24, review: 24 } });
  const frozen: (() => void)[] = [];
  const world = { isFrozen: false, wake: () => frozen.splice(0).forEach((wake) => wake()) };
  const search = createOfflineSearch({
    log,
    quota,
    useSources: async () => {
      if (world.isFrozen) await new Promise<void>((resolve) => frozen.push(resolve));
      return undefined;
    },
  });
  const stop = new AbortController();
  const running = createReservationRelease({ log, search, clock: systemClock, logger: silentLog }).run(
    stop.signal,
  );
  const events = async () => {
    const found: (SearchEvent | QuotaEvent)[] = [];
    for await (const { events } of log.readAll({ from: 0 }))
      found.push(...events.map(({ event }) => event as SearchEvent | QuotaEvent));
    return found;
  };
  const types = async () => (await events()).map(({ type }) => type);
  const close = async () => {
    world.wake();
    stop.abort();
    await running;
  };
  return Object.assign(world, { search, quota, events, types, close });
}

describe('a reservation without a request', () => {
  let world: ReturnType<typeof createWorld>;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    world = createWorld();
    await world.quota.welcome(ada.id, request());
  });
  afterEach(async () => {
    await world.close();
    vi.useRealTimers();
  });

  const submit = (key?: string) => world.search.submit({ query: 'ships' }, ada, request(), key);
  /** Lets time pass in the steps of the sweep, until these events are recorded. */
  const passUntil = (isDone: (types: string[]) => boolean) =>
    vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(15_000);
      if (!isDone(await world.types())) throw new Error('not yet');
    }, 5_000);

  it('lapses after 60 seconds, once', async () => {
    await world.quota.reserve(ada.id, toReportId('s-1'), request());
    await vi.advanceTimersByTimeAsync(45_000);
    expect(await world.types()).not.toContain('SearchLapsed');
    await passUntil((types) => types.includes('SearchLapsed'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect((await world.types()).filter((type) => type === 'SearchLapsed')).toHaveLength(1);
  });

  it('does not lapse when the request is recorded', async () => {
    const accepted = await submit();
    expect(isRefusal(accepted)).toBe(false);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await world.types()).not.toContain('SearchLapsed');
  });

  it.each([
    ['without an idempotency key', undefined],
    ['with an idempotency key', 'key-1'],
  ])('is reserved anew when a frozen process requests it too late: %s', async (_, key) => {
    world.isFrozen = true;
    const late = submit(key);
    await passUntil((types) => types.includes('SearchLapsed'));
    world.isFrozen = false;
    world.wake();
    const accepted = await late;
    const events = await world.events();
    const reserved = events.flatMap((event) => (event.type === 'SearchReserved' ? [event.searchId] : []));
    const requested = events.flatMap((event) => (event.type === 'SearchRequested' ? [event.searchId] : []));
    expect(reserved).toHaveLength(2);
    expect(requested).toEqual([reserved[1]]);
    expect(accepted).toEqual({ queryId: reserved[1] });
    // A retry with the same key is answered with the request that was recorded.
    if (key) expect(await submit(key)).toEqual(accepted);
  });
});
