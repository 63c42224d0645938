import { createCookie } from '@remix-run/node';
import type { Application } from '../../composition/application/application';

type Settings = Pick<Application['settings'], 'sessionSecret' | 'secureCookies'>;

/** HttpOnly, SameSite=Lax, Secure behind https (contract section 3). The token identifies a session on the server. */
const sessionCookie = ({ sessionSecret, secureCookies }: Settings) =>
  createCookie(secureCookies ? '__Host-evident' : 'evident', {
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies,
    path: '/',
    secrets: [sessionSecret],
    maxAge: 60 * 60 * 24 * 30,
  });

/** The session token of a request, when its cookie has our signature. */
export async function sessionTokenOf(
  cookieHeader: string | null,
  settings: Settings,
): Promise<string | undefined> {
  const token: unknown = await sessionCookie(settings).parse(cookieHeader);
  return typeof token === 'string' && token ? token : undefined;
}

type WithSettings = { system: { settings: Settings } };

export const sessionCookieHeader = (token: string, { system }: WithSettings): Promise<string> =>
  sessionCookie(system.settings).serialize(token);

export const clearSessionCookieHeader = ({ system }: WithSettings): Promise<string> =>
  sessionCookie(system.settings).serialize('', { maxAge: 0 });
