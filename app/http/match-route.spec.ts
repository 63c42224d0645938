import { matchRoutes } from '@remix-run/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes } from '../../modules/access/routes';
import { methodsAt } from './match-route';

const paths = [...new Set(Object.keys(routes).map((route) => route.slice(route.indexOf(' ') + 1)))].filter(
  (path) => !path.endsWith('*'),
);
const patterns = paths.map((path) => ({ path }));

describe('the methods of an address', () => {
  it.each([
    ['/api/search', ['POST']],
    ['/api/results/42', ['GET', 'HEAD', 'DELETE']],
    ['/api/results/42/evidence/', ['GET', 'HEAD']],
    ['/', ['GET', 'HEAD', 'POST']],
    ['/ADMIN', ['GET', 'HEAD', 'POST']],
    ['/no/such/page', []],
    ['/api/results/%E0%A4%A', []],
  ])('%s takes %j', (path, methods) => expect(methodsAt(path)).toEqual(methods));

  it('are found for exactly the addresses that the router finds', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'api',
        'search',
        'results',
        'auth',
        'admin',
        'users',
        '42',
        'status',
        'tables.csv',
        '*',
      ),
      fc.constantFrom('API', '%73earch', 'tablesXcsv', 'a%2Fb', 'search.data', ':id', '..', '', ' '),
    );
    const address = fc.oneof(
      fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
      fc.constantFrom(...paths).map((path) => path.replace(':id', 'x-1')),
    );
    fc.assert(
      fc.property(address, (path) => {
        expect(methodsAt(path).length > 0).toBe(matchRoutes(patterns, path) !== null);
      }),
      { numRuns: 500 },
    );
  });
});
