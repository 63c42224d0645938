import pLimit from 'p-limit';
import type { Context, EventLog } from '../kernel/events/event-log';
import { RetryableError, TerminalError } from '../kernel/errors';
import { silentLog, type Clock, type Log } from '../kernel/ports';
import type { ReportId } from '../kernel/report-id';
import { silentTelemetry, type Telemetry } from '../kernel/telemetry/telemetry';
import { isEmptyAnswer, parseAnswer, type Parsed, type ValueOf } from './parsing/parse-answer';
import { createCalls, type Calls, type Spent } from './calls';
import { modelNames, type FinishedCall, type Slot } from './contract';
import type { ModelCallFinished } from './events';
import { costOf, hasPrice, type Prices } from './prices';
import { createAccounting, expectedUsage } from './budget';
import { promptHash } from './prompts/prompts';
import type { Correction, OnText, ModelProvider, Usage, WritingTask } from './provider';
import { instrumentedCall } from './instrumented-call';

export { overBudgetCode } from './budget';
export type { Spent } from './calls';

export type AskOptions = {
  searchId: ReportId;
  userId: string;
  step: { key: string; signal: AbortSignal; context: Context };
  /** Budget of the whole report in US dollars. The first plan is always allowed; later calls beyond it fail as `overBudgetCode`. */
  budgetUsd?: number;
};

/** `truncated`: cut off by the limit of the model, which only prose survives. */
export type Answered<Value> = { value: Value; truncated: boolean; slot: Slot; model: string };

export type Models = {
  /**
   * Calls the model of a slot. Takes an answer that was paid for before from the log; after an invalid answer asks once
   * more and shows its errors. Throws TerminalError or RetryableError, the latter also for an empty answer, which stays
   * recorded and paid; the next attempt of the step makes a new call.
   */
  ask<Task extends WritingTask>(
    slot: Slot,
    task: Task,
    options: AskOptions,
  ): Promise<Answered<ValueOf<Task>>>;
  /** Cost of the calls of a search so far. */
  spent(reportId: ReportId): Promise<Spent>;
  /** Estimated cost in US dollars of asking a slot for these; undefined where its model has no price. */
  estimate(slot: Slot, tasks: readonly WritingTask[]): number | undefined;
  /** The calls of a search that came back, in that order. */
  finished(reportId: ReportId): Promise<FinishedCall[]>;
};

export type ModelsDeps = {
  providers: Readonly<Record<Slot, ModelProvider>>;
  log: EventLog;
  prices: Prices;
  /** Concurrent calls per provider. */
  concurrency: number;
  clock: Clock;
  logger?: Log;
  telemetry?: Telemetry;
};

type Reading<Task extends WritingTask> = Parsed<ValueOf<Task>> & { call: ModelCallFinished; text: string };

class ModelClient implements Models {
  readonly #deps: ModelsDeps;
  readonly #logger: Log;
  readonly #calls: Calls;
  readonly #accountedFor: ReturnType<typeof createAccounting>;
  readonly #inTurn: Readonly<Record<Slot, ReturnType<typeof createConcurrencyLimit>>>;

  constructor(deps: ModelsDeps) {
    const { providers, log, concurrency, logger = silentLog } = deps;
    this.#deps = deps;
    this.#logger = logger;
    this.#calls = createCalls(log);
    this.#accountedFor = createAccounting({
      calls: this.#calls,
      priceOf: (slot, usage) => this.#priceOf(providers[slot], providers[slot].model, usage),
      modelOf: (slot) => providers[slot].model,
    });
    this.#inTurn = {
      deepseek: createConcurrencyLimit(concurrency),
      qwen: createConcurrencyLimit(concurrency),
      claude: createConcurrencyLimit(concurrency),
    };
  }

  async ask<Task extends WritingTask>(
    slot: Slot,
    task: Task,
    options: AskOptions,
  ): Promise<Answered<ValueOf<Task>>> {
    const first = await this.#reading(slot, 1, task, options);
    if (first.ok && first.errors.length === 0) return answered(first);
    this.#logger.info(
      { slot, step: options.step.key, faults: first.errors.length },
      'model answer invalid or incomplete, asking once more',
    );
    const correction = { answer: first.text, errors: faults(first) };
    const second = await this.#reading(slot, 2, task, options, correction).catch((error: unknown) => {
      if (first.ok && !options.step.signal.aborted) return first;
      throw error;
    });
    if (second.ok) return answered(second);
    if (first.ok) return answered(first);
    throw second.refused ? refused(slot, task) : unusable(slot, task);
  }

  spent(reportId: ReportId): Promise<Spent> {
    return this.#calls.spent(reportId);
  }

  estimate(slot: Slot, tasks: readonly WritingTask[]): number | undefined {
    const { model, offline } = this.#deps.providers[slot];
    if (offline) return 0;
    if (!hasPrice(model, this.#deps.prices)) return undefined;
    return tasks.reduce(
      (sum, task) => sum + costOf(model, expectedUsage(task), this.#deps.prices).costUsd,
      0,
    );
  }

  finished(reportId: ReportId): Promise<FinishedCall[]> {
    return this.#calls.finished(reportId);
  }

  /** The call of the n-th question: from the log if it was paid for, else a new one. Throws if its answer is empty. */
  async #callOncePerKey(
    slot: Slot,
    n: number,
    task: WritingTask,
    options: AskOptions,
    correction?: Correction,
  ) {
    const { searchId: reportId, step } = options;
    for (let attempt = 1; ; attempt += 1) {
      const callKey = `${step.key}/${slot}/${attempt === 1 ? n : `${n}.${attempt}`}`;
      const recorded = await this.#calls.find(reportId, callKey, step.context);
      if (recorded && isEmpty(recorded)) continue;
      if (recorded) return recorded;
      const call = await this.#callOnce(slot, callKey, task, options, correction);
      // Fails the attempt: the engine limits the number of attempts.
      if (isEmpty(call)) throw empty(slot, task);
      return call;
    }
  }

  /** Makes a call and records it before its answer is parsed. */
  #callOnce(
    slot: Slot,
    callKey: string,
    task: WritingTask,
    { searchId: reportId, userId, step, budgetUsd: limit }: AskOptions,
    correction?: Correction,
  ): Promise<ModelCallFinished> {
    return this.#inTurn[slot](step.signal, async () => {
      const provider = this.#deps.providers[slot];
      const { signal, context: cause } = step;
      const about = { searchId: reportId, userId, callKey, slot };
      // No budget for the first plan: without a plan there is not even a partial report.
      const budgetUsd = task.kind === 'plan' && !correction ? undefined : limit;
      const call = await instrumentedCall(
        this.#deps.telemetry ?? silentTelemetry,
        { provider, callKey, cause, signal },
        async () => {
          const request = (heard?: OnText) => provider.ask(task, { signal, correction, heard });
          const began = this.#deps.clock.now().getTime();
          const { text, finish, model, usage } = provider.offline
            ? await request()
            : await this.#accountedFor({ about, task, correction, budgetUsd, signal, cause }, request);
          return {
            type: 'ModelCallFinished',
            ...{ ...about, model, finish, ...usage },
            costUsd: this.#priceOf(provider, model, usage),
            ms: this.#deps.clock.now().getTime() - began,
            answer: text,
            promptHash: promptHash(task, correction),
          };
        },
      );
      await this.#calls.keep(call, step.context);
      const { model, finish, inputTokens, outputTokens, costUsd, ms } = call;
      const fields = { slot, model, callKey, finish, inputTokens, outputTokens, costUsd, ms };
      this.#logger.info(fields, 'model call finished');
      return call;
    });
  }

  #priceOf(provider: ModelProvider, model: string, usage: Usage) {
    if (provider.offline) return 0;
    const answered = costOf(model, usage, this.#deps.prices);
    const { costUsd, isPriced } = answered.isPriced
      ? answered
      : costOf(provider.model, usage, this.#deps.prices);
    if (!isPriced)
      this.#logger.warn(
        { slot: provider.slot, model },
        'model price unknown, counting the call as free until MODEL_PRICES names it',
      );
    return costUsd;
  }

  async #reading<Task extends WritingTask>(
    slot: Slot,
    n: number,
    task: Task,
    options: AskOptions,
    correction?: Correction,
  ): Promise<Reading<Task>> {
    const call = await this.#callOncePerKey(slot, n, task, options, correction);
    if (call.answer === null)
      throw new TerminalError('account-erased', 'The account behind this report was erased.');
    if (call.finish === 'refusal') throw refused(slot, task);
    const parsed = parseAnswer(task, call.answer, { own: this.#deps.providers[slot].offline });
    return { ...parsed, call, text: call.answer };
  }
}

/** Runs at most `concurrency` jobs at once. An aborted job leaves the queue at once. */
function createConcurrencyLimit(concurrency: number) {
  const limit = pLimit(concurrency);
  return async function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const waiting = new AbortController();
    const left = new Promise<never>((_, reject) => {
      const leave = () => reject(signal.reason as Error);
      signal.addEventListener('abort', leave, { once: true, signal: waiting.signal });
    });
    const turn = limit(async () => {
      waiting.abort();
      signal.throwIfAborted();
      return work();
    });
    return Promise.race([turn, left]);
  };
}

export const createModels = (deps: ModelsDeps): Models => new ModelClient(deps);

function answered<Task extends WritingTask>({
  call,
  ...read
}: Reading<Task> & { ok: true }): Answered<ValueOf<Task>> {
  return {
    value: read.value,
    truncated: call.finish === 'length' || read.cut === true,
    slot: call.slot,
    model: call.model,
  };
}

const faults = ({ errors, call }: { errors: string[]; call: ModelCallFinished }) =>
  call.finish === 'length' ? [...errors, 'The answer was cut off: be briefer.'] : errors;

/** Names a task without revealing the subject of the report. */
function describeTask(task: WritingTask): string {
  if (task.kind === 'queries') return 'the search queries';
  if (task.kind === 'judge') return 'the second reading';
  if (task.kind === 'plan') return 'the plan';
  if (task.kind === 'extras') return 'the questions, suggestions and summary';
  if (task.kind === 'part') return `the ${task.part} of the research report`;
  const at = task.plan.sections.findIndex(({ id }) => id === task.brief.id) + 1;
  return `section ${at} of ${task.plan.sections.length}`;
}

/** Only for a regular stop: an answer that was cut off before any text is reported as cut off. */
const isEmpty = ({ answer, finish }: ModelCallFinished) =>
  finish === 'stop' && answer !== null && isEmptyAnswer(answer);

const empty = (slot: Slot, task: WritingTask) =>
  new RetryableError('answer-empty', `${modelNames[slot]} gave an empty answer for ${describeTask(task)}.`);

const unusable = (slot: Slot, task: WritingTask) =>
  new TerminalError(
    'answer-unusable',
    `${modelNames[slot]} gave no usable answer for ${describeTask(task)}, asked twice.`,
  );

const refused = (slot: Slot, task: WritingTask) =>
  new TerminalError('model-refused', `${modelNames[slot]} declined to write ${describeTask(task)}.`);
