import { fieldErrors } from '../kernel/input/field-errors';
import { validateText } from '../kernel/text/validate-text';
import { isRating, ratingProblem, type Rating } from '../kernel/input/rating';
import { reviewSearches } from '../quota/contract';
import { refuse, type Refusal } from '../kernel/refusal';

/** Spec section 3: pending until an admin decides. */
export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Character limit of a review. */
export const contentLength = 5_000;

/** The meanings of 1 to 5 stars. Spec section 2. */
export const ratingNames = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'] as const;

/** Spec section 5: a title and the next action. */
export const ratingRequired = 'Rating Required: Please select a rating before submitting.';
export const contentRequired = 'Content Required: Please write a review before submitting.';

/** Spec section 7. */
export const reviewSubmitted = `Review submitted successfully! You've earned ${reviewSearches} search credits.`;
/** The notice on a review that came in within the interval of an earlier reward. */
export const reviewUnrewarded = 'Review submitted successfully! It earned no search credits this time.';

export type ReviewInput = { rating: Rating; content: string };

const wrongContent = {
  missing: contentRequired,
  'not-text': 'Your review contains characters that are not text.',
  'too-long': `A review has at most ${contentLength.toLocaleString('en')} characters.`,
};

/** A valid review: a rating from 1 to 5 and a text. Each bad field has its sentence. */
export function parseReview(input: unknown): ReviewInput | Refusal {
  const { rating, ...given } = Object(input) as Record<string, unknown>;
  const content = validateText(given.content, contentLength);
  const bad = fieldErrors('invalid-review', {
    rating: ratingProblem(rating, ratingRequired),
    content: content.problem && wrongContent[content.problem],
  });
  if (bad || !isRating(rating)) return bad ?? refuse('invalid-input');
  return { rating, content: content.text };
}
