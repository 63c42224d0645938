import { StoreUnavailable } from '../../../modules/kernel/events/event-store';
import { beginStaging, liveStaging, clearAbandoned } from './staging-leases';
import { swap } from './swap';
import { indexesOf, live } from './row';
import { indexesIn, type RegisteredModel, type ReadModelCollections } from './collections';

const inUse = () =>
  new StoreUnavailable('The read store cannot be purged while a read model is being made anew.');

/**
 * Copies each model into a new collection, and drops the old one, which held deleted and replaced documents: from
 * MongoDB's next checkpoint on, a minute later at most, its files hold none of them. The journal goes with that
 * checkpoint; the oplog keeps them until it wraps around, sooner only if it is small.
 */
export async function purge(views: ReadModelCollections): Promise<void> {
  await clearAbandoned(views);
  if ((await liveStaging(views)).size > 0) throw inUse();
  for (const registered of await views.register.find().toArray())
    if (registered.purged !== registered.commits) await views.drop(await renew(views, registered));
}

/** Answers the former collection, now unused. */
async function renew(views: ReadModelCollections, registered: RegisteredModel): Promise<string> {
  const { _id, collection } = registered;
  const { register, rows } = views;
  const filled = await beginStaging(views, _id);
  const held = filled.name;
  try {
    const free = { _id, collection, held: { $exists: false } };
    const { matchedCount } = await register.updateOne(free, { $set: { held } });
    if (matchedCount === 0) throw inUse();
    const target = rows(held).collectionName;
    await rows(collection)
      .aggregate([{ $match: { _id: { $ne: live._id } } }, { $out: target }])
      .toArray();
    const indexes = indexesOf(indexesIn(registered));
    if (indexes.length > 0) await rows(held).createIndexes(indexes);
    const { retired } = await swap({ views, model: _id, filled }, (before) => copied(before, held));
    if (retired === undefined) throw inUse();
    return retired;
  } catch (error) {
    await register.updateOne({ _id, held }, { $unset: { held: '' } });
    await filled.giveUp();
    throw error;
  }
}

/** The same state in the new collection; undefined when another process has ended this purge meanwhile. */
function copied(before: RegisteredModel | null, collection: string): RegisteredModel | undefined {
  if (before?.held !== collection) return undefined;
  const { held: _held, ...rest } = before;
  return { ...rest, collection, purged: before.commits };
}
