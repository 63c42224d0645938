import type { PublishedReport } from '../../projections/documents';
import type { Application } from '../../composition/application/application';
import { createByteCache } from './byte-cache';
import type { PrecompressedResponse } from './precompressed-response';

type Kept = PrecompressedResponse & { version: number };
type Deps = {
  publishing: Pick<Application['publishing'], 'at' | 'report'>;
  make(report: PublishedReport): Promise<PrecompressedResponse>;
  /** Limit of the cache, in bytes. */
  mostBytes: number;
};

/**
 * Caches what `make` makes of published reports, once per version. Reads on every request whether a report is still
 * published, so that an unpublished one is gone at once, whichever process unpublished it.
 */
export function createVersionCache({ publishing, make, mostBytes }: Deps) {
  const kept = createByteCache<Kept>(mostBytes);
  const beingMade = new Map<string, Promise<Kept | undefined>>();

  async function makeOf(slug: string): Promise<Kept | undefined> {
    const report = await publishing.report(slug);
    if (!report) return undefined;
    const value = { ...(await make(report)), version: report.version };
    kept.keep(slug, value);
    return value;
  }

  /** Concurrent requests share one rendering. */
  function made(slug: string): Promise<Kept | undefined> {
    const already = beingMade.get(slug);
    if (already) return already;
    const making = makeOf(slug).finally(() => beingMade.delete(slug));
    beingMade.set(slug, making);
    return making;
  }

  const at = lookedUpTogether((slug) => publishing.at(slug));

  return {
    /** The response for the version published under a slug now; undefined when there is none. */
    async of(slug: string): Promise<PrecompressedResponse | undefined> {
      const publication = await at(slug);
      if (!publication) {
        kept.forget(slug);
        return undefined;
      }
      const present = kept.get(slug);
      return present?.version === publication.version ? present : made(slug);
    },
  };
}

/**
 * Shares one read between all callers within one turn of the event loop. The read begins after the last of them has
 * called, so that no caller gets a state from before its call.
 */
function lookedUpTogether<Found>(look: (key: string) => Promise<Found>): (key: string) => Promise<Found> {
  const waiting = new Map<string, Promise<Found>>();
  return (key) => {
    const already = waiting.get(key);
    if (already) return already;
    const looking = new Promise<void>((resolve) => void setImmediate(resolve)).then(() => {
      waiting.delete(key);
      return look(key);
    });
    waiting.set(key, looking);
    return looking;
  };
}
