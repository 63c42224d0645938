import { StoreUnavailable } from '../../../modules/kernel/events/event-store';
import { dropAbandonedCollections, stageCollection } from './staged-collection';
import { live } from './row';
import type { RegisteredModel, ReadModelCollections } from './collections';

const inUse = () =>
  new StoreUnavailable('The read store cannot be purged while a read model is being made anew.');

/**
 * Copies each model into a new collection, and drops the old one, which held deleted and replaced documents: from
 * MongoDB's next checkpoint on, a minute later at most, its files hold none of them. The journal goes with that
 * checkpoint; the oplog keeps them until it wraps around, sooner only if it is small.
 */
export async function purge(views: ReadModelCollections): Promise<void> {
  if ((await dropAbandonedCollections(views)).size > 0) throw inUse();
  for (const registered of await views.register.find().toArray())
    if (registered.purged !== registered.commits) await views.drop(await renew(views, registered));
}

/** Returns the former collection, now unused. */
async function renew(views: ReadModelCollections, { _id, collection }: RegisteredModel): Promise<string> {
  const { register } = views;
  const rows = views.rows(collection);
  const indexes = (await rows.indexes()).filter(({ name }) => name !== '_id_');
  const filled = await stageCollection(views, _id);
  const held = filled.name;
  try {
    const free = { _id, collection, held: { $exists: false } };
    if ((await register.updateOne(free, { $set: { held } })).matchedCount === 0) throw inUse();
    await rows
      .aggregate([{ $match: { _id: { $ne: live._id } } }, { $out: filled.rows.collectionName }])
      .toArray();
    // Here, and not before: not every server keeps indexes under `$out`.
    if (indexes.length > 0) await filled.rows.createIndexes(indexes.map(({ key, name }) => ({ key, name })));
    const { retired } = await filled.swap((before) => copied(before, held));
    if (retired === undefined) throw inUse();
    return retired;
  } catch (error) {
    await register.updateOne({ _id, held }, { $unset: { held: '' } });
    await filled.giveUp();
    throw error;
  }
}

/** The same state; undefined when another process has ended this purge meanwhile. */
function copied(before: RegisteredModel | null, by: string): RegisteredModel | undefined {
  if (before?.held !== by) return undefined;
  const { held: _held, ...state } = before;
  return { ...state, purged: before.commits };
}
