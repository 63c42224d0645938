import { useEffect, useRef } from 'react';
import type { Intent } from '~/publication/intents';
import { focusAfterRemoval } from './focus-after-removal';

/** The list's own heading, for when no entry is left to go on with. */
export const headingId = 'history-title';
export const entryLinkId = (id: string) => `entry-${id}`;

/**
 * Where a reader goes on after something was done with an entry: at that entry, or when it is gone at the one that took
 * its place, else the one before, else at the heading.
 */
export function useFocusAfterRemoval(ids: readonly string[]): (done: Intent, about: string | null) => void {
  const before = useRef(ids);
  const now = useRef(ids);
  useEffect(() => {
    if (now.current === ids) return;
    before.current = now.current;
    now.current = ids;
  }, [ids]);
  return (_done, about) => {
    const next = focusAfterRemoval(about ?? '', before.current, now.current);
    document.getElementById(next === undefined ? headingId : entryLinkId(next))?.focus();
  };
}
