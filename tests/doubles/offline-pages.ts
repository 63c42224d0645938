import { refuse } from '../../modules/kernel/refusal';
import type { PageFetcher } from '../../modules/evidence/retrieval/fetch/page-fetcher';

/** A web that cannot be reached. */
export const offlinePages: PageFetcher = { fetch: () => Promise.resolve(refuse('address-unreachable')) };
