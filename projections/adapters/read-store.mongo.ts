import { serve, type Mongo } from '../../modules/kernel/adapters/mongo';
import { EngineAway } from '../../modules/kernel/failure';
import type { Log } from '../../modules/kernel/ports';
import type { ModelSpec, ReadStore } from '../read-store';
import { clearAbandoned } from './begun.mongo';
import { createCommits } from './commits.mongo';
import { openModel } from './open-model.mongo';
import { createOpenedModels } from './opened-models.mongo';
import { purge } from './purge.mongo';
import { createPurges } from './purges';
import { createQuestions } from './questions.mongo';
import { createStaging } from './staging.mongo';
import { openViews } from './views.mongo';
import { createWatching } from './watching.mongo';

const name = 'The read store';

/**
 * Read models in MongoDB, made anew from the log whenever they are lost. Documents and positions move in transactions,
 * so the server must belong to a replica set: `open` throws `EngineAway` when it does not. The connection stays open:
 * it belongs to whoever opened it.
 */
export function createMongoReadStore({ mongo, logger }: { mongo: Mongo; logger: Log }): ReadStore {
  const views = openViews(mongo);
  const models = createOpenedModels(views);
  const { get, getMany, find, size, position, standing, parked } = createQuestions(views, models);
  const commit = createCommits(views, models);
  const watching = createWatching(views, models, logger);
  let closed = false;

  async function door<T>(work: () => Promise<T>): Promise<T> {
    if (closed) throw new Error('the read store has been closed');
    return serve(name, work);
  }

  const purges = createPurges(() => door(() => purge(views)));

  /** Writing stays out of the way of a purge, which would have to begin anew. */
  async function writing<T>(work: () => Promise<T>): Promise<T> {
    await purges.over();
    return door(work);
  }

  async function stage(spec: ModelSpec) {
    await clearAbandoned(views);
    return createStaging(views, spec, {
      serve: writing,
      swapped(now) {
        models.seen(now);
        watching.ring();
      },
    });
  }

  return {
    open: (specs) =>
      writing(async () => {
        await requireTransactions(mongo);
        await views.prepare();
        await clearAbandoned(views);
        const positions: Record<string, number> = {};
        for (const spec of specs) {
          const stands = await openModel(views, spec);
          models.opened(spec, stands);
          positions[spec.name] = stands.position;
        }
        return positions;
      }),
    get: (model, id) => door(() => get(model, id)),
    getMany: (model, ids) => door(() => getMany(model, ids)),
    find: (model, query) => door(() => find(model, query)),
    commit: (parts) =>
      writing(async () => {
        const done = await commit(parts);
        if (done && parts.some(({ writes }) => writes.length > 0)) watching.ring();
        return done;
      }),
    position: (model) => door(() => position(model)),
    standing: (model) => door(() => standing(model)),
    parked: (model) => door(() => parked(model)),
    watch: (model, id, changed) => watching.add(model, id, changed),
    stage: (spec) => writing(() => stage(spec)),
    purge: () => purges.ask(),
    size: (model) => door(() => size(model)),

    async close() {
      closed = true;
      watching.close();
      await views.retired();
    },
  };
}

async function requireTransactions({ db }: Mongo): Promise<void> {
  const { setName, msg } = (await db.command({ hello: 1 })) as { setName?: string; msg?: string };
  if (setName === undefined && msg !== 'isdbgrid')
    throw new EngineAway(
      'MONGODB_URL names a server that stands alone, and transactions need a replica set: one of a single server will do (start mongod with --replSet, then run rs.initiate()).',
    );
}
