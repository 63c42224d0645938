/** Stars: a whole number from 1 to 5. Spec section 3. */
export type Rating = 1 | 2 | 3 | 4 | 5;

/** The sentence for an invalid rating; undefined for a valid one. `missing` is the sentence for a missing one. */
export function ratingProblem(rating: unknown, missing: string): string | undefined {
  if (rating === undefined || rating === null || rating === 0 || rating === '') return missing;
  return isRating(rating) ? undefined : 'A rating is a whole number from 1 to 5.';
}

export const isRating = (rating: unknown): rating is Rating =>
  typeof rating === 'number' && Number.isInteger(rating) && rating >= 1 && rating <= 5;

/** Classifies a rating: Positive from 4 stars, Neutral with 3, below that Needs Improvement. Spec section 5. */
export function ratingClass(rating: Rating): 'Positive' | 'Neutral' | 'Needs Improvement' {
  if (rating >= 4) return 'Positive';
  return rating === 3 ? 'Neutral' : 'Needs Improvement';
}
