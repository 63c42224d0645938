import { refuse } from '../../modules/kernel/refusal';
import type { Found, ProviderName } from '../../modules/evidence/retrieval/provider';
import type { ReadFound } from '../../modules/evidence/retrieval/read-outcome';
import type { PageFetcher } from '../../modules/evidence/retrieval/fetch/page-fetcher';

/** A web that cannot be reached. */
export const offlinePages: PageFetcher = { fetch: () => Promise.resolve(refuse('address-unreachable')) };

/** Evidence of a site that looks for no further sources. */
export const withoutRetrieval = {
  retrieval: {
    providersOf: (): ProviderName[] => [],
    ask: (_provider: ProviderName, _words: { text: string; language?: string }): Promise<Found[]> =>
      Promise.resolve([]),
    read: (_found: readonly Found[], _target: { searchId: string }): Promise<ReadFound> =>
      Promise.resolve({ sources: [], unread: [], late: [] }),
    readForGaps: (_found: readonly Found[], _target: { searchId: string }): Promise<ReadFound> =>
      Promise.resolve({ sources: [], unread: [], late: [] }),
    remove: (): Promise<void> => Promise.resolve(),
  },
};
