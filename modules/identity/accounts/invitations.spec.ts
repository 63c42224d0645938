import { describe, expect, it } from 'vitest';
import { ada, anew, createIdentityWorld, granted, password } from '../../../tests/doubles/identity-world';

const grace = { email: 'Grace@example.org', name: 'Grace' };
const fresh = { password: 'her own password', confirmPassword: 'her own password' };

describe('an account created by an operator', () => {
  it('is approved, and signs in with the password set through its link', async () => {
    const { identity } = createIdentityWorld();
    const { userId, linkToken } = granted(await identity.invite(grace, 'user', anew()));
    expect(await identity.account(userId)).toMatchObject({ name: 'Grace', isApproved: true, isAdmin: false });
    granted(await identity.setPasswordByLink(linkToken, fresh, anew()));
    const signedIn = await identity.signIn({ email: grace.email, password: fresh.password });
    expect(signedIn).toMatchObject({ account: { id: userId } });
  });

  it('may be an admin', async () => {
    const { identity } = createIdentityWorld();
    const { userId } = granted(await identity.invite(grace, 'admin', anew()));
    expect(await identity.account(userId)).toMatchObject({ isApproved: true, isAdmin: true });
  });

  it('gets a new link as long as it has no sign-in method', async () => {
    const { identity, types } = createIdentityWorld();
    const first = granted(await identity.invite(grace, 'user', anew()));
    const second = granted(await identity.invite(grace, 'admin', anew()));
    expect(second.userId).toBe(first.userId);
    granted(await identity.setPasswordByLink(second.linkToken, fresh, anew()));
    expect(await identity.setPasswordByLink(first.linkToken, fresh, anew())).toMatchObject({
      code: 'link-used',
    });
    expect((await types()).filter((type) => type === 'UserRegistered')).toHaveLength(1);
  });

  it('is refused for an address whose account has a password or a Google account', async () => {
    const { identity, approved } = createIdentityWorld();
    await approved();
    granted(await identity.signInWithGoogle({ sub: 'g', email: grace.email, email_verified: true }, anew()));
    for (const taken of [ada, grace])
      expect(await identity.invite(taken, 'admin', anew())).toMatchObject({ code: 'address-taken' });
    expect(await identity.accountByEmail(ada.email)).toMatchObject({ isAdmin: false });
    expect(await identity.invite({ email: 'x', name: '' }, 'user', anew())).toMatchObject({
      fields: { email: expect.any(String) as string, name: expect.any(String) as string },
    });
  });
});

describe('the first admin', () => {
  const root = { email: 'root@example.org', password: 'the first password' };

  it('always exists with the configured password; a changed one ends the sessions', async () => {
    const { identity } = createIdentityWorld();
    const first = await identity.ensureAdmin(root.email, root.password, anew());
    const { sessionToken } = granted(await identity.signIn(root));
    expect(await identity.ensureAdmin(root.email, root.password, anew())).toEqual(first);
    expect(await identity.accountOfSession(sessionToken)).toBeDefined();
    const second = { ...root, password: 'the second password' };
    expect(await identity.ensureAdmin(root.email, second.password, anew())).toEqual(first);
    expect(await identity.accountOfSession(sessionToken)).toBeUndefined();
    expect(await identity.signIn(second)).toMatchObject({ account: { isAdmin: true } });
    expect(await identity.signIn(root)).toMatchObject({ code: 'wrong-credentials' });
  });

  it('takes over an existing account and ends its sessions and its old password', async () => {
    const { identity, approved, types } = createIdentityWorld();
    const userId = await approved();
    const before = granted(await identity.signIn(ada));
    granted(await identity.deactivate(userId, {}, anew()));
    expect(await identity.ensureAdmin(ada.email, root.password, anew())).toEqual({ userId });
    expect(await identity.accountOfSession(before.sessionToken)).toBeUndefined();
    expect(await identity.signIn({ ...ada, password })).toMatchObject({ code: 'wrong-credentials' });
    expect(await identity.signIn({ ...ada, password: root.password })).toMatchObject({
      account: { isAdmin: true, isActive: true },
    });
    expect((await types()).slice(-3)).toEqual(['PasswordChanged', 'UserReactivated', 'AdminAppointed']);
  });

  it('is one account if several processes start at once', async () => {
    const { identity, another, types } = createIdentityWorld();
    const all = await Promise.all(
      [identity, another(), another()].map((each) => each.ensureAdmin(root.email, root.password, anew())),
    );
    expect(new Set(all.map(({ userId }) => userId)).size).toBe(1);
    expect((await types()).filter((type) => type === 'UserRegistered')).toHaveLength(1);
    expect(await identity.signIn(root)).toMatchObject({ account: { isAdmin: true } });
  });
});
