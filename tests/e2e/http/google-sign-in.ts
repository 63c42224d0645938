import { enterByGoogle } from './google-visitor';
import type { Person } from './person';

/** Signs in over HTTP as the person signed in at the Google stand-in. */
export async function signInWithGoogle(person: Person): Promise<void> {
  const location = await enterByGoogle(person);
  if (!location.includes('auth=success')) throw new Error(`Google sign-in led to ${location}`);
}
