import { createEventLog } from '../../modules/kernel/events/event-log';
import type { EventStore } from '../../modules/kernel/events/event-store';
import { catalogueOf } from '../../modules/kernel/events/event';
import type { PersonKeys } from '../../modules/kernel/events/personal-data';
import { WorkflowEvent } from '../../workflows/events';

const noKeys: PersonKeys = {
  keyFor: () => Promise.reject(new Error('workflow events carry no personal data')),
  find: () => Promise.resolve(undefined),
  destroy: () => Promise.resolve(),
};

export const workflowLog = (store: EventStore, clock: { now(): Date }) =>
  createEventLog({ store, catalogue: catalogueOf(WorkflowEvent), keys: noKeys, clock });

/** A step that ends only when it is aborted. */
export const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true }),
  );
