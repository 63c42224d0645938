import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventCatalogue } from '../../composition/event-catalogue';
import { createEvidence } from '../../modules/evidence';
import { createFileSnapshots } from '../../modules/evidence/adapters/snapshots.files';
import { createFeedback } from '../../modules/feedback';
import { createIdentity } from '../../modules/identity';
import { withBlobDeletion } from '../../modules/kernel/events/blobs';
import { createEventLog } from '../../modules/kernel/events/event-log';
import { createPersonKeys } from '../../modules/kernel/events/personal-data';
import { randomIds, systemClock } from '../../modules/kernel/ports';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import type { ReportId } from '../../modules/kernel/report-id';
import { createPublishing } from '../../modules/publishing';
import { createReviews } from '../../modules/reviews';
import { Report } from '../../modules/search/report';
import { createMemoryEventStore } from './event-store.memory';
import { request } from './request';
import { sampleResult } from './sample-result';
import { tasksHere } from './inline-tasks';
import { offlinePages } from './offline-pages';
import { createOfflineSearch } from './offline-search';
import { createMemoryVault } from './vault.memory';

export const password = 'nobody guesses this one';

/** The value of a result; throws on a refusal. */
export function accepted<T extends object>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(`this was refused: ${result.code}`);
  return result;
}

/** The modules that store personal data, over memory and a folder for files. */
export function createErasureWorld() {
  const folder = mkdtempSync(join(tmpdir(), 'people-'));
  const store = createMemoryEventStore();
  const vault = createMemoryVault();
  const personKeys = createPersonKeys(vault);
  const blobsFolder = mkdtempSync(join(tmpdir(), 'blobs-'));
  const blobs = createFileSnapshots({ folder: blobsFolder, keys: personKeys });
  const keys = withBlobDeletion(personKeys, blobs);
  const log = createEventLog({ store, catalogue: eventCatalogue, keys, blobs, clock: systemClock });
  const identity = createIdentity({ log, vault, keys, clock: systemClock, ids: randomIds });
  const snapshots = createFileSnapshots({ folder, keys });
  const evidence = createEvidence({
    ...{ log, keys, snapshots, ids: randomIds, secret: 'a secret', tasks: tasksHere, pages: offlinePages },
    ...{ clock: systemClock, providers: [] },
    limitBytes: 10 * 1024 * 1024,
  });
  const { refusesSources, use: useSources } = evidence;
  const search = createOfflineSearch({ log, refusesSources, useSources });
  const publishing = createPublishing({ log, keys, search });
  const unrewarded = { reward: () => Promise.resolve({ searchesGranted: 0, remaining: 0 }) };
  const contributions = { log, ids: randomIds, secret: 'a secret of the product', ...unrewarded };
  const feedback = createFeedback(contributions);
  const reviews = createReviews(contributions);
  const forgotten: string[] = [];
  const mailer = { deleteMailsOf: (userId: string) => Promise.resolve(void forgotten.push(userId)) };

  const actor = (id: string) => ({ id, isAdmin: false, isApproved: true, isActive: true });

  return {
    actor,
    folder,
    blobsFolder,
    store,
    vault,
    keys,
    log,
    identity,
    snapshots,
    evidence,
    search,
    publishing,
    feedback,
    reviews,
    mailer,
    /** The user of each call that deleted mails. */
    forgotten,
    remove: () => [folder, blobsFolder].forEach((each) => rmSync(each, { recursive: true })),
    /** An approved account, signed in. */
    async person(name: string): Promise<{ id: string; sessionToken: string }> {
      const email = `${name.toLowerCase()}@example.org`;
      const account = { email, name, password, confirmPassword: password };
      accepted(await identity.register(account, request()));
      const id = (await identity.accountByEmail(email))?.id ?? '';
      accepted(await identity.approve(id, {}, request()));
      return { id, sessionToken: accepted(await identity.signIn({ email, password })).sessionToken };
    },
    /** A running search of this person. */
    async asks(userId: string, query: string, sources: string[] = []): Promise<ReportId> {
      return accepted(await search.submit({ query, sources }, actor(userId), request())).queryId;
    },
    /** A finished report of this person, with the query as its title. */
    async finishes(userId: string, query: string, more: Partial<Report> = {}): Promise<ReportId> {
      const searchId = await this.asks(userId, query);
      const report = Report.parse({ ...sampleResult, title: query, ...more });
      const event = { type: 'SearchCompleted', searchId, userId, report, processingTimeMs: 1 };
      await log.append(`search-${searchId}`, [event], { expected: 'any', context: request() });
      return searchId;
    },
    /** A source file of this person. */
    async attaches(userId: string, name: string, text: string): Promise<string> {
      const file = { name, type: '', bytes: Buffer.from(text) };
      const { sources } = accepted(await evidence.attach([file], userId, request()));
      return sources[0]?.sourceId ?? '';
    },
    /** All events of a type, decrypted. */
    async factsOf(type: string): Promise<object[]> {
      const found: object[] = [];
      for await (const { events } of log.readAll({ from: 0, types: [type] }))
        found.push(...events.map(({ event }) => event));
      return found;
    },
  };
}
