import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileSnapshots } from '../../../modules/evidence/adapters/snapshots.files';
import type { Evidence } from '../../../modules/evidence/evidence';
import { EvidenceEvent } from '../../../modules/evidence/events';
import { createEvidence, type EvidenceModule } from '../../../modules/evidence/index';
import { createProviders } from '../../../modules/evidence/retrieval/adapters/create-providers';
import type { PageFetcher } from '../../../modules/evidence/retrieval/fetch/page-fetcher';
import type { EvidenceProvider } from '../../../modules/evidence/retrieval/provider';
import type { RetrievedSource } from '../../../modules/evidence/retrieval/retrieved-source';
import { openEvidence } from '../../../modules/evidence/sources/packed-reading';
import { catalogueOf } from '../../../modules/kernel/events/event';
import { createEventLog } from '../../../modules/kernel/events/event-log';
import { createPersonKeys } from '../../../modules/kernel/events/personal-data';
import { randomIds, systemClock } from '../../../modules/kernel/ports';
import { isRefusal } from '../../../modules/kernel/refusal';
import { toReportId } from '../../../modules/kernel/report-id';
import { createMemoryEventStore } from '../../doubles/event-store.memory';
import { fetcherOver } from '../../doubles/fetched-site';
import { tasksHere } from '../../doubles/inline-tasks';
import { startProviderStandIn } from '../../doubles/providers/provider-stand-in';
import { createMemoryVault } from '../../doubles/vault.memory';
import { createWebStandIn } from '../../doubles/web-stand-in';
import type { PlantedDocument } from './planted';

const userId = 'ann';
const searchId = toReportId('retrieved');

/**
 * The evidence of a report over these documents: found by the adapters of their providers, fetched by the page fetcher,
 * read, packed and stored as in the product, and opened as for the check of a report. Both stand-ins are on loopback.
 */
export async function retrievedEvidence(documents: readonly PlantedDocument[]): Promise<Evidence> {
  const dir = mkdtempSync(join(tmpdir(), 'evident-retrieved-'));
  const providers = await startProviderStandIn();
  const site = await createWebStandIn(
    Object.fromEntries(
      documents.flatMap(({ page }) =>
        page
          ? [
              [
                page.path,
                (_, response) => void response.writeHead(200, { 'content-type': page.type }).end(page.bytes),
              ],
            ]
          : [],
      ),
    ),
  );
  try {
    const evidence = open(dir, createProviders(providers.settings), fetcherOver(site));
    const sources: RetrievedSource[] = [];
    for (const { name, ask, answer } of documents) {
      providers.now({ json: withAddress(answer, `http://site.example:${site.port}`) });
      const [found] = await evidence.retrieval.ask(
        ask.provider,
        { text: ask.query },
        new AbortController().signal,
      );
      if (!found) throw new Error(`${ask.provider} finds nothing for ${name}`);
      const read = await evidence.retrieval.read([found], { searchId, userId, query: ask.query });
      if (!read.sources[0]) throw new Error(`${name} cannot be read`);
      sources.push(read.sources[0]);
    }
    const gathered = await evidence.gather([], userId, 'What changed?', { retrieved: { searchId, sources } });
    if (isRefusal(gathered)) throw new Error(gathered.code);
    return openEvidence(gathered.packed);
  } finally {
    await Promise.all([providers.close(), site.close()]);
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The stand-in of the web has a port of its own in each run. */
const withAddress = (answer: unknown, site: string): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll('https://site.example', site));

function open(dir: string, providers: EvidenceProvider[], pages: PageFetcher): EvidenceModule {
  const keys = createPersonKeys(createMemoryVault());
  void keys.keyFor(userId);
  const store = createMemoryEventStore();
  return createEvidence({
    ...{ keys, providers, pages, ids: randomIds, clock: systemClock, tasks: tasksHere },
    ...{ secret: 'a secret', limitBytes: 50 * 1024 * 1024 },
    log: createEventLog({ store, catalogue: catalogueOf(EvidenceEvent), keys, clock: systemClock }),
    snapshots: createFileSnapshots({ folder: join(dir, 'sources'), keys }),
  });
}
