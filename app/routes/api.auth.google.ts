import { redirect } from '@remix-run/node';
import { callbackError } from '~/auth/callback-code';
import { waysIn } from '~/auth/ways-in.server';
import { reading } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';

/** Away to Google. Contract section 3. */
export const loader = reading('GET /api/auth/google', ({ context }) => {
  const { google } = waysIn(context);
  return google ? google.leave() : redirect(callbackError('oauth_not_configured'));
});

export const action = methodNotAllowed;
