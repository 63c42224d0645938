import { createCookieSessionStorage, type Session, type SessionStorage } from '@remix-run/node';

type Settings = { sessionSecret: string; secureCookies: boolean };

/** Time limit of the flow at Google, in milliseconds. */
export const roundTripMs = 10 * 60 * 1000;

const storageOf = ({ sessionSecret, secureCookies }: Settings) =>
  createCookieSessionStorage({
    cookie: {
      name: secureCookies ? '__Host-evident-google' : 'evident-google',
      httpOnly: true,
      sameSite: 'lax',
      secure: secureCookies,
      path: '/',
      secrets: [sessionSecret],
      maxAge: roundTripMs / 1000,
    },
  });

/** The state of one OAuth flow, stored in a signed cookie. */
export type RoundTrip = {
  /** The PKCE verifier of this flow. */
  verifier: string;
  /** For the library, which stores its `state` in the same session. */
  storage: SessionStorage;
};

/** Starts a flow; an earlier one becomes invalid. */
export async function startOAuth(settings: Settings, verifier: string, now: number): Promise<RoundTrip> {
  const storage = storageOf(settings);
  const session = await storage.getSession();
  session.set('verifier', verifier);
  session.set('since', now);
  return { verifier, storage: over(session, storage) };
}

/** The flow that this browser started; undefined when there is none or when it expired. */
export async function finishOAuth(
  settings: Settings,
  cookieHeader: string | null,
  now: number,
): Promise<RoundTrip | undefined> {
  const storage = storageOf(settings);
  const session = await storage.getSession(cookieHeader);
  const verifier: unknown = session.get('verifier');
  const since: unknown = session.get('since');
  if (typeof verifier !== 'string' || typeof since !== 'number') return undefined;
  if (now - since > roundTripMs) return undefined;
  return { verifier, storage: over(session, storage) };
}

/** The `Set-Cookie` that ends the flow of this browser: it counts once. */
export async function endRoundTrip(settings: Settings): Promise<string> {
  const storage = storageOf(settings);
  return storage.destroySession(await storage.getSession());
}

/** The library opens the session itself; this storage hands it the one that is open already. */
const over = (session: Session, storage: SessionStorage): SessionStorage => ({
  ...storage,
  getSession: () => Promise.resolve(session),
});
