import type { Context } from '../kernel/events/event-log';
import { TerminalError } from '../kernel/errors';
import type { ReportId } from '../kernel/report-id';
import type { Calls, Spent } from './calls';
import type { Slot } from './contract';
import { renderTask } from './prompts/prompts';
import type { Correction, OnText, RawAnswer, Usage, WritingTask } from './provider';
import { estimateTokens } from './estimate-tokens';

/** Code of the TerminalError for a call that would exceed the budget of the report. */
export const overBudgetCode = 'over-budget';

type AccountingDependencies = {
  calls: Calls;
  priceOf(slot: Slot, usage: Usage): number;
  modelOf(slot: Slot): string;
};
type Question = {
  about: { searchId: ReportId; userId: string; callKey: string; slot: Slot };
  task: WritingTask;
  correction?: Correction;
  /** Budget of the whole report in US dollars. */
  budgetUsd: number | undefined;
  signal: AbortSignal;
  cause: Context;
};

/** The estimated tokens of a call before it is made: its prompt, and half of the longest answer. */
export function expectedUsage(task: WritingTask, correction?: Correction): Usage {
  const { system, prefix, instruction, maxTokens } = renderTask(task, correction);
  const inputTokens = estimateTokens(system + prefix + instruction);
  return { inputTokens, outputTokens: Math.ceil(maxTokens / 2) };
}

/**
 * Reserves the estimated cost of a call before it is made. Estimates the cost of a call without an answer: the prompt
 * and the received part of the answer; nothing if the vendor refused it or never answered.
 */
export function createAccounting({ calls, priceOf, modelOf }: AccountingDependencies) {
  return async function accountedFor(
    { about, task, correction, budgetUsd, signal, cause }: Question,
    ask: (heard: OnText) => Promise<RawAnswer>,
  ): Promise<RawAnswer> {
    const { searchId: reportId, slot } = about;
    const expected = expectedUsage(task, correction);
    const { inputTokens } = expected;
    const usageFields = (usage: Usage, costUsd = priceOf(slot, usage)) => ({
      ...about,
      model: modelOf(slot),
      ...usage,
      costUsd,
    });
    const estimate = (spent: Spent) => ({
      type: 'ModelCallBegun' as const,
      ...usageFields(
        expected,
        Math.max(priceOf(slot, expected), spent.calls ? spent.costUsd / spent.calls : 0),
      ),
    });
    if (!(await calls.begin(estimate, { searchId: reportId, budgetUsd, context: cause })))
      throw new TerminalError(overBudgetCode, 'The cost limit of this report was reached.');

    let heard: string[] | undefined;
    try {
      return await ask((piece) => (heard ??= []).push(piece));
    } catch (error) {
      const isBilled = heard !== undefined || signal.aborted || codeOf(error) === 'model-timeout';
      const outputTokens = estimateTokens((heard ?? []).join(''));
      const usage = isBilled ? { inputTokens, outputTokens } : { inputTokens: 0, outputTokens: 0 };
      // If the log is unavailable the reservation stays: too much rather than nothing.
      await calls
        .abandon({ type: 'ModelCallAbandoned', ...usageFields(usage) }, cause)
        .catch(() => undefined);
      throw error;
    }
  };
}

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code;
