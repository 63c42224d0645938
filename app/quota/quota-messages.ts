import { welcomeSearches } from '../../modules/quota/contract';
import type { Earned } from '../../composition/application/application';
import { number } from '~/ui/number';

/** The number of searches left out of the initial ten; rewards may make it more. Spec section 4. */
export const searchesRemaining = (left: number): string =>
  `Searches remaining: ${number(left)}/${welcomeSearches}`;

export const signInReward = `Signing in gives ${welcomeSearches} free searches.`;

/** Whether the count is shown: admins have no quota. */
export const isMetered = (viewer: { searchCount: number }): boolean => viewer.searchCount >= 0;

/**
 * A reward: its reason (`Feedback`), the number of searches, and its interval. `everyHours`: 0 when each contribution
 * is rewarded. Contract section 1.
 */
export type Reward = { of: string; searches: number; everyHours: number };

/** "Feedback earns 6 searches, once in 24 hours." */
export function rewardRule({ of, searches, everyHours }: Reward): string {
  const often = everyHours === 0 ? 'every time' : `once in ${inHours(everyHours)}`;
  return `${of} earns ${searches} searches, ${often}.`;
}

const inHours = (hours: number) => (hours === 1 ? 'an hour' : `${number(hours)} hours`);

/** The reward just earned, and the searches left; without a reward the rule gives the reason. */
export function earnedMessage(earned: Earned, reward: Reward): string {
  const { searchesGranted, remainingSearches } = earned;
  if (remainingSearches < 0) return 'Searches granted: 0. Searches remaining: unlimited, as for every admin.';
  const counts = `Searches granted: ${searchesGranted}. Searches remaining: ${number(remainingSearches)}.`;
  return searchesGranted > 0 ? counts : `${counts} ${rewardRule(reward)}`;
}
