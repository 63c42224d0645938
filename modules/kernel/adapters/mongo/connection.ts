import {
  MongoClient,
  MongoError,
  MongoNetworkError,
  MongoServerError,
  MongoServerSelectionError,
  type Collection,
  type Document,
} from 'mongodb';
import { StoreUnavailable } from '../../events/event-store';
import { BackendUnavailable } from '../../errors';

/** How long a call waits for an unavailable server before it fails, in milliseconds. */
const selectionMs = 2_500;
/** A hanging server is detected by its silence: calls to it fail after this and `connectMs`. */
const heartbeatMs = 1_000;
const connectMs = 2_000;
const defaultDatabase = 'evident';

/** Kinds of collections: `views` may be dropped at any time, `vault` and `sources` never. */
export type Kind = 'views' | 'vault' | 'sources';

/** One connection pool of a process, and the names of this log's collections. */
export type Mongo = ReturnType<typeof openMongo>;

/**
 * Opens MongoDB. The database is the one in the address, else `evident`. Collections are named `<kind>.<identity of the
 * log>.<name>`, so that several logs can share a database.
 */
export function openMongo({ url, identity }: { url: string; identity: string }) {
  const client = createClient(url);
  const db = client.db(databaseOf(url));
  const prefix = (kind: Kind) => `${kind}.${identity}.`;

  return {
    client,
    db,
    prefix,
    collection: <T extends Document>(kind: Kind, name: string): Collection<T> =>
      db.collection<T>(prefix(kind) + name),
    /** Rejects with `StoreUnavailable` while the server does not answer. */
    ping: () =>
      translateUnavailable('MongoDB', async () => {
        // A client whose first attempt fails does not retry by itself.
        await client.connect();
        await db.command({ ping: 1 });
      }),
    close: () => client.close(),
  };
}

function createClient(url: string): MongoClient {
  try {
    return new MongoClient(url, {
      appName: 'evident',
      serverSelectionTimeoutMS: selectionMs,
      connectTimeoutMS: connectMs,
      heartbeatFrequencyMS: heartbeatMs,
      waitQueueTimeoutMS: selectionMs * 2,
      retryWrites: true,
      readPreference: 'primary',
      writeConcern: { w: 'majority', journal: true },
      readConcern: { level: 'majority' },
    });
  } catch (error) {
    // The driver's message may hold the password of the address.
    throw new BackendUnavailable('MONGODB_URL is not an address that MongoDB can be reached by.', {
      cause: error,
    });
  }
}

/** The database in an address, which may name several servers, none, or a domain that lists them. */
export function databaseOf(url: string): string {
  const [, named = ''] = /^mongodb(?:\+srv)?:\/\/[^/?]*\/([^?]*)/.exec(url) ?? [];
  return decodeURIComponent(named) || defaultDatabase;
}

/** Runs a store's work; an unavailable server becomes `StoreUnavailable` with a sentence for people. */
export async function translateUnavailable<T>(store: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toMongoUnavailable(store, error);
  }
}

/** Driver errors about an unavailable server as `StoreUnavailable`; any other error unchanged. */
export function toMongoUnavailable(store: string, error: unknown): unknown {
  const reason = unreachableReason(error);
  return reason ? new StoreUnavailable(`${store} is not available: ${reason}.`, { cause: error }) : error;
}

/** Whether an error means that the server cannot be reached or does not serve right now. */
export const isUnreachable = (error: unknown): boolean => unreachableReason(error) !== undefined;

const doesNotAnswer = 'the database does not answer';
const letsNobodyIn = 'the database does not let the product in';

/** Codes of a server that cannot be reached, shuts down, starts up, or is no longer the primary. */
const passing = [
  6, 7, 64, 89, 91, 134, 189, 202, 262, 384, 462, 9_001, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436,
];
const reasons = new Map<number, string>([
  ...passing.map((code): [number, string] => [code, doesNotAnswer]),
  [13, letsNobodyIn],
  [18, letsNobodyIn],
  [8_000, letsNobodyIn],
  [14_031, 'the disk of the database is full'],
]);
/** Driver errors for a missing server connection; they have no common base class. */
const disconnected = new Set([
  'MongoClientClosedError',
  'MongoExpiredSessionError',
  'MongoNotConnectedError',
  'MongoPoolClosedError',
  'MongoPoolClearedError',
  'MongoServerClosedError',
  'MongoStalePrimaryError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
]);

function unreachableReason(error: unknown): string | undefined {
  if (!(error instanceof MongoError)) return undefined;
  const reason = reasons.get(Number(error.code));
  if (reason) return reason;
  // A bulk write wraps the error that ended it.
  if (error instanceof MongoServerError && error.errorResponse instanceof MongoError)
    return unreachableReason(error.errorResponse);
  const unreachable = error instanceof MongoServerSelectionError || error instanceof MongoNetworkError;
  if (!unreachable && !disconnected.has(error.name)) return undefined;
  return isRefusal(error) ? letsNobodyIn : doesNotAnswer;
}

/** A wrong user or password ends the handshake, which looks like an unavailable server. */
const isRefusal = ({ cause }: { cause?: unknown }) =>
  cause instanceof MongoError && reasons.get(Number(cause.code)) === letsNobodyIn;
