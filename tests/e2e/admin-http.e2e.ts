import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../compose';
import { loadConfig } from '../../config';
import { silentLog } from '../../modules/kernel/ports';
import { isRefusal } from '../../modules/kernel/refusal';
import type { UserDocument } from '../../projections/documents';
import { createAccountWorld, type AccountWorld } from './http/account-world';
import { createPerson, signedInPerson } from './http/person';
import { unknownId } from './http/unknown-id';
import { until } from './product/until';

describe('an admin of accounts over HTTP', () => {
  let desk: AccountWorld;
  beforeAll(async () => {
    desk = await createAccountWorld();
  });
  afterAll(() => desk.close());
  const listed = (query?: string) => desk.listed(query);
  const ask: AccountWorld['admin']['ask'] = (path, asking) => desk.admin.ask(path, asking);

  it('gets a bare array, newest first, 50 by default, and the total in a header', async () => {
    const { users, total } = await listed();
    expect([users.length, total]).toEqual([50, 61]);
    const times = users.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(Object.keys(users[0] ?? {}).sort()).toEqual(
      [
        ...['createdAt', 'email', 'id', 'isActive', 'isAdmin'],
        ...['isApproved', 'name', 'picture', 'searchCount'],
      ].sort(),
    );
  });

  it('can page, sort, search and filter it', async () => {
    const names = async (query: string) => (await listed(query)).users.map(({ name }) => name);
    expect(await names('?q=MEMBER&sort=name&limit=2&page=3')).toEqual(['Member 04', 'Member 05']);
    expect((await names('?q=member&sort=-email&limit=1'))[0]).toBe('Member 59');
    expect((await listed('?limit=1000000')).users).toHaveLength(61);
    expect(await listed('?status=admin')).toMatchObject({ total: 1, users: [{ id: desk.self }] });
    expect((await listed('?status=approved')).total).toBe(60);
    expect((await listed('?q=%25')).total).toBe(0);
  });

  it('gets the default list for an invalid page or order, and a refusal for an invalid status', async () => {
    const usual = (await listed()).users;
    for (const query of [
      '?page=0',
      '?page=abc',
      '?limit=-1',
      '?limit=0',
      '?sort=__proto__',
      '?sort=,',
      '?q=',
    ])
      expect((await listed(query)).users, query).toEqual(usual);
    expect(await listed('?page=9007199254740991')).toMatchObject({ status: 200, users: [] });
    const wrong = await ask('/api/admin/users?status=wating');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid-input']);
    expect(wrong.body.fields?.status).toContain('waiting, approved, admin, inactive');
  });

  it('decides with a reason, without one, and without a body', async () => {
    const [carol, dave] = [await desk.waiting('Carol'), await desk.waiting('Dave')];
    const approve = (user: UserDocument, asking: object) =>
      ask(`/api/admin/users/${user.id}/approve`, { method: 'POST', ...asking });
    const first = await approve(carol, {});
    expect([first.status, first.body]).toEqual([200, { ok: true }]);
    const second = await approve(dave, { json: { reason: 'known to us' } });
    expect([second.status, second.body]).toEqual([200, { ok: true }]);
    for (const name of ['carol', 'dave'])
      expect(await desk.found(name)).toMatchObject({ isApproved: true, searchCount: 10 });
    expect((await approve(carol, {})).status).toBe(200);
    expect(await desk.signIn(carol)).toBe('200');
  });

  it('gets a refusal for a body that is not JSON, before the account is looked up', async () => {
    const path = `/api/admin/users/${unknownId}`;
    const answers = async (body: string, type = 'application/json') => {
      const asked = [
        ask(path, { method: 'DELETE', body, headers: { 'content-type': type } }),
        ask(`${path}/approve`, { method: 'POST', body, headers: { 'content-type': type } }),
      ];
      return (await Promise.all(asked)).map(({ status, body: { code } }) => `${status} ${code}`);
    };
    expect(await answers('reason=spam', 'text/plain')).toEqual(Array(2).fill('415 not-json'));
    expect(await answers('{"reason":')).toEqual(Array(2).fill('400 malformed-json'));
    expect(await answers('{"reason":5}')).toEqual(Array(2).fill('400 invalid-input'));
    expect(await answers(JSON.stringify({ reason: 'x'.repeat(501) }))).toEqual(
      Array(2).fill('400 invalid-input'),
    );
    expect(await answers(`"${'x'.repeat(70_000)}"`)).toEqual(Array(2).fill('413 body-too-large'));
    expect(await answers('{}')).toEqual(Array(2).fill('404 user-not-found'));
  });

  it('cannot delete or approve an admin, and other users cannot decide anything', async () => {
    const dave = await desk.found('dave');
    const member = createPerson(desk.product.url);
    await member.signIn('carol@example.org');
    for (const [person, id, code] of [
      [desk.admin, desk.self, '409 admin-protected'],
      [member, dave.id, '403 forbidden'],
      [createPerson(desk.product.url), dave.id, '401 sign-in-required'],
    ] as const) {
      const erased = await person.ask(`/api/admin/users/${id}`, { method: 'DELETE' });
      const approved = await person.ask(`/api/admin/users/${id}/approve`, { method: 'POST' });
      for (const { status, body } of [erased, approved]) expect(`${status} ${body.code}`).toBe(code);
    }
    expect(await desk.signIn(dave)).toBe('200');
  });

  it('deletes an account: its sessions end at once, and it is no longer listed', async () => {
    const erin = await signedInPerson(desk.product, 'Erin');
    const account = await desk.found('erin');
    const erased = await ask(`/api/admin/users/${account.id}`, { method: 'DELETE' });
    expect([erased.status, erased.body]).toEqual([200, { ok: true }]);
    expect((await listed('?q=erin')).total).toBe(0);
    expect((await erin.ask('/api/auth/user')).status).toBe(401);
    expect(await desk.signIn(account)).toBe('401 wrong-credentials');
    const again = await ask(`/api/admin/users/${account.id}/approve`, { method: 'POST' });
    expect([again.status, again.body.code]).toEqual([404, 'user-not-found']);
  });

  it('gets the answer once the list shows the decision, even when background work is delayed', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'evident-e2e-'));
    const { system, background, operator, close } = await compose(
      loadConfig({ DATA_DIR: dataDir }),
      silentLog,
    );
    const context = { actor: { kind: 'operator' as const }, correlationId: 'c', causationId: 'c' };
    const made = await operator.identity.invite({ email: 'ivy@example.org', name: 'Ivy' }, 'user', context);
    const boss = { email: 'boss@example.org', name: 'Berta' };
    const admin = await operator.identity.invite(boss, 'admin', { ...context, causationId: 'd' });
    if (isRefusal(made) || isRefusal(admin)) throw new Error('an account was not made');
    const order: string[] = [];
    const decided = system.identity
      .deactivate(
        made.userId,
        { ...(await desk.found('admin@')), id: admin.userId, isAdmin: true },
        {},
        context,
      )
      .then((answer) => order.push(JSON.stringify(answer)));
    await until('it is decided', async () => !(await operator.identity.account(made.userId))?.isActive);
    order.push('the background work begins');
    const stop = new AbortController();
    const work = background.run(stop.signal);
    await decided;
    expect(order).toEqual(['the background work begins', '{"ok":true}']);
    expect((await system.identity.users({ status: 'inactive' })).items).toMatchObject([{ name: 'Ivy' }]);
    stop.abort();
    await work;
    await close();
    rmSync(dataDir, { recursive: true });
  });
});
