import {
  BACKWARDS,
  END,
  StreamNotFoundError,
  type AllStreamResolvedEvent,
  type Position,
  type ReadAllOptions,
  type ReadPosition,
  type RecordedEvent,
  type ResolvedEvent,
  type StreamingRead,
} from '@eventstore/db-client';
import { addAbortSignal } from 'node:stream';
import type { StoredEvent } from '../../events/event-store';
import type { Metadata } from '../../events/event';
import type { Connection, Node } from './connection';
import { ResponseTimeout } from './transient-errors';

/** Page size limit for reading backwards to the newest event of the product. */
const maxPageSize = 256;

/** Events of a stream from a revision on; none when the stream does not exist. */
export async function readEvents(
  connection: Connection,
  stream: string,
  { from, limit, deadline }: { from: number; limit?: number; deadline: number },
): Promise<StoredEvent[]> {
  const { client, requiresLeader } = connection.leader;
  const options = { fromRevision: BigInt(from), maxCount: limit, requiresLeader };
  const events = await connection.retry(deadline, () =>
    collect<ResolvedEvent>(connection, client.readStream(stream, options)),
  );
  return events.flatMap(({ event }) => (event ? [toStoredEvent(event)] : []));
}

/** The newest event that is no system event, and the position down to which `$all` was searched for it. */
type Newest = { event: { position: number; type: string } | undefined; end: bigint };

/**
 * Finds the newest event. `$all` is read without a filter, so system events are in between; positions searched once
 * are not read again.
 */
export function createNewest(connection: Connection) {
  const last = new Map<Node, Newest>();

  async function look(node: Node, deadline: number): Promise<Newest> {
    const { client, requiresLeader } = node;
    const earlier = last.get(node);
    let end: bigint | undefined;
    let fromPosition: ReadPosition = END;
    for (let maxCount = 1; ; maxCount = Math.min(maxCount * 4, maxPageSize)) {
      const options: ReadAllOptions = { direction: BACKWARDS, fromPosition, maxCount, requiresLeader };
      const page = await connection.retry(deadline, () =>
        collect<AllStreamResolvedEvent>(connection, client.readAll(options)),
      );
      const events = page.flatMap(({ event }) => (event ? [event] : []));
      end ??= events[0]?.position.commit ?? 0n;
      const ours = events.find(({ type }) => isOurs(type));
      if (ours) return { event: { position: positionOf(ours.position), type: ours.type }, end };
      const oldest = events.at(-1)?.position;
      if (!oldest || page.length < maxCount) return { event: undefined, end };
      if (earlier && oldest.commit <= earlier.end) return { event: earlier.event, end };
      fromPosition = oldest;
    }
  }

  return async (node: Node): Promise<Newest['event']> => {
    const newest = await look(node, connection.deadline());
    last.set(node, newest);
    return newest.event;
  };
}

/** Yields everything that a read gives; fails after a silence of `timeoutMs`. */
async function collect<E>({ timeoutMs, closing }: Connection, read: StreamingRead<E>): Promise<E[]> {
  const events: E[] = [];
  // The client emits errors after the end too; without a listener they would end the process.
  read.on('error', () => {});
  addAbortSignal(closing, read);
  const timer = setTimeout(() => read.destroy(new ResponseTimeout('EventStoreDB fell silent')), timeoutMs);
  try {
    for await (const each of read) {
      events.push(each);
      timer.refresh();
    }
    return events;
  } catch (error) {
    if (error instanceof StreamNotFoundError) return [];
    throw error;
  } finally {
    clearTimeout(timer);
    // Without this an abandoned read continues at the server.
    read.cancel().catch(() => {});
  }
}

/** System event types begin with `$`. */
const isOurs = (type: string) => !type.startsWith('$');

/** Decodes an event. Throws for a position beyond the range of exact numbers. */
export function toStoredEvent(event: RecordedEvent): StoredEvent {
  const { id, ...metadata } = objectOf(event.metadata);
  return {
    id: typeof id === 'string' ? id : event.id,
    type: event.type,
    data: objectOf(event.data),
    metadata: metadata as Metadata,
    stream: event.streamId,
    revision: Number(event.revision),
    position: positionOf(event.position),
  };
}

/** A position as one number. The events of one append have positions of their own; those of a transaction would not. */
export function positionOf(place: Position | undefined): number {
  const position = Number(place?.commit);
  if (place && place.commit !== place.prepare)
    throw new Error(`EventStoreDB placed an event at ${place.commit}/${place.prepare}, inside a transaction`);
  if (!Number.isSafeInteger(position))
    throw new Error(
      `EventStoreDB placed an event at ${place?.commit}, beyond 2^53 or nowhere; version 22.10 or later is needed`,
    );
  return position;
}

/** Parses metadata. Other programs may write to the same server, and may write no JSON objects; those count as empty. */
const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array)
    ? (value as Record<string, unknown>)
    : {};
