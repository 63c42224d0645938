import type { AppLoadContext } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../modules/kernel/refusal';
import type { Viewer } from '../../composition/application/application';
import { requireAccess, checkAccess, denied, type PageRoute } from './page-guard.server';

const ada = { id: 'u-ada', isAdmin: false, isApproved: true, isActive: true } as Viewer;
const at = (path: string, viewer: Viewer | undefined, method = 'GET') => ({
  request: new Request(`http://localhost${path}`, { method }),
  context: { viewer } as AppLoadContext,
});
function thrownBy(route: PageRoute, args: ReturnType<typeof at>): Response {
  try {
    requireAccess(route, args);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new Error('was let in');
}

describe('the guard of a page', () => {
  it('returns the signed-in user where the route allows them', () => {
    expect(requireAccess('GET /account', at('/account', ada))).toBe(ada);
    expect(requireAccess('GET /how-it-works', at('/how-it-works', undefined))).toBeUndefined();
    expect(requireAccess('GET /account', at('/account', ada, 'HEAD'))).toBe(ada);
  });

  it('redirects to sign in without a session, and back to the same page', () => {
    const { status, headers } = thrownBy('GET /admin', at('/admin?page=2&q=a b', undefined));
    const back = encodeURIComponent('/admin?page=2&q=a%20b');
    expect([status, headers.get('location')]).toEqual([302, `/auth?redirectTo=${back}`]);
  });

  it('answers with a page that says so when the user lacks the right', async () => {
    const thrown = thrownBy('POST /admin', at('/admin', ada, 'POST'));
    expect([thrown.status, await thrown.text()]).toEqual([403, 'You may not do this.']);
  });

  it('accepts only the method of its route', () => {
    expect(thrownBy('POST /account', at('/account', ada, 'DELETE')).status).toBe(405);
    expect(thrownBy('POST /theme', at('/theme', undefined, 'PATCH')).status).toBe(405);
    expect(() => checkAccess('POST /feedback', at('/feedback', ada, 'PATCH'))).toThrow();
  });

  it('returns the refusal instead, where the form is shown again with what was typed', () => {
    expect(checkAccess('POST /', at('/', undefined, 'POST'))).toMatchObject({ code: 'unauthenticated' });
    expect(checkAccess('POST /', at('/', ada, 'POST'))).toBeUndefined();
  });

  it('makes a page of a refusal that is found later', async () => {
    const { request } = at('/results/42', ada, 'POST');
    const unknown = denied(refuse('search-not-found'), request);
    expect([unknown.status, await unknown.text()]).toEqual([
      404,
      'The requested search result could not be found.',
    ]);
  });
});
