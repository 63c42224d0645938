import { describe, expect, it } from 'vitest';
import { randomIds, silentLog, systemClock } from '../../kernel/ports';
import { createPersonKeys } from '../../kernel/events/personal-data';
import { tasksHere } from '../../../tests/doubles/inline-tasks';
import { offlinePages } from '../../../tests/doubles/offline-pages';
import { createMemoryVault } from '../../../tests/doubles/vault.memory';
import { createFileSnapshots } from '../adapters/snapshots.files';
import { ProviderRefused, ProviderUnavailable, type EvidenceProvider, type FoundDocument } from './provider';
import { SourceRetrieval } from './source-retrieval';

const article: FoundDocument = {
  ...{ kind: 'document', provider: 'wikipedia', url: 'https://en.wikipedia.org/wiki/Tidal_energy' },
  ...{ publisher: 'Somewhere', title: 'Tidal energy in Norway', text: 'It was built in 2003.' },
};
const retrievalOver = (...providers: EvidenceProvider[]) =>
  new SourceRetrieval({
    ...{ providers, pages: offlinePages, tasks: tasksHere, ids: randomIds, clock: systemClock },
    snapshots: createFileSnapshots({ folder: 'not written', keys: createPersonKeys(createMemoryVault()) }),
    addressesOf: () => Promise.resolve([]),
    logger: silentLog,
  });

describe('asking a provider', () => {
  const { signal } = new AbortController();
  const provider = (find: EvidenceProvider['find']): EvidenceProvider => ({
    name: 'brave',
    kind: 'web',
    find,
  });

  it('names the kinds and providers that are set up, and refuses others', async () => {
    expect(retrievalOver().kinds()).toEqual([]);
    const retrieval = retrievalOver(provider(() => Promise.resolve([article])));
    expect(retrieval.kinds()).toEqual(['web']);
    expect(retrieval.providersOf(['literature'])).toEqual([]);
    expect(retrieval.providersOf(['web'])).toEqual(['brave']);
    expect(await retrieval.ask('brave', { text: 'tides' }, signal)).toEqual([article]);
    await expect(retrieval.ask('tavily', { text: 'tides' }, signal)).rejects.toMatchObject({
      code: 'provider-missing',
    });
  });

  it.each([
    ['keeps a short Retry-After for the retry', new ProviderUnavailable('brave', 'busy', 2_000), 2_000],
    [
      'gives up on a provider that asks for a long wait',
      new ProviderUnavailable('brave', 'busy', 60_000),
      undefined,
    ],
    ['passes a refusal on', new ProviderRefused('brave', 'key'), undefined],
  ])('%s', async (_, error, retryAfterMs) => {
    const retrieval = retrievalOver(provider(() => Promise.reject(error)));
    const failure = await retrieval
      .ask('brave', { text: 'tides' }, signal)
      .catch((thrown: unknown) => thrown);
    expect((failure as { retryAfterMs?: number }).retryAfterMs).toBe(retryAfterMs);
    expect((failure as Error).message).not.toContain('tides');
  });
});
