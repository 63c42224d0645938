import { redirect } from '@remix-run/node';
import { callbackError } from '~/auth/callback-code';
import { signInMethods } from '~/auth/sign-in-methods.server';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';

/** Redirects to Google. Contract section 3. */
export const loader = apiLoader('GET /api/auth/google', ({ context }) => {
  const { google } = signInMethods(context);
  return google ? google.leave() : redirect(callbackError('oauth_not_configured'));
});

export const action = methodNotAllowed;
