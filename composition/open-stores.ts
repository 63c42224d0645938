import { existsSync } from 'node:fs';
import { sleep } from '../modules/kernel/sleep';
import type { Config } from '../config';
import { createFileSnapshots } from '../modules/evidence/adapters/snapshots.files';
import type { Snapshots } from '../modules/evidence/snapshots';
import { openDataFolder, pathsIn } from '../modules/kernel/adapters/files/data-folder';
import { createSqliteEventStore } from '../modules/kernel/adapters/event-store.sqlite';
import { integrityOf } from '../modules/kernel/adapters/sqlite/integrity';
import type { Mongo } from '../modules/kernel/adapters/mongo/connection';
import { createSqliteVault } from '../modules/kernel/adapters/vault.sqlite';
import { StoreUnavailable, type EventStore } from '../modules/kernel/events/event-store';
import { BackendUnavailable } from '../modules/kernel/errors';
import { withBlobDeletion, type Blobs } from '../modules/kernel/events/blobs';
import { createPersonKeys, type PersonKeys } from '../modules/kernel/events/personal-data';
import type { Log } from '../modules/kernel/ports';
import type { Vault } from '../modules/kernel/vault';
import { createSqliteReadStore } from '../projections/adapters/read-store.sqlite';
import type { ReadStore } from '../projections/read-store';

/** How long a start waits for an unreachable engine, in milliseconds. */
const timeoutMs = 60_000;

export type Stores = {
  folder: ReturnType<typeof openDataFolder>;
  store: EventStore;
  /** Of the log: the data in remote engines carries it. */
  identity: string;
  vault: Vault;
  readStore: ReadStore;
  keys: PersonKeys;
  snapshots: Snapshots;
  /** Large parts of events. */
  blobs: Blobs;
  /** The problems that SQLite itself finds in the embedded log and vault, in its own words. */
  integrity(): string[];
  close(): Promise<void>;
};

/** Whether there is a log to read; checks without creating one. */
export const hasLog = ({ EVENTSTORE_URL, DATA_DIR }: Config): boolean =>
  EVENTSTORE_URL !== undefined || existsSync(pathsIn(DATA_DIR).eventsFile);

/**
 * Opens the stores of the product: each engine by its own setting, embedded in the data folder without one. Loads the
 * code of a remote engine only when it is configured. Throws `BackendUnavailable` when one does not answer within a minute.
 */
export async function openStores(config: Config, logger: Log): Promise<Stores> {
  const folder = openDataFolder(config.DATA_DIR);
  const store = await openLog(config, folder.eventsFile, logger);
  const identity = await retryUntilAvailable('EventStoreDB', () => store.identity(), logger);
  const { EVENTSTORE_URL, MONGODB_URL, TEMPORAL_ADDRESS } = config;
  const remote = Object.entries({ EVENTSTORE_URL, MONGODB_URL, TEMPORAL_ADDRESS }).flatMap(([name, set]) =>
    set === undefined ? [] : [name],
  );
  if (remote.length > 0) logger.info({ identity, remote }, 'external stores in use');
  const mongo = await openDatabase(config, identity, logger);
  const vault = mongo
    ? (await import('../modules/kernel/adapters/vault.mongo')).createMongoVault({ mongo })
    : createSqliteVault({ file: folder.vaultFile });
  const personKeys = createPersonKeys(vault);
  const readStore = mongo
    ? (await import('../projections/adapters/read-store.mongo')).createMongoReadStore({ mongo })
    : createSqliteReadStore({ file: folder.viewsFile });
  const { snapshots, blobs } = await openFiles(folder, mongo, personKeys);
  const keys = withBlobDeletion(personKeys, blobs);
  return {
    folder,
    store,
    identity,
    vault,
    readStore,
    keys,
    snapshots,
    blobs,
    integrity: () => [
      ...(config.EVENTSTORE_URL === undefined ? integrityOf(folder.eventsFile) : []),
      ...(mongo ? [] : integrityOf(folder.vaultFile)),
    ],
    async close() {
      await store.close();
      await readStore.close();
      await vault.close();
      await mongo?.close();
    },
  };
}

/** Attached sources, and the large parts of events: encrypted alike, and stored apart. */
async function openFiles(
  { sourcesDir, blobsDir }: ReturnType<typeof openDataFolder>,
  mongo: Mongo | undefined,
  keys: PersonKeys,
): Promise<Pick<Stores, 'snapshots' | 'blobs'>> {
  if (!mongo)
    return {
      snapshots: createFileSnapshots({ folder: sourcesDir, keys }),
      blobs: createFileSnapshots({ folder: blobsDir, keys }),
    };
  const { createMongoSnapshots } = await import('../modules/evidence/adapters/snapshots.mongo');
  return {
    snapshots: createMongoSnapshots({ mongo, keys }),
    blobs: createMongoSnapshots({ mongo, keys, collection: 'blobs' }),
  };
}

async function openLog(config: Config, file: string, logger: Log): Promise<EventStore> {
  const url = config.EVENTSTORE_URL;
  if (url === undefined) return createSqliteEventStore({ file });
  const { createEventStoreDb } = await import('../modules/kernel/adapters/event-store.eventstoredb');
  return createEventStoreDb({ url, logger });
}

async function openDatabase(config: Config, identity: string, logger: Log): Promise<Mongo | undefined> {
  const url = config.MONGODB_URL;
  if (url === undefined) return undefined;
  const mongo = (await import('../modules/kernel/adapters/mongo/connection')).openMongo({ url, identity });
  await retryUntilAvailable('MongoDB', () => mongo.ping(), logger);
  return mongo;
}

/** Retries until an answer: engines that start together become ready in any order. */
export async function retryUntilAvailable<T>(engine: string, ask: () => Promise<T>, logger: Log): Promise<T> {
  for (const giveUp = Date.now() + timeoutMs; ; await sleep(1_000)) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      if (Date.now() > giveUp)
        throw new BackendUnavailable(
          `${engine} has not answered for ${timeoutMs / 1_000} s: ${error.message}`,
        );
      logger.warn({ engine }, 'engine not reachable yet, retrying');
    }
  }
}
