import { useEffect, useState } from 'react';
import type { RecentSearch } from '~/api/recent-search';

/** Spec section 9. */
const refetchAfterMs = 30_000;

export type Recent = RecentSearch[] | 'unavailable';

/**
 * The newest completed reports, fetched again every 30 s. A failed fetch keeps the shown ones; `stale` reports that the
 * last one failed.
 */
export function useRecentSearches(initial: Recent): { reports: Recent; stale: boolean } {
  const [reports, setReports] = useState(initial);
  const [stale, setStale] = useState(false);
  useEffect(() => setReports(initial), [initial]);
  useEffect(() => {
    let left = false;
    const refetch = async () => {
      const searches = await fetchRecent();
      if (left) return;
      setStale(searches === undefined);
      if (searches) setReports(searches);
    };
    const timer = setInterval(() => void refetch(), refetchAfterMs);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, []);
  return { reports, stale };
}

async function fetchRecent(): Promise<RecentSearch[] | undefined> {
  try {
    const answer = await fetch('/api/recent-searches');
    return answer.ok ? ((await answer.json()) as RecentSearch[]) : undefined;
  } catch {
    return undefined;
  }
}
