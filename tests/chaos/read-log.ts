import { eventCatalogue } from '../../composition/event-catalogue';
import { createEventLog } from '../../modules/kernel/events/event-log';
import { systemClock } from '../../modules/kernel/ports';
import type { ModelCallFinished } from '../../modules/models/events';
import type { QuotaEvent } from '../../modules/quota/events';
import type { SearchRequested } from '../../modules/search/events';
import type { StepFinished } from '../../workflows/events';
import { storesOf } from '../e2e/stores-of';

type Fact = ModelCallFinished | QuotaEvent | SearchRequested | StepFinished;

export type LogReading = {
  requested: Set<string>;
  duplicateSteps: string[];
  duplicateCalls: string[];
  /** `query|purpose|section` -> when the result of that call was recorded, in ms since the epoch. */
  callsKept: Map<string, number>;
  quota: { granted: number; reserved: number; spent: number; refunded: number };
  /** Streams whose revisions do not run from 0 without a gap. */
  gaps: string[];
};

/** Reads the log of a data folder after its product has stopped. */
export async function readLog(dataDir: string): Promise<LogReading> {
  const stores = await storesOf(dataDir);
  const log = createEventLog({
    store: stores.store,
    catalogue: eventCatalogue,
    keys: stores.keys,
    clock: systemClock,
  });
  const reading: LogReading = {
    requested: new Set(),
    duplicateSteps: [],
    duplicateCalls: [],
    callsKept: new Map(),
    quota: { granted: 0, reserved: 0, spent: 0, refunded: 0 },
    gaps: [],
  };
  const queries = new Map<string, string>();
  const seen = new Set<string>();
  const next = new Map<string, number>();
  for await (const { events } of log.readAll({ from: 0 })) {
    for (const { event, stream, revision, metadata } of events) {
      if (revision !== (next.get(stream) ?? 0)) reading.gaps.push(`${stream}@${revision}`);
      next.set(stream, revision + 1);
      take(event as Fact, Date.parse(metadata.at));
    }
  }
  await stores.close();
  return reading;

  function take(fact: Fact, at: number): void {
    switch (fact.type) {
      case 'SearchRequested':
        reading.requested.add(fact.searchId);
        queries.set(fact.searchId, fact.query ?? '');
        return;
      case 'ModelCallFinished': {
        if (repeated(`${fact.searchId}/${fact.callKey}`)) reading.duplicateCalls.push(fact.callKey);
        const [kind = '', sectionId = '', round] = fact.callKey.split('/');
        const about =
          kind === 'section'
            ? `${round === '1' ? 'repair' : 'section'}|${sectionId}`
            : `${kind}|${kind === 'part' ? sectionId : ''}`;
        reading.callsKept.set(`${queries.get(fact.searchId) ?? ''}|${about}`, at);
        return;
      }
      case 'StepFinished':
        if (repeated(`${fact.workflowId}/${fact.key}`)) reading.duplicateSteps.push(fact.key);
        return;
      case 'WelcomeGranted':
      case 'SearchesGranted':
      case 'FeedbackGranted':
      case 'ReviewGranted':
        reading.quota.granted += fact.searches;
        return;
      case 'SearchReserved':
        reading.quota.reserved += 1;
        return;
      case 'SearchSpent':
        reading.quota.spent += 1;
        return;
      case 'SearchRefunded':
        reading.quota.refunded += 1;
        return;
      case 'RewardWithheld':
    }
  }

  function repeated(key: string): boolean {
    const known = seen.has(key);
    seen.add(key);
    return known;
  }
}
