import { z } from 'zod';
import { defineEvent, personal } from '../kernel/events/event';
import { ReportId } from '../kernel/report-id';

/**
 * A call to a model returned and has to be paid for. Appended before the answer is parsed, so that a crash does not
 * cause a second call. Stream `calls-<searchId>`.
 */
export const ModelCallFinished = defineEvent(
  'ModelCallFinished',
  {
    searchId: ReportId,
    userId: z.string(),
    /** `<step key>/<slot>/<n>`: the n-th question of a step; `<n>.2` and so on after empty answers. */
    callKey: z.string(),
    slot: z.enum(['deepseek', 'qwen', 'claude']),
    model: z.string(),
    finish: z.enum(['stop', 'length', 'refusal']),
    inputTokens: z.number().int(),
    outputTokens: z.number().int(),
    costUsd: z.number(),
    ms: z.number(),
    answer: personal(z.string()),
    /** SHA-256 of the prompt, personal because a short query could be guessed from it. Absent in events before 2026-11-24. */
    promptHash: personal(z.string()).optional(),
  },
  { subject: 'userId' },
);
export type ModelCallFinished = z.infer<typeof ModelCallFinished>;

const estimated = {
  searchId: ReportId,
  userId: z.string(),
  callKey: z.string(),
  slot: z.enum(['deepseek', 'qwen', 'claude']),
  model: z.string(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  costUsd: z.number(),
};

/**
 * The estimated cost of a call was reserved before the call, so that concurrent calls of all processes stay within the
 * budget. A call whose process died counts with the reserved cost.
 */
export const ModelCallBegun = defineEvent('ModelCallBegun', estimated);
export type ModelCallBegun = z.infer<typeof ModelCallBegun>;

/** A call ended without an answer: aborted, timed out, cut off or refused. The cost that the vendor may bill is estimated. */
export const ModelCallAbandoned = defineEvent('ModelCallAbandoned', estimated);
export type ModelCallAbandoned = z.infer<typeof ModelCallAbandoned>;

export const ModelEvent = z.discriminatedUnion('type', [
  ModelCallFinished,
  ModelCallBegun,
  ModelCallAbandoned,
]);
export type ModelEvent = z.infer<typeof ModelEvent>;
