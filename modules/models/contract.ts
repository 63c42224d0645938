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
