import { randomIds, systemClock } from '../../modules/kernel/ports';
import { createSearch } from '../../modules/search';
import { assembleHere } from './tasks-here';

type SearchDeps = Parameters<typeof createSearch>[0];

/** Searches that nobody has to pay for, written offline. */
export const createUnlimitedSearch = (
  deps: Pick<SearchDeps, 'log' | 'refusesSources'> & Partial<Pick<SearchDeps, 'useSources'>>,
) =>
  createSearch({
    useSources: () => Promise.resolve(undefined),
    ...deps,
    clock: systemClock,
    ids: randomIds,
    secret: 'a secret of the product',
    quota: { reserve: () => Promise.resolve({}), refund: () => Promise.resolve({}) },
    isOffline: () => true,
    assemble: assembleHere,
  });
