import type { ClientSession, IndexDescription } from 'mongodb';
import { transaction } from '../../../modules/kernel/adapters/mongo/transaction';
import { live } from './row';
import type { RegisteredModel, ReadModelCollections } from './collections';

const beatEveryMs = 10_000;
/** A process without a heartbeat for so long is taken for dead, in milliseconds. */
const silentMs = 60_000;
/** A rebuild takes minutes: its swap waits longer than a request for its turn between other commits, in milliseconds. */
const swapPatienceMs = 60_000;

type Swapped = { now?: RegisteredModel; retired?: string };

/**
 * A new collection, to be filled beside the live one. Its lease is registered before it is created, so that no clean-up
 * drops it.
 */
export async function stageCollection(
  views: ReadModelCollections,
  model: string,
  indexes: IndexDescription[] = [],
) {
  const { client, sessions, register, begun, rows } = views;
  const name = `${model}.${crypto.randomUUID()}`;
  const alive = { $currentDate: { beat: true } } as const;
  await begun.updateOne({ _id: name }, alive, { upsert: true });
  const timer = setInterval(() => {
    begun.updateOne({ _id: name }, alive).catch(() => undefined);
  }, beatEveryMs).unref();
  await views.create(name);
  // While it is empty: later, each index would read every document again, and documents are large.
  if (indexes.length > 0) await rows(name).createIndexes(indexes);

  return {
    name,
    rows: rows(name),
    /**
     * Makes it the live one, for all readers at once: the mark that they check moves in the same transaction. `next` answers
     * the new state of the model, or undefined to change nothing. Returns that state, and the former collection, now unused.
     */
    swap(
      next: (before: RegisteredModel | null) => Omit<RegisteredModel, 'collection'> | undefined,
    ): Promise<Swapped> {
      const work = async (session: ClientSession): Promise<Swapped> => {
        const before = await register.findOne({ _id: model }, { session });
        const state = next(before);
        if (!state) return {};
        const now = { ...state, collection: name };
        await register.replaceOne({ _id: model }, now, { session, upsert: true });
        const { deletedCount } = await begun.deleteOne({ _id: name }, { session });
        if (deletedCount === 0) throw new Error(`what was being filled for ${model} has been cleared away`);
        await rows(name).insertOne({ ...live }, { session });
        if (!before) return { now };
        await rows(before.collection).deleteOne({ _id: live._id }, { session });
        return { now, retired: before.collection };
      };
      clearInterval(timer);
      return transaction(client, work, { timeoutMs: swapPatienceMs, sessions });
    },
    async giveUp(): Promise<void> {
      clearInterval(timer);
      // It may be live by now if only the response to the swap was lost.
      const { deletedCount } = await begun.deleteOne({ _id: name });
      if (deletedCount > 0) await views.drop(name);
    },
  };
}

/**
 * Drops collections left behind by dead processes: unfinished ones, and replaced ones that were not dropped. Returns the
 * names of those that a living process is filling.
 */
export async function dropAbandonedCollections(views: ReadModelCollections): Promise<Set<string>> {
  const { begun, register, holding, serverTime } = views;
  // In this order: a staging is registered first, and unregistered in the transaction that makes it live.
  const present = await holding();
  await begun.deleteMany({ beat: { $lte: new Date((await serverTime()) - silentMs) } });
  const filling = new Set((await begun.find().toArray()).map(({ _id }) => _id));
  const states = await register.find({}, { projection: { collection: 1 } }).toArray();
  const used = new Set(states.map(({ collection }) => collection));
  for (const name of present) if (!filling.has(name) && !used.has(name)) await views.drop(name);
  return filling;
}
