import type { EventLog } from '../../../modules/kernel/events/event-log';
import type { Log } from '../../../modules/kernel/ports';
import type { Json } from '../../engine';
import { workflowStream, type StepAttemptFailed } from '../../events';
import type { WorkflowInstrumentation } from '../../instrumented-workflow';
import { inputHash } from '../in-process/input-hash';
import { describeUnexpectedError } from '../unexpected-error';

type Attempt = Omit<StepAttemptFailed, 'type' | 'inputHash'> & { input: Json };

/** Tells the log that an attempt failed and when the next one follows: for who waits for the report, and for audits. */
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
    // Temporal counts it all the same: a log that is away must not cost the step another attempt.
    logger.warn(
      { workflowId, key, ...describeUnexpectedError(error) },
      'a failed attempt is not told to the log',
    );
  }
}
