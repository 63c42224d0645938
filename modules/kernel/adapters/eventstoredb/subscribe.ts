import {
  EVENT_TYPE,
  START,
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type Position,
} from '@eventstore/db-client';
import { once } from 'node:events';
import { addAbortSignal } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { backoffMs } from '../../backoff';
import { sleep } from '../../sleep';
import { StoreUnavailable, type ReadAllOptions, type StoredEvent } from '../../events/event-store';
import { withTimeout, type Connection, type Node } from './connection';
import { toStoredEvent } from './read';
import { asUnavailable } from './transient-errors';

const pauses = { firstMs: 50, maxMs: 2_000 };
/** How long the server may scan for the next event of a rare type in a long log. */
const idleTimeoutMs = 60_000;
/** Pages of 32 events that the server scans between two checkpoints. */
const checkpointEvery = 10;

export type SubscriptionOptions = ReadAllOptions & {
  node: Node;
  batch: number;
  signal: AbortSignal;
  /** Fails with `StoreUnavailable` after this time without an answer; waits without limit when left out. */
  givesUp?: boolean;
};

/**
 * Yields events after a position, then new ones, until the signal is aborted or the log is closed. A broken subscription
 * is renewed at the reader's position, or at the last checkpoint, so that a filter with few matches does not scan the log
 * again. Events that the reader has not taken wait at the server.
 */
export async function* subscribe(
  connection: Connection,
  wanted: SubscriptionOptions,
): AsyncGenerator<StoredEvent[]> {
  const { node, batch, givesUp = false } = wanted;
  const timeoutMs = givesUp ? idleTimeoutMs : Infinity;
  const ended = AbortSignal.any([wanted.signal, connection.closing]);
  let place = wanted.from > 0 ? placeOf(wanted.from) : undefined;
  let progress = Date.now();
  for (let attempt = 1; !ended.aborted; attempt += 1) {
    const reached = createReached(place);
    const subscription: AllStreamSubscription = node.client.subscribeToAll({
      fromPosition: place ?? START,
      requiresLeader: node.requiresLeader,
      filter: {
        filterOn: EVENT_TYPE,
        regex: patternOf(wanted.types),
        checkpointInterval: checkpointEvery,
        checkpointReached: (_, at) => reached.checkpoint(at, subscription.readableLength),
      },
    });
    // The client emits errors after the end too; without a listener they would end the process.
    subscription.on('error', () => {});
    addAbortSignal(ended, subscription);
    try {
      await withTimeout(connection.timeoutMs, once(subscription, 'confirmation'));
      connection.answered();
      attempt = 1;
      for await (const events of groups(subscription, reached, batch, timeoutMs)) {
        yield events;
        progress = Date.now();
        if (ended.aborted) return;
      }
    } catch (error) {
      if (ended.aborted) return;
      const unavailable = asUnavailable(error);
      if (!(unavailable instanceof StoreUnavailable)) throw error;
      const waits = givesUp && Date.now() - progress < connection.timeoutMs;
      if (!waits) connection.failed(error);
      if (!waits && givesUp) throw unavailable;
    } finally {
      place = reached.place();
      subscription.destroy();
      subscription.unsubscribe().catch(() => {});
    }
    await sleep(backoffMs(pauses, attempt), ended);
  }
}

/** The events that have arrived together, at most `limit`; fails after a silence. */
async function* groups(
  subscription: AllStreamSubscription,
  reached: Reached,
  most: number,
  timeoutMs: number,
) {
  const events: AsyncIterator<AllStreamResolvedEvent, undefined> = subscription[Symbol.asyncIterator]();
  for (;;) {
    const { value: first } = await withTimeout(timeoutMs, events.next());
    if (!first) return;
    const group: StoredEvent[] = [];
    for (let next: AllStreamResolvedEvent | null = first; next; next = await nextOf(subscription)) {
      reached.took(next);
      if (next.event) group.push(toStoredEvent(next.event));
      if (group.length >= most) break;
    }
    yield group;
  }
}

/** The next event that has arrived. Yields to the event loop once, so that buffered data can arrive. */
async function nextOf(subscription: AllStreamSubscription): Promise<AllStreamResolvedEvent | null> {
  if (subscription.readableLength === 0) await nextTurn();
  return subscription.read() as AllStreamResolvedEvent | null;
}

type Reached = ReturnType<typeof createReached>;

/**
 * The position of a subscription: the last event taken from it, or a later checkpoint. The client reports a checkpoint
 * while earlier events still wait to be taken; it counts once these are taken.
 */
function createReached(from: Position | undefined) {
  let place = from;
  let pending: { at: Position; untaken: number } | undefined;
  return {
    checkpoint: (at: Position, untaken: number) => void (pending = { at, untaken }),
    took({ event }: AllStreamResolvedEvent): void {
      place = event?.position ?? place;
      if (pending) pending.untaken -= 1;
    },
    place: () => (pending && pending.untaken <= 0 && isLater(pending.at, place) ? pending.at : place),
  };
}

/**
 * An event has its position as both commit and prepare. A checkpoint lies where the record before it ended, with prepare
 * 0, and the next event may begin at that very byte: so both numbers are compared.
 */
const placeOf = (position: number): Position => ({ commit: BigInt(position), prepare: BigInt(position) });

const isLater = (one: Position, other: Position | undefined) =>
  !other || one.commit > other.commit || (one.commit === other.commit && one.prepare > other.prepare);

/** Filters for exactly these types, or for all but system events. */
const patternOf = (types: readonly string[] | undefined) =>
  types ? `^(?:${types.map((type) => type.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})$` : '^[^$]';
