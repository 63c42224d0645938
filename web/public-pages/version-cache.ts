import { LRUCache } from 'lru-cache';
import type { PublishedReport } from '../../projections/documents';
import type { Application } from '../../composition/application/application';
import type { PrecompressedResponse } from './precompressed-response';

type Versioned = PrecompressedResponse & { version: number };
type VersionCacheDependencies = {
  publishing: Pick<Application['publishing'], 'publicationAt' | 'publishedReport'>;
  make(report: PublishedReport): Promise<PrecompressedResponse>;
  /** Limit of the cache, in bytes. */
  maxBytes: number;
};

/**
 * Caches what `make` makes of published reports, once per version. Reads on every request whether a report is still
 * published, so that an unpublished one is gone at once, whichever process unpublished it.
 */
export function createVersionCache({ publishing, make, maxBytes }: VersionCacheDependencies) {
  const cache = new LRUCache<string, Versioned>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  const pending = new Map<string, Promise<Versioned | undefined>>();

  async function makeOf(slug: string): Promise<Versioned | undefined> {
    const report = await publishing.publishedReport(slug);
    if (!report) return undefined;
    const value = { ...(await make(report)), version: report.version };
    cache.set(slug, value);
    return value;
  }

  /** Concurrent requests share one rendering. */
  function made(slug: string): Promise<Versioned | undefined> {
    const already = pending.get(slug);
    if (already) return already;
    const making = makeOf(slug).finally(() => pending.delete(slug));
    pending.set(slug, making);
    return making;
  }

  const at = coalesceReads((slug) => publishing.publicationAt(slug));

  return {
    /** The response for the version published under a slug now; undefined when there is none. */
    async of(slug: string): Promise<PrecompressedResponse | undefined> {
      const publication = await at(slug);
      if (!publication) {
        cache.delete(slug);
        return undefined;
      }
      const present = cache.get(slug);
      return present?.version === publication.version ? present : made(slug);
    },
  };
}

/**
 * Shares one read between all callers within one turn of the event loop. The read begins after the last of them has
 * called, so that no caller gets a state from before its call.
 */
function coalesceReads<Found>(read: (key: string) => Promise<Found>): (key: string) => Promise<Found> {
  const waiting = new Map<string, Promise<Found>>();
  return (key) => {
    const already = waiting.get(key);
    if (already) return already;
    const reading = new Promise<void>((resolve) => void setImmediate(resolve)).then(() => {
      waiting.delete(key);
      return read(key);
    });
    waiting.set(key, reading);
    return reading;
  };
}
