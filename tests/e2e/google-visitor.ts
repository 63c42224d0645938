import type { GooglePerson } from '../doubles/google-stand-in';
import type { Person } from './person';

/** Where Google would keep a picture, and what a test puts in its place. */
export const picture = 'https://lh3.googleusercontent.com/a/portrait=s96-c';
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let lastSub = 1_000;

/** Somebody with a Google account nobody has met yet, its address verified. */
export function somebody(name: string, more: Partial<GooglePerson> = {}): GooglePerson {
  lastSub += 1;
  const email = `${name.toLowerCase()}@example.com`;
  return { sub: String(lastSub), email, email_verified: true, name, ...more };
}

/** Signs in over HTTP as whoever is signed in at Google; answers where the product leads to at the end. */
export async function enterByGoogle(person: Person): Promise<string> {
  const left = await person.send('/api/auth/google');
  const agreed = await fetch(left.headers.get('location') ?? '', { redirect: 'manual' });
  const { pathname, search } = new URL(agreed.headers.get('location') ?? '');
  return (await person.send(pathname + search)).headers.get('location') ?? '';
}
