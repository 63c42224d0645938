import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  startGoogleStandIn,
  type GoogleFault,
  type GoogleStandIn,
} from '../../tests/doubles/google-stand-in';
import { silentLog, type Log } from '../../modules/kernel/ports';
import { isRefusal } from '../../modules/kernel/refusal';
import { googleRoundTrip, type GoogleRoundTrip } from './google-oauth.server';

const grethe = { sub: '117', email: 'grethe@example.com', email_verified: true, name: 'Grethe' };
const appUrl = 'http://127.0.0.1:1';

describe('the OAuth flow with Google', () => {
  let google: GoogleStandIn;
  const logger = { ...silentLog, error: vi.fn<Log['error']>() };
  const reasons = () => logger.error.mock.calls.map(([fields]) => (fields as { reason: string }).reason);

  beforeAll(async () => {
    google = await startGoogleStandIn();
  });
  afterAll(() => google.close());
  beforeEach(() => {
    logger.error.mockClear();
    google.now({ person: grethe });
    google.objections.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const roundTrip = (more: { secureCookies?: boolean; appUrl?: string; secret?: string } = {}) =>
    googleRoundTrip(
      {
        appUrl: more.appUrl ?? appUrl,
        sessionSecret: 'a secret of sixteen or more',
        secureCookies: more.secureCookies ?? false,
        google: {
          clientId: google.env.GOOGLE_CLIENT_ID ?? '',
          clientSecret: more.secret ?? google.env.GOOGLE_CLIENT_SECRET ?? '',
          authUrl: `${google.url}/authorize`,
          tokenUrl: `${google.url}/token`,
          userInfoUrl: `${google.url}/userinfo`,
        },
      },
      logger,
    ) as GoogleRoundTrip;

  /** Starts the flow and consents at Google; returns the request of Google's redirect. */
  async function agreed(trip: GoogleRoundTrip) {
    const left = await trip.leave();
    const set = left.headers.get('set-cookie') ?? '';
    const to = new URL(left.headers.get('location') ?? '');
    const back = (await fetch(to, { redirect: 'manual' })).headers.get('location') ?? '';
    return { set, to, back, cookie: set.split(';')[0] ?? '' };
  }
  const returned = (back: string, cookie: string) => new Request(back, { headers: { cookie } });

  async function outcome(trip: GoogleRoundTrip) {
    const { back, cookie } = await agreed(trip);
    return (await trip.arrive(returned(back, cookie))).profile;
  }
  const refused = { code: 'google-refused' };

  it('returns the Google profile exactly as Google sends it', async () => {
    expect(await outcome(roundTrip())).toEqual(grethe);
    expect(google.objections).toEqual([]);
    expect(reasons()).toEqual([]);
  });

  it('starts with a fresh state and S256 challenge, and names the public callback address', async () => {
    const [first, second] = [await agreed(roundTrip()), await agreed(roundTrip())];
    expect(first.to.searchParams.get('redirect_uri')).toBe(`${appUrl}/api/auth/google/callback`);
    expect(first.to.searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'code_challenge'])
      expect(first.to.searchParams.get(name)).not.toBe(second.to.searchParams.get(name));
  });

  it('keeps its secrets in a short-lived cookie that scripts and other sites do not get [SEC-27]', async () => {
    const { set } = await agreed(roundTrip());
    for (const part of ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=600'])
      expect(set).toContain(`; ${part}`);
    expect(set).toMatch(/^evident-google=/);
    expect(set).not.toContain('Secure');
    const { set: behindHttps } = await agreed(roundTrip({ secureCookies: true }));
    expect(behindHttps).toMatch(/^__Host-evident-google=.*; Secure/);
  });

  it('clears the cookie when the user returns, whatever the result', async () => {
    const { cleared } = await roundTrip().arrive(returned(`${appUrl}/api/auth/google/callback`, ''));
    expect(cleared).toMatch(/^evident-google=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
  });

  it('counts only in the browser that started it [SEC-51]', async () => {
    const mine = await agreed(roundTrip());
    const theirs = await agreed(roundTrip());
    for (const cookie of ['', theirs.cookie, mine.cookie.replace(/.$/, '')])
      expect((await roundTrip().arrive(returned(mine.back, cookie))).profile).toMatchObject(refused);
  });

  it('rejects an authorization code that was used before', async () => {
    const { back, cookie } = await agreed(roundTrip());
    expect(isRefusal((await roundTrip().arrive(returned(back, cookie))).profile)).toBe(false);
    expect((await roundTrip().arrive(returned(back, cookie))).profile).toMatchObject(refused);
  });

  it('expires after ten minutes [SEC-53]', async () => {
    const { back, cookie } = await agreed(roundTrip());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60 * 1000 + 1 });
    expect((await roundTrip().arrive(returned(back, cookie))).profile).toMatchObject(refused);
  });

  it('recognizes its callback behind a proxy with another host name', async () => {
    const trip = roundTrip({ appUrl: 'https://evident.example/desk' });
    const { back, cookie } = await agreed(trip);
    const inside = `http://10.0.0.7:3000/api/auth/google/callback${new URL(back).search}`;
    expect((await trip.arrive(returned(inside, cookie))).profile).toEqual(grethe);
  });

  it.each<[GoogleFault, string[]]>([
    ['denies', []],
    ['forgets-state', []],
    ['changes-state', []],
    ['no-code', []],
    ['token-500', ["Google's token address answered 500"]],
    ['token-garbage', ["Google's token address answered no JSON object"]],
    ['token-missing', ["Google's token address answered no token"]],
    ['userinfo-500', ["Google's userinfo address answered 500"]],
    ['userinfo-garbage', ["Google's userinfo address answered no JSON object"]],
    ['userinfo-list', ["Google's userinfo address answered no JSON object"]],
  ])('is refused when Google %s, and logs the reason without personal data', async (fault, words) => {
    google.now({ person: grethe, fault });
    expect(await outcome(roundTrip())).toMatchObject(refused);
    expect(reasons()).toEqual(words);
  });

  it('is refused when the secret is wrong, and logs that for operators', async () => {
    expect(await outcome(roundTrip({ secret: 'of another client' }))).toMatchObject(refused);
    expect(reasons()).toEqual(["Google's token address answered 400"]);
  });

  it('is undefined when Google sign-in is not set up', () => {
    const settings = { appUrl, sessionSecret: 'a secret', secureCookies: false, google: undefined };
    expect(googleRoundTrip(settings, logger)).toBeUndefined();
  });
});
