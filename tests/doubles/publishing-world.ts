import { eventCatalogue } from '../../composition/event-catalogue';
import { createEventLog } from '../../modules/kernel/events/event-log';
import { createPersonKeys } from '../../modules/kernel/events/personal-data';
import { randomIds, systemClock } from '../../modules/kernel/ports';
import { createPublishing } from '../../modules/publishing';
import { Report } from '../../modules/search/report';
import { createMemoryEventStore } from './event-store.memory';
import { request } from './request';
import { sampleResult } from './sample-result';
import { createOfflineSearch } from './offline-search';
import { createMemoryVault } from './vault.memory';

export const ada = { id: 'u-ada', isAdmin: false, isApproved: true, isActive: true };
export const bob = { ...ada, id: 'u-bob' };
export const admin = { ...ada, id: 'u-admin', isAdmin: true };

/** Search and publishing in memory; a requested report is finished at once. */
export function createPublishingWorld() {
  const store = createMemoryEventStore();
  const keys = createPersonKeys(createMemoryVault());
  const log = createEventLog({ store, catalogue: eventCatalogue, keys, clock: systemClock });
  const search = createOfflineSearch({
    log,
    refusesSources: () => Promise.resolve(undefined),
  });
  const publishing = createPublishing({ log, keys, search });

  /** A running search. */
  async function asked(userId = ada.id, query = 'Who counts the weevils?'): Promise<string> {
    const searchId = randomIds.next();
    const about = { searchId, userId, query, model: 'qwen', sourceIds: [], charged: true };
    const event = { type: 'SearchRequested', kind: 'visual', ...about };
    await log.append(`search-${searchId}`, [event], { expected: 'none', context: request() });
    return searchId;
  }

  return {
    store,
    keys,
    log,
    search,
    publishing,
    asked,
    async finished({ userId = ada.id, title = 'Weevils of Europe', query = 'Who counts the weevils?' } = {}) {
      const searchId = await asked(userId, query);
      const report = Report.parse({ ...sampleResult, title });
      const event = { type: 'SearchCompleted', searchId, userId, report, processingTimeMs: 41_200 };
      await log.append(`search-${searchId}`, [event], { expected: 'any', context: request() });
      return searchId;
    },
    /** Destroys the person key, as the erasure of an account does. */
    async erase(userId: string): Promise<void> {
      for (const id of await search.deleteAllOf(userId, publishing.isPublic, request()))
        await publishing.purge(id, request());
      await keys.destroy(userId);
    },
    /** All events of these types, decrypted; without a type, all events. */
    async told(...types: string[]): Promise<({ type: string } & Record<string, unknown>)[]> {
      const found: ({ type: string } & Record<string, unknown>)[] = [];
      for await (const { events } of log.readAll({ from: 0, types: types.length > 0 ? types : undefined }))
        found.push(...events.map(({ event }) => event));
      return found;
    },
    /** The whole log as stored. */
    async kept(): Promise<string> {
      let text = '';
      for await (const events of store.readAll({ from: 0 })) text += JSON.stringify(events);
      return text;
    },
  };
}
