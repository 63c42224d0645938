/** Spec section 5: deleting a report requires a confirmation. */
export const removal = {
  title: 'Delete this report?',
  asks: 'Are you sure you want to delete this report? This action cannot be undone.',
  yes: 'Delete',
  no: 'Keep it',
} as const;

/** Spec section 8: a refusal, or no answer at all. */
export const removalFailed = {
  refused: 'Failed to delete report. Please try again.',
  unanswered: 'Error deleting report. Please try again.',
} as const;

/** Why a report was not deleted. */
export type NotRemoved = { about: string; failed: string; why: string };
