import { describe, expect, it } from 'vitest';
import {
  ada,
  adaAtGoogle,
  anew,
  createIdentityWorld,
  granted,
  password,
  type IdentityWorld,
} from '../../../tests/doubles/identity-world';
import { isRefusal } from '../../kernel/refusal';
import { sessionMs } from '../contract';

const wrong = { email: ada.email, password: 'not the password' };
const minute = 60_000;
const again = 'another long password';
const anotherPassword = { currentPassword: password, password: again, confirmPassword: again };
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const codesOf = (answers: object[]) =>
  answers.map((answer) => (isRefusal(answer) ? answer.code : 'signed in'));

describe('sign-in', () => {
  it('refuses a wrong password, an unknown address and an account without a password alike', async () => {
    const { identity, approved } = createIdentityWorld();
    await approved();
    granted(await identity.signInWithGoogle({ ...adaAtGoogle, email: 'grace@example.org' }, anew()));
    const answers = await Promise.all(
      [ada.email, 'nobody@example.org', 'grace@example.org'].map((email) =>
        identity.signIn({ email, password: 'not the password' }),
      ),
    );
    expect(codesOf(answers)).toEqual(Array(3).fill('wrong-credentials'));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('accepts fifty at once with the right password, and counts no failure [SEC-41]', async () => {
    const { identity, approved } = createIdentityWorld();
    await approved();
    const answers = await times(50, () => identity.signIn(ada));
    expect(new Set(codesOf(answers))).toEqual(new Set(['signed in']));
    expect(new Set(answers.map((answer) => granted(answer).sessionToken)).size).toBe(50);
    for (let time = 0; time < 9; time += 1) await identity.signIn(wrong);
    expect(codesOf([await identity.signIn(ada)])).toEqual(['signed in']);
  });
});

describe('a sign-in attempt', () => {
  it('is logged with the id of the account and no other personal data', async () => {
    const { identity, approved, lines } = createIdentityWorld();
    const userId = await approved();
    await identity.signIn(wrong);
    await identity.signIn({ ...wrong, email: 'nobody@example.org' });
    await identity.signIn(ada);
    await identity.signInWithGoogle({ ...adaAtGoogle, email_verified: false }, anew());
    await identity.signInWithGoogle(adaAtGoogle, anew());
    await identity.setPasswordByLink('made.up', anotherPassword, anew());
    await times(10, () => identity.signIn(wrong));
    await identity.signIn(wrong);
    const refused = { message: 'sign-in rejected' };
    const inside = { message: 'sign-in succeeded', userId };
    expect(lines).toEqual([
      { ...refused, way: 'password', code: 'wrong-credentials', userId },
      { ...refused, way: 'password', code: 'wrong-credentials' },
      { ...inside, way: 'password' },
      { ...refused, way: 'google', code: 'google-refused' },
      { ...inside, way: 'google' },
      { ...refused, way: 'link', code: 'link-used' },
      ...Array<object>(10).fill({ ...refused, way: 'password', code: 'wrong-credentials', userId }),
      { ...refused, way: 'password', code: 'too-many-failures' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/example|Ada|not the password/);
  });
});

describe('ten failed sign-ins', () => {
  it('lock an account for the rest of 15 minutes, for the right password too', async () => {
    const { identity, approved, pass } = createIdentityWorld();
    await approved();
    for (let time = 0; time < 10; time += 1)
      expect(codesOf([await identity.signIn(wrong)])).toEqual(['wrong-credentials']);
    pass(5 * minute);
    expect(await identity.signIn(ada)).toMatchObject({
      code: 'too-many-failures',
      values: { retryAfter: 600 },
    });
    pass(10 * minute);
    expect(codesOf([await identity.signIn(ada)])).toEqual(['signed in']);
  });

  it('lock an address without an account in the same way', async () => {
    const { identity } = createIdentityWorld();
    const nobody = { ...wrong, email: 'nobody@example.org' };
    const answers = [];
    for (let time = 0; time < 11; time += 1) answers.push(await identity.signIn(nobody));
    expect(codesOf(answers)).toEqual([...Array<string>(10).fill('wrong-credentials'), 'too-many-failures']);
    expect(codesOf([await identity.signIn({ ...nobody, email: 'Nobody@Example.org' })])).toEqual([
      'too-many-failures',
    ]);
    expect(codesOf([await identity.signIn(wrong)])).toEqual(['wrong-credentials']);
  });

  it('are counted in a sliding window of 15 minutes', async () => {
    const { identity, pass } = createIdentityWorld();
    const tries = async (count: number) => {
      const codes = codesOf(await times(count, () => identity.signIn(wrong)));
      return codes.filter((code) => code === 'wrong-credentials').length;
    };
    expect(await tries(1)).toBe(1);
    pass(14 * minute);
    expect(await tries(20)).toBe(9);
    pass(minute);
    expect(await tries(20)).toBe(1);
    pass(13 * minute);
    expect(await tries(20)).toBe(0);
    expect(await identity.signIn(wrong)).toMatchObject({ values: { retryAfter: 60 } });
    pass(minute);
    expect(await tries(20)).toBe(9);
  });

  it('are the limit for concurrent attempts in several processes, too [SEC-37]', async () => {
    const { identity, another, approved } = createIdentityWorld();
    await approved();
    const processes = [identity, another()];
    const codes = codesOf(await times(100, (n) => (processes[n % 2] ?? identity).signIn(wrong)));
    expect(codes.filter((code) => code === 'wrong-credentials')).toHaveLength(10);
    expect(codes.filter((code) => code === 'too-many-failures')).toHaveLength(90);
  });

  it('are cleared by the right password', async () => {
    const { identity, approved } = createIdentityWorld();
    await approved();
    for (const round of [1, 2, 3]) {
      for (let time = 0; time < 9; time += 1) await identity.signIn(wrong);
      expect([round, ...codesOf([await identity.signIn(ada)])]).toEqual([round, 'signed in']);
    }
  });

  it('include wrong current passwords when changing the password [SEC-32]', async () => {
    const { identity, approved } = createIdentityWorld();
    const userId = await approved();
    const guess = { ...anotherPassword, currentPassword: 'not the password' };
    for (let time = 0; time < 10; time += 1)
      expect(await identity.changePassword(userId, guess, anew())).toMatchObject({
        fields: { currentPassword: expect.any(String) as string },
      });
    const answers = [
      await identity.changePassword(userId, anotherPassword, anew()),
      await identity.signIn(ada),
    ];
    expect(codesOf(answers)).toEqual(['too-many-failures', 'too-many-failures']);
  });

  it('are cleared when a password is set by a mailed link [SEC-30]', async () => {
    const { identity, approved, mailedLink } = createIdentityWorld();
    await approved();
    await times(20, () => identity.signIn(wrong));
    await identity.requestPasswordLink(ada, anew());
    const fresh = { password: again, confirmPassword: again };
    granted(await identity.setPasswordByLink(await mailedLink(), fresh, anew()));
    expect(codesOf([await identity.signIn({ email: ada.email, password: again })])).toEqual(['signed in']);
  });
});

describe('a session', () => {
  async function signedIn(world: IdentityWorld) {
    const userId = await world.approved();
    return { userId, ...granted(await world.identity.signIn(ada)) };
  }
  const isOpen = async ({ identity }: IdentityWorld, token: string) =>
    (await identity.accountOfSession(token)) !== undefined;

  it('is stored on the server until it ends, and cannot be guessed [SEC-42]', async () => {
    const world = createIdentityWorld();
    const { userId, sessionToken } = await signedIn(world);
    expect(await world.identity.accountOfSession(sessionToken)).toMatchObject({ name: 'Ada' });
    for (const guess of [`${userId}.guessed`, userId, `${userId}.`, '', '.', `${sessionToken}x`])
      expect([guess, await isOpen(world, guess)]).toEqual([guess, false]);
    await world.identity.signOut(sessionToken);
    expect(await isOpen(world, sessionToken)).toBe(false);
  });

  it('expires after thirty days [SEC-45]', async () => {
    const world = createIdentityWorld();
    const { sessionToken } = await signedIn(world);
    world.pass(sessionMs - 1);
    expect(await isOpen(world, sessionToken)).toBe(true);
    world.pass(1);
    expect(await isOpen(world, sessionToken)).toBe(false);
  });

  it('ends when a new one replaces it [SEC-43]', async () => {
    const world = createIdentityWorld();
    const { sessionToken } = await signedIn(world);
    const next = granted(await world.identity.signIn(ada, sessionToken));
    expect(next.sessionToken).not.toBe(sessionToken);
    expect(await isOpen(world, sessionToken)).toBe(false);
    expect(await isOpen(world, next.sessionToken)).toBe(true);
  });

  it('stays valid if the sign-in that would replace it fails', async () => {
    const world = createIdentityWorld();
    const { sessionToken } = await signedIn(world);
    await world.identity.signIn(wrong, sessionToken);
    expect(await isOpen(world, sessionToken)).toBe(true);
  });

  it('ends with all others of its account at a sign-out everywhere', async () => {
    const world = createIdentityWorld();
    const { userId, sessionToken } = await signedIn(world);
    const second = granted(await world.identity.signIn(ada));
    await world.identity.signOutEverywhere(userId);
    expect([await isOpen(world, sessionToken), await isOpen(world, second.sessionToken)]).toEqual([
      false,
      false,
    ]);
  });

  const endings: [string, (world: IdentityWorld, userId: string) => Promise<unknown>][] = [
    ['the password is changed', ({ identity }, id) => identity.changePassword(id, anotherPassword, anew())],
    [
      'the password is set by a link',
      async ({ identity, mailedLink }) => {
        await identity.requestPasswordLink(ada, anew());
        const fresh = { password: again, confirmPassword: again };
        return granted(await identity.setPasswordByLink(await mailedLink(), fresh, anew()));
      },
    ],
    ['the account is deactivated', ({ identity }, id) => identity.deactivate(id, {}, anew())],
    [
      'the account is deactivated and let in again',
      async ({ identity }, id) => {
        granted(await identity.deactivate(id, {}, anew()));
        return identity.reactivate(id, {}, anew());
      },
    ],
    ['the account is erased', ({ identity }, id) => identity.erase(id, { admins: false }, anew())],
    [
      'Google takes over the password account',
      ({ identity }) => identity.signInWithGoogle(adaAtGoogle, anew()),
    ],
  ];

  it.each(endings)('ends when %s', async (_, end) => {
    const world = createIdentityWorld();
    const { userId, sessionToken } = await signedIn(world);
    granted(await end(world, userId));
    expect(await isOpen(world, sessionToken)).toBe(false);
  });

  it.each(endings)('ends when %s, even if the vault could not be updated [SEC-46]', async (_, end) => {
    const world = createIdentityWorld((name, work) =>
      name === 'delete-by-prefix sessions' ? Promise.reject(new Error('crash')) : work(),
    );
    const { userId, sessionToken } = await signedIn(world);
    await end(world, userId).catch(() => undefined);
    expect(await isOpen(world, sessionToken)).toBe(false);
  });

  it('of a pending account is invalid', async () => {
    const { identity, sessions } = createIdentityWorld();
    await identity.register(ada, anew());
    const userId = (await identity.accountByEmail(ada.email))?.id ?? '';
    const sessionToken = await sessions.begin({ userId, epoch: 0 });
    expect(await identity.accountOfSession(sessionToken)).toBeUndefined();
    granted(await identity.approve(userId, {}, anew()));
    expect(await identity.accountOfSession(sessionToken)).toBeDefined();
  });

  it('gets a new token for the user who changed the password [SEC-44]', async () => {
    const world = createIdentityWorld();
    const { userId, sessionToken } = await signedIn(world);
    const changed = granted(await world.identity.changePassword(userId, anotherPassword, anew()));
    expect(await isOpen(world, sessionToken)).toBe(false);
    expect(await isOpen(world, changed.sessionToken)).toBe(true);
    expect(codesOf([await world.identity.signIn(ada)])).toEqual(['wrong-credentials']);
    expect(codesOf([await world.identity.signIn({ ...ada, password: again })])).toEqual(['signed in']);
  });

  it('is not started for a deactivated account', async () => {
    const world = createIdentityWorld();
    const userId = await world.approved();
    granted(await world.identity.deactivate(userId, {}, anew()));
    expect(codesOf([await world.identity.signIn(ada)])).toEqual(['account-inactive']);
    expect(codesOf([await world.identity.signIn(wrong)])).toEqual(['wrong-credentials']);
    granted(await world.identity.reactivate(userId, {}, anew()));
    expect(codesOf([await world.identity.signIn(ada)])).toEqual(['signed in']);
  });
});
