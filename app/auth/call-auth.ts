import { authenticationFailedShort, loggedIn, type AuthAnswer, type AuthMode } from '~/auth/auth-messages';
import { headlineOf } from './auth-titles';

/** Spec section 7. */
const paths: Readonly<Record<AuthMode, string>> = {
  'sign-in': '/api/auth/login',
  'sign-up': '/api/auth/register',
};
/** Timeout of the call, in milliseconds. */
const limitMs = 30_000;

type Answered = { message?: string; error?: string; fields?: Record<string, string> };

/** Signs in or up from the dialog. Returns every failure as a sentence; never throws. */
export async function callAuth(mode: AuthMode, fields: Record<string, string>): Promise<AuthAnswer> {
  try {
    const response = await fetch(paths[mode], {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(limitMs),
    });
    const body = (await response.json()) as Answered;
    if (response.ok) return { mode, message: body.message ?? loggedIn };
    const problem = headlineOf(body.error ?? authenticationFailedShort, body.fields);
    return { mode, problem, fields: body.fields };
  } catch {
    return { mode, problem: authenticationFailedShort };
  }
}
