import { welcomeSearches } from '../../modules/quota/contract';
import type { Earned } from '../../composition/application/application';
import { number } from '~/ui/number';

/** How many searches are left of the ten that everybody begins with; rewards may make it more. Spec section 4. */
export const searchesRemaining = (left: number): string =>
  `Searches remaining: ${number(left)}/${welcomeSearches}`;

/** Whose count is shown: admins have no quota. */
export const isMetered = (viewer: { searchCount: number }): boolean => viewer.searchCount >= 0;

/** What earns searches: `Feedback`, how many, and how often. `everyHours`: 0 when each one is rewarded. Contract section 1. */
export type Reward = { of: string; searches: number; everyHours: number };

/** Feedback earns 6 searches, once in 24 hours. */
export function rewardRule({ of, searches, everyHours }: Reward): string {
  const often = everyHours === 0 ? 'every time' : `once in ${inHours(everyHours)}`;
  return `${of} earns ${searches} searches, ${often}.`;
}

const inHours = (hours: number) => (hours === 1 ? 'an hour' : `${number(hours)} hours`);

/** What was earned just now, and what is left; the rule says why when it was nothing. */
export function earnedWords(earned: Earned, reward: Reward): string {
  const { searchesGranted, remainingSearches } = earned;
  if (remainingSearches < 0) return 'Searches granted: 0. Searches remaining: unlimited, as for every admin.';
  const counts = `Searches granted: ${searchesGranted}. Searches remaining: ${number(remainingSearches)}.`;
  return searchesGranted > 0 ? counts : `${counts} ${rewardRule(reward)}`;
}
