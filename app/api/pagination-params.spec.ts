import { expect, it } from 'vitest';
import { pageAsked } from './pagination-params.server';

const asked = (query: string) => pageAsked(new URLSearchParams(query));

it('gives the page and the size an address asks for', () => {
  expect(asked('page=3&limit=50')).toEqual({ page: 3, limit: 50 });
});

it.each(['', 'page=0', 'page=-1', 'page=abc', 'page=1.5', 'page=1e400'])(
  'gives the first 20 for "%s"',
  (query) => {
    expect(asked(query)).toEqual({ page: 1, limit: 20 });
  },
);

it('gives as many as are usual for that list when the address says nothing', () => {
  expect(pageAsked(new URLSearchParams('limit=0'), 50)).toEqual({ page: 1, limit: 50 });
});

it('never gives more than 100 at once', () => {
  expect(asked('limit=1000000').limit).toBe(100);
});
