import { passwordLength } from '../../modules/identity/limits';
import { refusalSentence } from '~/http/refusal-messages';

/** The sentences of signing in and out. Spec section 8. */
export const loggedIn = 'Logged in successfully!';
export const loggedInElsewhere = 'You have been logged in successfully!';
export const loggedOut = 'You have been logged out successfully.';
export const accountErased = 'Your account is deleted, with everything that was kept for it.';
export const authenticationFailed = 'Authentication failed. Please try again.';
/** For a failed sign-in or sign-up whose answer has no sentence. */
export const authenticationFailedShort = 'Authentication failed';
export const googleNotConfigured =
  'Google authentication is not configured. Please use email/password login instead.';
export const passwordHint = `At least ${passwordLength.min} characters.`;
export const passwordSet = 'Your new password is set. Please sign in with it.';

const callbackSentences: ReadonlyMap<string, string> = new Map([
  ['oauth_not_configured', 'Google OAuth is not configured. Please contact support.'],
  ['oauth_failed', refusalSentence('google-refused')],
  ['google_auth_failed', refusalSentence('google-refused')],
  ['account_inactive', refusalSentence('account-inactive')],
  ['logout_failed', 'Failed to logout. Please try again.'],
]);

/** The sentence for the error code of a sign-in callback. */
export function callbackSentence(code: string): string {
  return callbackSentences.get(code) ?? authenticationFailed;
}

export type AuthMode = 'sign-in' | 'sign-up';

/** The answer of a sign-in or sign-up that does not redirect. */
export type AuthAnswer = {
  mode: AuthMode;
  /** The sentence after success. */
  message?: string;
  /** The sentence after a refusal. */
  problem?: string;
  fields?: Readonly<Record<string, string>>;
  /** What was typed, without the passwords. */
  typed?: { email: string; name: string };
};
