import type { ModelSpec } from '../read-store';
import { begin } from './begun.mongo';
import { isLive } from './opened-models.mongo';
import { anew, replace } from './replace.mongo';
import { indexesOf } from './row.mongo';
import type { Standing, Views } from './views.mongo';

/**
 * Where a model stands: at 0, with a collection of its own, when it is new or was removed by hand. Documents of another
 * version stay.
 */
export async function openModel(views: Views, spec: ModelSpec): Promise<Standing> {
  const { register, rows } = views;
  for (;;) {
    const seen = await register.findOne({ _id: spec.name });
    if (seen && (await isLive(rows(seen.collection)))) return seen;
    const made = await makeRoom(views, spec, seen);
    if (made) return made;
  }
}

/** Undefined when another process was quicker. */
async function makeRoom(views: Views, spec: ModelSpec, seen: Standing | null): Promise<Standing | undefined> {
  const filled = await begin(views, spec.name);
  const rows = await views.create(filled.name);
  if (spec.indexes.length > 0) await rows.createIndexes(indexesOf(spec.indexes));
  const { now, retired } = await replace({ views, model: spec.name, filled }, (before) =>
    before?.collection === seen?.collection ? anew(spec, filled.name, 0, before) : undefined,
  );
  if (!now) await filled.giveUp();
  views.retire(retired);
  return now;
}
