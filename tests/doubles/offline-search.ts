import { randomIds, systemClock } from '../../modules/kernel/ports';
import { createSearch } from '../../modules/search';
import { assembleHere } from './inline-tasks';

type SearchDeps = Parameters<typeof createSearch>[0];

/** The search module with the offline writer; by default without a quota and with every source accepted. */
export const createOfflineSearch = (deps: Pick<SearchDeps, 'log'> & Partial<SearchDeps>) =>
  createSearch({
    refusesSources: () => Promise.resolve(undefined),
    useSources: () => Promise.resolve(undefined),
    clock: systemClock,
    ids: randomIds,
    secret: 'a secret of the product',
    quota: { reserve: () => Promise.resolve({}), refund: () => Promise.resolve({}) },
    isOffline: () => true,
    retrieveKinds: [],
    assemble: assembleHere,
    ...deps,
  });
