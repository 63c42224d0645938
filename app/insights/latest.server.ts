import type { System } from '../../system';

/** Spec section 9: how many the page lists. */
const listed = 10;

/** A finished report as the Research & Insights page lists it. Never who asked. */
export type LatestReport = { id: string; title: string; url: string; createdAt: string };

/** The newest visual reports of everybody. Spec section 7, latest visual insights. */
export async function latestReports({ search }: System): Promise<LatestReport[]> {
  const reports = await search.recent();
  return reports
    .slice(0, listed)
    .map(({ id, title, query, url, createdAt }) => ({ id, title: title || query, url, createdAt }));
}
