import { createSession, type SessionStorage } from '@remix-run/node';
import { Authenticator, AuthorizationError } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';

/** The library requires a session storage; sessions belong to identity, so this one stores nothing. */
const nothingKept: SessionStorage = {
  getSession: () => Promise.resolve(createSession()),
  commitSession: () => Promise.resolve(''),
  destroySession: () => Promise.resolve(''),
};

/**
 * Runs a posted sign-in form through the library's form strategy. Returns the result of `enter`, including a refusal,
 * as data; rethrows its errors unchanged.
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
