/** Spec section 8, callback codes; `account_inactive` and `logout_failed` are our own. */
export type CallbackCode =
  'oauth_not_configured' | 'oauth_failed' | 'google_auth_failed' | 'account_inactive' | 'logout_failed';

/** Where a sign-in with Google that failed comes back to. Contract section 3. */
export const callbackError = (code: CallbackCode): string => `/auth?error=${code}`;

/** Where one that went well does. Contract section 3. */
export const callbackSuccess = '/?auth=success&close=true';

/** The code that tells people of a refusal. */
export const callbackCodeOf = (refusalCode: string): CallbackCode =>
  refusalCode === 'account-inactive' ? 'account_inactive' : 'google_auth_failed';
