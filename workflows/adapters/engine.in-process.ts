import { sleep as realSleep, type Sleep } from '../../modules/kernel/sleep';
import { silentTelemetry } from '../../modules/kernel/telemetry/telemetry';
import type { Engine, WorkflowState } from '../engine';
import { workflowStream, type WorkflowEvent } from '../events';
import { instrumentWorkflows } from '../instrumented-workflow';
import type { EngineDependencies } from './engine-deps';
import { watchWorkflows } from './in-process/workflow-poller';

export type InProcessEngineDeps = EngineDependencies & {
  /** Waits so long, or until aborted. */
  sleep?: Sleep;
};

const actor = { kind: 'system' as const };

/** The engine of the embedded default: a journal per workflow in the event log, steps in this process. */
export function createInProcessEngine(deps: InProcessEngineDeps): Engine {
  const { log, workflows, random = Math.random, sleep = realSleep } = deps;
  const watch = instrumentWorkflows(deps.telemetry ?? silentTelemetry);

  return {
    async start(name, workflowId, input, correlationId = workflowId) {
      const workflow = workflows.find((known) => known.name === name);
      if (!workflow) throw new Error(`no workflow is called ${name}`);
      const started: WorkflowEvent = {
        type: 'WorkflowStarted',
        workflowId,
        story: name,
        version: workflow.version,
        input,
      };
      // On a conflict the workflow has been started before: nothing to do.
      await log.append(workflowStream(workflowId), [started], {
        expected: 'none',
        context: { actor, correlationId, causationId: `${workflowId}/start` },
      });
    },

    async cancel(workflowId) {
      for (;;) {
        const { events, revision } = await log.read<WorkflowEvent>(workflowStream(workflowId));
        const enough = ['WorkflowCancelRequested', 'WorkflowFinished'];
        if (events.length === 0 || events.some(({ event }) => enough.includes(event.type))) return;
        const request: WorkflowEvent = { type: 'WorkflowCancelRequested', workflowId };
        const correlationId = events[0]?.metadata.correlationId ?? workflowId;
        const context = { actor, correlationId, causationId: `${workflowId}/cancel` };
        const outcome = await log.append(workflowStream(workflowId), [request], {
          expected: revision,
          context,
        });
        if (outcome.ok) return;
      }
    },

    async state(workflowId) {
      const { events } = await log.read<WorkflowEvent>(workflowStream(workflowId));
      return stateOf(events.map(({ event }) => event));
    },

    run: (signal) => watchWorkflows({ ...deps, random, sleep, watch }, signal),
    async reachable() {
      await log.head();
    },
    // It holds nothing of its own.
    close: () => Promise.resolve(),
  };
}

function stateOf(events: readonly WorkflowEvent[]): WorkflowState {
  const finished = events.find((event) => event.type === 'WorkflowFinished');
  if (!finished) return { status: events.length > 0 ? 'running' : 'unknown' };
  if (finished.outcome !== 'failed') return { status: finished.outcome };
  return { status: 'failed', code: finished.code ?? 'surprise', message: finished.message ?? '' };
}
