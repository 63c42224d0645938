import type { Json, Steps, WorkflowDefinition, StepHandlers, WorkflowContext } from '../../engine';
import { classify } from '../../retry';
import type { Cancellation } from './cancellation';
import { createReplay } from './replay';
import { StepRunner, type StepRunnerDependencies } from './step-runner';
import { describeUnexpectedError } from '../unexpected-error';
import { allSettledOrThrow } from '../../all-settled-or-throw';

/** The outcome of a run that was not stopped. */
export type WorkflowOutcome = { kind: 'completed' } | { kind: 'failed'; code: string; message: string };

/**
 * Runs a workflow over its journal: recorded steps return at once and in their recorded order, the others run now.
 * Returns undefined when the run was stopped; `halt` then has the reason.
 */
export async function executeWorkflow(
  deps: StepRunnerDependencies,
  workflow: WorkflowDefinition,
  input: Json,
): Promise<WorkflowOutcome | undefined> {
  const replay = createReplay(deps);
  const runner = new StepRunner(deps, workflow, replay);
  const steps: Steps<StepHandlers> = Object.fromEntries(
    Object.keys(deps.works).map((name) => [name, (given?: Json) => runner.step(name, given)]),
  );
  const tools: WorkflowContext<StepHandlers> = {
    steps,
    all: allSettledOrThrow,
    sleep: (ms: number) => runner.sleep(ms),
    waitFor: (signal, ms) => runner.waitFor(signal, ms),
  };

  const execution = Promise.resolve()
    .then(() => workflow.run(tools, input))
    .then(
      (): WorkflowOutcome => ({ kind: 'completed' }),
      (error: unknown) => failed(deps, error),
    );
  const replayed = replay.replay().then(() => runner.begin());
  const ended = execution.then(async (ending) => {
    await replayed;
    await runner.settled();
    return ending;
  });

  const ending = await Promise.race([ended, deps.halt.halted]);
  await runner.settled();
  if (isStillOpen(deps.halt)) await runner.release().catch((error: unknown) => untold(deps, error));
  return deps.halt.reason() ? undefined : (ending ?? undefined);
}

/** The run continues in another process or later. */
const isStillOpen = ({ reason }: Cancellation) => ['interrupted', 'lost'].includes(reason()?.kind ?? '');

const untold = ({ logger, workflowId }: StepRunnerDependencies, error: unknown) =>
  logger.warn(
    { workflowId, ...describeUnexpectedError(error) },
    'released steps not recorded, the next runner may count them as crashed',
  );

function failed({ logger, workflowId }: StepRunnerDependencies, error: unknown): WorkflowOutcome {
  const { code, message, isUnexpected } = classify(error);
  if (isUnexpected)
    logger.error(
      { workflowId, ...describeUnexpectedError(error) },
      'workflow failed with an unexpected error',
    );
  return { kind: 'failed', code, message };
}
