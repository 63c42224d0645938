import { expect, it } from 'vitest';
import { ratingClass } from './rating';

it.each([
  [1, 'Needs Improvement'],
  [2, 'Needs Improvement'],
  [3, 'Neutral'],
  [4, 'Positive'],
  [5, 'Positive'],
] as const)('%i stars are %s (spec section 5)', (rating, words) => {
  expect(ratingClass(rating)).toBe(words);
});
