import { redirect, type AppLoadContext } from '@remix-run/node';
import { isRefusal } from '../../modules/kernel/refusal';
import { callbackCodeOf, callbackError, callbackSuccess } from '~/auth/callback-code';
import { signInMethods, type GoogleWay } from '~/auth/sign-in-methods.server';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { sessionCookieHeader } from '~/http/session.server';

/**
 * Google's redirect target. Its caller is a browser, so that each result is a redirect to a page. Contract section 3.
 */
export const loader = apiLoader('GET /api/auth/google/callback', async ({ request, context }) => {
  const { google } = signInMethods(context);
  if (!google) return redirect(callbackError('oauth_not_configured'));
  try {
    return await entered(google, request, context);
  } catch (thrown) {
    context.reportError(thrown);
    return redirect(callbackError('google_auth_failed'));
  }
});

async function entered(google: GoogleWay, request: Request, context: AppLoadContext): Promise<Response> {
  const { entered, cleared } = await google.arrive(request);
  const headers = new Headers();
  if (!isRefusal(entered))
    headers.append('Set-Cookie', await sessionCookieHeader(entered.sessionToken, context));
  headers.append('Set-Cookie', cleared);
  const target = isRefusal(entered) ? callbackError(callbackCodeOf(entered.code)) : callbackSuccess;
  return redirect(target, { headers });
}

export const action = methodNotAllowed;
