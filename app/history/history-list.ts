import type { Intent } from '~/publication/intents';

/** Longest text that is searched for. */
export const searchLength = 200;

/** What of the history is looked at, as its address says it. */
export type HistoryList = {
  /** A part of a title, query or keyword; empty for all. */
  q: string;
  /** From 1. */
  page: number;
};

/** Reads the address; what makes no sense in it is as if it were not there. */
export function historyList(params: URLSearchParams): HistoryList {
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '').trim().slice(0, searchLength),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** Beside the list: a question about one report of it, or what was done with one. */
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
