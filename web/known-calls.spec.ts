import { describe, expect, it } from 'vitest';
import { isKnownCall } from './known-calls';

const route = (id: string, path: string | undefined, parentId?: string) =>
  [id, { id, path, parentId }] as const;
const build = {
  routes: Object.fromEntries([
    route('root', ''),
    route('routes/api.search', 'api/search', 'root'),
    route('routes/api.search.$id.status', ':id/status', 'routes/api.search'),
    route('routes/api.results.$id.tables[.]csv', 'api/results/:id/tables.csv', 'root'),
    route('routes/api.$', 'api/*', 'root'),
    route('routes/history', 'history', 'root'),
  ]),
} as unknown as Parameters<typeof isKnownCall>[0];

describe('a path of the API', () => {
  it.each(['/api/search', '/api/search/', '/api/search/42/status', '/api/results/42/tables.csv'])(
    'is known when a call has it: %s',
    (path) => expect(isKnownCall(build, path)).toBe(true),
  );

  it.each([
    '/api/nothing',
    '/api/search/42',
    '/api/search/42/status/more',
    '/api/results/42/tablesXcsv',
    '/history',
  ])('is not known otherwise: %s', (path) => expect(isKnownCall(build, path)).toBe(false));
});
