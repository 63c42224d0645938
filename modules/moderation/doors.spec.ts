import { describe, expect, it } from 'vitest';
import { doors, type Door } from './doors';
import { rights } from './policy';

const all = Object.keys(doors) as Door[];
const ruleOf = (door: Door) => rights[doors[door]];

describe('the table of doors', () => {
  it('names each door by a method of the contract and a path', () => {
    for (const door of all) expect(door).toMatch(/^(GET|POST|PATCH|DELETE) \/[\w/:.*-]*$/);
  });

  it('lets nobody change anything without an account, but for signing in, leaving, the look, and a PDF', () => {
    const open = all.filter((door) => !door.startsWith('GET ') && ruleOf(door) === 'anyone');
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

  it('keeps the rooms of admins for admins', () => {
    const rooms = all.filter((door) => /^\w+ (\/api)?\/(admin|results\/all)/.test(door));
    expect(rooms.length).toBeGreaterThan(4);
    expect(rooms.filter((door) => ruleOf(door) !== 'admin')).toEqual([]);
    expect(all.filter((door) => ruleOf(door) === 'admin').sort()).toEqual(rooms.sort());
  });

  it('lets only owners and admins delete a report, ask for its publication or stop a search', () => {
    for (const door of [
      'DELETE /api/results/:id',
      'DELETE /api/visual-insights/:id',
      'DELETE /api/research-report/:id',
      'POST /api/research-report/:id/request-publish',
      'POST /api/search/:id/cancel',
      'POST /results/:id',
    ] as const)
      expect(ruleOf(door)).toBe('owner');
  });

  it('asks who searches, attaches, gives feedback or reviews for an approved account', () => {
    const approved = all.filter((door) => ruleOf(door) === 'approved');
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
