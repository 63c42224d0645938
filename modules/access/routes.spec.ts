import { describe, expect, it } from 'vitest';
import { routes, type RouteKey } from './routes';
import { rights } from './policy';

const all = Object.keys(routes) as RouteKey[];
const ruleOf = (route: RouteKey) => rights[routes[route]];

describe('the table of routes', () => {
  it('names each route by a method of the contract and a path', () => {
    for (const route of all) expect(route).toMatch(/^(GET|POST|PATCH|DELETE) \/[\w/:.*-]*$/);
  });

  it('requires an account for every change but signing in, signing out, the theme, and a PDF [SEC-29]', () => {
    const open = all.filter((route) => !route.startsWith('GET ') && ruleOf(route) === 'anyone');
    expect(open.sort()).toEqual([
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/register',
      'POST /api/export',
      'POST /auth',
      'POST /auth/forgot',
      'POST /auth/password',
      'POST /logout',
      'POST /theme',
    ]);
  });

  it('restricts admin routes to admins', () => {
    const rooms = all.filter((route) =>
      /^\w+ (\/api)?\/(admin|results\/all|search-queries)|^GET \/api\/reviews$/.test(route),
    );
    expect(rooms.length).toBeGreaterThan(4);
    expect(rooms.filter((route) => ruleOf(route) !== 'admin')).toEqual([]);
    expect(all.filter((route) => ruleOf(route) === 'admin').sort()).toEqual(rooms.sort());
  });

  it('lets only owners and admins delete a report, request its publication, cancel a search or approve its plan', () => {
    for (const route of [
      'DELETE /api/results/:id',
      'DELETE /api/visual-insights/:id',
      'DELETE /api/research-report/:id',
      'POST /api/research-report/:id/request-publish',
      'POST /api/search/:id/cancel',
      'POST /api/search/:id/approve-plan',
      'POST /results/:id',
    ] as const)
      expect(ruleOf(route)).toBe('owner');
  });

  it('requires an approved account to search, attach, give feedback or review', () => {
    const approved = all.filter((route) => ruleOf(route) === 'approved');
    expect(approved).toEqual(
      expect.arrayContaining([
        'POST /',
        'POST /api/search',
        'POST /api/visual-insights',
        'POST /api/research-report',
        'POST /api/sources',
        'POST /api/sources/example',
        'POST /api/feedback/submit',
        'POST /api/reviews',
        'POST /feedback',
        'POST /history',
      ]),
    );
  });
});
