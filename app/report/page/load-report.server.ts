import type { AppLoadContext } from '@remix-run/node';
import { modelNames } from '../../../modules/models/contract';
import { can } from '../../../modules/access/policy';
import { isListed } from '../../../modules/publishing/contract';
import type { ReportId } from '../../../modules/kernel/report-id';
import type { SearchProgress, SearchState } from '../../../projections/documents';
import { relativeTime } from './relative-time';
import type { LiveSearch } from '../live/live-state';
import type { PlanProposal } from '../../../modules/search/assembly/plan-proposal';
import { stepFor } from '~/api/search-status';
import type { Application, ReadableResult, Viewer } from '../../../composition/application/application';
import { reportRights, type ReportRights } from '~/publication/report-rights';

/** A finished report with the fields of its page: without its owner, and without the Markdown copy of its text. */
export type LoadedReport = Omit<ReadableResult, 'content' | 'userId' | 'usage'> & {
  ago: string;
  /** Whether public lists include it. */
  listed: boolean;
  /** What its model calls cost, in US dollars; for its owner and admins, and only if a vendor was paid. */
  costUsd?: number;
};
export type ReportPage =
  | { view: 'report'; report: LoadedReport; owned: boolean; rights: ReportRights }
  | {
      view: 'live';
      search: LiveSearch;
      owned: boolean;
      modelName: string;
      /** The plan that waits for this viewer's approval. */
      proposal?: PlanProposal;
    };

/** The present state of `/results/{id}`; undefined when there is no such search. */
export async function loadReportPage(
  reportId: ReportId,
  context: Pick<AppLoadContext, 'system' | 'viewer'>,
): Promise<ReportPage | undefined> {
  const {
    system: { search, settings },
    viewer,
  } = context;
  const state = await search.progress(reportId);
  if (!state) return undefined;
  const owned = can(viewer, 'search.cancel', { ownerId: state.userId });
  const result = state.status === 'completed' ? await search.result(reportId, viewer) : undefined;
  if (result)
    return {
      view: 'report',
      report: shownReport(result, settings, seesCost(state, viewer)),
      owned,
      rights: reportRights(viewer, state.userId),
    };
  const progress = await search.liveProgress(reportId);
  if (!progress) return undefined;
  // It was completed between the two reads.
  if (progress.status === 'completed' && state.status !== 'completed')
    return loadReportPage(reportId, context);
  const proposal = progress.waitsFor && (await search.proposal(reportId, viewer));
  return {
    view: 'live',
    search: shownSearch(progress, viewer),
    owned,
    modelName: modelNames[progress.model],
    ...(proposal && { proposal }),
  };
}

/** Only the owner sees the finished sections of a failed search. */
export const seesSections = ({ status, userId }: SearchState, viewer: Viewer | undefined): boolean =>
  status !== 'failed' || can(viewer, 'search.read-failed', { ownerId: userId });

/** Only the owner and admins see what a report costs. */
export const seesCost = ({ userId }: Pick<SearchState, 'userId'>, viewer: Viewer | undefined): boolean =>
  can(viewer, 'report.read-owner', { ownerId: userId });

/** The parts of the status of a search that a viewer may see. */
export const statusRights = (progress: Pick<SearchState, 'userId'>, viewer: Viewer | undefined) => ({
  seesCost: seesCost(progress, viewer),
  mayApprove: can(viewer, 'search.approve-plan', { ownerId: progress.userId }),
});

/** A plan that waits for its approval is shown to those who may give it, and the text of a failed search to its owner. */
function shownSearch(progress: SearchProgress, viewer: Viewer | undefined): LiveSearch {
  const { userId: _person, costUsd, ...search } = progress;
  const rights = statusRights(progress, viewer);
  const seesText = (!progress.waitsFor || rights.mayApprove) && seesSections(progress, viewer);
  return {
    ...search,
    ...(costUsd !== undefined && rights.seesCost && { costUsd }),
    ...(!seesText && { title: null, summary: null }),
    step: stepFor(progress, rights.mayApprove),
    sections: seesText ? search.sections : [],
  };
}

function shownReport(
  { content: _content, userId: _person, usage: { costUsd }, ...rest }: ReadableResult,
  { reportVisibility }: Application['settings'],
  withCost: boolean,
): LoadedReport {
  const ago = relativeTime(new Date(rest.createdAt), new Date());
  const cost = withCost && costUsd > 0 ? { costUsd } : {};
  return { ...rest, ...cost, ago, listed: isListed(rest, reportVisibility) };
}
