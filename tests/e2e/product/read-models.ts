import { openStores } from '../../../composition/open-stores';
import { loadConfig } from '../../../config';
import { silentLog } from '../../../modules/kernel/ports';
import { projections } from '../../../projections/registry';
import type { Document } from '../../../projections/read-store';

/**
 * Every document of every read model, once they show the whole log, without the positions of events, which depend on the
 * store. `environment` names folder and engines.
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
      found[name] = inOrder(items.map(withoutPositions));
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

/** Sorted by text: not every document contains its id, and the order depends on the store. */
const inOrder = (documents: Document[]): Document[] =>
  documents
    .map((document) => ({ document, text: JSON.stringify(document) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ document }) => document);
