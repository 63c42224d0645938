import type { ReportKind } from '../../../modules/search/contract';
import type { Intent } from '~/publication/intents';
import { kindNamed } from '../insights-address';

export const ownListPath = '/research-insights-history';

/** Longest text that is searched for. */
export const searchLength = 200;

/** What of one's own reports is looked at, as the address says it. Spec section 2, R&I history. */
export type OwnList = {
  /** A part of a title or query; empty for all. */
  q: string;
  /** One kind alone. */
  tab?: ReportKind;
};

export const ownListIn = (params: URLSearchParams): OwnList => ({
  q: (params.get('q') ?? '').trim().slice(0, searchLength),
  tab: kindNamed(params.get('tab')),
});

/** Beside the list: a question about one report of it, or what was done with one. */
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

/** The reports that a list shows: of its kind, with its words in title or query, in any case. */
export function inList<Report extends Listed>(reports: readonly Report[], { q, tab }: OwnList): Report[] {
  const wanted = q.trim().toLowerCase();
  return reports.filter(
    ({ kind, title, query }) =>
      (!tab || kind === tab) && [title, query].some((text) => text.toLowerCase().includes(wanted)),
  );
}
