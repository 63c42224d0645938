import type { Context } from '../kernel/events/event-log';
import { TerminalError } from '../kernel/errors';
import type { Calls, Spent } from './calls';
import type { Slot } from './contract';
import { renderTask } from './prompts/prompts';
import type { Correction, Heard, RawAnswer, Usage, WritingTask } from './provider';
import { estimateTokens } from './estimate-tokens';

/** The code of a TerminalError: the report may not cost as much as this question would. */
export const overBudget = 'over-budget';

type Deps = { calls: Calls; priceOf(slot: Slot, usage: Usage): number; modelOf(slot: Slot): string };
type Question = {
  about: { searchId: string; userId: string; callKey: string; slot: Slot };
  task: WritingTask;
  correction?: Correction;
  /** US dollars the whole report may cost. */
  budgetUsd: number | undefined;
  signal: AbortSignal;
  cause: Context;
};

/**
 * Sets aside what a call may cost before it is made, and estimates what one cost that brought no answer: the prompt, and as
 * much of the answer as came. What the vendor refused, or never answered at all, costs nothing.
 */
export function createAccounting({ calls, priceOf, modelOf }: Deps) {
  return async function accountedFor(
    { about, task, correction, budgetUsd, signal, cause }: Question,
    ask: (heard: Heard) => Promise<RawAnswer>,
  ): Promise<RawAnswer> {
    const { searchId, slot } = about;
    const { system, prefix, instruction, maxTokens } = renderTask(task, correction);
    const inputTokens = estimateTokens(system + prefix + instruction);
    const told = (usage: Usage, costUsd = priceOf(slot, usage)) => ({
      ...about,
      model: modelOf(slot),
      ...usage,
      costUsd,
    });
    const expected = { inputTokens, outputTokens: Math.ceil(maxTokens / 2) };
    const estimate = (spent: Spent) => ({
      type: 'ModelCallBegun' as const,
      ...told(expected, Math.max(priceOf(slot, expected), spent.calls ? spent.costUsd / spent.calls : 0)),
    });
    if (!(await calls.begin(estimate, { searchId, budgetUsd, context: cause })))
      throw new TerminalError(overBudget, 'The cost limit of this report was reached.');

    let heard: string[] | undefined;
    try {
      return await ask((piece) => (heard ??= []).push(piece));
    } catch (error) {
      const isBilled = heard !== undefined || signal.aborted || codeOf(error) === 'model-timeout';
      const outputTokens = estimateTokens((heard ?? []).join(''));
      const usage = isBilled ? { inputTokens, outputTokens } : { inputTokens: 0, outputTokens: 0 };
      // A log that is away keeps what was set aside: too much rather than nothing.
      await calls.abandon({ type: 'ModelCallAbandoned', ...told(usage) }, cause).catch(() => undefined);
      throw error;
    }
  };
}

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code;
