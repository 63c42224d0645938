import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sleep } from '../../modules/kernel/sleep';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import { createEventLog, type Opened } from '../../modules/kernel/events/event-log';
import { StoreUnavailable } from '../../modules/kernel/events/event-store';
import { RetryableError } from '../../modules/kernel/errors';
import { catalogueOf, defineEvent } from '../../modules/kernel/events/event';
import { createPersonKeys } from '../../modules/kernel/events/personal-data';
import { silentLog, systemClock } from '../../modules/kernel/ports';
import type { Vault } from '../../modules/kernel/vault';
import { subscribeWithCheckpoint } from './checkpointed-subscription';

const Counted = defineEvent('Counted', { n: z.number() });
const Other = defineEvent('Other', { n: z.number() });
const catalogue = catalogueOf({ options: [Counted, Other] });
const isLater = (error: unknown) => error instanceof RetryableError && error.code === 'later';
const numberOf = ({ event }: Opened) => (event as z.infer<typeof Counted>).n;

function createWorld() {
  const store = createMemoryEventStore();
  const vault = createMemoryVault();
  const log = createEventLog({ store, catalogue, keys: createPersonKeys(vault), clock: systemClock });
  const waits: number[] = [];
  const stops: (() => Promise<void>)[] = [];
  const reactions: number[] = [];
  /** What goes wrong with a number; each call is one attempt. */
  let trouble: (n: number) => Error | undefined = () => undefined;
  return {
    store,
    vault,
    waits,
    reactions,
    fails: (wrong: typeof trouble) => void (trouble = wrong),
    async happens(type: 'Counted' | 'Other', ...numbers: number[]) {
      const context = { actor: { kind: 'system' as const }, correlationId: 'c', causationId: numbers.join() };
      for (const n of numbers) await log.append(`${type}-${n}`, [{ type, n }], { expected: 'none', context });
    },
    checkpoint: () => vault.get('checkpoints', 'counting'),
    /** One life of a process; ends it when the test does, unless it was stopped. */
    start(over: Vault = vault, wait: (signal: AbortSignal) => Promise<void> = () => Promise.resolve()) {
      const stop = new AbortController();
      const run = subscribeWithCheckpoint({
        log,
        vault: over,
        logger: silentLog,
        checkpoint: 'counting',
        types: ['Counted'],
        canSkip: isLater,
        async react(counted) {
          const wrong = trouble(numberOf(counted));
          if (wrong) throw wrong;
          reactions.push(numberOf(counted));
        },
        wait: (ms, signal) => (waits.push(ms), wait(signal)),
      });
      const running = run(stop.signal);
      running.catch(() => {});
      const end = async () => {
        stop.abort();
        await running;
      };
      stops.push(end);
      return Object.assign(end, { running });
    },
    stopAll: () => Promise.allSettled(stops.map((end) => end())),
  };
}

describe('a checkpointed subscription', () => {
  let world = createWorld();
  afterEach(async () => {
    await world.stopAll();
    world = createWorld();
  });
  const untilReacted = (...numbers: number[]) =>
    vi.waitFor(() => expect(world.reactions).toEqual(numbers), 15_000);
  const untilReached = (position: number) =>
    vi.waitFor(async () => expect(await world.checkpoint()).toBe(position), 15_000);

  it('reacts once to each event of its types, in order, across restarts', async () => {
    await world.happens('Counted', 1, 2);
    await world.happens('Other', 9);
    const stop = world.start();
    await untilReached(2);
    await stop();
    await world.happens('Counted', 3);
    world.start();
    await untilReacted(1, 2, 3);
  });

  it('retries with growing delays before it goes on to the next event', async () => {
    let failures = 0;
    world.fails((n) => (n === 1 && (failures += 1) < 12 ? new Error('not yet') : undefined));
    await world.happens('Counted', 1, 2);
    world.start();
    await untilReacted(1, 2);
    expect(world.waits).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000, 30_000]);
  });

  it('never retries sooner than Retry-After asks', async () => {
    let failures = 0;
    world.fails(() => ((failures += 1) < 3 ? new RetryableError('away', 'Away.', 60_000) : undefined));
    await world.happens('Counted', 1);
    world.start();
    await untilReacted(1);
    expect(world.waits).toEqual([60_000, 60_000]);
  });

  it('begins again with an event whose reaction was pending when the process ended', async () => {
    world.fails(() => new Error('never'));
    await world.happens('Counted', 1);
    const stop = world.start(world.vault, () => sleep(5));
    await vi.waitFor(() => expect(world.waits.length).toBeGreaterThan(0), 15_000);
    await stop();
    expect(await world.checkpoint()).toBeUndefined();
    world.fails(() => undefined);
    world.start();
    await untilReacted(1);
  });

  it('lets others overtake an event that may wait, and returns to it, also after a restart', async () => {
    let isThere = false;
    world.fails((n) => (n === 2 && !isThere ? new RetryableError('later', 'Later.') : undefined));
    await world.happens('Counted', 1, 2, 3);
    const slowly = () => sleep(5);
    const stop = world.start(world.vault, slowly);
    await untilReacted(1, 3);
    await untilReached(1);
    await stop();
    expect(await world.checkpoint()).toBe(1);
    world.start(world.vault, slowly);
    await untilReacted(1, 3, 3);
    isThere = true;
    await untilReacted(1, 3, 3, 2);
    await untilReached(3);
  });

  it('skips an unreadable event', async () => {
    const metadata = {
      actor: { kind: 'system' as const },
      correlationId: 'c',
      at: new Date().toISOString(),
      version: 1,
    };
    await world.store.append('x', [{ id: 'a', type: 'Counted', data: { n: 'one' }, metadata }], {
      expected: 'none',
    });
    await world.happens('Counted', 2);
    world.start();
    await untilReacted(2);
  });

  it('ends when its checkpoint cannot be saved, and leaves nothing running', async () => {
    const full: Vault = {
      ...world.vault,
      put: () => Promise.reject(new StoreUnavailable('The disk is full.')),
    };
    world.fails((n) => (n === 1 ? new RetryableError('later', 'Later.') : undefined));
    await world.happens('Counted', 1, 2);
    let waiting = 0;
    const { running } = world.start(full, async (signal) => {
      waiting += 1;
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      await sleep(5);
      waiting -= 1;
    });
    await expect(running).rejects.toThrow('The disk is full.');
    expect(world.reactions).toEqual([2]);
    expect(waiting).toBe(0);
  });
});
