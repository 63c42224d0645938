import { describe, expect, it } from 'vitest';
import { createEventLog } from '../modules/kernel/events/event-log';
import { catalogueOf } from '../modules/kernel/events/event';
import { systemClock } from '../modules/kernel/ports';
import { createMemoryEventStore } from '../tests/doubles/event-store.memory';
import { createMemoryReadStore } from '../tests/doubles/read-store.memory';
import { WorkflowEvent } from '../workflows/events';
import type { Projection } from './projection';
import { rebuild } from './runtime/rebuild';
import { runningWorkflows } from './running-workflows';

const noKeys = {
  keyFor: () => Promise.reject(new Error('workflows name nobody')),
  find: () => Promise.resolve(undefined),
  destroy: () => Promise.resolve(),
};

/** The documents after these events. */
async function after(...events: WorkflowEvent[]) {
  const store = createMemoryEventStore();
  const log = createEventLog({
    store,
    catalogue: catalogueOf(WorkflowEvent),
    keys: noKeys,
    clock: systemClock,
  });
  for (const [n, event] of events.entries())
    await log.append(`workflow-${event.workflowId}`, [event], {
      expected: 'any',
      context: { actor: { kind: 'system' }, correlationId: 'c', causationId: String(n) },
    });
  const views = createMemoryReadStore();
  const projections = [runningWorkflows] as unknown as Projection[];
  await views.open(projections);
  const { signal } = new AbortController();
  await rebuild({ log, store: views, projections, clock: systemClock, signal });
  return views.documents(runningWorkflows.name);
}

const about = { workflowId: 'erase-u' };
const started = (story: string, workflowId = about.workflowId): WorkflowEvent => ({
  ...{ type: 'WorkflowStarted', workflowId, story, version: 1, input: null },
});
const begun = (...keys: string[]): WorkflowEvent => ({ type: 'StepsBegun', ...about, run: 'r', keys });
const failed: WorkflowEvent = {
  ...{ type: 'StepAttemptFailed', ...about, key: 'sweep#1', name: 'sweep', inputHash: 'h' },
  ...{ attempt: 1, code: 'store-unavailable', message: 'Away.', retryInMs: 200 },
};

describe('the read model of running workflows', () => {
  it('shows workflows beside reports, with their step and failures', async () => {
    const docs = await after(started('erase-account'), begun('takeAway#1'), begun('sweep#1'), failed, failed);
    expect(docs).toMatchObject({
      'erase-u': {
        id: 'erase-u',
        name: 'erase-account',
        step: 'sweep',
        failures: 2,
        lastFailure: 'store-unavailable',
      },
    });
  });

  it('drops finished workflows, whatever their outcome', async () => {
    for (const outcome of ['completed', 'failed', 'cancelled'] as const)
      expect(await after(started('erase-account'), { type: 'WorkflowFinished', ...about, outcome })).toEqual(
        {},
      );
  });

  it('leaves out reports, and workflows that began in Temporal', async () => {
    expect(await after(started('generate-visual-report', 's-1'), begun('sweep#1'), failed)).toEqual({});
  });
});
