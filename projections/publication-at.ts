import type { Publication } from './documents';
import { publications } from './publications';
import type { ReadStore } from './read-store';

/** Of how many addresses it is remembered whose they are. */
const mostRemembered = 10_000;

/**
 * What is published under a slug now. A slug belongs to one report for ever, so whose it is may be remembered; whether
 * that report is published is read each time, by its id: the cheapest question a store answers, and never out of date.
 */
export function createPublicationAt(store: Pick<ReadStore, 'get' | 'find'>, most = mostRemembered) {
  const owners = new Map<string, string>();

  return async (slug: string): Promise<Publication | undefined> => {
    const owner = owners.get(slug);
    if (owner !== undefined) {
      const found = (await store.get(publications.name, owner)) as Publication | undefined;
      return found?.slug === slug ? found : undefined;
    }
    const { items } = await store.find(publications.name, { where: { slug }, limit: 1 });
    const found = items[0] as Publication | undefined;
    if (found && owners.size >= most) owners.clear();
    if (found) owners.set(slug, found.reportId);
    return found;
  };
}
