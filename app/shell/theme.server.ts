import { createCookie } from '@remix-run/node';

const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Which look somebody chose; nothing personal, so it is not signed. */
const themeCookie = createCookie('theme', { path: '/', sameSite: 'lax', maxAge: 60 * 60 * 24 * 365 });

/** The chosen look, or undefined for the one of the machine. */
export async function themeOf(request: Request): Promise<Theme | undefined> {
  return themeNamed(await themeCookie.parse(request.headers.get('cookie')));
}

export function themeCookieHeader(theme: unknown): Promise<string> {
  const known = themeNamed(theme);
  return themeCookie.serialize(known ?? '', known ? {} : { maxAge: 0 });
}

const themeNamed = (value: unknown) => themes.find((theme) => theme === value);
