/** A decision that an admin can take about an item of a list, in words. */
export type DecisionWords = {
  /** The button. */
  label: string;
  look: 'primary' | 'secondary' | 'danger';
  /** A sentence for a decision that was taken. */
  done: string;
  /** The same for `count` items at once. */
  doneMany?: (count: number) => string;
  /** A sentence for one that was not; the reason follows. Spec section 8. */
  failed: string;
  /** The status that the item gets: shown at once, before the answer. */
  becomes?: string;
  /** The decision that takes it back. */
  undo?: string;
  /** A question before it is taken: for what cannot be taken back. */
  confirm?: { label: string; asks: string; yes: string };
};

/** Every decision of a list, by its intent. */
export type Decisions = Readonly<Record<string, DecisionWords>>;

/** Answered to a form whose decision was not taken, with what was typed. */
export type Undecided = {
  problem: string;
  /** Items that it was about. */
  ids: string[];
  reason: string;
  reasonProblem?: string;
};
