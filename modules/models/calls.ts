import { randomUUID } from 'node:crypto';
import type { ReportId } from '../kernel/report-id';
import { sleep } from '../kernel/sleep';
import type { Context, EventLog } from '../kernel/events/event-log';
import type { FinishedCall } from './contract';
import type { ModelCallAbandoned, ModelCallBegun, ModelCallFinished, ModelEvent } from './events';
import { isEmptyAnswer } from './parsing/parse-answer';
import { isRefusalText } from './parsing/prose';
import { stripThoughts } from './parsing/strip';

/** What the calls of a report cost, in US dollars. `calls`: those that came back. */
export type Spent = { calls: number; inputTokens: number; outputTokens: number; costUsd: number };

/** Delays between attempts to append a paid call; waiting is cheaper than a second call. */
const appendWaitsMs = [50, 200, 500, 1000];

const stream = (reportId: ReportId) => `calls-${reportId}`;

/** Records the paid calls of searches as events. Holds calls that could not be appended, for the next attempt. */
export class Calls {
  readonly #log: EventLog;
  readonly #unappended = new Map<string, ModelCallFinished>();

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** Appends a finished call; repeated calls append the same event once. */
  async keep(call: ModelCallFinished, context: Context): Promise<void> {
    this.#unappended.set(keyOf(call), call);
    await this.#append(call, context, call.callKey);
    this.#unappended.delete(keyOf(call));
  }

  /**
   * Reserves the estimated cost before a call; false if the report would exceed `budgetUsd`. Of concurrent reservations,
   * also in other processes, one wins the revision and the others read again.
   */
  async begin(
    estimate: (spent: Spent) => ModelCallBegun,
    { searchId: reportId, budgetUsd, context }: { searchId: ReportId; budgetUsd?: number; context: Context },
  ): Promise<boolean> {
    const causationId = `${context.causationId}/begun/${randomUUID()}`;
    for (;;) {
      const { events, revision } = await this.#read(reportId);
      const spent = spentOf(events.map(({ event }) => event));
      const begun = estimate(spent);
      if (budgetUsd !== undefined && spent.costUsd + begun.costUsd > budgetUsd) return false;
      const expected = budgetUsd === undefined ? 'any' : revision < 0 ? 'none' : revision;
      const outcome = await retryAppend(() =>
        this.#log.append(stream(reportId), [begun], { expected, context: { ...context, causationId } }),
      );
      if (outcome.ok) return true;
    }
  }

  /** Records that a call ended without an answer, with its estimated cost. */
  abandon(call: ModelCallAbandoned, context: Context) {
    return this.#append(call, context, `${context.causationId}/abandoned/${randomUUID()}`);
  }

  /** The finished call of this key, made earlier by this or another process. */
  async find(reportId: ReportId, callKey: string, context: Context): Promise<ModelCallFinished | undefined> {
    const unappended = this.#unappended.get(keyOf({ searchId: reportId, callKey }));
    if (unappended) {
      await this.keep(unappended, context);
      return unappended;
    }
    return (await this.#all(reportId)).find(
      (event): event is ModelCallFinished => event.type === 'ModelCallFinished' && event.callKey === callKey,
    );
  }

  async spent(reportId: ReportId): Promise<Spent> {
    return spentOf(await this.#all(reportId));
  }

  /** All finished calls of a search, in the order in which they came back. */
  async finished(reportId: ReportId): Promise<FinishedCall[]> {
    return (await this.#read(reportId)).events.flatMap(({ event, metadata }) =>
      event.type === 'ModelCallFinished' ? [withoutAnswer(event, metadata.at)] : [],
    );
  }

  #read(reportId: ReportId) {
    return this.#log.read<ModelEvent>(stream(reportId));
  }

  async #all(reportId: ReportId): Promise<ModelEvent[]> {
    return (await this.#read(reportId)).events.map(({ event }) => event);
  }

  #append(event: ModelEvent, context: Context, causationId: string) {
    return retryAppend(() =>
      this.#log.append(stream(event.searchId), [event], {
        expected: 'any',
        context: { ...context, causationId },
      }),
    );
  }
}

export const createCalls = (log: EventLog): Calls => new Calls(log);

const keyOf = ({ searchId: reportId, callKey }: { searchId: ReportId; callKey: string }) =>
  `${reportId}/${callKey}`;

function withoutAnswer(call: ModelCallFinished, at: string): FinishedCall {
  const { callKey, model, inputTokens, outputTokens, costUsd, promptHash = null, finish, answer } = call;
  // The answer of an erased person is gone: only the end of the call is known.
  const isRefused = finish === 'refusal' || (answer !== null && isRefusalText(stripThoughts(answer)));
  const isUsable = !isRefused && (answer === null || !isEmptyAnswer(answer));
  return { callKey, model, at, inputTokens, outputTokens, costUsd, promptHash, isUsable };
}

async function retryAppend<T>(append: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await append();
    } catch (error) {
      const wait = appendWaitsMs[attempt];
      if (wait === undefined) throw error;
      await sleep(wait);
    }
  }
}

/**
 * Adds up the calls of one report. A call under way counts with what was set aside for it, and so for ever when its process
 * died: the vendor may bill it.
 */
function spentOf(events: readonly ModelEvent[]): Spent {
  const spent: Spent = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };
  const underWay = new Map<string, ModelCallBegun>();
  const add = (call: Omit<Spent, 'calls'>) => {
    spent.inputTokens += call.inputTokens;
    spent.outputTokens += call.outputTokens;
    spent.costUsd += call.costUsd;
  };
  for (const event of events) {
    const lost = underWay.get(event.callKey);
    if (event.type === 'ModelCallBegun') {
      if (lost) add(lost);
      underWay.set(event.callKey, event);
      continue;
    }
    underWay.delete(event.callKey);
    if (event.type === 'ModelCallFinished') spent.calls += 1;
    add(event);
  }
  for (const call of underWay.values()) add(call);
  return spent;
}
