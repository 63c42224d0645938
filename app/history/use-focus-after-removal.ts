import { useEffect, useRef } from 'react';
import type { Intent } from '~/publication/intents';
import { focusAfterRemoval } from './focus-after-removal';

/** The list's heading, which takes focus when no entry is left. */
export const headingId = 'history-title';
export const entryLinkId = (id: string) => `entry-${id}`;

/**
 * Moves focus after an action on an entry: to that entry, or when it is gone to the one in its place, else to the one
 * before, else to the heading.
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
