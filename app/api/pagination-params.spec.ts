import { expect, it } from 'vitest';
import { parsePagination } from './pagination-params.server';

const paginationOf = (query: string) => parsePagination(new URLSearchParams(query));

it('gives the page and the size of an address', () => {
  expect(paginationOf('page=3&limit=50')).toEqual({ page: 3, limit: 50 });
});

it.each(['', 'page=0', 'page=-1', 'page=abc', 'page=1.5', 'page=1e400'])(
  'gives the first 20 for "%s"',
  (query) => {
    expect(paginationOf(query)).toEqual({ page: 1, limit: 20 });
  },
);

it('gives the default size of the list when the address has none', () => {
  expect(parsePagination(new URLSearchParams('limit=0'), 50)).toEqual({ page: 1, limit: 50 });
});

it('never gives more than 100 at once', () => {
  expect(paginationOf('limit=1000000').limit).toBe(100);
});
