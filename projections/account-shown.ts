import type { UserDocument } from './documents';
import type { ReadStore } from './read-store';
import { users } from './users';

/** Longest wait for the list, in milliseconds. Where nobody holds the background work it would never come. */
const mostMs = 5_000;

/**
 * Resolves once the list of accounts shows this of somebody: it may lag a moment behind a decision. Resolves all the
 * same after a few seconds, and when the list cannot be read: the decision stands.
 */
export function accountShown(
  store: ReadStore,
  userId: string,
  shown: Partial<UserDocument>,
  limitMs = mostMs,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unwatch();
      resolve();
    };
    const look = async () => {
      const doc = await store.get(users.name, userId);
      if (doc && Object.entries(shown).every(([field, value]) => doc[field] === value)) end();
    };
    const lookAgain = () => void look().catch(end);
    const timer = setTimeout(end, limitMs);
    const unwatch = store.watch(users.name, userId, lookAgain);
    lookAgain();
  });
}
