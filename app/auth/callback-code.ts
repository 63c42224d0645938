/** Spec section 8, callback codes; `account_inactive` and `logout_failed` are our own. */
export type CallbackCode =
  'oauth_not_configured' | 'oauth_failed' | 'google_auth_failed' | 'account_inactive' | 'logout_failed';

/** Redirect target of a failed sign-in with Google. Contract section 3. */
export const callbackError = (code: CallbackCode): string => `/auth?error=${code}`;

/** Redirect target of a successful one. Contract section 3. */
export const callbackSuccess = '/?auth=success&close=true';

/** The callback code for a refusal. */
export const callbackCodeOf = (refusalCode: string): CallbackCode =>
  refusalCode === 'account-inactive' ? 'account_inactive' : 'google_auth_failed';
