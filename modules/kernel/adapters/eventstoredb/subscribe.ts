import {
  EVENT_TYPE,
  START,
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type Position,
} from '@eventstore/db-client';
import { once } from 'node:events';
import { addAbortSignal } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable, type ReadAllOptions, type StoredEvent } from '../../events/event-store';
import { within, type Connection, type Node } from './connection';
import { toStoredEvent } from './read';
import { asUnavailable } from './transient-errors';

const firstPauseMs = 50;
const longestPauseMs = 2_000;
/** How long the server may look for the next event of a rare type in a long log. */
const longestSilenceMs = 60_000;
/** Pages of 32 events that the server looks at between two checkpoints. */
const checkpointEvery = 10;

export type Wanted = ReadAllOptions & {
  node: Node;
  batch: number;
  signal: AbortSignal;
  /** Gives up with `StoreUnavailable` when EventStoreDB stays away or silent; waits for it when left out. */
  givesUp?: boolean;
};

/**
 * Events after a position, then what comes, until the signal is aborted or the log is closed. A subscription that breaks is
 * made again where the reader stopped, or at the last checkpoint, so that a filter that matches little does not look
 * through everything again. What the reader has not taken waits at the server.
 */
export async function* subscribe(connection: Connection, wanted: Wanted): AsyncGenerator<StoredEvent[]> {
  const { node, batch, givesUp = false } = wanted;
  const silenceMs = givesUp ? longestSilenceMs : Infinity;
  const ended = AbortSignal.any([wanted.signal, connection.closing]);
  let place = wanted.from > 0 ? placeOf(wanted.from) : undefined;
  let progress = Date.now();
  for (let wait = firstPauseMs; !ended.aborted; wait = Math.min(wait * 2, longestPauseMs)) {
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
      await within(connection.patienceMs, once(subscription, 'confirmation'));
      connection.answered();
      wait = firstPauseMs;
      for await (const events of groups(subscription, reached, batch, silenceMs)) {
        yield events;
        progress = Date.now();
        if (ended.aborted) return;
      }
    } catch (error) {
      if (ended.aborted) return;
      const unavailable = asUnavailable(error);
      if (!(unavailable instanceof StoreUnavailable)) throw error;
      const waits = givesUp && Date.now() - progress < connection.patienceMs;
      if (!waits) connection.failed(error);
      if (!waits && givesUp) throw unavailable;
    } finally {
      place = reached.place();
      subscription.destroy();
      subscription.unsubscribe().catch(() => {});
    }
    await pause(wait, undefined, { signal: ended }).catch(() => undefined);
  }
}

/** What has arrived together, at most so many; fails after a silence. */
async function* groups(
  subscription: AllStreamSubscription,
  reached: Reached,
  most: number,
  silenceMs: number,
) {
  const events: AsyncIterator<AllStreamResolvedEvent, undefined> = subscription[Symbol.asyncIterator]();
  for (;;) {
    const { value: first } = await within(silenceMs, events.next());
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

/** The next event that has arrived. What lies in the connection gets a turn to arrive. */
async function nextOf(subscription: AllStreamSubscription): Promise<AllStreamResolvedEvent | null> {
  if (subscription.readableLength === 0) await nextTurn();
  return subscription.read() as AllStreamResolvedEvent | null;
}

type Reached = ReturnType<typeof createReached>;

/**
 * How far a subscription has come: the last event taken from it, or a later checkpoint. The client reports a checkpoint
 * while events before it still wait to be taken; it counts once these are.
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
 * The place of an event is its position twice. A checkpoint lies where the record before it ended, with prepare 0, and the
 * next event may begin at that very byte: both numbers count.
 */
const placeOf = (position: number): Position => ({ commit: BigInt(position), prepare: BigInt(position) });

const isLater = (one: Position, other: Position | undefined) =>
  !other || one.commit > other.commit || (one.commit === other.commit && one.prepare > other.prepare);

/** Exactly these types, or all but the server's own. */
const patternOf = (types: readonly string[] | undefined) =>
  types ? `^(?:${types.map((type) => type.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})$` : '^[^$]';
