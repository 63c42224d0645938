import { LRUCache } from 'lru-cache';
import type { Publication } from './documents';
import { publications } from './publications';
import type { ReadStore } from './read-store';

/** How many slugs are cached with their report id. */
const maxCached = 10_000;

/**
 * The publication under a slug. A slug belongs to one report for ever, so its report id is cached; whether that report is
 * published is read each time, by id: the cheapest read of a store, and never out of date.
 */
export function createPublicationAt(store: Pick<ReadStore, 'get' | 'find'>, most = maxCached) {
  const owners = new LRUCache<string, string>({ max: most });

  return async (slug: string): Promise<Publication | undefined> => {
    const owner = owners.get(slug);
    if (owner !== undefined) {
      const publication = (await store.get(publications.name, owner)) as Publication | undefined;
      return publication?.slug === slug ? publication : undefined;
    }
    const { items } = await store.find(publications.name, { where: { slug }, limit: 1 });
    const publication = items[0] as Publication | undefined;
    if (publication) owners.set(slug, publication.reportId);
    return publication;
  };
}
