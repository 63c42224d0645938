import {
  type AppendToStreamOptions,
  jsonEvent,
  NO_STREAM,
  WrongExpectedVersionError,
  type EventData,
} from '@eventstore/db-client';
import {
  StoreUnavailable,
  type AppendOutcome,
  type ExpectedRevision,
  type NewEvent,
  type StoredEvent,
} from '../../events/event-store';
import { checkAppend, partialRepeatError } from '../check-append';
import { withTimeout, type Connection } from './connection';
import { positionOf } from './read';
import type { StreamCache } from './stream-cache';

/** Reads a stream into the cache. */
export type ReadStream = (
  stream: string,
  options: { from: number; limit?: number; deadline: number },
) => Promise<StoredEvent[]>;

/**
 * Appends as the port requires. EventStoreDB compares event ids only for some expected revisions, writes twice for
 * others, and does not say whether it wrote or recognised a repeat. So our ids are in the metadata and are looked up
 * first, and every write names the exact revision it follows. A concurrent append makes it a conflict, after which the
 * ids are looked up again.
 */
export function createAppend(connection: Connection, cache: StreamCache, readStream: ReadStream) {
  return async function append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
    deadline: number,
  ): Promise<AppendOutcome> {
    checkAppend(stream, events);
    const proposed = events.map(toEventData);
    const knownRevision = () => cache.find(stream)?.revision ?? -1;
    const after = () => (expected === 'any' ? knownRevision() : expected === 'none' ? -1 : expected);
    const readNew = () => readStream(stream, { from: knownRevision() + 1, deadline });

    if (expected === 'any' ? !cache.find(stream) : after() > knownRevision()) await readNew();
    for (let conflict: AppendOutcome | undefined; ;) {
      const repeated = await repeatOf(stream, events, deadline);
      if (repeated) return repeated;
      if (conflict && expected !== 'any') return conflict;
      if (conflict && Date.now() >= deadline)
        throw new StoreUnavailable('The log is not available: too many write to one stream at once.');
      const written = await write(connection, stream, after(), proposed, deadline);
      if (written.ok) {
        const { revision } = written;
        const first = revision - events.length + 1;
        cache.learn(
          stream,
          first,
          events.map(({ id }, n) => ({ id, revision: first + n })),
        );
        const position = written.position ?? (await positionAt(stream, revision, deadline));
        return { ok: true, revision, position, repeated: false };
      }
      conflict = written;
      await readNew();
    }
  };

  async function repeatOf(
    stream: string,
    events: readonly NewEvent[],
    deadline: number,
  ): Promise<AppendOutcome | undefined> {
    const revisions = events.map(({ id }) => cache.find(stream)?.ids.get(id));
    const revision = revisions.findLast((each) => each !== undefined);
    if (revision === undefined) return undefined;
    if (revisions.includes(undefined)) throw partialRepeatError(stream);
    return { ok: true, revision, position: await positionAt(stream, revision, deadline), repeated: true };
  }

  async function positionAt(stream: string, revision: number, deadline: number): Promise<number> {
    const [event] = await readStream(stream, { from: revision, limit: 1, deadline });
    if (!event) throw new Error(`EventStoreDB lost event ${revision} of ${stream}`);
    return event.position;
  }
}

type Written =
  /** The server may recognise a retry without returning its position. */
  { ok: true; revision: number; position: number | undefined } | { ok: false; actual: number };

/** Writes after a revision, -1 for a new stream. */
export async function write(
  { leader, credentials, retry }: Connection,
  stream: string,
  after: number,
  events: EventData[],
  deadline: number,
): Promise<Written> {
  const { client, requiresLeader } = leader;
  const expectedRevision = after < 0 ? NO_STREAM : BigInt(after);
  try {
    const { nextExpectedRevision, position } = await retry(deadline, (ms) => {
      const options: AppendToStreamOptions = { expectedRevision, requiresLeader, credentials, deadline: ms };
      return withTimeout(ms, client.appendToStream(stream, events, options));
    });
    const revision = Number(nextExpectedRevision);
    return { ok: true, revision, position: position && positionOf(position) };
  } catch (error) {
    if (!(error instanceof WrongExpectedVersionError)) throw error;
    const { actualVersion } = error;
    return { ok: false, actual: actualVersion === NO_STREAM ? -1 : Number(actualVersion) };
  }
}

/** One random server id per append: the server recognises a retry after a lost answer by it, and no other repeat. */
const toEventData = ({ id, type, data, metadata }: NewEvent): EventData =>
  jsonEvent({ type, data, metadata: { id, ...metadata } });
