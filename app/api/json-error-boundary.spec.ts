import { afterEach, describe, expect, it, vi } from 'vitest';
import { withJsonErrors } from './json-error-boundary.server';

const reportError = vi.fn();
const args = { context: { reportError, disconnected: new AbortController().signal } };
const throwing = (thrown: unknown, { context } = args) =>
  withJsonErrors(() => {
    throw thrown;
  })({ context });

class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

describe('a call of the API', () => {
  afterEach(() => void reportError.mockClear());

  it('answers its response', async () => {
    expect(await (await withJsonErrors(() => Response.json({ ok: true }))(args)).json()).toEqual({
      ok: true,
    });
  });

  it('answers with a response that was thrown', async () => {
    expect((await throwing(new Response(null, { status: 401 }))).status).toBe(401);
  });

  it('answers 503 with a retry time when a store is unavailable', async () => {
    const answer = await throwing(new StoreUnavailable('The disk is full.'));
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await answer.json()).toEqual({ error: 'The disk is full.', code: 'unavailable' });
  });

  it('asks a user who was erased meanwhile to sign in', async () => {
    const answer = await throwing(
      Object.assign(new Error('The account is gone.'), { code: 'person-erased' }),
    );
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { error: 'Please sign in to continue.', code: 'sign-in-required' },
    ]);
  });

  it('answers an unexpected error with one sentence, without its cause [SEC-64]', async () => {
    const error = new Error('SELECT secret FROM users');
    const answer = await throwing(error);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret');
    expect(reportError.mock.calls).toEqual([[error]]);
  });

  it('does not log that its caller disconnected, but logs other errors after that', async () => {
    const context = { reportError, disconnected: AbortSignal.abort() };
    await throwing(context.disconnected.reason, { context });
    expect(reportError).not.toHaveBeenCalled();
    await throwing(new Error('a fault'), { context });
    expect(reportError).toHaveBeenCalledTimes(1);
  });
});
