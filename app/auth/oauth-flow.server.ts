import { createCookieSessionStorage, type Session, type SessionStorage } from '@remix-run/node';

type Settings = { sessionSecret: string; secureCookies: boolean };

/** How long somebody may take at Google, in milliseconds. */
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

/** One way to Google and back: what the browser keeps meanwhile, in a signed cookie of its own. */
export type RoundTrip = {
  /** PKCE's secret of this round trip. */
  verifier: string;
  /** For the library, which keeps its `state` beside it. */
  storage: SessionStorage;
};

/** Sets out: nothing of an earlier round trip counts any more. */
export async function startOAuth(settings: Settings, verifier: string, now: number): Promise<RoundTrip> {
  const storage = storageOf(settings);
  const session = await storage.getSession();
  session.set('verifier', verifier);
  session.set('since', now);
  return { verifier, storage: over(session, storage) };
}

/** Comes back: the round trip this browser set out on, unless there is none or it took too long. */
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

/** The `Set-Cookie` that ends whatever round trip this browser is on: it counts once. */
export async function endRoundTrip(settings: Settings): Promise<string> {
  const storage = storageOf(settings);
  return storage.destroySession(await storage.getSession());
}

/** The library asks for the session itself; it gets the one that is open already. */
const over = (session: Session, storage: SessionStorage): SessionStorage => ({
  ...storage,
  getSession: () => Promise.resolve(session),
});
