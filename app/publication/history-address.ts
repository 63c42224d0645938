import type { Intent } from './intents';

/** Maximum length of a searched text. */
export const searchLength = 200;

/** Search and page of the history, as the address holds them. */
export type HistoryList = {
  /** A substring of title, query or keyword; empty for all. */
  q: string;
  /** From 1. */
  page: number;
};

/** Reads the address; ignores an invalid parameter. */
export function historyList(params: URLSearchParams): HistoryList {
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '').trim().slice(0, searchLength),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** What the page shows beside the list: a question about one report, or the result of an action on one. */
type About = { ask?: Intent; done?: Intent; about?: string };

export function historyAddress({ q, page }: HistoryList, { ask, done, about }: About = {}): string {
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
    ...(ask && { ask }),
    ...(done && { done }),
    ...(about && { about }),
  });
  return params.size > 0 ? `/history?${params}` : '/history';
}
