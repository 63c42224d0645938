import { openStores } from '../../compose-stores';
import { loadConfig } from '../../config';
import { silentLog } from '../../modules/kernel/ports';
import { projections } from '../../projections/all';
import type { Document } from '../../projections/read-store';

/**
 * Every document of every read model, once they show the whole log, without the positions of facts, which each log counts
 * by itself. `environment` names folder and engines.
 */
export async function readModels(
  environment: Record<string, string>,
): Promise<Record<string, Document[]> | undefined> {
  const stores = await openStores(loadConfig(environment), silentLog);
  try {
    await stores.readStore.open(projections);
    const found: Record<string, Document[]> = {};
    const head = await stores.store.head();
    for (const { name } of projections) {
      if ((await stores.readStore.position(name)) < head) return undefined;
      const { items } = await stores.readStore.find(name, {});
      found[name] = items.map(withoutPositions).sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
    }
    return found;
  } finally {
    await stores.close();
  }
}

const withoutPositions = (document: Document): Document =>
  JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (key === 'position' ? undefined : value)),
  ) as Document;
