import type { GooglePerson } from '../../doubles/google-stand-in';
import type { Person } from './person';

/** The URL of a Google picture, and its replacement in tests. */
export const picture = 'https://lh3.googleusercontent.com/a/portrait=s96-c';
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let lastSub = 1_000;

/** A new Google account with a verified address. */
export function googlePerson(name: string, more: Partial<GooglePerson> = {}): GooglePerson {
  lastSub += 1;
  const email = `${name.toLowerCase()}@example.com`;
  return { sub: String(lastSub), email, email_verified: true, name, ...more };
}

/** Signs in over HTTP as the person signed in at Google; answers the final redirect of the product. */
export async function enterByGoogle(person: Person): Promise<string> {
  const left = await person.send('/api/auth/google');
  const agreed = await fetch(left.headers.get('location') ?? '', { redirect: 'manual' });
  const { pathname, search } = new URL(agreed.headers.get('location') ?? '');
  return (await person.send(pathname + search)).headers.get('location') ?? '';
}
