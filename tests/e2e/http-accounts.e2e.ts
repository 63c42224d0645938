import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpWorld } from './http/http-world';
import { approvedAccount, createPerson, password, type Person } from './http/person';
import { refusal } from './http/refusal';
import { startProduct, type RunningProduct } from './product/server';
import { unknownId } from './http/unknown-id';
import { until } from './product/until';

describe('over HTTP', () => {
  let product: RunningProduct;
  let visitor: Person;
  let admin: Person;
  let ada: Person;

  beforeAll(async () => {
    ({ product, visitor, admin, ada } = await createHttpWorld());
  });
  afterAll(() => product.stop());

  describe('an account', () => {
    const carol = { name: 'Carol', email: 'carol@example.org', password, confirmPassword: password };

    it('signs up, waits for an admin, and then signs in with ten searches', async () => {
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

    it('is refused with a sentence for each invalid field', async () => {
      const { status, body } = await visitor.ask('/api/auth/register', {
        json: { email: 'anonymous', name: ' ', password: 'short', confirmPassword: 'short' },
      });
      expect([status, body.code]).toEqual([400, 'invalid-input']);
      expect(Object.keys(body.fields ?? {}).sort()).toEqual(['email', 'name', 'password']);
      const differ = await visitor.ask('/api/auth/register', {
        json: { ...carol, confirmPassword: 'another one' },
      });
      expect([differ.status, differ.body.fields]).toEqual([
        400,
        { confirmPassword: 'Passwords do not match' },
      ]);
      const empty = await visitor.ask('/api/auth/login', { json: {} });
      expect([empty.status, Object.keys(empty.body.fields ?? {}).sort()]).toEqual([
        400,
        ['email', 'password'],
      ]);
    });

    it('gets the same refusal for an unknown address and a wrong password', async () => {
      const unknown = await visitor.ask('/api/auth/login', { json: { email: 'no@example.org', password } });
      const wrong = await visitor.ask('/api/auth/login', {
        json: { email: 'ada@example.org', password: 'not hers!' },
      });
      expect([unknown.status, unknown.body]).toEqual([401, refusal('wrong-credentials')]);
      expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    });

    it('is approved and listed by admins alone', async () => {
      const path = `/api/admin/users/${unknownId}/approve`;
      for (const [person, status, code] of [
        [visitor, 401, 'sign-in-required'],
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
      expect((await visitor.ask('/api/admin/users')).status).toBe(401);
    });

    it('is created once from concurrent sign-ups with one address, and has one password', async () => {
      const email = 'dora@example.org';
      const passwords = Array.from({ length: 10 }, (_, n) => `the password of number ${n}`);
      const answers = await Promise.all(
        passwords.map((own) =>
          createPerson(product.url).ask('/api/auth/register', {
            json: { name: 'Dora', email, password: own, confirmPassword: own },
          }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      await approvedAccount(product, 'Dora');
      const tried = [];
      for (const own of passwords) tried.push((await createPerson(product.url).signIn(email, own)).status);
      expect(tried.filter((status) => status === 200)).toHaveLength(1);
      const { body } = await admin.ask<{ email: string }[]>('/api/admin/users?q=dora');
      expect(body.map((user) => user.email)).toEqual([email]);
    });

    it.each([' spaces around ', 'ключ под ковриком', '🔑🔒🗝️🔑🔒🗝️', `${'x'.repeat(127)}y`])(
      'signs in with the password exactly as typed: %s',
      async (typed) => {
        const email = `exact-${typed.length}@example.org`;
        const person = createPerson(product.url);
        const details = { name: `Exact ${typed.length}`, email, password: typed, confirmPassword: typed };
        expect((await person.ask('/api/auth/register', { json: details })).status).toBe(201);
        expect((await person.signIn(email, typed)).body).toMatchObject({ code: 'account-pending' });
        for (const other of [typed.trim(), typed.slice(0, -1)].filter((text) => text !== typed))
          expect((await person.signIn(email, other)).status).toBe(401);
      },
    );

    it('signs in fifty times at once', async () => {
      const fifty = Array.from({ length: 50 }, () => createPerson(product.url).signIn('ada@example.org'));
      const answers = await Promise.all(fifty);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    });

    it('ends the old session of a caller at a new sign-in', async () => {
      const person = createPerson(product.url);
      await person.signIn('ada@example.org');
      const before = person.cookie();
      await person.signIn('ada@example.org');
      expect(person.cookie()).not.toBe(before);
      expect((await visitor.ask('/api/auth/user', { headers: { cookie: before } })).status).toBe(401);
      expect((await person.ask('/api/auth/user')).status).toBe(200);
    });

    it('signs out, which ends the session on the server and works without one [SEC-91]', async () => {
      const person = createPerson(product.url);
      await person.signIn('ada@example.org');
      const cookie = person.cookie();
      expect((await person.ask('/api/auth/logout', { json: {} })).status).toBe(200);
      expect((await visitor.ask('/api/auth/user', { headers: { cookie } })).status).toBe(401);
      expect((await visitor.ask('/api/auth/logout', { json: {} })).status).toBe(200);
    });

    it('logs each sign-in, each refused sign-in and each denied request, without an e-mail address [SEC-103]', async () => {
      const person = createPerson(product.url);
      const { body } = await person.signIn('ada@example.org');
      await person.signIn('ada@example.org', 'not her password');
      await person.ask('/api/admin/users');
      const line = (...parts: string[]) =>
        product.output.split('\n').find((text) => parts.every((part) => text.includes(part)));
      await until('all three are written', () =>
        Boolean(
          line('sign-in succeeded', body.user.id) &&
          line('sign-in rejected', 'wrong-credentials') &&
          line('request denied', '/api/admin/users', '403'),
        ),
      );
      expect(product.output).not.toContain('ada@example.org');
    });

    it('has a cookie that scripts and other sites cannot read and that cannot be forged [SEC-81]', async () => {
      const person = createPerson(product.url);
      const set = (await person.signIn('ada@example.org')).headers.get('set-cookie') ?? '';
      expect(set).toMatch(/; HttpOnly/);
      expect(set).toMatch(/; SameSite=Lax/);
      expect(set).toMatch(/; Path=\//);
      expect(set).not.toMatch(/; Secure/);
      const forged = person.cookie().replace(/=(.)/, (_, first: string) => `=${first === 'A' ? 'B' : 'A'}`);
      expect((await visitor.ask('/api/auth/user', { headers: { cookie: forged } })).status).toBe(401);
    });
  });

  it('keeps sessions and the lock after ten failures over kill -9', async () => {
    const email = await approvedAccount(product, 'Edith');
    const edith = createPerson(product.url);
    await edith.signIn(email);
    const wrong = Array.from({ length: 30 }, () => createPerson(product.url).signIn(email, 'not hers!'));
    const statuses = (await Promise.all(wrong)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);

    await product.kill();
    product = await startProduct({ dataDir: product.dataDir });
    const { status, body, headers } = await createPerson(product.url).signIn(email);
    expect([status, body]).toEqual([429, refusal('too-many-failures')]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await edith.ask('/api/auth/user', { url: product.url })).status).toBe(200);
  });
});
