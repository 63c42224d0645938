import { describe, expect, it } from 'vitest';
import {
  ada,
  adaAtGoogle as profile,
  anew,
  createIdentityWorld,
  granted,
} from '../../../tests/doubles/identity-world';

const root = { email: 'root@example.org', password: 'the first password' };
const rootAtGoogle = { ...profile, sub: 'g-root', email: root.email };
const refused = { code: 'google-refused' };

describe('sign-in with Google', () => {
  it('creates an approved account with the name and picture from Google', async () => {
    const { identity, types } = createIdentityWorld();
    const picture = 'https://pictures.example.org/ada.png';
    const { account } = granted(await identity.signInWithGoogle({ ...profile, picture }, anew()));
    expect(account).toMatchObject({
      email: 'ada@example.org',
      name: 'Ada L.',
      picture,
      isApproved: true,
      isAdmin: false,
    });
    expect(await types()).toEqual([
      'EmailClaimed',
      'UserRegistered',
      'GoogleSubjectClaimed',
      'GoogleAccountLinked',
      'UserApproved',
    ]);
    expect(await identity.hasPassword(account.id)).toBe(false);
  });

  it('recognizes a Google account by its sub, even if its address changed or is unverified', async () => {
    const { identity, types } = createIdentityWorld();
    const first = granted(await identity.signInWithGoogle(profile, anew()));
    const before = (await types()).length;
    const moved = { ...profile, email: 'lovelace@example.org', email_verified: false, name: 'Countess' };
    const again = granted(await identity.signInWithGoogle(moved, anew(), first.sessionToken));
    expect(again.account).toEqual(first.account);
    expect(await types()).toHaveLength(before);
    expect(await identity.accountOfSession(first.sessionToken)).toBeUndefined();
    expect(await identity.accountOfSession(again.sessionToken)).toBeDefined();
  });

  it('links an account that has a password, and ends its password and sessions', async () => {
    const { identity, approved, types } = createIdentityWorld();
    const userId = await approved();
    const { sessionToken } = granted(await identity.signIn(ada));
    const { account } = granted(await identity.signInWithGoogle(profile, anew()));
    expect(account).toMatchObject({ id: userId, name: 'Ada', google: expect.any(String) as string });
    expect(await identity.hasPassword(userId)).toBe(false);
    expect(await identity.signIn(ada)).toMatchObject({ code: 'wrong-credentials' });
    expect(await identity.accountOfSession(sessionToken)).toBeUndefined();
    expect((await types()).slice(-2)).toEqual(['GoogleAccountLinked', 'PasswordDropped']);
  });

  it('links a pending account and approves it', async () => {
    const { identity, types } = createIdentityWorld();
    await identity.register(ada, anew());
    const { account } = granted(await identity.signInWithGoogle(profile, anew()));
    expect(account).toMatchObject({ name: 'Ada', isApproved: true });
    expect(await identity.signIn(ada)).toMatchObject({ code: 'wrong-credentials' });
    expect((await types()).slice(-3)).toEqual(['GoogleAccountLinked', 'PasswordDropped', 'UserApproved']);
  });

  it('lets a linked user set a password by a mailed link, and keeps both sign-in methods', async () => {
    const { identity, approved, mailedLink } = createIdentityWorld();
    await approved();
    granted(await identity.signInWithGoogle(profile, anew()));
    await identity.requestPasswordLink(ada, anew());
    const fresh = { password: 'my own password', confirmPassword: 'my own password' };
    granted(await identity.setPasswordByLink(await mailedLink(), fresh, anew()));
    granted(await identity.signInWithGoogle(profile, anew()));
    expect(await identity.signIn({ email: ada.email, password: 'my own password' })).toHaveProperty(
      'account',
    );
  });

  it('keeps the password of an admin, which an operator has set', async () => {
    const { identity } = createIdentityWorld();
    const { userId } = await identity.ensureAdmin(root.email, root.password, anew());
    const { sessionToken } = granted(await identity.signIn(root));
    const { account } = granted(await identity.signInWithGoogle(rootAtGoogle, anew()));
    expect(account).toMatchObject({ id: userId, isAdmin: true });
    expect(await identity.accountOfSession(sessionToken)).toBeDefined();
    expect(await identity.signIn(root)).toHaveProperty('account');
  });

  it.each([
    ['has no account', false],
    ['has one', true],
  ])('refuses an address that Google has not verified when it %s, and writes nothing', async (_, exists) => {
    const { identity, approved, types } = createIdentityWorld();
    if (exists) await approved();
    const before = await types();
    for (const email_verified of [false, 'false'])
      expect(await identity.signInWithGoogle({ ...profile, email_verified }, anew())).toMatchObject(refused);
    expect(await types()).toEqual(before);
    if (exists) expect(await identity.signIn(ada)).toHaveProperty('account');
  });

  it('refuses a second Google account for one address, and appends no event', async () => {
    const { identity, types } = createIdentityWorld();
    const first = granted(await identity.signInWithGoogle(profile, anew()));
    const before = await types();
    expect(await identity.signInWithGoogle({ ...profile, sub: 'g-2' }, anew())).toMatchObject(refused);
    expect(await types()).toEqual(before);
    expect(await identity.accountOfSession(first.sessionToken)).toBeDefined();
    const elsewhere = { ...profile, sub: 'g-2', email: 'second@example.org' };
    expect(await identity.signInWithGoogle(elsewhere, anew())).toHaveProperty('account');
  });

  it('refuses a deactivated account, linked or not, and appends no event', async () => {
    const { identity, approved, types } = createIdentityWorld();
    granted(await identity.deactivate(await approved(), {}, anew()));
    const before = await types();
    expect(await identity.signInWithGoogle(profile, anew())).toMatchObject({ code: 'account-inactive' });
    expect(await types()).toEqual(before);
    const other = { ...profile, sub: 'g-2', email: 'grace@example.org' };
    const { account } = granted(await identity.signInWithGoogle(other, anew()));
    granted(await identity.deactivate(account.id, {}, anew()));
    expect(await identity.signInWithGoogle(other, anew())).toMatchObject({ code: 'account-inactive' });
  });

  it.each([
    undefined,
    'somebody',
    [],
    {},
    { ...profile, sub: undefined },
    { ...profile, sub: '' },
    { ...profile, sub: 7 },
    { ...profile, email: undefined },
    { ...profile, email: 'nowhere' },
    { ...profile, email_verified: undefined },
    { ...profile, email_verified: 'perhaps' },
  ])('refuses what is no profile %#', async (answer) => {
    const { identity, types } = createIdentityWorld();
    expect(await identity.signInWithGoogle(answer, anew())).toMatchObject(refused);
    expect(await types()).toEqual([]);
  });

  it.each([
    [{ name: undefined }, 'ada'],
    [{ name: '  ' }, 'ada'],
    [{ name: '\u0000\u0007' }, 'ada'],
    [{ name: `Ada\u0000 ${'😀'.repeat(60)}` }, `Ada ${'😀'.repeat(48)}`],
  ])('shows a name that can be shown %#', async (named, shown) => {
    const { identity } = createIdentityWorld();
    const { account } = granted(await identity.signInWithGoogle({ ...profile, ...named }, anew()));
    expect(account.name).toBe(shown);
  });

  it('drops a picture that is not a web address', async () => {
    const { identity } = createIdentityWorld();
    const picture = 'javascript:alert(1)';
    const { account } = granted(await identity.signInWithGoogle({ ...profile, picture }, anew()));
    expect(account.picture).toBeNull();
  });

  it('keeps sub, address and picture out of the log', async () => {
    const { identity, stored } = createIdentityWorld();
    const picture = 'https://pictures.example.org/ada.png';
    granted(await identity.signInWithGoogle({ ...profile, sub: '1074839201', picture }, anew()));
    expect(await stored()).toContain('GoogleAccountLinked');
    expect(await stored()).not.toMatch(/1074839201|example\.org|"Ada/);
  });
});

describe('concurrent sign-ins', () => {
  it('of one Google account create one account', async () => {
    const { identity, another, types } = createIdentityWorld();
    const processes = [identity, another()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (processes[n % 2] ?? identity).signInWithGoogle(profile, anew())),
    );
    expect(new Set(answers.map((answer) => granted(answer).account.id)).size).toBe(1);
    expect((await types()).filter((type) => type === 'UserRegistered')).toHaveLength(1);
    expect((await types()).filter((type) => type === 'GoogleAccountLinked')).toHaveLength(1);
  });

  it('of different Google accounts for one address admit one, and the others keep no claim', async () => {
    const { identity } = createIdentityWorld();
    const subs = ['g-1', 'g-2', 'g-3', 'g-4'];
    const answers = await Promise.all(
      subs.map((sub) => identity.signInWithGoogle({ ...profile, sub }, anew())),
    );
    const inside = subs.filter((_, n) => 'account' in (answers[n] ?? {}));
    expect(inside).toHaveLength(1);
    for (const sub of subs.filter((each) => !inside.includes(each))) {
      const own = { ...profile, sub, email: `${sub}@example.org` };
      expect(granted(await identity.signInWithGoogle(own, anew())).account.email).toBe(own.email);
    }
  });
});
