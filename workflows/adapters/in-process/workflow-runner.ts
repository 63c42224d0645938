import type { Sleep } from '../../../modules/kernel/sleep';
import type { EventLog } from '../../../modules/kernel/events/event-log';
import type { Clock, Log } from '../../../modules/kernel/ports';
import { crashedTooOften, crashLimit } from '../../crashes';
import type { StepHandlers, WorkflowDefinition } from '../../engine';
import type { WorkflowFinished } from '../../events';
import type { WorkflowInstrumentation } from '../../instrumented-workflow';
import type { RunExclusively } from '../suspects';
import type { Cancellation, CancellationReason } from './cancellation';
import { historyOf, type History } from './history';
import { openJournal } from './journal';
import { executeWorkflow, type WorkflowOutcome } from './execute-workflow';
import type { Signals } from './signals';

export type RunnerDeps = {
  log: EventLog;
  workflows: readonly WorkflowDefinition[];
  works: StepHandlers;
  clock: Clock;
  logger: Log;
  random: () => number;
  sleep: Sleep;
  graceMs?: number;
  watch: WorkflowInstrumentation;
  maxCrashes?: number;
  /** Identifies this process: separates what it began from what others began. */
  run: string;
  alone: RunExclusively;
};

/** Takes one workflow from where its journal stops to its end. `lost`: it has to be taken up again. */
export async function runWorkflow(
  deps: RunnerDeps,
  workflowId: string,
  { halt, signals }: { halt: Cancellation; signals: Signals },
): Promise<'over' | 'interrupted' | 'lost'> {
  const journal = await openJournal(deps, workflowId, {
    signal: halt.signal,
    onCancel: () => halt.halt({ kind: 'cancelled' }),
    span: deps.watch.spanOf(workflowId),
  });
  const history = historyOf(journal.past, deps.run);
  const { started } = history;
  if (!started || history.over) return 'over';
  for (const name of history.signals) signals.receive(name);

  const workflow = choose(deps, history, halt);
  const runDependencies = { ...deps, workflowId, history, journal, halt, signals };
  const ending =
    workflow &&
    (await deps.watch.during(workflow.name, () => executeWorkflow(runDependencies, workflow, started.input)));
  const outcome = outcomeOf(ending, halt.reason());
  if (typeof outcome === 'string') return outcome;
  await journal.append([{ type: 'WorkflowFinished', workflowId, ...outcome }], 'finished');
  deps.watch.over({ ...journal, workflowId, story: started.story }, outcome.outcome, outcome.code);
  deps.logger.info({ workflowId, ...outcome }, 'workflow finished');
  return 'over';
}

/** The definition in the version that began the journal; or none, and `halt` has the reason. */
function choose({ workflows, maxCrashes }: RunnerDeps, history: History, halt: Cancellation) {
  const { started, cancelRequested } = history;
  if (cancelRequested) halt.halt({ kind: 'cancelled' });
  const versions = workflows.filter(({ name }) => name === started?.story);
  const workflow = versions.find(({ version }) => version === started?.version) ?? versions[0];
  const message = !workflow
    ? `The workflow ${started?.story} of this journal is not known any more.`
    : workflow.version !== started?.version
      ? `The journal was begun with version ${started?.version} of the workflow ${workflow.name}, which is now at version ${workflow.version}.`
      : undefined;
  if (message) halt.halt({ kind: 'changed', message });
  // A workflow may catch a failed step and go on; it would then meet the next crash.
  for (const [key, { count }] of workflow ? history.crashes : [])
    if (workflow && count >= crashLimit(workflow, key, maxCrashes))
      halt.halt({ kind: 'crashed', crashes: count });
  return halt.reason() ? undefined : workflow;
}

type Outcome = Pick<WorkflowFinished, 'outcome' | 'code' | 'message'>;

function outcomeOf(
  ending: WorkflowOutcome | undefined,
  reason: CancellationReason | undefined,
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
