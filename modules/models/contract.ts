import { z } from 'zod';

/** The three slots of the contract: Model 1, Model 2, and Claude in Model 3. Marked pure, so that pages in need of the names alone ship no schema library. */
export const Slot = /* @__PURE__ */ z.enum(['deepseek', 'qwen', 'claude']);
export type Slot = z.infer<typeof Slot>;

/** Shown names. Spec sections 1 and 9: claude is also called dual, and one value, model3, also appears. */
export const modelNames: Readonly<Record<Slot, string>> = {
  deepseek: 'Model 1',
  qwen: 'Model 2',
  claude: 'Model 3',
};

/** What a call to a model took, without its answer. Contract section 3, claims. */
export type FinishedCall = {
  /** `<step key>/<slot>/<n>`. */
  callKey: string;
  model: string;
  /** ISO 8601: when it came back. */
  at: string;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
  /** Null in calls from before it was kept, and of erased people. */
  promptHash: string | null;
  /** Whether its answer could be used: neither empty nor a refusal. */
  isUsable: boolean;
};
