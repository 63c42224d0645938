import { createEventLog } from '../../modules/kernel/event-log';
import type { EventStore } from '../../modules/kernel/event-store';
import { catalogue } from '../../modules/kernel/message';
import type { PersonKeys } from '../../modules/kernel/personal-data';
import { WorkflowEvent } from '../../workflows/events';

const nobody: PersonKeys = {
  keyFor: () => Promise.reject(new Error('workflow facts carry no personal data')),
  find: () => Promise.resolve(undefined),
  destroy: () => Promise.resolve(),
};

export const workflowLog = (store: EventStore, clock: { now(): Date }) =>
  createEventLog({ store, facts: catalogue(WorkflowEvent), keys: nobody, clock });

/** Work that ends only when it is told to. */
export const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true }),
  );
