import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { ReadAllOptions, StoredEvent } from '../event-store';
import { asUnavailable, isPassing, NoAnswer } from './away.eventstoredb';
import type { Connection, ReadCall } from './connection.eventstoredb';
import { pagesOf, spanOf } from './pages.eventstoredb';
import { followRequest, placeOf, toStoredEvent, type Place } from './wire.eventstoredb';

const firstPauseMs = 50;
const longestPauseMs = 2_000;

/**
 * Events after a position, then what comes, over connections that may break: in pages up to where the log stands, then as a
 * subscription. A checkpoint of the server moves the place on, so that after a break a filter that matches little does
 * not look through everything again. What the reader has not taken waits at the server: the call is read no faster than
 * it is.
 */
export async function* followAll(
  connection: Connection,
  { from, types, batch, signal }: ReadAllOptions & { signal: AbortSignal; batch: number },
): AsyncGenerator<StoredEvent[]> {
  const ended = AbortSignal.any([signal, connection.closing]);
  let position = from;
  let place: Place | undefined;
  for (let wait = firstPauseMs; !ended.aborted; wait = Math.min(wait * 2, longestPauseMs)) {
    try {
      if (!place) {
        const { head, node } = await spanOf(connection);
        const there = { node, from: position, head, types, batch, signal: ended };
        for await (const events of pagesOf(connection, there)) {
          if (ended.aborted) return;
          yield events;
          position = events.at(-1)?.position ?? position;
        }
        position = Math.max(position, head);
        if (position > 0) place = placeOf(position);
      }
      const call = await connection.reader.read(followRequest(place, types), connection.patienceMs);
      for await (const messages of groups(call, batch, connection.patienceMs, ended)) {
        connection.answered();
        wait = firstPauseMs;
        const events = eventsOf(messages);
        if (events.length > 0) yield events;
        if (ended.aborted) return;
        place = lastPlace(messages) ?? place;
      }
    } catch (error) {
      if (ended.aborted) return;
      if (!isPassing(asUnavailable(error))) throw error;
      connection.failed(error);
    }
    await pause(wait, undefined, { signal: ended }).catch(() => undefined);
  }
}

/** What has arrived together, at most so many messages; waits for the first one only so long. */
async function* groups(
  call: ReadCall,
  most: number,
  firstWithinMs: number,
  ended: AbortSignal,
): AsyncGenerator<ReadResp[]> {
  let silent = false;
  const cancel = () => call.cancel();
  const timer = setTimeout(() => ((silent = true), cancel()), firstWithinMs);
  ended.addEventListener('abort', cancel);
  if (ended.aborted) cancel();
  try {
    for await (const first of call as AsyncIterable<ReadResp>) {
      clearTimeout(timer);
      const messages = [first];
      for (let arrived = 1; arrived > 0 && messages.length < most;) {
        await nextTurn();
        const more = take(call, most - messages.length);
        for (const message of more) messages.push(message);
        arrived = more.length;
      }
      yield messages;
    }
  } catch (error) {
    throw silent ? new NoAnswer('EventStoreDB did not confirm a subscription') : error;
  } finally {
    clearTimeout(timer);
    ended.removeEventListener('abort', cancel);
    cancel();
  }
}

function take(call: ReadCall, most: number): ReadResp[] {
  const taken: ReadResp[] = [];
  while (taken.length < most) {
    const next = call.read() as ReadResp | null;
    if (!next) break;
    taken.push(next);
  }
  return taken;
}

function eventsOf(messages: readonly ReadResp[]): StoredEvent[] {
  return messages.flatMap((message) => {
    const read = message.getEvent();
    return read ? [toStoredEvent(read)] : [];
  });
}

/** Where the last event lies, or how far the server has looked since. */
function lastPlace(messages: readonly ReadResp[]): Place | undefined {
  for (const message of messages.toReversed()) {
    const placed = message.getCheckpoint() ?? message.getEvent()?.getEvent();
    if (placed) return { commit: placed.getCommitPosition(), prepare: placed.getPreparePosition() };
  }
  return undefined;
}
