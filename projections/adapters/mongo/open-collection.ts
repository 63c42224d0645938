import type { ModelSpec } from '../../read-store';
import { beginStaging } from './staging-leases';
import { isLive } from './open-collections';
import { swapOutdated, swap } from './swap';
import { indexesOf } from './row';
import type { RegisteredModel, ReadModelCollections } from './collections';

/**
 * The state of a model: at 0, with a collection of its own, when it is new or was removed by hand. Documents of another
 * version stay.
 */
export async function openModel(views: ReadModelCollections, spec: ModelSpec): Promise<RegisteredModel> {
  const { register, rows } = views;
  for (;;) {
    const seen = await register.findOne({ _id: spec.name });
    if (seen && (await isLive(rows(seen.collection)))) return seen;
    const made = await makeRoom(views, spec, seen);
    if (made) return made;
  }
}

/** Undefined when another process was faster. */
async function makeRoom(
  views: ReadModelCollections,
  spec: ModelSpec,
  seen: RegisteredModel | null,
): Promise<RegisteredModel | undefined> {
  const filled = await beginStaging(views, spec.name);
  const rows = await views.create(filled.name);
  if (spec.indexes.length > 0) await rows.createIndexes(indexesOf(spec.indexes));
  const { now, retired } = await swap({ views, model: spec.name, filled }, (before) =>
    before?.collection === seen?.collection ? swapOutdated(spec, filled.name, 0, before) : undefined,
  );
  if (!now) await filled.giveUp();
  views.retire(retired);
  return now;
}
