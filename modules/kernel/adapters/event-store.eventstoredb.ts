import { randomBytes, randomUUID } from 'node:crypto';
import type { EventStore, StoredEvent } from '../event-store';
import { createTurns } from '../in-turn';
import type { Log } from '../ports';
import { createAppend } from './append.eventstoredb';
import { connect } from './connection.eventstoredb';
import { followAll } from './follow.eventstoredb';
import { createKnown } from './known.eventstoredb';
import { newestOf, pagesOf, readEvents, spanOf } from './pages.eventstoredb';
import { appendRequests, streamRequest } from './wire.eventstoredb';

const defaultBatch = 500;
/** Holds no event of its own: what it is for stands in its metadata, in the stream of that name. */
const identityStream = '$$evident-log';

/**
 * The log in EventStoreDB, version 22.10 or later. Everything about the connection is said in the address:
 *
 * - `esdb://a:2113,b:2113,c:2113` or `esdb+discover://cluster:2113`: the client asks the nodes who leads, goes there, and asks
 *   again when that node fails. Appends and reads of one stream always go to the leader; a node that does not lead any
 *   more names the one that does, and the call is repeated there.
 * - `nodePreference=follower` or `readOnlyReplica`: `follow` and `readAll` read from such a node, which takes the load of
 *   projections off the leader. A node that has not got everything yet is not asked for all there is.
 * - `tls`, `tlsCAFile`, `user:password@`, `userCertFile` and `userKeyFile`, `keepAliveInterval` and `keepAliveTimeout` (how
 *   soon a dead connection is noticed), `gossipTimeout`, `maxDiscoverAttempts`: as the client has them.
 * - `defaultDeadline`: milliseconds after which a call gives up with `StoreUnavailable`; 4,000.
 *
 * The user named there needs the right to read `$all`, which only admins have unless it was granted.
 *
 * A position is the commit position in `$all`. What an append carries may not exceed the server's limit, 1 MiB unless set.
 */
export function createEventStoreDb({ url, logger }: { url: string; logger: Log }): EventStore {
  const connection = connect({ url, logger });
  const { assertOpen, patience } = connection;
  const known = createKnown();
  const append = createAppend(connection, known, readStream);
  const inTurn = createTurns();
  const running = new Set<Promise<unknown>>();
  let identity: string | undefined;

  async function readStream(
    stream: string,
    from: number,
    until: number,
    limit?: number,
  ): Promise<StoredEvent[]> {
    // The server refuses a read of no events.
    if (limit === 0) return [];
    const events = await readEvents(connection, streamRequest(stream, from, limit), { until });
    known.learn(stream, from, events);
    return events;
  }

  /** Whoever comes first writes it; all others find it. */
  async function findIdentity(until: number): Promise<unknown> {
    const find = async () =>
      (await readEvents(connection, streamRequest(identityStream, 0), { until }))[0]?.data.identity;
    const found = await find();
    if (found !== undefined) return found;
    const data = JSON.stringify({ identity: randomBytes(4).toString('hex') });
    const event = { wireId: randomUUID(), type: '$metadata', data, metadata: '' };
    await connection.append(appendRequests(identityStream, -1, [event]), until);
    return find();
  }

  return {
    async append(stream, events, { expected }) {
      assertOpen();
      const until = patience();
      const appending = inTurn(stream, () => append(stream, events, expected, until));
      running.add(appending);
      try {
        return await appending;
      } finally {
        running.delete(appending);
      }
    },
    async readStream(stream, from = 0, limit) {
      assertOpen();
      return readStream(stream, from, patience(), limit);
    },
    async *readAll({ from, types, batch = defaultBatch }) {
      assertOpen();
      if (types?.length === 0) return;
      yield* pagesOf(connection, { ...(await spanOf(connection)), from, types, batch });
    },
    async *follow(options) {
      assertOpen();
      yield* followAll(connection, { batch: defaultBatch, ...options });
    },
    async head() {
      assertOpen();
      return newestOf(connection, connection.leader, patience());
    },
    async identity() {
      assertOpen();
      const found = identity ?? (await findIdentity(patience()));
      if (typeof found !== 'string')
        throw new Error('the identity of the log was overwritten by somebody else');
      return (identity = found);
    },
    async close() {
      if (connection.closing.aborted) return;
      await connection.close(Promise.allSettled(running));
    },
  };
}
