import type { EventLog } from '../../../modules/kernel/events/event-log';
import type { Log } from '../../../modules/kernel/ports';
import type { Json } from '../../engine';
import { workflowStream, type StepAttemptFailed } from '../../events';
import type { WorkflowInstrumentation } from '../../instrumented-workflow';
import { inputHash } from '../in-process/input-hash';
import { describeUnexpectedError } from '../unexpected-error';

type Attempt = Omit<StepAttemptFailed, 'type' | 'inputHash'> & { input: Json };

/** Records in the log that an attempt failed and when the next one follows, for progress displays and audits. */
export async function recordAttempt(
  { log, logger, watch }: { log: EventLog; logger: Log; watch: WorkflowInstrumentation },
  { input, ...about }: Attempt,
  correlationId: string,
): Promise<void> {
  const { workflowId, key, attempt } = about;
  const event: StepAttemptFailed = { type: 'StepAttemptFailed', ...about, inputHash: inputHash(input) };
  const context = {
    actor: { kind: 'system' as const },
    correlationId,
    causationId: `${workflowId}/${key}/${attempt}`,
    span: watch.spanOf(workflowId),
  };
  try {
    await log.append(workflowStream(workflowId), [event], { expected: 'any', context });
  } catch (error) {
    // Temporal counts the attempt all the same: an unreachable log must not cost the step another one.
    logger.warn(
      { workflowId, key, ...describeUnexpectedError(error) },
      'failed attempt not recorded in the log',
    );
  }
}
