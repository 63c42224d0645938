import { describe, expect, it } from 'vitest';
import { refuse } from '../../modules/kernel/refusal';
import { withPasswordForm } from './password-form.server';

const posted = (text: string) => new URLSearchParams(text);

describe('a posted sign-in form', () => {
  it('hands over address and password exactly as typed', async () => {
    const fields = posted('email=ada%40example.org&password=%20p%C3%A5ss%2Bword%20&mode=sign-in');
    const entered = await withPasswordForm(fields, (credentials) => Promise.resolve(credentials));
    expect(entered).toEqual({ email: 'ada@example.org', password: ' påss+word ' });
  });

  it('hands over missing fields as missing', async () => {
    const entered = await withPasswordForm(posted('mode=sign-in'), (credentials) =>
      Promise.resolve(credentials),
    );
    expect(entered).toEqual({ email: null, password: null });
  });

  it('returns a refusal as data: code, values and fields', async () => {
    const refusal = refuse('too-many-failures', { retryAfter: 30 }, { email: 'No.' });
    expect(await withPasswordForm(posted(''), () => Promise.resolve(refusal))).toBe(refusal);
  });

  it('rethrows an unexpected error unchanged', async () => {
    const unexpected = Object.assign(new Error('away'), { name: 'StoreUnavailable' });
    await expect(withPasswordForm(posted(''), () => Promise.reject(unexpected))).rejects.toBe(unexpected);
  });
});
