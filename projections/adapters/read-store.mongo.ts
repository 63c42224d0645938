import { translateUnavailable, type Mongo } from '../../modules/kernel/adapters/mongo/connection';
import { BackendUnavailable } from '../../modules/kernel/errors';
import type { ModelSpec, ReadStore } from '../read-store';
import { dropAbandonedCollections, stageCollection } from './mongo/staged-collection';
import { createBatchWriter } from './mongo/write-batch';
import { createOpenCollections, isLive, type OpenCollections } from './mongo/open-collections';
import { purge } from './mongo/purge';
import { coalesceRuns } from './coalesce-runs';
import { createReads } from './mongo/reads';
import { createStaging } from './mongo/staging';
import {
  openReadModelCollections,
  replaced,
  type ReadModelCollections,
  type RegisteredModel,
} from './mongo/collections';
import { Watchers } from './mongo/watchers';
import { indexesOf } from './mongo/row';

const name = 'The read store';

/**
 * Read models in MongoDB, rebuilt from the log whenever they are lost. Documents and positions move in transactions, so
 * the server must belong to a replica set: otherwise `open` throws `BackendUnavailable`. The caller owns the connection,
 * which stays open.
 */
export function createMongoReadStore({ mongo }: { mongo: Mongo }): ReadStore {
  const views = openReadModelCollections(mongo);
  const models = createOpenCollections(views);
  const reads = createReads(views, models);
  const writeBatch = createBatchWriter(views, models);
  const watchers = new Watchers(views, models);
  let closed = false;

  async function afterPurge<T>(work: () => Promise<T>): Promise<T> {
    if (closed) throw new Error('the read store has been closed');
    return translateUnavailable(name, work);
  }

  const purges = coalesceRuns(() => afterPurge(() => purge(views)));

  /** Writes wait for a running purge, which would have to start again. */
  async function writing<T>(work: () => Promise<T>): Promise<T> {
    await purges.over();
    return afterPurge(work);
  }

  async function stage(spec: ModelSpec) {
    await dropAbandonedCollections(views);
    return createStaging(views, spec, {
      run: writing,
      swapped(now) {
        models.seen(now);
        watchers.check();
      },
    });
  }

  async function commit(parts: Parameters<ReadStore['commit']>[0]): Promise<boolean> {
    const done = await writeBatch(parts);
    if (done && parts.some(({ writes }) => writes.length > 0)) watchers.check();
    return done;
  }

  return {
    open: (specs) => writing(() => openModels(mongo, views, models, specs)),
    get: (model, id) => afterPurge(() => reads.get(model, id)),
    getMany: (model, ids) => afterPurge(() => reads.getMany(model, ids)),
    find: (model, query) => afterPurge(() => reads.find(model, query)),
    commit: (parts) => writing(() => commit(parts)),
    position: (model) => afterPurge(() => reads.position(model)),
    statusOf: (model) => afterPurge(() => reads.statusOf(model)),
    parked: (model) => afterPurge(() => reads.parked(model)),
    watch: (model, id, changed) => watchers.add(model, id, changed),
    stage: (spec) => writing(() => stage(spec)),
    purge: () => purges.ask(),
    size: (model) => afterPurge(() => reads.size(model)),

    async close() {
      closed = true;
      watchers.close();
    },
  };
}

async function openModels(
  mongo: Mongo,
  views: ReadModelCollections,
  models: OpenCollections,
  specs: readonly ModelSpec[],
): Promise<Record<string, number>> {
  await requireTransactions(mongo);
  await views.prepare();
  await dropAbandonedCollections(views);
  const positions: Record<string, number> = {};
  for (const spec of specs) {
    const registered = await openModel(views, spec);
    models.opened(spec, registered);
    positions[spec.name] = registered.position;
  }
  return positions;
}

/**
 * The state of a model: at 0, with a collection of its own, when it is new or was removed by hand. Documents of another
 * version stay.
 */
async function openModel(views: ReadModelCollections, spec: ModelSpec): Promise<RegisteredModel> {
  for (;;) {
    const seen = await views.register.findOne({ _id: spec.name });
    if (seen && (await isLive(views.rows(seen.collection)))) return seen;
    const filled = await stageCollection(views, spec.name, indexesOf(spec.indexes));
    // Nothing when another process was faster.
    const { now } = await filled.swap((before) =>
      before?.collection === seen?.collection ? replaced(spec, 0, before) : undefined,
    );
    if (now) return now;
    await filled.giveUp();
  }
}

async function requireTransactions({ db }: Mongo): Promise<void> {
  const { setName, msg } = (await db.command({ hello: 1 })) as { setName?: string; msg?: string };
  if (setName === undefined && msg !== 'isdbgrid')
    throw new BackendUnavailable(
      'MONGODB_URL names a server that stands alone, and transactions need a replica set: one of a single server will do (start mongod with --replSet, then run rs.initiate()).',
    );
}
