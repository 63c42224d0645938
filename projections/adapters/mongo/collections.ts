import { MongoServerError } from 'mongodb';
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

const ownNames = ['register', 'begun', 'sessions'];
const missing = 26;
const existsAlready = 48;

export type ReadModelCollections = ReturnType<typeof openReadModelCollections>;

/** The collections of this log's read models: the register, the stagings, and one for each model. */
export function openReadModelCollections(mongo: Mongo) {
  const { client, db, prefix, collection } = mongo;
  const ours = prefix('views');
  const create = (name: string) => db.createCollection<Row>(ours + name).catch(unless(existsAlready));

  return {
    client,
    register: collection<RegisteredModel>('views', 'register'),
    begun: collection<StagingLeaseRow>('views', 'begun'),
    sessions: createTransactionSessions(client, collection<SessionRow>('views', 'sessions')),
    rows: (name: string) => collection<Row>('views', name),
    /** Creates the collections that transactions need. */
    prepare: () => Promise.all(ownNames.map(create)),
    create,
    drop: (name: string) => db.dropCollection(ours + name).catch(unless(missing)),
    /** The names of all collections that hold documents, used or not. */
    async holding(): Promise<string[]> {
      const all = await db.listCollections({}, { nameOnly: true }).toArray();
      const names = all
        .filter(({ name }) => name.startsWith(ours))
        .map(({ name }) => name.slice(ours.length));
      return names.filter((name) => !ownNames.includes(name));
    },
    serverTime: createServerTime(mongo),
  };
}

function unless(code: number) {
  return (error: unknown) => {
    if (!(error instanceof MongoServerError) || error.code !== code) throw error;
  };
}

const fieldsOf = (spec: ModelSpec) => JSON.stringify(lookedUpBy(spec));

export const isCurrent = (registered: Pick<RegisteredModel, 'version' | 'fields'>, spec: ModelSpec) =>
  registered.version === spec.version && registered.fields === fieldsOf(spec);

/** The state of a model whose documents are all replaced: for watchers, a commit that touched everything. */
export function replaced(
  spec: ModelSpec,
  position: number,
  before: RegisteredModel | null,
): Omit<RegisteredModel, 'collection'> {
  const commits = (before?.commits ?? 0) + 1;
  const swaps = (before?.swaps ?? 0) + 1;
  const touched = [{ n: commits, ids: null }];
  return { _id: spec.name, version: spec.version, fields: fieldsOf(spec), position, swaps, commits, touched };
}
