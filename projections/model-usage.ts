import type { ModelCallAbandoned, ModelCallFinished } from '../modules/models/events';
import type { Slot } from '../modules/models/contract';
import { utcDate } from './utc-date';
import type { Documents } from './projection';
import { projection } from './projection';

/** The calls to one model of one slot on one day. */
export type ModelUsage = {
  /** YYYY-MM-DD, UTC: the day on which the calls ended. */
  day: string;
  model: string;
  slot: Slot;
  /** Successful calls, and calls without a usable answer. */
  calls: number;
  failed: number;
  /** Of the successful calls. */
  inputTokens: number;
  outputTokens: number;
  /** Billionths of a US dollar: sums of whole numbers do not drift. */
  nanoUsd: number;
};

const nano = 1_000_000_000;

/** US dollars of a sum that is kept in billionths. */
export const usdOf = (nanoUsd: number): number => nanoUsd / nano;
/** A sum of US dollars, in billionths, because sums of fractions drift. */
export const addedUsd = (before: number, more: number): number =>
  usdOf(Math.round(before * nano) + Math.round(more * nano));

const none = { calls: 0, failed: 0, inputTokens: 0, outputTokens: 0, nanoUsd: 0 };

type Call = ModelCallFinished | ModelCallAbandoned;

/** Changes a copy of the sums of a call's day and model. */
function add(
  { slot, model }: Call,
  at: string,
  docs: Documents<ModelUsage>,
  change: (usage: ModelUsage) => void,
): Promise<void> | void {
  const day = utcDate(at);
  const id = `${day} ${slot} ${model}`;
  return docs.upsert(id, { ...none, day, model, slot }, (before) => {
    const usage = { ...before };
    change(usage);
    return usage;
  });
}

/** Calls, tokens and costs by day and model: for the operations tab, `GET /api/admin/stats` and `/metrics`. */
export const modelUsage = projection<ModelUsage, Call>({
  name: 'model-usage',
  version: 1,
  indexes: ['day'],
  withoutPersonal: ['ModelCallFinished'],
  on: {
    ModelCallFinished: ({ event, metadata }, docs) =>
      add(event, metadata.at, docs, (usage) => {
        usage.calls += 1;
        usage.inputTokens += event.inputTokens;
        usage.outputTokens += event.outputTokens;
        usage.nanoUsd += Math.round(event.costUsd * nano);
      }),
    ModelCallAbandoned: ({ event, metadata }, docs) =>
      add(event, metadata.at, docs, (usage) => {
        usage.failed += 1;
      }),
  },
});
