import { describe, expect, it } from 'vitest';
import { routePatternOf } from './route-pattern';

describe('the route of a request in metrics and spans', () => {
  it.each([
    ['/', '/'],
    ['/_root.data', '/'],
    ['/results/0d9b', '/results/:id'],
    ['/results/0d9b.data', '/results/:id'],
    ['/API/Results/0d9b/', '/api/results/:id'],
    ['/api/search/0d9b/events', '/api/search/:id/events'],
    ['/api/sources/example', '/api/sources/example'],
    ['/metrics', '/metrics'],
    ['/assets/main-1234.js', '/assets/*'],
  ])('%s is %s', (path, route) => expect(routePatternOf(path)).toBe(route));

  it.each(['/ada@example.org', '/api/what-is-this', '/%', '/results/a/b/c'])(
    'is one label for all unknown addresses: %s',
    (path) => expect(routePatternOf(path)).toBe('other'),
  );
});
