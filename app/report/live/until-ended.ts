import { followSearch, type Followed } from './follow-search';

/**
 * Resolves once a search has ended, was deleted or cannot be read, and when `signal` is aborted. Reads again only when
 * the read model notifies of a change.
 */
export function untilEnded(followed: Followed, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      signal.removeEventListener('abort', end);
      unfollow();
      resolve();
    };
    const reader = {
      send: () => {},
      close: end,
      lastEventId: 0,
      seesSections: () => false,
      rights: () => ({ seesCost: false, mayApprove: false }),
    };
    const unfollow = followSearch(followed, reader);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
