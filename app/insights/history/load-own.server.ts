import type { ReportSummary } from '../../../projections/documents';
import type { Application, Viewer } from '../../../composition/application/application';
import { relativeTime } from '~/report/page/relative-time';

/** All completed reports of the viewer, newest first, with a count per kind. */
export async function loadOwnReports({ search }: Application, viewer: Viewer, now: Date) {
  const reports = await search.ofPerson(viewer.id);
  const visual = reports.filter(({ kind }) => kind === 'visual').length;
  return {
    reports: reports.map((report) => ownReport(report, now)),
    counts: { all: reports.length, visual, research: reports.length - visual },
  };
}
export type OwnReports = Awaited<ReturnType<typeof loadOwnReports>>;
export type OwnReport = OwnReports['reports'][number];

const ownReport = (
  { id, kind, title, query, status, demo, offline, createdAt }: ReportSummary,
  now: Date,
) => ({
  ...{ id, kind, title: title || query, query, status, demo, offline, createdAt },
  ago: relativeTime(new Date(createdAt), now),
});
