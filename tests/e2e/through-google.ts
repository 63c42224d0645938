import type { Person } from './person';

/** Signs in over HTTP, as whoever is signed in at the Google stand-in. */
export async function throughGoogle(person: Person): Promise<void> {
  const left = await person.send('/api/auth/google');
  const agreed = await fetch(left.headers.get('location') ?? '', { redirect: 'manual' });
  const { pathname, search } = new URL(agreed.headers.get('location') ?? '');
  const back = await person.send(pathname + search);
  if (!back.headers.get('location')?.includes('auth=success'))
    throw new Error(`Google sign-in led to ${back.headers.get('location')}`);
}
