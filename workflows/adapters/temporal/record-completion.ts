import type { EventLog } from '../../../modules/kernel/events/event-log';
import { workflowStream, type WorkflowFinished } from '../../events';
import type { WorkflowInstrumentation, Told } from '../../instrumented-workflow';
import type { Ending } from './workflow-type';

/**
 * Tells the log that a workflow is over, once, for what follows from it. Its results stay in Temporal's own history: a journal
 * that begins in the log would be taken up by the in-process engine.
 */
export async function recordEnding({ log, watch }: Deps, told: Told, ending: Ending): Promise<void> {
  const { workflowId, correlationId } = told;
  const event: WorkflowFinished = { type: 'WorkflowFinished', workflowId, ...ending };
  const context = {
    actor: { kind: 'system' as const },
    correlationId,
    causationId: `${workflowId}/finished`,
    span: watch.spanOf(workflowId),
  };
  // Whoever comes second repeats the same fact, which changes nothing.
  const outcome = await log.append(workflowStream(workflowId), [event], { expected: 'any', context });
  if (outcome.ok && !outcome.repeated) watch.over(told, ending.outcome, ending.code);
}

type Deps = { log: EventLog; watch: WorkflowInstrumentation };
