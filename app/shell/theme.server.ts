import { createCookie, type AppLoadContext } from '@remix-run/node';

const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The chosen theme; nothing personal, so the cookie is not signed. */
function themeCookie({ secureCookies: secure }: AppLoadContext['system']['settings']) {
  const maxAge = 60 * 60 * 24 * 365;
  const name = secure ? '__Host-theme' : 'theme';
  return createCookie(name, { path: '/', sameSite: 'lax', httpOnly: true, secure, maxAge });
}

/** The chosen theme; undefined for that of the system. */
export async function themeOf(request: Request, { system }: AppLoadContext): Promise<Theme | undefined> {
  return themeNamed(await themeCookie(system.settings).parse(request.headers.get('cookie')));
}

export function themeCookieHeader(theme: unknown, { system }: AppLoadContext): Promise<string> {
  const valid = themeNamed(theme);
  return themeCookie(system.settings).serialize(valid ?? '', valid ? {} : { maxAge: 0 });
}

const themeNamed = (value: unknown) => themes.find((theme) => theme === value);
