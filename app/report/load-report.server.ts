import type { AppLoadContext } from '@remix-run/node';
import { modelNames } from '../../modules/models/contract';
import type { Result, SearchProgress } from '../../projections/documents';
import { agoWords } from './ago';
import type { LiveSearch } from './live-state';

/** A finished report as its page needs it: neither whose it is nor the text a second time as Markdown. */
export type ShownReport = Omit<Result, 'content' | 'userId' | 'usage'> & { ago: string };
export type ReportPage =
  | { view: 'report'; report: ShownReport; owned: boolean }
  | { view: 'live'; search: LiveSearch; owned: boolean; modelName: string };

/** What stands at `/results/{id}` now; undefined when there is no such search. */
export async function loadReportPage(id: string, context: AppLoadContext): Promise<ReportPage | undefined> {
  const { search } = context.system;
  const progress = await search.progress(id);
  if (!progress) return undefined;
  const owned = owns(context, progress);
  const result = progress.status === 'completed' ? await search.result(id) : undefined;
  if (result) return { view: 'report', report: shownReport(result), owned };
  return { view: 'live', search: shownSearch(progress, owned), owned, modelName: modelNames[progress.model] };
}

export function owns({ viewer }: AppLoadContext, { userId }: Pick<SearchProgress, 'userId'>): boolean {
  return viewer !== undefined && (viewer.isAdmin || viewer.id === userId);
}

/** What a failed search had finished stays with its owner. */
export const seesSections = (search: SearchProgress, owned: boolean): boolean =>
  owned || search.status !== 'failed';

function shownSearch(progress: SearchProgress, owned: boolean): LiveSearch {
  const { userId: _person, ...search } = progress;
  return { ...search, sections: seesSections(progress, owned) ? search.sections : [] };
}

function shownReport({ content: _content, userId: _person, usage: _usage, ...rest }: Result): ShownReport {
  return { ...rest, ago: agoWords(new Date(rest.createdAt), new Date()) };
}
