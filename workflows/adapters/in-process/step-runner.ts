import pLimit from 'p-limit';
import type { Sleep } from '../../../modules/kernel/sleep';
import type { Clock, Log } from '../../../modules/kernel/ports';
import { suspectFrom } from '../../crashes';
import type { Json, RetryPolicy, StepHandlers, WorkflowDefinition } from '../../engine';
import type { WorkflowEvent, StepAttemptFailed, StepFailed, StepFinished } from '../../events';
import { nextDelay } from '../../retry';
import { describeUnexpectedError } from '../unexpected-error';
import type { RunExclusively } from '../suspects';
import type { Cancellation } from './cancellation';
import { pauseOf, type Completion, type History } from './history';
import { inputHash } from './input-hash';
import type { Journal } from './journal';
import type { Replay } from './replay';
import type { Signals } from './signals';
import { classifyAttempt, runAttempt, type StepAttempt } from '../attempt';

export type StepRunnerDependencies = {
  workflowId: string;
  history: History;
  journal: Journal;
  halt: Cancellation;
  signals: Signals;
  works: StepHandlers;
  clock: Clock;
  logger: Log;
  random: () => number;
  sleep: Sleep;
  /** Identifies this process: separates what it began from what others began. */
  run: string;
  alone: RunExclusively;
};

/** A request of the workflow for a step, with the fingerprint of its input. */
type Request = { name: string; key: string; hash: string; input: Json | undefined };
/** `key`: of a step that begins at once, so that one append can record its beginning together with others. */
type Task = { key?: string; begin: () => Promise<Completion | undefined> };

/** Runs the steps and pauses without a recorded end, records how they end, then delivers the results to the workflow. */
export class StepRunner {
  readonly #deps: StepRunnerDependencies;
  readonly #workflow: WorkflowDefinition;
  readonly #replay: Replay;
  readonly #inTurn = pLimit(1);
  readonly #running = new Set<Promise<void>>();
  /** Requested, not begun. */
  #requested: Task[] = [];
  /** Begun according to the journal, and neither finished nor failed. */
  readonly #begun = new Set<string>();

  constructor(deps: StepRunnerDependencies, workflow: WorkflowDefinition, replay: Replay) {
    this.#deps = deps;
    this.#workflow = workflow;
    this.#replay = replay;
  }

  step(name: string, input: Json | undefined): Promise<Json> {
    const hash = inputHash(input);
    const { key, isRecorded, answer } = this.#replay.ask(name, hash);
    if (!isRecorded) this.#requested.push(this.#work({ name, key, hash, input }));
    return answer;
  }

  async sleep(ms: number): Promise<void> {
    const { key, isRecorded, answer } = this.#replay.ask('sleep', pauseOf(ms));
    if (!isRecorded) this.#requested.push({ begin: () => this.#pause(key, ms) });
    await answer;
  }

  async waitFor(signal: string, ms: number): Promise<boolean> {
    const { key, isRecorded, answer } = this.#replay.ask(`wait:${signal}`, pauseOf(ms));
    if (!isRecorded) this.#requested.push({ begin: () => this.#wait(key, signal, ms) });
    return (await answer) === true;
  }

  /**
   * After the replay: begins the steps requested meanwhile. Not earlier, as a changed workflow must be detected before
   * it costs anything.
   */
  begin(): void {
    this.#watch(
      this.#inTurn(async () => {
        if (this.#deps.halt.reason()) return;
        const tasks = this.#takeRequested();
        const beginning = this.#beginningOf(tasks);
        if (beginning.length > 0) await this.#deps.journal.append(beginning, 'begun');
        for (const task of tasks) this.#run(task);
      }),
    );
  }

  /** Resolves when no step runs any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Records that the steps which have begun and not ended did not crash. */
  release() {
    return this.#deps.journal.release(this.#deps.run, [...this.#begun]);
  }

  #record(event: WorkflowEvent, about: string) {
    return this.#inTurn(() => this.#deps.journal.append([event], about));
  }

  /** The event that records the beginning of these tasks, if they need one. */
  #beginningOf(tasks: readonly Task[]): WorkflowEvent[] {
    const { workflowId, run } = this.#deps;
    const keys = tasks.flatMap(({ key }) => (key === undefined ? [] : [key]));
    for (const key of keys) this.#begun.add(key);
    return keys.length > 0 ? [{ type: 'StepsBegun', workflowId, run, keys }] : [];
  }

  #takeRequested(): Task[] {
    const tasks = this.#requested;
    this.#requested = [];
    return tasks;
  }

  /**
   * The workflow receives completions one after another, and a replay repeats that order. Steps that it requests on
   * receiving one begin after one append has recorded that completion and their beginning: a step costs one append.
   */
  #conclude(completion: Completion): Promise<void> {
    const { halt, journal } = this.#deps;
    return this.#inTurn(async () => {
      const why = halt.reason()?.kind;
      // A step that finishes during a shutdown is still worth recording.
      if (why && why !== 'interrupted') return;
      if (!why) await this.#replay.deliver(completion);
      const next = halt.reason() ? [] : this.#takeRequested();
      await journal.append([completion, ...this.#beginningOf(next)], completion.key);
      this.#begun.delete(completion.key);
      for (const task of next) this.#run(task);
    });
  }

  #run(task: Task): void {
    if (this.#deps.halt.reason()) return;
    this.#watch(task.begin().then((completion) => (completion ? this.#conclude(completion) : undefined)));
  }

  /** This is not a failure of a step: nothing can be written to the journal, or another runner owns it. */
  #watch(work: Promise<void>): void {
    const { workflowId, logger, halt } = this.#deps;
    const end: Promise<void> = work
      .catch((error: unknown) => {
        logger.warn(
          { workflowId, ...describeUnexpectedError(error) },
          'workflow run abandoned, its journal is unwritable or owned by another process',
        );
        halt.halt({ kind: 'lost' });
      })
      .finally(() => this.#running.delete(end));
    this.#running.add(end);
  }

  #work(request: Request): Task {
    const { name, key } = request;
    const { history, clock, random, sleep, halt, alone } = this.#deps;
    const before = history.attempts.get(key);
    const crash = history.crashes.get(key);
    const policy = this.#policyOf(name);
    const isRecorded = !before && !crash;
    const task: Task = {
      key,
      begin: async () => {
        const afterCrash = crash ? crash.begunAt + nextDelay(policy, crash.count, undefined, random) : 0;
        const dueAt = Math.max(before?.dueAt ?? 0, afterCrash);
        if (dueAt > 0) await sleep(dueAt - clock.now().getTime(), halt.signal);
        const trial = () => this.#attempts(request, task, isRecorded);
        return (crash?.count ?? 0) >= suspectFrom ? alone(halt.signal, trial) : trial();
      },
    };
    return isRecorded ? task : { begin: () => task.begin() };
  }

  #policyOf(name: string): RetryPolicy {
    return this.#workflow.retry[name] ?? this.#workflow.retry.default;
  }

  /** Attempts a step until it ends. `isRecorded`: whether its first attempt is recorded as begun already. */
  #attempts({ name, key, hash, input }: Request, task: Task, isRecorded: boolean) {
    const { workflowId, history, journal, halt, works, random, logger, run, sleep } = this.#deps;
    let skipsRecord = isRecorded;
    return runWithRetries({
      step: { workflowId, key, name, inputHash: hash },
      input,
      correlationId: journal.correlationId,
      work: works[name] as StepHandlers[string],
      policy: this.#policyOf(name),
      failedBefore: history.attempts.get(key)?.failed ?? 0,
      signal: halt.signal,
      cut: halt.cut,
      random,
      logger,
      begin: async (attempt) => {
        if (!skipsRecord)
          await this.#inTurn(() => journal.append(this.#beginningOf([task]), `${key}/${attempt}/begun`));
        skipsRecord = false;
      },
      record: async (event) => {
        await this.#record({ ...event, run }, `${key}/${event.attempt}`);
        this.#begun.delete(key);
      },
      pause: (ms) => sleep(ms, halt.signal),
    });
  }

  async #pause(key: string, ms: number): Promise<Completion | undefined> {
    const { workflowId, halt } = this.#deps;
    await this.#sleepUntilDue(key, ms, halt.signal);
    return halt.reason() ? undefined : { type: 'TimerFired', workflowId, key, ms };
  }

  async #wait(key: string, signal: string, ms: number): Promise<Completion | undefined> {
    const { workflowId, halt, signals } = this.#deps;
    const received = signals.received(signal);
    await this.#sleepUntilDue(key, ms, AbortSignal.any([halt.signal, received]));
    if (halt.reason()) return undefined;
    return { type: 'WaitEnded', workflowId, key, ms, received: received.aborted };
  }

  /** Sleeps until the time that the journal holds for this key, setting it at first; `until` ends it earlier. */
  async #sleepUntilDue(key: string, ms: number, until: AbortSignal): Promise<void> {
    const { workflowId, history, clock, sleep } = this.#deps;
    const dueAt = history.timers.get(key) ?? clock.now().getTime() + ms;
    if (!history.timers.has(key)) {
      const due = new Date(dueAt).toISOString();
      await this.#record({ type: 'TimerSet', workflowId, key, ms, dueAt: due }, key);
    }
    if (!until.aborted) await sleep(dueAt - clock.now().getTime(), until);
  }
}

/** One step of one run, with what it takes to retry it. */
type Job = StepAttempt & {
  step: { workflowId: string; key: string; name: string; inputHash: string };
  policy: RetryPolicy;
  /** Attempts that failed before this runner. */
  failedBefore: number;
  /** Aborted when no further attempt may begin. */
  signal: AbortSignal;
  random: () => number;
  logger: Log;
  /** Called before each attempt. */
  begin(attempt: number): Promise<void>;
  record(event: StepAttemptFailed): Promise<void>;
  pause(ms: number): Promise<void>;
};

/** Retries until the step has completed or failed as terminal; returns undefined when stopped in between. */
async function runWithRetries(job: Job): Promise<StepFinished | StepFailed | undefined> {
  for (let attempt = job.failedBefore + 1; !job.signal.aborted; attempt += 1) {
    await job.begin(attempt);
    if (job.signal.aborted) return undefined;
    const outcome = await runAttempt(job, attempt);
    if ('result' in outcome) return { type: 'StepFinished', ...job.step, result: outcome.result };
    if (job.signal.aborted) return undefined;
    const { code, message, final, retryAfterMs } = classifyAttempt(job, attempt, outcome.error);
    if (final || attempt >= job.policy.maxAttempts)
      return { type: 'StepFailed', ...job.step, attempt, code, message };
    const retryInMs = nextDelay(job.policy, attempt, retryAfterMs, job.random);
    await job.record({ type: 'StepAttemptFailed', ...job.step, attempt, code, message, retryInMs });
    await job.pause(retryInMs);
  }
  return undefined;
}
