import { eventCatalogue } from '../../composition/event-catalogue';
import { createEventLog } from '../../modules/kernel/events/event-log';
import { systemClock } from '../../modules/kernel/ports';
import type { ModelCallFinished } from '../../modules/models/events';
import type { QuotaEvent } from '../../modules/quota/events';
import type { SearchRequested } from '../../modules/search/events';
import type { StepFinished } from '../../workflows/events';
import { storesOf } from '../e2e/product/stores-of';

type LoggedEvent = ModelCallFinished | QuotaEvent | SearchRequested | StepFinished;

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
      take(event as LoggedEvent, Date.parse(metadata.at));
    }
  }
  await stores.close();
  return reading;

  function take(event: LoggedEvent, at: number): void {
    switch (event.type) {
      case 'SearchRequested':
        reading.requested.add(event.searchId);
        queries.set(event.searchId, event.query ?? '');
        return;
      case 'ModelCallFinished': {
        if (repeated(`${event.searchId}/${event.callKey}`)) reading.duplicateCalls.push(event.callKey);
        const [kind = '', sectionId = '', round] = event.callKey.split('/');
        const about =
          kind === 'section'
            ? `${round === '1' ? 'repair' : 'section'}|${sectionId}`
            : `${kind}|${kind === 'part' ? sectionId : ''}`;
        reading.callsKept.set(`${queries.get(event.searchId) ?? ''}|${about}`, at);
        return;
      }
      case 'StepFinished':
        if (repeated(`${event.workflowId}/${event.key}`)) reading.duplicateSteps.push(event.key);
        return;
      case 'WelcomeGranted':
      case 'SearchesGranted':
      case 'FeedbackGranted':
      case 'ReviewGranted':
        reading.quota.granted += event.searches;
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
