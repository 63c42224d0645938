import type { Clock, Log } from '../../../modules/kernel/ports';
import type { Json, StepWorks, StoryDefinition } from '../../engine';
import type { WorkflowEvent } from '../../events';
import { perform } from './attempts';
import type { Halt } from './halt';
import { pauseOf, type Completion, type History } from './history';
import { inputHash } from './input-hash';
import type { Journal } from './journal';
import type { Questions } from './questions';
import type { Sleep } from './sleep';
import { describeSurprise } from '../surprise';
import { createTurns } from './turns';

export type TellingDeps = {
  workflowId: string;
  history: History;
  journal: Journal;
  halt: Halt;
  works: StepWorks;
  clock: Clock;
  logger: Log;
  random: () => number;
  sleep: Sleep;
};

/** Does what the journal cannot answer: runs steps and pauses, writes down how they end, then tells the story. */
export function createStepRunner(deps: TellingDeps, story: StoryDefinition, questions: Questions) {
  const { workflowId, history, journal, halt, clock } = deps;
  const inTurn = createTurns();
  const running = new Set<Promise<void>>();
  let postponed: (() => void)[] | undefined = [];

  const record = (event: WorkflowEvent, about: string) => inTurn(() => journal.append(event, about));

  /** The journal is written before the story hears of it, one after another: a replay repeats that order. */
  const conclude = (completion: Completion) =>
    inTurn(async () => {
      const why = halt.reason()?.kind;
      // A step that gets done while the process goes down is still worth keeping.
      if (why && why !== 'interrupted') return;
      await journal.append(completion, completion.key);
      if (!halt.reason()) await questions.hear(completion);
    });

  /** Until the replay is over nothing is begun: a changed story must be found out before it costs anything. */
  function start(task: () => Promise<Completion | undefined>) {
    if (postponed) postponed.push(() => run(task));
    else run(task);
  }

  function run(task: () => Promise<Completion | undefined>) {
    if (halt.reason()) return;
    const end: Promise<void> = task()
      .then((completion) => (completion ? conclude(completion) : undefined))
      .catch((error: unknown) => {
        deps.logger.warn({ workflowId, ...describeSurprise(error) }, 'this runner lets go of a workflow');
        halt.halt({ kind: 'lost' });
      })
      .finally(() => running.delete(end));
    running.add(end);
  }

  async function work(name: string, key: string, hash: string, input: Json | undefined) {
    const before = history.attempts.get(key);
    if (before) await deps.sleep(before.dueAt - clock.now().getTime(), halt.signal);
    return perform({
      step: { workflowId, key, name, inputHash: hash },
      input,
      correlationId: journal.correlationId,
      work: deps.works[name] as StepWorks[string],
      policy: story.retry[name] ?? story.retry.default,
      failedBefore: before?.failed ?? 0,
      signal: halt.signal,
      cut: halt.cut,
      random: deps.random,
      logger: deps.logger,
      record: (event) => record(event, `${key}/${event.attempt}`),
      pause: (ms) => deps.sleep(ms, halt.signal),
    });
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
      if (!known) start(() => work(name, key, hash, input));
      return answer;
    },
    async sleep(ms: number): Promise<void> {
      const { key, known, answer } = questions.ask('sleep', pauseOf(ms));
      if (!known) start(() => pause(key, ms));
      await answer;
    },
    /** The replay is over: what was asked meanwhile begins. */
    begin() {
      const tasks = postponed ?? [];
      postponed = undefined;
      for (const task of tasks) task();
    },
    /** Resolves when nothing runs any more. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
