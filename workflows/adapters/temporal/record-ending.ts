import type { EventLog } from '../../../modules/kernel/event-log';
import { workflowStream, type WorkflowFinished } from '../../events';

/** How a workflow ended that did not complete, in words. */
export type Ending = { outcome: 'failed' | 'cancelled'; code: string; message: string };

/**
 * Tells the log that a workflow did not complete, once, for what follows from it. What else a workflow does stays in Temporal's
 * own history: a journal that begins in the log would be taken up by the in-process engine.
 */
export async function recordEnding(
  log: EventLog,
  workflowId: string,
  ending: Ending,
  correlationId: string,
): Promise<void> {
  const fact: WorkflowFinished = { type: 'WorkflowFinished', workflowId, ...ending };
  const context = {
    actor: { kind: 'system' as const },
    correlationId,
    causationId: `${workflowId}/finished`,
  };
  // Whoever comes second finds a fact of this name there.
  await log.append(workflowStream(workflowId), [fact], { expected: 'none', context });
}
