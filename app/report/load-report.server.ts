import type { AppLoadContext } from '@remix-run/node';
import { modelNames } from '../../modules/models/contract';
import { can } from '../../modules/moderation/policy';
import type { Result, SearchProgress } from '../../projections/documents';
import { agoWords } from './ago';
import type { LiveSearch } from './live-state';
import type { Viewer } from '../../system';
import { reportRights, type ReportRights } from '~/publication/report-rights';

/** A finished report as its page needs it: neither whose it is nor the text a second time as Markdown. */
export type ShownReport = Omit<Result, 'content' | 'userId' | 'usage'> & { ago: string };
export type ReportPage =
  | { view: 'report'; report: ShownReport; owned: boolean; rights: ReportRights }
  | { view: 'live'; search: LiveSearch; owned: boolean; modelName: string };

/** What stands at `/results/{id}` now; undefined when there is no such search. */
export async function loadReportPage(
  id: string,
  { system: { search }, viewer }: AppLoadContext,
): Promise<ReportPage | undefined> {
  const progress = await search.progress(id);
  if (!progress) return undefined;
  const owned = can(viewer, 'search.cancel', { ownerId: progress.userId });
  const result = progress.status === 'completed' ? await search.result(id) : undefined;
  const rights = reportRights(viewer, progress.userId);
  if (result) return { view: 'report', report: shownReport(result), owned, rights };
  return {
    view: 'live',
    search: shownSearch(progress, viewer),
    owned,
    modelName: modelNames[progress.model],
  };
}

/** What a failed search had finished stays with its owner. */
export const seesSections = ({ status, userId }: SearchProgress, viewer: Viewer | undefined): boolean =>
  status !== 'failed' || can(viewer, 'search.read-failed', { ownerId: userId });

function shownSearch(progress: SearchProgress, viewer: Viewer | undefined): LiveSearch {
  const { userId: _person, ...search } = progress;
  return { ...search, sections: seesSections(progress, viewer) ? search.sections : [] };
}

function shownReport({ content: _content, userId: _person, usage: _usage, ...rest }: Result): ShownReport {
  return { ...rest, ago: agoWords(new Date(rest.createdAt), new Date()) };
}
