import { historyPageSize } from '../../modules/search/contract';

const maxLimit = 100;

/** Reads page and size of a list from an address; an invalid value gives the first page, or the default size of 20. */
export function parsePagination(
  params: URLSearchParams,
  defaultLimit = historyPageSize,
): { page: number; limit: number } {
  return {
    page: wholeFrom1(params.get('page')) ?? 1,
    limit: Math.min(wholeFrom1(params.get('limit')) ?? defaultLimit, maxLimit),
  };
}

function wholeFrom1(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}
