import { createSession, type SessionStorage } from '@remix-run/node';
import { Authenticator, AuthorizationError } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';

/** The library asks for a place to keep people in; sessions are identity's, so it gets one that keeps nothing. */
const nothingKept: SessionStorage = {
  getSession: () => Promise.resolve(createSession()),
  commitSession: () => Promise.resolve(''),
  destroySession: () => Promise.resolve(''),
};

/**
 * Runs a posted sign-in form through the library's form strategy. `enter` answers what came of it, a refusal too, as
 * data; what it throws comes out as it was thrown.
 */
export async function withPasswordForm<Answer>(
  fields: URLSearchParams,
  enter: (credentials: { email: unknown; password: unknown }) => Promise<Answer>,
): Promise<Answer> {
  const authenticator = new Authenticator<Answer>(nothingKept, { throwOnError: true });
  authenticator.use(
    new FormStrategy(({ form }) => enter({ email: form.get('email'), password: form.get('password') })),
  );
  const request = new Request('http://form.invalid/', { method: 'POST', body: fields });
  try {
    return await authenticator.authenticate('form', request);
  } catch (thrown) {
    throw thrown instanceof AuthorizationError ? (thrown.cause ?? thrown) : thrown;
  }
}
