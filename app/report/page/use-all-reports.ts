import { useEffect, useState } from 'react';
import type { ReportSummary } from '../../../projections/documents';
import { listedReport, type ListedReport } from './listed-report';

/** Spec section 9, all-reports refresh. */
const refreshMs = 10_000;

/** The newest reports, fetched again every 10 s while the page is visible. A failed fetch keeps the shown ones. */
export function useAllReports(initial: readonly ListedReport[]): readonly ListedReport[] {
  const [reports, setReports] = useState(initial);
  useEffect(() => setReports(initial), [initial]);
  useEffect(() => {
    let open = true;
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return;
      const reports = await fetchAll();
      if (reports && open) setReports(reports);
    };
    const timer = setInterval(() => void refresh(), refreshMs);
    const looksAgain = () => void refresh();
    document.addEventListener('visibilitychange', looksAgain);
    return () => {
      open = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', looksAgain);
    };
  }, []);
  return reports;
}

async function fetchAll(): Promise<ListedReport[] | undefined> {
  try {
    const answer = await fetch('/api/history');
    if (!answer.ok) return undefined;
    const now = new Date();
    return ((await answer.json()) as Omit<ReportSummary, 'userId'>[]).map((line) => listedReport(line, now));
  } catch {
    return undefined;
  }
}
