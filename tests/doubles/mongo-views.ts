import { createMongoReadStore } from '../../projections/adapters/read-store.mongo';
import type { StagingLeaseRow, RegisteredModel } from '../../projections/adapters/mongo/collections';
import type { Document, ModelSpec, ReadStore, Write } from '../../projections/read-store';
import { mongoPlace } from './mongodb/place';

export const reports: ModelSpec = { name: 'reports', version: 1, indexes: ['owner', 'by.name'] };
export const put = (id: string, doc: Document): Write => ({ put: id, doc });

export type MongoViews = Awaited<ReturnType<typeof openMongoViews>>;

/** Two processes that share a read model in MongoDB, and direct access to its collections. */
export async function openMongoViews() {
  const home = mongoPlace();
  const mongo = await home.open();
  const store = createMongoReadStore({ mongo });
  const opened: ReadStore[] = [store];

  /** One more process, with its own connections and caches. */
  async function another(specs: readonly ModelSpec[] = [reports]) {
    const process = createMongoReadStore({ mongo: await home.open() });
    opened.push(process);
    await process.open(specs);
    return process;
  }

  await store.open([reports]);
  return {
    mongo,
    store,
    other: await another(),
    another,
    commit: (on: ReadStore, from: number, to: number, ...writes: Write[]) =>
      on.commit([{ model: reports.name, from, to, writes }]),
    register: mongo.collection<RegisteredModel>('views', 'register'),
    begun: mongo.collection<StagingLeaseRow>('views', 'begun'),
    /** The names of the collections that hold documents of the model. */
    async collections(): Promise<string[]> {
      const all = await mongo.db.listCollections({}, { nameOnly: true }).toArray();
      return all.map(({ name }) => name).filter((name) => name.includes(`.${reports.name}.`));
    },
    async remove(): Promise<void> {
      for (const each of opened) await each.close();
      await home.remove();
    },
  };
}
