import { StoreUnavailable } from '../../modules/kernel/event-store';
import { begin, beingFilled, clearAbandoned } from './begun.mongo';
import { replace } from './replace.mongo';
import { indexesOf, live } from './row.mongo';
import { indexesIn, type Standing, type Views } from './views.mongo';

const inUse = () =>
  new StoreUnavailable('The read store cannot be purged while a read model is being made anew.');

/**
 * Copies each model, as it is now, into a new collection, and drops the one that held what was deleted and replaced: so
 * the files of the collections hold none of it from MongoDB's next checkpoint on, a minute later at most. Its journal goes
 * with that checkpoint; its oplog keeps what was written until it has come round, which only its size can hasten.
 */
export async function purge(views: Views): Promise<void> {
  await clearAbandoned(views);
  if ((await beingFilled(views)).size > 0) throw inUse();
  for (const standing of await views.register.find().toArray())
    if (standing.purged !== standing.commits) await views.drop(await renew(views, standing));
}

/** Answers the collection that nobody needs any more. */
async function renew(views: Views, standing: Standing): Promise<string> {
  const { _id, collection } = standing;
  const { register, rows } = views;
  const filled = await begin(views, _id);
  const held = filled.name;
  try {
    const free = { _id, collection, held: { $exists: false } };
    const { matchedCount } = await register.updateOne(free, { $set: { held } });
    if (matchedCount === 0) throw inUse();
    const target = rows(held).collectionName;
    await rows(collection)
      .aggregate([{ $match: { _id: { $ne: live._id } } }, { $out: target }])
      .toArray();
    const indexes = indexesOf(indexesIn(standing));
    if (indexes.length > 0) await rows(held).createIndexes(indexes);
    const { retired } = await replace({ views, model: _id, filled }, (before) => copied(before, held));
    if (retired === undefined) throw inUse();
    return retired;
  } catch (error) {
    await register.updateOne({ _id, held }, { $unset: { held: '' } });
    await filled.giveUp();
    throw error;
  }
}

/** The model stands where it stood, elsewhere; unless somebody has taken it for forgotten meanwhile. */
function copied(before: Standing | null, collection: string): Standing | undefined {
  if (before?.held !== collection) return undefined;
  const { held: _held, ...rest } = before;
  return { ...rest, collection, purged: before.commits };
}
