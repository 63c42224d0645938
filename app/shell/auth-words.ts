/** The sentences of signing in and out. Spec section 8. */
export const loggedIn = 'Logged in successfully!';
export const loggedInElsewhere = 'You have been logged in successfully!';
export const loggedOut = 'You have been logged out successfully.';
export const authenticationFailed = 'Authentication failed. Please try again.';
export const passwordsDiffer = 'Passwords do not match';
export const googleNotConfigured =
  'Google authentication is not configured. Please use email/password login instead.';

const callbackSentences: Readonly<Record<string, string>> = {
  oauth_not_configured: 'Google OAuth is not configured. Please contact support.',
  oauth_failed: 'Google authentication failed. Please try again.',
  google_auth_failed: 'Google authentication failed. Please try again.',
};

/** The sentence behind a code that a sign-in came back with. */
export function callbackSentence(code: string): string {
  return callbackSentences[code] ?? authenticationFailed;
}

export type AuthMode = 'sign-in' | 'sign-up';

/** What a sign-in or sign-up that did not go on to another page answers. */
export type AuthAnswer = {
  mode: AuthMode;
  /** A success, in a sentence. */
  message?: string;
  /** Why not, in a sentence. */
  problem?: string;
  fields?: Readonly<Record<string, string>>;
  /** What was typed, without the passwords. */
  typed?: { email: string; name: string };
};
