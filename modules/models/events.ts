import { z } from 'zod';
import { fact, personal } from '../kernel/message';

/**
 * A call to a model came back and has to be paid for. Kept at once, before anything is made of the answer, so that a
 * crash right after never asks again. Stream `calls-<searchId>`.
 */
export const ModelCallFinished = fact(
  'ModelCallFinished',
  {
    searchId: z.string(),
    userId: z.string(),
    /** `<step key>/<slot>/<n>`: which question of which step. */
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

export const ModelEvent = z.discriminatedUnion('type', [ModelCallFinished]);
export type ModelEvent = z.infer<typeof ModelEvent>;
