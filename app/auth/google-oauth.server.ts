import { Authenticator, AuthorizationError } from 'remix-auth';
import type { Log } from '../../modules/kernel/ports';
import { refuse, type Refusal } from '../../modules/kernel/refusal';
import type { Application } from '../../composition/application/application';
import { GoogleFailure } from './google-token-request.server';
import { PkceGoogleStrategy } from './google-strategy.server';
import { newVerifier } from './pkce.server';
import { finishOAuth, endRoundTrip, startOAuth, type RoundTrip } from './oauth-flow.server';

type Settings = Pick<Application['settings'], 'appUrl' | 'google' | 'sessionSecret' | 'secureCookies'>;
/** `profile`: Google's userinfo as received; `cleared`: the `Set-Cookie` that ends the OAuth flow. */
export type Arrival = { profile: Record<string, unknown> | Refusal; cleared: string };
export type GoogleRoundTrip = { leave(): Promise<Response>; arrive(request: Request): Promise<Arrival> };

/** Contract section 3: the start of sign-in with Google, and Google's redirect target. */
const beginPath = '/api/auth/google';
const callbackPath = '/api/auth/google/callback';

/** The OAuth flow with the library's strategy; undefined when Google sign-in is not set up. */
export function googleRoundTrip(settings: Settings, logger: Log): GoogleRoundTrip | undefined {
  const { google, appUrl } = settings;
  if (!google) return undefined;
  const callbackUrl = appUrl + callbackPath;

  const authenticate = ({ verifier, storage }: RoundTrip, url: string): Promise<unknown> =>
    new Authenticator<unknown>(storage, { throwOnError: true })
      .use(new PkceGoogleStrategy({ google, callbackUrl, verifier }))
      .authenticate('google', new Request(url));

  return {
    async leave() {
      const trip = await startOAuth(settings, newVerifier(), Date.now());
      return redirectThrown(() => authenticate(trip, appUrl + beginPath));
    },
    async arrive(request) {
      const cleared = await endRoundTrip(settings);
      const trip = await finishOAuth(settings, request.headers.get('cookie'), Date.now());
      if (!trip) return { profile: refuse('google-refused'), cleared };
      // Google's redirect is matched by the public address, which a proxy may have rewritten.
      const url = callbackUrl + new URL(request.url).search;
      return { profile: await profileOr(logger, () => authenticate(trip, url)), cleared };
    },
  };
}

/** The library throws its redirect. */
async function redirectThrown(work: () => Promise<unknown>): Promise<Response> {
  try {
    await work();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new Error('the Google strategy did not lead to Google');
}

/** The Google profile, or a refusal. Logs for operators what went wrong between us and Google. */
async function profileOr(
  logger: Log,
  work: () => Promise<unknown>,
): Promise<Record<string, unknown> | Refusal> {
  try {
    return (await work()) as Record<string, unknown>;
  } catch (thrown) {
    if (!(thrown instanceof AuthorizationError)) throw thrown;
    if (thrown.cause instanceof GoogleFailure)
      logger.error({ reason: thrown.cause.message }, 'sign-in with Google failed');
    return refuse('google-refused');
  }
}
