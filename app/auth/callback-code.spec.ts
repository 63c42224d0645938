import { describe, expect, it } from 'vitest';
import { callbackCodeOf, callbackError } from './callback-code';

describe('a refused sign-in with Google', () => {
  it.each([
    ['account-inactive', '/auth?error=account_inactive'],
    ['google-refused', '/auth?error=google_auth_failed'],
    ['account-pending', '/auth?error=google_auth_failed'],
    ['unavailable', '/auth?error=google_auth_failed'],
  ])('for %s redirects to %s', (refusal, address) => {
    expect(callbackError(callbackCodeOf(refusal))).toBe(address);
  });
});
