import type { PublishedReport } from '../projections/documents';
import type { System } from '../system';
import { createByteCache } from './byte-cache';
import type { EncodedAnswer } from './encoded-answer';

type Kept = EncodedAnswer & { version: number };
type Deps = {
  publishing: Pick<System['publishing'], 'at' | 'report'>;
  make(report: PublishedReport): Promise<EncodedAnswer>;
  /** How much is kept in memory, in bytes. */
  mostBytes: number;
};

/**
 * Something made of published reports, once per version and kept in memory. Whether a report is still published is
 * asked every time, so that what is unpublished is gone at once, whichever process was told.
 */
export function createKeptVersions({ publishing, make, mostBytes }: Deps) {
  const kept = createByteCache<Kept>(mostBytes);
  const beingMade = new Map<string, Promise<Kept | undefined>>();

  async function makeOf(slug: string): Promise<Kept | undefined> {
    const report = await publishing.report(slug);
    if (!report) return undefined;
    const value = { ...(await make(report)), version: report.version };
    kept.keep(slug, value);
    return value;
  }

  /** However many ask at once, it is made once. */
  function made(slug: string): Promise<Kept | undefined> {
    const already = beingMade.get(slug);
    if (already) return already;
    const making = makeOf(slug).finally(() => beingMade.delete(slug));
    beingMade.set(slug, making);
    return making;
  }

  return {
    /** Of what is published under a slug now; undefined when nothing is. */
    async of(slug: string): Promise<EncodedAnswer | undefined> {
      const publication = await publishing.at(slug);
      if (!publication) {
        kept.forget(slug);
        return undefined;
      }
      const present = kept.get(slug);
      return present?.version === publication.version ? present : made(slug);
    },
  };
}
