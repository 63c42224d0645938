import { redirect, type AppLoadContext } from '@remix-run/node';
import type { ReportKind } from '../../modules/search/contract';
import { toReportId } from '../../modules/kernel/report-id';
import type { ReportSummary } from '../../projections/documents';
import { loadReportPage, type ReportPage, type LoadedReport } from '~/report/page/load-report.server';
import { insightsAddress, type InsightsTarget } from '~/publication/insights-address';

type Live = Extract<ReportPage, { view: 'live' }>;
type Finished = Extract<ReportPage, { view: 'report' }>;

/** The fields of a research report's card; the rest is not sent along. */
export type ReportCard = Pick<
  LoadedReport,
  | 'id'
  | 'title'
  | 'summary'
  | 'status'
  | 'createdAt'
  | 'ago'
  | 'wordCount'
  | 'model'
  | 'demo'
  | 'offline'
  | 'partial'
>;

/** The report of a deep link. */
export type LinkedReport =
  | (Live & { kind: ReportKind })
  | { view: 'visual'; report: LoadedReport }
  | { view: 'card'; card: ReportCard; rights: Finished['rights']; readable: boolean }
  | { view: 'research'; report: LoadedReport; owned: boolean }
  | { view: 'missing'; kind: ReportKind };

/**
 * The report of a deep link, as its reader may see it. A published research report is shown whole; a draft, or one that
 * awaits an admin, is a card, whose View Report is for its owner and admins. Spec section 4; contract section 5,
 * Research.
 */
export async function openReport(
  { kind, id, full }: NonNullable<InsightsTarget['report']>,
  context: AppLoadContext,
): Promise<LinkedReport> {
  const reportId = toReportId(id);
  const page = await loadReportPage(reportId, context);
  if (!page) return { view: 'missing', kind };
  const actualKind = page.view === 'live' ? page.search.kind : page.report.kind;
  if (actualKind !== kind) throw toKind(insightsAddress(actualKind, reportId, { full }));
  if (page.view === 'live') return { ...page, kind };
  const { report, owned, rights } = page;
  if (kind === 'visual') return { view: 'visual', report };
  if (report.status === 'published' || (full && owned)) return { view: 'research', report, owned };
  return { view: 'card', card: cardOf(report), rights, readable: owned };
}

/** A link with the wrong kind redirects to the report. */
const toKind = (address: string): Response => redirect(address);

function cardOf(report: LoadedReport): ReportCard {
  const { id, title, summary, status, createdAt, ago, wordCount, model, demo, offline, partial } = report;
  return { id, title, summary, status, createdAt, ago, wordCount, model, demo, offline, partial };
}

export type LatestLine = { id: string; title: string; to: string; createdAt: string };
export type Latest = Readonly<Record<ReportKind, LatestLine[]>>;

/** The newest reports of each kind that public lists show. Spec section 9. */
export async function loadLatest({ system: { search } }: AppLoadContext): Promise<Latest> {
  const [visual, research] = await Promise.all([search.latest('visual'), search.latest('research')]);
  return { visual: visual.map(latestLine), research: research.map(latestLine) };
}

/** The link to a published research report leads to its public page. */
const latestLine = ({ id, kind, title, query, url, createdAt }: ReportSummary): LatestLine => ({
  id,
  title: title || query,
  to: kind === 'visual' ? insightsAddress(kind, id) : url,
  createdAt,
});
