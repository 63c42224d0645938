import { fieldErrors } from '../kernel/input/field-errors';
import { validateText } from '../kernel/text/validate-text';
import { isRating, ratingProblem, type Rating } from '../kernel/input/rating';
import { refuse, type Refusal } from '../kernel/refusal';

/** Spec section 3: a draft until an admin publishes it. */
export const feedbackStatuses = ['draft', 'published'] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

/** Spec section 5, rating classes: Positive from 4 stars, Neutral at 3, Needs Improvement below. */
export type RatingClass = 'Positive' | 'Neutral' | 'Needs Improvement';
export function ratingClass(rating: number): RatingClass {
  if (rating >= 4) return 'Positive';
  return rating >= 3 ? 'Neutral' : 'Needs Improvement';
}

/** Limits of the experience and the suggestions, in characters. */
export const contentLength = 5_000;
export const suggestionsLength = 2_000;

/** Spec section 5. */
export const contentMissing = 'Please provide feedback content.';
export const ratingMissing = 'Please select a rating.';

export type FeedbackInput = { rating: Rating; content: string; suggestions: string };

const wrongContent = {
  missing: contentMissing,
  'not-text': 'Your experience contains characters that are not text.',
  'too-long': `Your experience has at most ${contentLength.toLocaleString('en')} characters.`,
};
const wrongSuggestions = {
  missing: undefined,
  'not-text': 'Your suggestions contain characters that are not text.',
  'too-long': `Your suggestions have at most ${suggestionsLength.toLocaleString('en')} characters.`,
};

/** Valid feedback: a text, a rating from 1 to 5, optional suggestions. Each bad field has its sentence. */
export function parseFeedback(input: unknown): FeedbackInput | Refusal {
  const { rating, ...given } = Object(input) as Record<string, unknown>;
  const content = validateText(given.content, contentLength);
  const suggestions = validateText(given.suggestions, suggestionsLength);
  const bad = fieldErrors('invalid-feedback', {
    content: content.problem && wrongContent[content.problem],
    rating: ratingProblem(rating, ratingMissing),
    suggestions: suggestions.problem && wrongSuggestions[suggestions.problem],
  });
  if (bad || !isRating(rating)) return bad ?? refuse('invalid-input');
  return { rating, content: content.text, suggestions: suggestions.text };
}
