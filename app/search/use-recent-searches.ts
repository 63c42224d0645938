import { useEffect, useState } from 'react';
import type { RecentSearch } from '~/api/recent-search';

/** Spec section 9. */
const refetchAfterMs = 30_000;

/** The newest completed reports, fetched again every 30 s. What is shown stays when a fetch fails. */
export function useRecentSearches(initial: RecentSearch[]): RecentSearch[] {
  const [reports, setReports] = useState(initial);
  useEffect(() => setReports(initial), [initial]);
  useEffect(() => {
    const timer = setInterval(
      () => void fetchRecent().then((found) => found && setReports(found)),
      refetchAfterMs,
    );
    return () => clearInterval(timer);
  }, []);
  return reports;
}

async function fetchRecent(): Promise<RecentSearch[] | undefined> {
  try {
    const answer = await fetch('/api/recent-searches');
    return answer.ok ? ((await answer.json()) as RecentSearch[]) : undefined;
  } catch {
    return undefined;
  }
}
