import pLimit from 'p-limit';
import type { Sleep } from '../../../modules/kernel/sleep';
import type { Clock, Log } from '../../../modules/kernel/ports';
import { suspectFrom } from '../../crashes';
import type { Json, StepHandlers, WorkflowDefinition } from '../../engine';
import type { WorkflowEvent } from '../../events';
import { nextDelay } from '../../retry';
import { describeUnexpectedError } from '../unexpected-error';
import type { Alone } from '../suspects';
import { runWithRetries } from './run-with-retries';
import type { Cancellation } from './cancellation';
import { pauseOf, type Completion, type History } from './history';
import { inputHash } from './input-hash';
import type { Journal } from './journal';
import type { Replay } from './replay';

export type StepRunnerDependencies = {
  workflowId: string;
  history: History;
  journal: Journal;
  halt: Cancellation;
  works: StepHandlers;
  clock: Clock;
  logger: Log;
  random: () => number;
  sleep: Sleep;
  /** Identifies this process: separates what it began from what others began. */
  run: string;
  alone: Alone;
};

/** `key`: of a step that begins at once, so that one append can record its beginning together with others. */
type Task = { key?: string; begin: () => Promise<Completion | undefined> };

/** Runs the steps and pauses without a recorded end, records how they end, then delivers the results to the workflow. */
export function createStepRunner(deps: StepRunnerDependencies, workflow: WorkflowDefinition, replay: Replay) {
  const { workflowId, history, journal, halt, clock } = deps;
  const inTurn = pLimit(1);
  const running = new Set<Promise<void>>();
  /** Requested, not begun. */
  let requested: Task[] = [];
  /** Begun according to the journal, and neither finished nor failed. */
  const begun = new Set<string>();

  const record = (event: WorkflowEvent, about: string) => inTurn(() => journal.append([event], about));

  /** The event that records the beginning of these tasks, if they need one. */
  function beginningOf(tasks: readonly Task[]): WorkflowEvent[] {
    const keys = tasks.flatMap(({ key }) => (key === undefined ? [] : [key]));
    for (const key of keys) begun.add(key);
    return keys.length > 0 ? [{ type: 'StepsBegun', workflowId, run: deps.run, keys }] : [];
  }

  function takeRequested(): Task[] {
    const tasks = requested;
    requested = [];
    return tasks;
  }

  /**
   * The workflow receives completions one after another, and a replay repeats that order. Steps that it requests on
   * receiving one begin after one append has recorded that completion and their beginning: a step costs one append.
   */
  const conclude = (completion: Completion) =>
    inTurn(async () => {
      const why = halt.reason()?.kind;
      // A step that finishes during a shutdown is still worth recording.
      if (why && why !== 'interrupted') return;
      if (!why) await replay.deliver(completion);
      const next = halt.reason() ? [] : takeRequested();
      await journal.append([completion, ...beginningOf(next)], completion.key);
      begun.delete(completion.key);
      for (const task of next) run(task);
    });

  function run(task: Task) {
    if (halt.reason()) return;
    watch(task.begin().then((completion) => (completion ? conclude(completion) : undefined)));
  }

  /** This is not a failure of a step: nothing can be written to the journal, or another runner owns it. */
  function watch(work: Promise<void>) {
    const end: Promise<void> = work
      .catch((error: unknown) => {
        deps.logger.warn(
          { workflowId, ...describeUnexpectedError(error) },
          'workflow run abandoned, its journal is unwritable or owned by another process',
        );
        halt.halt({ kind: 'lost' });
      })
      .finally(() => running.delete(end));
    running.add(end);
  }

  function work(name: string, key: string, hash: string, input: Json | undefined): Task {
    const before = history.attempts.get(key);
    const crash = history.crashes.get(key);
    const policy = workflow.retry[name] ?? workflow.retry.default;
    let isTold = !before && !crash;
    const trial = () =>
      runWithRetries({
        step: { workflowId, key, name, inputHash: hash },
        input,
        correlationId: journal.correlationId,
        work: deps.works[name] as StepHandlers[string],
        policy,
        failedBefore: before?.failed ?? 0,
        signal: halt.signal,
        cut: halt.cut,
        random: deps.random,
        logger: deps.logger,
        async begin(attempt) {
          if (!isTold) await inTurn(() => journal.append(beginningOf([task]), `${key}/${attempt}/begun`));
          isTold = false;
        },
        async record(event) {
          await record({ ...event, run: deps.run }, `${key}/${event.attempt}`);
          begun.delete(key);
        },
        pause: (ms) => deps.sleep(ms, halt.signal),
      });
    const task: Task = {
      key,
      async begin() {
        const afterCrash = crash ? crash.begunAt + nextDelay(policy, crash.count, undefined, deps.random) : 0;
        const dueAt = Math.max(before?.dueAt ?? 0, afterCrash);
        if (dueAt > 0) await deps.sleep(dueAt - clock.now().getTime(), halt.signal);
        return (crash?.count ?? 0) >= suspectFrom ? deps.alone(halt.signal, trial) : trial();
      },
    };
    return isTold ? task : { begin: () => task.begin() };
  }

  async function pause(key: string, ms: number): Promise<Completion | undefined> {
    const dueAt = history.timers.get(key) ?? clock.now().getTime() + ms;
    if (!history.timers.has(key)) {
      const due = new Date(dueAt).toISOString();
      await record({ type: 'TimerSet', workflowId, key, ms, dueAt: due }, key);
    }
    await deps.sleep(dueAt - clock.now().getTime(), halt.signal);
    return halt.reason() ? undefined : { type: 'TimerFired', workflowId, key, ms };
  }

  return {
    step(name: string, input: Json | undefined): Promise<Json> {
      const hash = inputHash(input);
      const { key, known, answer } = replay.ask(name, hash);
      if (!known) requested.push(work(name, key, hash, input));
      return answer;
    },
    async sleep(ms: number): Promise<void> {
      const { key, known, answer } = replay.ask('sleep', pauseOf(ms));
      if (!known) requested.push({ begin: () => pause(key, ms) });
      await answer;
    },
    /**
     * After the replay: begins the steps requested meanwhile. Not earlier, as a changed workflow must be detected before
     * it costs anything.
     */
    begin() {
      watch(
        inTurn(async () => {
          if (halt.reason()) return;
          const tasks = takeRequested();
          const beginning = beginningOf(tasks);
          if (beginning.length > 0) await journal.append(beginning, 'begun');
          for (const task of tasks) run(task);
        }),
      );
    },
    /** Resolves when no step runs any more. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
    /** Records that the steps which have begun and not ended did not crash. */
    release: () => journal.release(deps.run, [...begun]),
  };
}
