import type { EventLog } from '../../../modules/kernel/event-log';
import type { Clock, Log } from '../../../modules/kernel/ports';
import { crashedTooOften, crashLimit } from '../../crashes';
import type { StepWorks, StoryDefinition } from '../../engine';
import type { WorkflowFinished } from '../../events';
import type { StoryWatch } from '../../watched-story';
import type { Alone } from '../suspects';
import type { Halt, HaltReason } from './halt';
import { historyOf, type History } from './history';
import { openJournal } from './journal';
import type { Sleep } from './sleep';
import { tell, type Ending } from './telling';

export type RunnerDeps = {
  log: EventLog;
  stories: readonly StoryDefinition[];
  works: StepWorks;
  clock: Clock;
  logger: Log;
  random: () => number;
  sleep: Sleep;
  graceMs?: number;
  watch: StoryWatch;
  maxCrashes?: number;
  /** Of this process: tells what it began from what others did. */
  run: string;
  alone: Alone;
};

/** Takes one workflow from where its journal stands to its end. `lost` tells that it has to be taken up anew. */
export async function runWorkflow(
  deps: RunnerDeps,
  workflowId: string,
  halt: Halt,
): Promise<'over' | 'interrupted' | 'lost'> {
  const journal = await openJournal(deps, workflowId, {
    signal: halt.signal,
    onCancel: () => halt.halt({ kind: 'cancelled' }),
    span: deps.watch.spanOf(workflowId),
  });
  const history = historyOf(journal.past, deps.run);
  const { started } = history;
  if (!started || history.over) return 'over';

  const story = choose(deps, history, halt);
  const told = { ...deps, workflowId, history, journal, halt };
  const ending = story && (await deps.watch.during(story.name, () => tell(told, story, started.input)));
  const outcome = outcomeOf(ending, halt.reason());
  if (typeof outcome === 'string') return outcome;
  await journal.append([{ type: 'WorkflowFinished', workflowId, ...outcome }], 'finished');
  deps.watch.over({ ...journal, workflowId, story: started.story }, outcome.outcome, outcome.code);
  deps.logger.info({ workflowId, ...outcome }, 'a workflow is over');
  return 'over';
}

/** The story as it was when the journal began, or none: then `halt` knows why. */
function choose({ stories, maxCrashes }: RunnerDeps, history: History, halt: Halt) {
  const { started, cancelRequested } = history;
  if (cancelRequested) halt.halt({ kind: 'cancelled' });
  const known = stories.filter(({ name }) => name === started?.story);
  const story = known.find(({ version }) => version === started?.version) ?? known[0];
  const message = !story
    ? `The story ${started?.story} of this journal is not known any more.`
    : story.version !== started?.version
      ? `The journal was begun with version ${started?.version} of the story ${story.name}, which is now at version ${story.version}.`
      : undefined;
  if (message) halt.halt({ kind: 'changed', message });
  // A story may go on without a failed step; it would meet the next crash then.
  for (const [key, { count }] of story ? history.crashes : [])
    if (story && count >= crashLimit(story, key, maxCrashes)) halt.halt({ kind: 'crashed', crashes: count });
  return halt.reason() ? undefined : story;
}

type Outcome = Pick<WorkflowFinished, 'outcome' | 'code' | 'message'>;

function outcomeOf(
  ending: Ending | undefined,
  reason: HaltReason | undefined,
): Outcome | 'interrupted' | 'lost' {
  if (reason?.kind === 'interrupted' || reason?.kind === 'lost') return reason.kind;
  if (reason?.kind === 'cancelled') return { outcome: 'cancelled' };
  if (reason?.kind === 'changed')
    return { outcome: 'failed', code: 'story-changed', message: reason.message };
  if (reason?.kind === 'crashed') {
    const { code, message } = crashedTooOften(reason.crashes);
    return { outcome: 'failed', code, message };
  }
  if (ending?.kind === 'failed') return { outcome: 'failed', code: ending.code, message: ending.message };
  return { outcome: 'completed' };
}
