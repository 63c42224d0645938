/** The texts of a decision that an admin can take about an item of a list. */
export type DecisionMessages = {
  /** The label of its button. */
  label: string;
  look: 'primary' | 'secondary' | 'danger';
  /** The sentence after success. */
  done: string;
  /** The same for `count` items at once. */
  doneMany?: (count: number) => string;
  /** The sentence after a refusal; the reason follows. Spec section 8. */
  failed: string;
  /** The item's new status, shown before the answer arrives. */
  becomes?: string;
  /** The decision that reverts it. */
  undo?: string;
  /** The question before a decision that cannot be reverted. */
  confirm?: { label: string; asks: string; yes: string };
};

/** Every decision of a list, by its intent. */
export type Decisions = Readonly<Record<string, DecisionMessages>>;

/** The answer to a refused decision, with what was typed. */
export type Undecided = {
  problem: string;
  /** The items of the decision. */
  ids: string[];
  reason: string;
  reasonProblem?: string;
};
