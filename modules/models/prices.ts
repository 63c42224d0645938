import type { Usage } from './provider';

/** US dollars per million tokens, by model name. */
export type Prices = Readonly<Record<string, { in: number; out: number }>>;

/**
 * Vendor list prices, full rate, no cache discount: what a report costs at most. `MODEL_PRICES` adds to and overrides them.
 */
export const defaultPrices: Prices = {
  'deepseek-chat': { in: 0.28, out: 0.42 },
  'deepseek-flash': { in: 0.3, out: 1.2 },
  'qwen-plus': { in: 0.4, out: 1.2 },
  'qwen-max': { in: 1.6, out: 6.4 },
  'claude-sonnet-5-5': { in: 2, out: 10 },
  'claude-sonnet-5': { in: 2, out: 10 },
  'claude-sonnet-4-6': { in: 3, out: 15 },
  'claude-sonnet-4-5': { in: 3, out: 15 },
  'claude-opus-5-5': { in: 4, out: 20 },
  'claude-haiku-4-5': { in: 1, out: 5 },
  'offline-writer': { in: 0, out: 0 },
};

/**
 * Cost of a call. A dated name (`qwen-plus-2026-01-01`) uses the longest price name that is its prefix. Without a price
 * the cost is 0 with `isPriced: false`, never a guess.
 */
export function costOf(model: string, usage: Usage, prices: Prices): { costUsd: number; isPriced: boolean } {
  const name = Object.hasOwn(prices, model) ? model : longestPrefix(model, Object.keys(prices));
  const price = name === undefined ? undefined : prices[name];
  if (!price) return { costUsd: 0, isPriced: false };
  return {
    costUsd: (usage.inputTokens * price.in + usage.outputTokens * price.out) / 1_000_000,
    isPriced: true,
  };
}

const longestPrefix = (model: string, names: readonly string[]) =>
  names.filter((name) => model.startsWith(`${name}-`)).sort((a, b) => b.length - a.length)[0];

/** Whether a model has a price. */
export const hasPrice = (model: string, prices: Prices): boolean =>
  costOf(model, { inputTokens: 0, outputTokens: 0 }, prices).isPriced;
