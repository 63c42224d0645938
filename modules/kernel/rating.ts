/** Stars: a whole number from 1 to 5. Spec section 3. */
export type Rating = 1 | 2 | 3 | 4 | 5;

/** Why this is no rating, in a sentence; nothing when it is one. `missing` is what is said when there is none. */
export function ratingProblem(rating: unknown, missing: string): string | undefined {
  if (rating === undefined || rating === null || rating === 0 || rating === '') return missing;
  return isRating(rating) ? undefined : 'A rating is a whole number from 1 to 5.';
}

export const isRating = (rating: unknown): rating is Rating =>
  typeof rating === 'number' && Number.isInteger(rating) && rating >= 1 && rating <= 5;
