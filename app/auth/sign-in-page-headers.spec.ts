import { describe, expect, it } from 'vitest';
import { signInPageHeaders } from './sign-in-page-headers';

const keepsOpener = { 'Cross-Origin-Opener-Policy': 'unsafe-none' };

describe('the headers of the sign-in pages', () => {
  it.each([
    ['/api/auth/google', {}],
    ['/api/auth/google/callback', { code: 'c', state: 's' }],
    ['/auth', { error: 'google_auth_failed' }],
    ['/', { auth: 'success', close: 'true' }],
    ['/', { auth: 'error', message: 'google_auth_failed' }],
  ])('a popup returning from Google keeps its opener at %s', (path, query) => {
    expect(signInPageHeaders(path, query)).toEqual(keepsOpener);
  });

  it.each([
    ['/', {}],
    ['/', { q: 'auth' }],
    ['/auth', {}],
    ['/auth', { redirectTo: '/' }],
    ['/history', { auth: 'success' }],
    ['/auth/forgot', { error: 'x' }],
  ])('every other page stays cut off from its opener: %s [SEC-28]', (path, query) => {
    expect(signInPageHeaders(path, query)).toEqual({});
  });

  it.each(['/auth/password', '/auth/password/', '/auth/password.data', '/Auth/PASSWORD'])(
    'a page with a one-time link in its address sends no referrer to other sites, spelled as %s [SEC-58]',
    (path) => {
      expect(signInPageHeaders(path, { link: 'token' })).toEqual({
        'Referrer-Policy': 'no-referrer',
        'Cache-Control': 'no-store',
      });
    },
  );
});
