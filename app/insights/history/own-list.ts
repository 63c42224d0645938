import type { ReportKind } from '../../../modules/search/contract';
import type { Intent } from '~/publication/intents';
import { kindNamed } from '~/publication/insights-address';

export const ownListPath = '/research-insights-history';

/** Maximum length of a searched text. */
export const searchLength = 200;

/** Filters of the user's own reports, as the address holds them. Spec section 2, R&I history. */
export type OwnList = {
  /** A substring of title or query; empty for all. */
  q: string;
  /** Only this kind. */
  tab?: ReportKind;
};

export const ownListIn = (params: URLSearchParams): OwnList => ({
  q: (params.get('q') ?? '').trim().slice(0, searchLength),
  tab: kindNamed(params.get('tab')),
});

/** What the page shows beside the list: a question about one report, or the result of an action on one. */
type About = { ask?: Intent; done?: Intent; about?: string };

export function ownListAddress({ q, tab }: OwnList, { ask, done, about }: About = {}): string {
  const params = new URLSearchParams({
    ...(tab && { tab }),
    ...(q && { q }),
    ...(ask && { ask }),
    ...(done && { done }),
    ...(about && { about }),
  });
  return params.size > 0 ? `${ownListPath}?${params}` : ownListPath;
}

type Listed = { kind: ReportKind; title: string; query: string };

/** The reports that match the list's kind and words; words match title or query, in any case. */
export function inList<Report extends Listed>(reports: readonly Report[], { q, tab }: OwnList): Report[] {
  const wanted = q.trim().toLowerCase();
  return reports.filter(
    ({ kind, title, query }) =>
      (!tab || kind === tab) && [title, query].some((text) => text.toLowerCase().includes(wanted)),
  );
}
