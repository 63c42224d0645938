import type { EventLog } from '../../modules/kernel/events/event-log';
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
      const workflow = workflows.find((each) => each.name === name);
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

    cancel: (workflowId) =>
      appendOnce(log, { type: 'WorkflowCancelRequested', workflowId }, 'cancel', () => true),

    signal: (workflowId, name) =>
      appendOnce(
        log,
        { type: 'SignalReceived', workflowId, name },
        `signal/${name}`,
        (signal) => signal.name === name,
      ),

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

/** Appends to the journal of a running workflow from outside, unless it holds such an event already. */
async function appendOnce<Event extends WorkflowEvent>(
  log: EventLog,
  event: Event,
  about: string,
  isSame: (recorded: Event) => boolean,
): Promise<void> {
  const { workflowId } = event;
  for (;;) {
    const { events, revision } = await log.read<WorkflowEvent>(workflowStream(workflowId));
    const isEnough = (candidate: WorkflowEvent) =>
      candidate.type === 'WorkflowFinished' || (candidate.type === event.type && isSame(candidate as Event));
    if (events.length === 0 || events.some((recorded) => isEnough(recorded.event))) return;
    const correlationId = events[0]?.metadata.correlationId ?? workflowId;
    const context = { actor, correlationId, causationId: `${workflowId}/${about}` };
    const outcome = await log.append(workflowStream(workflowId), [event], { expected: revision, context });
    if (outcome.ok) return;
  }
}

function stateOf(events: readonly WorkflowEvent[]): WorkflowState {
  const finished = events.find((event) => event.type === 'WorkflowFinished');
  if (!finished) return { status: events.length > 0 ? 'running' : 'unknown' };
  if (finished.outcome !== 'failed') return { status: finished.outcome };
  return { status: 'failed', code: finished.code ?? 'surprise', message: finished.message ?? '' };
}
