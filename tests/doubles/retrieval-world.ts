import { setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { catalogueOf } from '../../modules/kernel/events/event';
import { createEventLog } from '../../modules/kernel/events/event-log';
import { createPersonKeys } from '../../modules/kernel/events/personal-data';
import { randomIds, systemClock } from '../../modules/kernel/ports';
import { isRefusal, refuse, type Refusal } from '../../modules/kernel/refusal';
import { toReportId } from '../../modules/kernel/report-id';
import type { Sleep } from '../../modules/kernel/sleep';
import { createMemoryEventStore } from './event-store.memory';
import { tasksHere } from './inline-tasks';
import { createMemoryVault } from './vault.memory';
import { createFileSnapshots } from '../../modules/evidence/adapters/snapshots.files';
import { EvidenceEvent } from '../../modules/evidence/events';
import { createEvidence, type EvidenceModule } from '../../modules/evidence/index';
import type { FetchedPage } from '../../modules/evidence/retrieval/fetch/page-fetcher';
import type { Found, FoundDocument } from '../../modules/evidence/retrieval/provider';
import type { RetrievedSource } from '../../modules/evidence/retrieval/retrieved-source';

/** What the retrieval under test meets; tests change it as they go. */
export const world = {} as {
  dir: string;
  pages: Record<string, FetchedPage>;
  fetched: string[];
  fetchFails: Error | undefined;
  refusals: Record<string, Refusal>;
  /** Where set, a page waits for it: before it is answered, or before it is read. */
  answering: ((url: string) => Promise<void>) | undefined;
  reading: Promise<void> | undefined;
  /** Fetches whose signal aborted. */
  ended: number;
  wait: Sleep | undefined;
  evidence: EvidenceModule;
};
export const target = { searchId: toReportId('s-1'), userId: 'ann', query: 'tidal energy in Norway' };

export function open(): EvidenceModule {
  const keys = createPersonKeys(createMemoryVault());
  const store = createMemoryEventStore();
  const log = createEventLog({ store, catalogue: catalogueOf(EvidenceEvent), keys, clock: systemClock });
  void keys.keyFor('ann');
  return createEvidence({
    ...{
      log,
      keys,
      ids: randomIds,
      secret: 'a secret',
      limitBytes: 1024 * 1024,
      clock: systemClock,
      tasks: {
        ...tasksHere,
        readPage: async (...args) => {
          await world.reading;
          return tasksHere.readPage(...args);
        },
      },
      providers: [],
      wait: world.wait,
    },
    snapshots: createFileSnapshots({ folder: join(world.dir, 'sources'), keys }),
    pages: {
      async fetch(address, signal): Promise<FetchedPage | Refusal> {
        world.fetched.push(address);
        if (world.answering) await Promise.race([world.answering(address), aborted(signal)]);
        if (world.fetchFails) throw world.fetchFails;
        return world.refusals[address] ?? world.pages[address] ?? refuse('address-unreachable');
      },
    },
  });
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal) setMaxListeners(0, signal);
    signal?.addEventListener('abort', () => {
      world.ended += 1;
      resolve();
    });
  });
}

/** Opens a world of its own for each test of a file. */
export function useRetrievalWorld(): void {
  beforeEach(() => {
    Object.assign(world, {
      dir: mkdtempSync(join(tmpdir(), 'evident-retrieval-')),
      ...{ pages: {}, fetched: [], refusals: {}, ended: 0 },
      ...{ fetchFails: undefined, answering: undefined, reading: undefined, wait: undefined },
    });
    world.evidence = open();
  });
  afterEach(() => rmSync(world.dir, { recursive: true, force: true }));
}

export const about = { publisher: 'Somewhere', title: 'Tidal energy in Norway' };
export const reference = (at: number): Found => ({
  ...about,
  ...{ kind: 'reference', provider: 'brave', url: `https://site-${at}.example/tides` },
});
export const article: FoundDocument = {
  ...about,
  ...{ kind: 'document', provider: 'wikipedia', url: 'https://en.wikipedia.org/wiki/Tidal_energy' },
  text: 'The Kvalsund turbine was the first tidal plant of Norway. It was built in 2003.',
};
export const dataset: Found = {
  ...{ ...about, title: 'Renewable electricity in Norway' },
  ...{ kind: 'dataset', provider: 'worldbank', url: 'https://data.worldbank.org/indicator/EG' },
  ...{ columns: ['Year', 'Renewable electricity in Norway (%)'], unit: '%', series: 'EG' },
  rows: [
    ['2020', 98.1],
    ['2021', 99.2],
  ],
  period: { from: '2020', to: '2021' },
};
export const pageAt = (url: string, body: string): FetchedPage => ({
  ...{ url, kind: 'html', type: 'text/html', retrievedAt: '2026-11-01T00:00:00.000Z' },
  bytes: Buffer.from(`<title>Tides</title><article><p>${body}</p></article>`),
});

export async function gather(sources: RetrievedSource[], searchId = 's-1') {
  const found = await world.evidence.gather([], 'ann', target.query, {
    retrieved: { searchId: toReportId(searchId), sources },
  });
  if (isRefusal(found)) throw new Error(found.code);
  return found.digest;
}
