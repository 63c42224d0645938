/** Actions on a report, on its page or in a list. */
export const intents = [
  'cancel',
  'approve-plan',
  'request-publish',
  'publish',
  'unpublish',
  'delete',
] as const;
export type Intent = (typeof intents)[number];

export const intentNamed = (name: string | null): Intent | undefined =>
  intents.find((intent) => intent === name);

type IntentMessages = {
  /** The sentence after success; undefined where the page shows the result by itself. */
  done?: string;
  /** The sentence after a failure; the reason follows. Spec section 8. */
  failed: string;
};

export const intentMessages: Readonly<Record<Intent, IntentMessages>> = {
  cancel: { failed: 'Failed to stop the search. Please try again.' },
  'approve-plan': { failed: 'Failed to approve the plan. Please try again.' },
  'request-publish': {
    done: 'Publication was requested. An admin decides about it.',
    failed: 'Failed to submit publish request',
  },
  publish: {
    done: 'The report is public now.',
    failed: 'Failed to publish report. Please try again.',
  },
  unpublish: {
    done: 'The report is no longer public. It is a draft again.',
    failed: 'Failed to unpublish report. Please try again.',
  },
  delete: { done: 'The report was deleted.', failed: 'Failed to delete search result' },
};

/**
 * Refusal codes that mean the wanted state exists already: a search that has ended is shown, a deleted report is gone.
 */
export const alreadyDoneCodes: Partial<Readonly<Record<Intent, readonly string[]>>> = {
  cancel: ['already-completed', 'already-ended'],
  unpublish: ['not-published'],
  delete: ['search-not-found'],
};

/** A refused action, with what was typed. */
export type RefusedAction = {
  intent: Intent | undefined;
  failed: string;
  why: string;
  reason: string;
  reasonProblem?: string;
};
