import type { EventLog } from '../../../modules/kernel/events/event-log';
import { workflowStream, type WorkflowFinished } from '../../events';
import type { WorkflowInstrumentation, WorkflowRun } from '../../instrumented-workflow';
import type { WorkflowCompletion } from './workflow-type';

/**
 * Records once in the log that a workflow has ended, for the reactions to it. Step results stay in Temporal's own
 * history: the in-process engine would resume a journal that begins in the log.
 */
export async function recordCompletion(
  { log, watch }: Deps,
  run: WorkflowRun,
  ending: WorkflowCompletion,
): Promise<void> {
  const { workflowId, correlationId } = run;
  const event: WorkflowFinished = { type: 'WorkflowFinished', workflowId, ...ending };
  const context = {
    actor: { kind: 'system' as const },
    correlationId,
    causationId: `${workflowId}/finished`,
    span: watch.spanOf(workflowId),
  };
  // A second caller repeats the same event, which changes nothing.
  const outcome = await log.append(workflowStream(workflowId), [event], { expected: 'any', context });
  if (outcome.ok && !outcome.repeated) watch.over(run, ending.outcome, ending.code);
}

type Deps = { log: EventLog; watch: WorkflowInstrumentation };
