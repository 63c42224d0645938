import { GoogleStrategy, type GoogleProfile } from 'remix-auth-google';
import type { GoogleSettings } from '../../composition/application/application';
import { requestGoogleJson, GoogleFailure } from './google-token-request.server';
import { challengeOf } from './pkce.server';

type Options = {
  google: GoogleSettings;
  /** Absolute, made from the public address; the request's `Host` header could be forged. */
  callbackUrl: string;
  /** The PKCE verifier of this sign-in. */
  verifier: string;
};

/**
 * Adds to the library's Google strategy: PKCE, addresses from the settings, timeouts, and checks of every answer.
 * Returns the raw userinfo, `unknown` until identity has parsed it.
 */
export class PkceGoogleStrategy extends GoogleStrategy<unknown> {
  private readonly google: GoogleSettings;
  private readonly verifier: string;

  constructor({ google, callbackUrl, verifier }: Options) {
    const { clientId: clientID, clientSecret } = google;
    super(
      {
        clientID,
        clientSecret,
        callbackURL: callbackUrl,
        scope: 'openid email profile',
        prompt: 'select_account',
      },
      ({ profile }) => Promise.resolve(profile._json),
    );
    this.google = google;
    this.verifier = verifier;
    this.authorizationURL = google.authUrl;
    this.tokenURL = google.tokenUrl;
  }

  protected override authorizationParams(): URLSearchParams {
    const params = super.authorizationParams();
    params.set('code_challenge', challengeOf(this.verifier));
    params.set('code_challenge_method', 'S256');
    return params;
  }

  protected override async fetchAccessToken(code: string, params: URLSearchParams) {
    params.set('client_id', this.clientID);
    params.set('client_secret', this.clientSecret);
    params.set('code', code);
    params.set('code_verifier', this.verifier);
    const { access_token: accessToken } = await requestGoogleJson('token', this.tokenURL, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: params,
    });
    if (typeof accessToken !== 'string' || accessToken === '')
      throw new GoogleFailure("Google's token address answered no token");
    return { accessToken, extraParams: {} as never };
  }

  protected override async userProfile(accessToken: string): Promise<GoogleProfile> {
    const headers = { Accept: 'application/json', Authorization: `Bearer ${accessToken}` };
    const raw = await requestGoogleJson('userinfo', this.google.userInfoUrl, { headers });
    return { provider: 'google', _json: raw } as unknown as GoogleProfile;
  }
}
