import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approvedAccount,
  createPerson,
  password,
  signedInAdmin,
  signedInPerson,
  type Person,
} from './person';
import { startProduct, type RunningProduct } from './server';
import { until } from './until';

const unknownId = '00000000-0000-4000-8000-000000000000';
const refusal = (code: string) => ({ error: expect.any(String) as string, code });

describe('over HTTP', () => {
  let product: RunningProduct;
  let anybody: Person;
  let admin: Person;
  let ada: Person;

  beforeAll(async () => {
    product = await startProduct();
    anybody = createPerson(product.url);
    admin = await signedInAdmin(product);
    ada = await signedInPerson(product, 'Ada');
  });
  afterAll(() => product.stop());

  describe('an account', () => {
    const carol = { name: 'Carol', email: 'carol@example.org', password, confirmPassword: password };

    it('is asked for, waits for an admin, and then gets in with ten searches', async () => {
      const person = createPerson(product.url);
      const sentence =
        "Account created successfully! Admin will approve your account and you'll receive an email notification.";
      const first = await person.ask('/api/auth/register', { json: carol });
      expect([first.status, first.body]).toEqual([201, { message: sentence }]);
      const again = await person.ask('/api/auth/register', {
        json: { ...carol, name: 'Mallory', email: 'CAROL@example.org' },
      });
      expect([again.status, again.body]).toEqual([201, { message: sentence }]);

      const early = await person.signIn(carol.email);
      expect([early.status, early.body]).toEqual([403, refusal('account-pending')]);
      await approvedAccount(product, 'Carol');
      const late = await person.signIn(carol.email);
      expect(late.status).toBe(200);
      const user = await until('the searches are granted', async () => {
        const { body } = await person.ask<{ searchCount: number }>('/api/auth/user');
        return body.searchCount === 10 && body;
      });
      expect(user).toEqual({
        id: late.body.user.id,
        email: carol.email,
        name: 'Carol',
        picture: null,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        isAdmin: false,
        isApproved: true,
        isActive: true,
        searchCount: 10,
      });
    });

    it('is refused with a sentence for each field that is wrong', async () => {
      const { status, body } = await anybody.ask('/api/auth/register', {
        json: { email: 'nobody', name: ' ', password: 'short', confirmPassword: 'short' },
      });
      expect([status, body.code]).toEqual([400, 'invalid-input']);
      expect(Object.keys(body.fields ?? {}).sort()).toEqual(['email', 'name', 'password']);
      const differ = await anybody.ask('/api/auth/register', {
        json: { ...carol, confirmPassword: 'another one' },
      });
      expect([differ.status, differ.body.fields]).toEqual([
        400,
        { confirmPassword: 'Passwords do not match' },
      ]);
      const empty = await anybody.ask('/api/auth/login', { json: {} });
      expect([empty.status, Object.keys(empty.body.fields ?? {}).sort()]).toEqual([
        400,
        ['email', 'password'],
      ]);
    });

    it('does not tell an unknown address from a wrong password', async () => {
      const unknown = await anybody.ask('/api/auth/login', { json: { email: 'no@example.org', password } });
      const wrong = await anybody.ask('/api/auth/login', {
        json: { email: 'ada@example.org', password: 'not hers!' },
      });
      expect([unknown.status, unknown.body]).toEqual([401, refusal('wrong-credentials')]);
      expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    });

    it('is approved and listed by admins alone', async () => {
      const path = `/api/admin/users/${unknownId}/approve`;
      for (const [person, status, code] of [
        [anybody, 401, 'sign-in-required'],
        [ada, 403, 'forbidden'],
        [admin, 404, 'user-not-found'],
      ] as const) {
        const answer = await person.ask(path, { json: {} });
        expect([answer.status, answer.body]).toEqual([status, refusal(code)]);
      }
      const { body } =
        await admin.ask<{ id: string; isAdmin: boolean; searchCount: number }[]>('/api/admin/users');
      const self = body.find(({ isAdmin }) => isAdmin);
      expect(self?.searchCount).toBe(-1);
      const answer = await admin.ask(`/api/admin/users/${self?.id}/approve`, { json: {} });
      expect([answer.status, answer.body]).toEqual([409, refusal('admin-protected')]);
      expect((await ada.ask('/api/admin/users')).status).toBe(403);
      expect((await anybody.ask('/api/admin/users')).status).toBe(401);
    });

    it('is left by signing out, which ends the session on the server and works without one', async () => {
      const person = createPerson(product.url);
      await person.signIn('ada@example.org');
      const cookie = person.cookie();
      expect((await person.ask('/api/auth/logout', { json: {} })).status).toBe(200);
      expect((await anybody.ask('/api/auth/user', { headers: { cookie } })).status).toBe(401);
      expect((await anybody.ask('/api/auth/logout', { json: {} })).status).toBe(200);
    });

    it('has a cookie that scripts, other sites and forgers get nothing from', async () => {
      const person = createPerson(product.url);
      const set = (await person.signIn('ada@example.org')).headers.get('set-cookie') ?? '';
      expect(set).toMatch(/; HttpOnly/);
      expect(set).toMatch(/; SameSite=Lax/);
      expect(set).toMatch(/; Path=\//);
      expect(set).not.toMatch(/; Secure/);
      const forged = person.cookie().replace(/=(.)/, (_, first: string) => `=${first === 'A' ? 'B' : 'A'}`);
      expect((await anybody.ask('/api/auth/user', { headers: { cookie: forged } })).status).toBe(401);
    });
  });
});
