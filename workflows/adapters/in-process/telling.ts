import type { Json, Steps, StoryDefinition, StepWorks, StoryTools } from '../../engine';
import { classify } from '../../retry';
import type { Halt } from './halt';
import { createQuestions } from './questions';
import { createStepRunner, type TellingDeps } from './step-runner';
import { describeSurprise } from '../surprise';
import { settleAll } from '../../settle-all';

/** How a telling ended by itself. */
export type Ending = { kind: 'completed' } | { kind: 'failed'; code: string; message: string };

/**
 * Tells a story over its journal: what is written there answers at once and in the same order as then, the rest is
 * done now. Answers nothing when it was stopped; `halt` then knows why.
 */
export async function tell(
  deps: TellingDeps,
  story: StoryDefinition,
  input: Json,
): Promise<Ending | undefined> {
  const questions = createQuestions(deps);
  const runner = createStepRunner(deps, story, questions);
  const steps: Steps<StepWorks> = Object.fromEntries(
    Object.keys(deps.works).map((name) => [name, (given?: Json) => runner.step(name, given)]),
  );
  const tools: StoryTools<StepWorks> = { steps, all: settleAll, sleep: (ms: number) => runner.sleep(ms) };

  const told = Promise.resolve()
    .then(() => story.tell(tools, input))
    .then(
      (): Ending => ({ kind: 'completed' }),
      (error: unknown) => failed(deps, error),
    );
  const replayed = questions.replay().then(() => runner.begin());
  const ended = told.then(async (ending) => {
    await replayed;
    await runner.settled();
    return ending;
  });

  const ending = await Promise.race([ended, deps.halt.halted]);
  await runner.settled();
  if (isStillOpen(deps.halt)) await runner.release().catch((error: unknown) => untold(deps, error));
  return deps.halt.reason() ? undefined : (ending ?? undefined);
}

/** The workflow goes on elsewhere or later. */
const isStillOpen = ({ reason }: Halt) => ['interrupted', 'lost'].includes(reason()?.kind ?? '');

const untold = ({ logger, workflowId }: TellingDeps, error: unknown) =>
  logger.warn(
    { workflowId, ...describeSurprise(error) },
    'released steps not recorded, the next runner may count them as crashed',
  );

function failed({ logger, workflowId }: TellingDeps, error: unknown): Ending {
  const { code, message, surprise } = classify(error);
  if (surprise) logger.error({ workflowId, ...describeSurprise(error) }, 'a story met a surprise');
  return { kind: 'failed', code, message };
}
