import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { StoredEvent } from '../event-store';
import type { Connection, Node } from './connection.eventstoredb';
import { newestRequest, pageRequest, placeOf, toStoredEvent } from './wire.eventstoredb';

/** How long the server may look for the next event of a rare type in a long log, in milliseconds. */
const rarelyMs = 60_000;

type ReadOptions = { until: number; node?: Node; silenceMs?: number; signal?: AbortSignal };

/** The events of a short read. */
export async function readEvents(
  connection: Connection,
  request: ReadReq,
  { until, node = connection.leader, ...options }: ReadOptions,
): Promise<StoredEvent[]> {
  const messages = await connection.read(node, request, until, options);
  return messages.flatMap((message) => {
    const read = message.getEvent();
    return read ? [toStoredEvent(read)] : [];
  });
}

/** Position of the newest event that a node has, 0 when it has none. */
export async function newestOf(connection: Connection, node: Node, until: number): Promise<number> {
  return (await readEvents(connection, newestRequest(), { until, node }))[0]?.position ?? 0;
}

/** Where the log stands now, and a node that has all of it: the one that the address prefers, unless it lags behind. */
export async function spanOf(connection: Connection): Promise<{ head: number; node: Node }> {
  const { leader, reader } = connection;
  const until = connection.patience();
  const head = await newestOf(connection, leader, until);
  if (reader === leader || (await newestOf(connection, reader, until)) < head) return { head, node: leader };
  return { head, node: reader };
}

/** Events after one position up to another, page by page, so that nothing stays open while the reader works on one. */
export async function* pagesOf(
  connection: Connection,
  { node, from, head, types, batch, signal }: Pages,
): AsyncGenerator<StoredEvent[]> {
  for (let after = from; after < head;) {
    // The server begins with the event at the place itself.
    const request = pageRequest(after > 0 ? placeOf(after) : undefined, types, batch + 1);
    const options = { node, until: connection.patience(), silenceMs: rarelyMs, signal };
    const found = await readEvents(connection, request, options);
    const events = found.filter(({ position }) => position > after && position <= head).slice(0, batch);
    if (events.length > 0) yield events;
    if (found.length <= batch) return;
    after = events.at(-1)?.position ?? head;
  }
}

type Pages = {
  node: Node;
  from: number;
  head: number;
  types: readonly string[] | undefined;
  batch: number;
  signal?: AbortSignal;
};
