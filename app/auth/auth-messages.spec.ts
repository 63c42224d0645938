import { describe, expect, it } from 'vitest';
import { passwordLength } from '../../modules/identity/contract';
import { refusalTable } from '~/http/refusal-messages';
import { callbackSentence, passwordHint } from './auth-messages';

describe('the sign-in messages', () => {
  it.each([
    ['oauth_not_configured', 'Google OAuth is not configured. Please contact support.'],
    ['oauth_failed', 'Google authentication failed. Please try again.'],
    ['google_auth_failed', 'Google authentication failed. Please try again.'],
    ['something_else', 'Authentication failed. Please try again.'],
    ['', 'Authentication failed. Please try again.'],
    ['constructor', 'Authentication failed. Please try again.'],
    ['logout_failed', 'Failed to logout. Please try again.'],
    ['account_inactive', refusalTable['account-inactive']?.sentence],
  ])('the code %s of a callback reads: %s', (code, sentence) => {
    expect(callbackSentence(code)).toBe(sentence);
  });

  it('the hint of a new password states the enforced rule', () => {
    expect(passwordHint).toBe(`At least ${passwordLength.min} characters.`);
  });
});
