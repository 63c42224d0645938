import { describe, expect, it } from 'vitest';
import { isApiRoute } from './api-routes';

describe('a path of the API', () => {
  it.each([
    '/api/search',
    '/api/search/',
    '/api/search//',
    '/api/search/42/status',
    '/api/results/42/tables.csv',
    '/api/results/a%2Fb',
  ])('is known when a call has it: %s', (path) => expect(isApiRoute(path)).toBe(true));

  it.each(['/API/Search', '/api/%73earch', '/api/results/42/Tables.CSV'])(
    'is known when the router would match it all the same: %s',
    (path) => expect(isApiRoute(path)).toBe(true),
  );

  it.each([
    '/api/nothing',
    '/api',
    '/api/',
    '/api//search',
    '/api/search.data',
    '/api/results/42.data',
    '/api/search/42',
    '/api/search/42/status/more',
    '/api/results/42/tablesXcsv',
    '/api/results/%E0%A4%A',
    '/history',
  ])('is not known otherwise: %s', (path) => expect(isApiRoute(path)).toBe(false));
});
