import type { EventLog } from '../../../modules/kernel/events/event-log';
import type { Log } from '../../../modules/kernel/ports';
import { crashedTooOften, crashesOf, crashLimit, maxCrashesPerStep, suspectFrom } from '../../crashes';
import type { Json, WorkflowDefinition } from '../../engine';
import { workflowStream, type WorkflowEvent } from '../../events';
import type { WorkflowInstrumentation } from '../../instrumented-workflow';
import type { StepAttempt } from '../attempt';
import type { RunExclusively } from '../suspects';
import { describeUnexpectedError } from '../unexpected-error';
import { heartbeatMs } from './workflow-type';

type Deps = {
  log: EventLog;
  logger: Log;
  watch: WorkflowInstrumentation;
  alone: RunExclusively;
  maxCrashes?: number;
};
type Attempt = Pick<StepAttempt, 'step' | 'correlationId' | 'cut'> & {
  workflow: WorkflowDefinition | undefined;
  /** Of this attempt alone: a worker may run one that Temporal has timed out beside the next. */
  run: string;
  /** Whether Temporal has handed out the step before. */
  isFirst: boolean;
};
type Outcome = { result: Json } | { error: unknown };

/**
 * Records in the log that an attempt begins, before it does, and refuses a step that crashed too often. Temporal knows
 * that an attempt never came back, and not whether its worker died or lost its connection: a living worker releases it
 * here. Returns undefined when stopped before its turn.
 */
export async function countCrashes(
  deps: Deps,
  attempt: Attempt,
  work: () => Promise<Outcome>,
): Promise<Outcome | undefined> {
  const { step, workflow, cut, isFirst, run } = attempt;
  const crashes = isFirst ? 0 : await crashesSoFar(deps, step);
  const limit = workflow ? crashLimit(workflow, step.key, deps.maxCrashes) : maxCrashesPerStep;
  if (crashes >= limit) return { error: crashedTooOften(crashes) };

  const about = { workflowId: step.workflowId, run, keys: [step.key] };
  const recordedAttempt = async () => {
    await recordEvent(deps, attempt, { type: 'StepsBegun', ...about });
    const began = performance.now();
    const outcome = await work();
    // Temporal may have timed out a worker that was silent for so long, and will ignore this attempt.
    if (cut.aborted || performance.now() - began > heartbeatMs)
      await recordEvent(deps, attempt, { type: 'StepsReleased', ...about });
    return outcome;
  };
  return crashes >= suspectFrom ? deps.alone(cut, recordedAttempt) : recordedAttempt();
}

async function crashesSoFar(
  { log, logger }: Deps,
  { workflowId, key }: StepAttempt['step'],
): Promise<number> {
  try {
    const { events } = await log.read<WorkflowEvent>(workflowStream(workflowId));
    return crashesOf(events).get(key)?.count ?? 0;
  } catch (error) {
    logger.warn(
      { workflowId, key, ...describeUnexpectedError(error) },
      'crashes not read from the log, none assumed',
    );
    return 0;
  }
}

async function recordEvent(
  { log, logger, watch }: Deps,
  { step: { workflowId, key }, correlationId, run }: Attempt,
  event: WorkflowEvent,
): Promise<void> {
  const context = {
    actor: { kind: 'system' as const },
    correlationId,
    causationId: `${workflowId}/${key}/${run}`,
    span: watch.spanOf(workflowId),
  };
  try {
    await log.append(workflowStream(workflowId), [event], { expected: 'any', context });
  } catch (error) {
    // An unreachable log must not cost the step another attempt.
    logger.warn(
      { workflowId, key, ...describeUnexpectedError(error) },
      'beginning of an attempt not recorded, its crash would not count',
    );
  }
}
