import { MongoServerError, type Collection } from 'mongodb';
import type { Mongo } from '../../../modules/kernel/adapters/mongo/connection';
import {
  createTransactionSessions,
  type SessionRow,
} from '../../../modules/kernel/adapters/mongo/transaction-sessions';
import { createServerTime } from '../../../modules/kernel/adapters/mongo/server-time';
import { lookedUpBy, type ModelSpec } from '../../read-store';
import type { Row } from './row';

/** The documents that a commit touched; null when it may be any. */
export type Touched = { n: number; ids: string[] | null };

/** The state of a model. Every change to a model changes this in the same transaction. */
export type RegisteredModel = {
  _id: string;
  version: number;
  fields: string;
  /** The indexes of the collection as JSON; absent from older registers, where each field has one of its own. */
  indexes?: string;
  /** The collection that holds its documents now. */
  collection: string;
  position: number;
  /** Counts replacements of all documents; a purge is none, for it copies them. Absent from older registers. */
  swaps?: number;
  /** Counts the commits that wrote documents. */
  commits: number;
  /** The last of these, for watchers. */
  touched: Touched[];
  /** The collection that a purge copies the documents to: writing waits meanwhile. */
  held?: string;
  /** `commits` when it was last purged: nothing was deleted or replaced before that. */
  purged?: number;
};

/** A collection that is being filled, with the time of its last heartbeat by the server's clock. */
export type StagingLeaseRow = { _id: string; beat: Date };

/** How many commits are remembered for watchers. */
export const rememberedCommits = 32;

const registerName = 'register';
const begunName = 'begun';
const sessionsName = 'sessions';
const ownNames = [registerName, begunName, sessionsName];
const missing = 26;
const existsAlready = 48;

export type ReadModelCollections = ReturnType<typeof openReadModelCollections>;

/** The collections of this log's read models: the register, the stagings, and one for each model. */
export function openReadModelCollections(mongo: Mongo) {
  const { client, db, prefix, collection } = mongo;
  const ours = prefix('views');
  const rows = (name: string) => collection<Row>('views', name);

  async function names(): Promise<string[]> {
    const all = await db.listCollections({}, { nameOnly: true }).toArray();
    return all.filter(({ name }) => name.startsWith(ours)).map(({ name }) => name.slice(ours.length));
  }

  async function create(name: string): Promise<Collection<Row>> {
    await db.createCollection(ours + name).catch(unless(existsAlready));
    return rows(name);
  }

  async function drop(name: string): Promise<void> {
    await rows(name).drop().catch(unless(missing));
  }

  const retiring = new Set<Promise<void>>();

  return {
    client,
    db,
    register: collection<RegisteredModel>('views', registerName),
    begun: collection<StagingLeaseRow>('views', begunName),
    sessions: createTransactionSessions(client, collection<SessionRow>('views', sessionsName)),
    rows,
    /** Creates the collections that transactions need. */
    async prepare(): Promise<void> {
      const all = await names();
      for (const name of ownNames) if (!all.includes(name)) await create(name);
    },
    create,
    drop,
    /** Drops an unused collection in the background; on failure a later clean-up drops it. */
    retire(name: string | undefined): void {
      if (name === undefined) return;
      const dropping = drop(name)
        .catch(() => undefined)
        .finally(() => retiring.delete(dropping));
      retiring.add(dropping);
    },
    retired: async () => void (await Promise.all(retiring)),
    /** The names of all collections that hold documents, used or not. */
    holding: async () => (await names()).filter((name) => !ownNames.includes(name)),
    serverTime: createServerTime(mongo),
  };
}

function unless(code: number) {
  return (error: unknown) => {
    if (!(error instanceof MongoServerError) || error.code !== code) throw error;
  };
}

export const fieldsOf = (spec: ModelSpec) => JSON.stringify(lookedUpBy(spec));
export const fits = (registered: RegisteredModel, spec: ModelSpec) =>
  registered.version === spec.version && registered.fields === fieldsOf(spec);

export const indexesIn = ({ indexes, fields }: Pick<RegisteredModel, 'indexes' | 'fields'>) =>
  JSON.parse(indexes ?? fields) as ModelSpec['indexes'];
