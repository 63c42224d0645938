import { z } from 'zod';
import { defineEvent, personal } from '../kernel/events/event';

/**
 * A call to a model came back and has to be paid for. Kept at once, before anything is made of the answer, so that a
 * crash right after never asks again. Stream `calls-<searchId>`.
 */
export const ModelCallFinished = defineEvent(
  'ModelCallFinished',
  {
    searchId: z.string(),
    userId: z.string(),
    /** `<step key>/<slot>/<n>`: which question of which step; `<n>.2` and so on after answers that were empty. */
    callKey: z.string(),
    slot: z.enum(['deepseek', 'qwen', 'claude']),
    model: z.string(),
    finish: z.enum(['stop', 'length', 'refusal']),
    inputTokens: z.number().int(),
    outputTokens: z.number().int(),
    costUsd: z.number(),
    ms: z.number(),
    answer: personal(z.string()),
  },
  { subject: 'userId' },
);
export type ModelCallFinished = z.infer<typeof ModelCallFinished>;

const estimated = {
  searchId: z.string(),
  userId: z.string(),
  callKey: z.string(),
  slot: z.enum(['deepseek', 'qwen', 'claude']),
  model: z.string(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  costUsd: z.number(),
};

/**
 * A call is about to be made, and so much is set aside for it, as estimated: calls that run side by side, in this process or
 * another, do not pass a budget together. One that never ends, for its process died, counts with that.
 */
export const ModelCallBegun = defineEvent('ModelCallBegun', estimated);
export type ModelCallBegun = z.infer<typeof ModelCallBegun>;

/** A call ended without a usable answer: stopped, too late, cut off, refused. The vendor may bill what it did, as estimated. */
export const ModelCallAbandoned = defineEvent('ModelCallAbandoned', estimated);
export type ModelCallAbandoned = z.infer<typeof ModelCallAbandoned>;

export const ModelEvent = z.discriminatedUnion('type', [
  ModelCallFinished,
  ModelCallBegun,
  ModelCallAbandoned,
]);
export type ModelEvent = z.infer<typeof ModelEvent>;
