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
import type { Sleep } from './sleep';
import { createMutex } from './mutex';

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
  /** Of this process: tells what it began from what others did. */
  run: string;
  alone: Alone;
};

/** `key`: of a step whose beginning can be written down with that of others, for it waits for nothing. */
type Task = { key?: string; begin: () => Promise<Completion | undefined> };

/** Does what the journal cannot answer: runs steps and pauses, writes down how they end, then tells the story. */
export function createStepRunner(
  deps: StepRunnerDependencies,
  workflow: WorkflowDefinition,
  questions: Replay,
) {
  const { workflowId, history, journal, halt, clock } = deps;
  const inTurn = createMutex();
  const running = new Set<Promise<void>>();
  /** Asked for, but not begun. */
  let asked: Task[] = [];
  /** Begun, as the journal says, and neither ended nor failed. */
  const begun = new Set<string>();

  const record = (event: WorkflowEvent, about: string) => inTurn(() => journal.append([event], about));

  /** The beginning of these tasks, if it has to be written down. */
  function beginningOf(tasks: readonly Task[]): WorkflowEvent[] {
    const keys = tasks.flatMap(({ key }) => (key === undefined ? [] : [key]));
    for (const key of keys) begun.add(key);
    return keys.length > 0 ? [{ type: 'StepsBegun', workflowId, run: deps.run, keys }] : [];
  }

  function takeAsked(): Task[] {
    const tasks = asked;
    asked = [];
    return tasks;
  }

  /**
   * The story hears of completions one after another, and a replay repeats that order. What it asks for next begins once the
   * completion and that beginning are on disk: both in one append, so that a step costs one.
   */
  const conclude = (completion: Completion) =>
    inTurn(async () => {
      const why = halt.reason()?.kind;
      // A step that gets done while the process goes down is still worth keeping.
      if (why && why !== 'interrupted') return;
      if (!why) await questions.hear(completion);
      const next = halt.reason() ? [] : takeAsked();
      await journal.append([completion, ...beginningOf(next)], completion.key);
      begun.delete(completion.key);
      for (const task of next) run(task);
    });

  function run(task: Task) {
    if (halt.reason()) return;
    watch(task.begin().then((completion) => (completion ? conclude(completion) : undefined)));
  }

  /** A failure here is none of a step: the journal cannot be written, or is another's. */
  function watch(work: Promise<void>) {
    const end: Promise<void> = work
      .catch((error: unknown) => {
        deps.logger.warn(
          { workflowId, ...describeUnexpectedError(error) },
          'this runner lets go of a workflow',
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
      const { key, known, answer } = questions.ask(name, hash);
      if (!known) asked.push(work(name, key, hash, input));
      return answer;
    },
    async sleep(ms: number): Promise<void> {
      const { key, known, answer } = questions.ask('sleep', pauseOf(ms));
      if (!known) asked.push({ begin: () => pause(key, ms) });
      await answer;
    },
    /**
     * The replay is over: what was asked meanwhile begins. Not before, for a changed story must be found out before it costs
     * anything.
     */
    begin() {
      watch(
        inTurn(async () => {
          if (halt.reason()) return;
          const tasks = takeAsked();
          const beginning = beginningOf(tasks);
          if (beginning.length > 0) await journal.append(beginning, 'begun');
          for (const task of tasks) run(task);
        }),
      );
    },
    /** Resolves when nothing runs any more. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
    /** Says of what has begun and not ended that it did not crash. */
    release: () => journal.release(deps.run, [...begun]),
  };
}
