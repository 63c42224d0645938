import { jsonEvent } from '@eventstore/db-client';
import { randomBytes } from 'node:crypto';
import type { EventStore, ReadAllOptions, StoredEvent } from '../events/event-store';
import { createKeyedMutex } from '../keyed-mutex';
import type { Log } from '../ports';
import { createAppend, write, type ReadStream } from './eventstoredb/append';
import { connect, type Connection } from './eventstoredb/connection';
import { createNewest, readEvents } from './eventstoredb/read';
import { createStreamCache } from './eventstoredb/stream-cache';
import { subscribe } from './eventstoredb/subscribe';

const defaultBatch = 500;
/** Stream metadata that holds the identity of the log; the stream itself has no events. */
const identityStream = '$$evident-log';

/**
 * The log in EventStoreDB, version 22.10 or later. The address carries all settings of the connection:
 *
 * - `esdb://a:2113,b:2113,c:2113` or `esdb+discover://cluster:2113`: the client asks the nodes for the leader, connects
 *   to it, and asks again when that node fails. Appends and reads of one stream always go to the leader; a former leader
 *   names the new one, and the call is repeated there.
 * - `nodePreference=follower` or `readOnlyReplica`: `follow` and `readAll` read from such a node, which takes the load of
 *   projections off the leader. `readAll` reads from the leader while that node lags behind.
 * - `tls`, `tlsCAFile`, `user:password@`, `userCertFile` and `userKeyFile`, `keepAliveInterval` and `keepAliveTimeout`
 *   (how soon a dead connection is noticed), `gossipTimeout`, `maxDiscoverAttempts`: as the client defines them.
 * - `defaultDeadline`: milliseconds after which a call fails with `StoreUnavailable`; 4,000.
 *
 * The user needs the right to read `$all`, which only admins have unless it is granted. An address with TLS must name a
 * user: see `credentialsOf`.
 *
 * A position is the commit position in `$all`. The size of an append may not exceed the limit of the server, 1 MiB by
 * default.
 */
export function createEventStoreDb({ url, logger }: { url: string; logger: Log }): EventStore {
  const connection = connect({ url, logger });
  const { assertOpen, deadline, leader, reader } = connection;
  const newest = createNewest(connection);
  const cache = createStreamCache();
  const readStream: ReadStream = async (stream, options) => {
    const events = await readEvents(connection, stream, options);
    cache.learn(stream, options.from, events);
    return events;
  };
  const append = createAppend(connection, cache, readStream);
  const inTurn = createKeyedMutex();
  const running = new Set<Promise<unknown>>();
  let identity: unknown;

  return {
    async append(stream, events, { expected }) {
      assertOpen();
      const until = deadline();
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
      // The server refuses a read of no events.
      return limit === 0 ? [] : readStream(stream, { from, limit, deadline: deadline() });
    },
    async *readAll(options) {
      assertOpen();
      yield* readUpToHead(connection, newest, options);
    },
    async *follow(options) {
      assertOpen();
      yield* subscribe(connection, { node: reader, batch: defaultBatch, ...options });
    },
    async head() {
      assertOpen();
      return (await newest(leader))?.position ?? 0;
    },
    async identity() {
      assertOpen();
      identity ??= await findIdentity(connection, deadline());
      if (typeof identity !== 'string')
        throw new Error('the identity of the log was overwritten by another program');
      return identity;
    },
    async close() {
      if (connection.closing.aborted) return;
      await connection.close(Promise.allSettled(running));
    },
  };
}

/** Reads batches from a position up to the head at the time of the call. */
async function* readUpToHead(
  connection: Connection,
  newest: ReturnType<typeof createNewest>,
  { from, types, batch = defaultBatch }: ReadAllOptions,
): AsyncGenerator<StoredEvent[]> {
  const { leader, reader } = connection;
  const head = await newest(leader);
  if (!head || head.position <= from || types?.length === 0) return;
  const upToDate = reader === leader || ((await newest(reader))?.position ?? 0) >= head.position;
  const signal = new AbortController().signal;
  // The type of the newest event is among the types read, so that the loop sees where to end.
  const some = types && [...types, head.type];
  const node = upToDate ? reader : leader;
  const wanted = { node, from, types: some, batch, signal, givesUp: true };
  let matching: StoredEvent[] = [];
  for await (const events of subscribe(connection, wanted)) {
    for (const event of events) {
      if (event.position > head.position || (types && !types.includes(event.type))) continue;
      if (matching.push(event) < batch) continue;
      yield matching;
      matching = [];
    }
    if ((events.at(-1)?.position ?? 0) < head.position) continue;
    if (matching.length > 0) yield matching;
    return;
  }
  connection.assertOpen();
}

/** The first process writes the identity; all others read it. */
async function findIdentity(connection: Connection, deadline: number): Promise<unknown> {
  const find = async () =>
    (await readEvents(connection, identityStream, { from: 0, deadline }))[0]?.data.identity;
  const existing = await find();
  if (existing !== undefined) return existing;
  const event = jsonEvent({ type: '$metadata', data: { identity: randomBytes(4).toString('hex') } });
  await write(connection, identityStream, -1, [event], deadline);
  return find();
}
