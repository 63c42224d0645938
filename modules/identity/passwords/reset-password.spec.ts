import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ada, adaAtGoogle, anew, createIdentityWorld, granted } from '../../../tests/doubles/identity-world';
import { invitationMs, resetLinkMs, resetSent } from '../contract';

const again = 'another long password';
const fresh = { password: again, confirmPassword: again };
const signInAgain = { email: ada.email, password: again };
const linkUsed = { code: 'link-used' };

async function withLink(...step: Parameters<typeof createIdentityWorld>) {
  const world = createIdentityWorld(...step);
  const userId = await world.approved();
  await world.identity.requestPasswordLink({ email: 'ADA@example.org' }, anew());
  return { ...world, userId, link: await world.mailedLink() };
}

describe('a request for a link to set a password', () => {
  it('gets the same answer for every address, and creates a link only if it has an account', async () => {
    const { identity, types, approved } = createIdentityWorld();
    await approved();
    const asked = async (email: string) => identity.requestPasswordLink({ email }, anew());
    expect(await asked(ada.email)).toEqual({ message: resetSent });
    expect(await asked('nobody@example.org')).toEqual({ message: resetSent });
    expect((await types()).filter((type) => type === 'PasswordLinkRequested')).toHaveLength(1);
    expect(await asked('nowhere')).toMatchObject({ fields: { email: 'This is not an e-mail address.' } });
  });

  it('sends at most three mails an hour to an address, including those for sign-ups', async () => {
    const { identity, types, approved, pass } = createIdentityWorld();
    await approved();
    const asked = async () => (await types()).filter((type) => type === 'PasswordLinkRequested').length;
    await identity.register(ada, anew());
    for (let time = 0; time < 5; time += 1) await identity.requestPasswordLink(ada, anew());
    expect(await asked()).toBe(2);
    pass(60 * 60_000);
    await identity.requestPasswordLink(ada, anew());
    expect(await asked()).toBe(3);
  });

  it('creates no link for a deactivated account', async () => {
    const { identity, types, approved } = createIdentityWorld();
    granted(await identity.deactivate(await approved(), {}, anew()));
    expect(await identity.requestPasswordLink(ada, anew())).toEqual({ message: resetSent });
    expect(await types()).not.toContain('PasswordLinkRequested');
  });

  it('keeps the token out of the log', async () => {
    const { link, stored } = await withLink();
    expect(await stored()).not.toContain(link);
    expect(await stored()).not.toContain(link.split('.').at(-1));
  });
});

describe('a link to set a password', () => {
  it('sets the password and invalidates the old one', async () => {
    const { identity, link, types } = await withLink();
    expect(await identity.linkIsGood(link)).toBe(true);
    expect(await identity.setPasswordByLink(link, fresh, anew())).toEqual({ ok: true });
    expect(await identity.signIn(signInAgain)).toMatchObject({ account: { name: 'Ada' } });
    expect(await identity.signIn(ada)).toMatchObject({ code: 'wrong-credentials' });
    expect((await types()).at(-1)).toBe('PasswordChanged');
  });

  it('works once [SEC-39]', async () => {
    const { identity, link } = await withLink();
    granted(await identity.setPasswordByLink(link, fresh, anew()));
    expect(await identity.linkIsGood(link)).toBe(false);
    const third = { password: 'a third password', confirmPassword: 'a third password' };
    expect(await identity.setPasswordByLink(link, third, anew())).toMatchObject(linkUsed);
    expect(await identity.signIn(signInAgain)).toHaveProperty('account');
  });

  it('works once under concurrent use, and the accepted call has set the password', async () => {
    const { identity, link, types } = await withLink();
    const own = (n: number) => ({
      password: `password of user ${n}`,
      confirmPassword: `password of user ${n}`,
    });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => identity.setPasswordByLink(link, own(n), anew())),
    );
    const winners = answers.flatMap((answer, n) => ('ok' in answer ? [n] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter((answer) => 'code' in answer && answer.code === 'link-used')).toHaveLength(49);
    expect((await types()).filter((type) => type === 'PasswordChanged')).toHaveLength(1);
    const { password } = own(winners[0] ?? -1);
    expect(await identity.signIn({ email: ada.email, password })).toHaveProperty('account');
  });

  it('works once across processes, which share no mutex', async () => {
    const world = await withLink();
    const other = world.another();
    const [first, second] = await Promise.all([
      world.identity.setPasswordByLink(world.link, fresh, anew()),
      other.setPasswordByLink(world.link, fresh, anew()),
    ]);
    expect([first, second].filter((answer) => 'ok' in answer)).toHaveLength(1);
  });

  it('is invalidated with all other links of the account when one is used', async () => {
    const world = await withLink();
    await world.identity.requestPasswordLink(ada, anew());
    const newer = await world.mailedLink();
    granted(await world.identity.setPasswordByLink(newer, fresh, anew()));
    expect(await world.identity.setPasswordByLink(world.link, fresh, anew())).toMatchObject(linkUsed);
  });

  it('stays valid if setting the password failed half-way', async () => {
    let broken = false;
    const { identity, link } = await withLink((name, work) =>
      broken && name.startsWith('append') ? Promise.reject(new Error('crash')) : work(),
    );
    broken = true;
    await expect(identity.setPasswordByLink(link, fresh, anew())).rejects.toThrow('crash');
    broken = false;
    expect(await identity.signIn(ada)).toHaveProperty('account');
    expect(await identity.setPasswordByLink(link, fresh, anew())).toEqual({ ok: true });
  });

  it('expires after an hour', async () => {
    const { identity, link, pass } = await withLink();
    pass(resetLinkMs - 1);
    expect(await identity.linkIsGood(link)).toBe(true);
    pass(1);
    expect(await identity.linkIsGood(link)).toBe(false);
    expect(await identity.setPasswordByLink(link, fresh, anew())).toMatchObject(linkUsed);
  });

  it.each([
    ['the password was changed', 'change'],
    ['the account was deactivated and let in again', 'deactivate'],
    ['the account was erased', 'erase'],
    ['Google took over the account', 'google'],
  ] as const)('is good for nothing once %s', async (_, how) => {
    const { identity, link, userId, erased } = await withLink();
    const changed = { currentPassword: ada.password, ...fresh };
    if (how === 'change') granted(await identity.changePassword(userId, changed, anew()));
    if (how === 'google') granted(await identity.signInWithGoogle(adaAtGoogle, anew()));
    if (how === 'erase') await erased(userId);
    if (how === 'deactivate') granted(await identity.deactivate(userId, {}, anew()));
    if (how === 'deactivate') granted(await identity.reactivate(userId, {}, anew()));
    expect(await identity.linkIsGood(link)).toBe(false);
    expect(await identity.setPasswordByLink(link, fresh, anew())).toMatchObject(linkUsed);
  });

  it('is rejected if truncated, changed or invented', async () => {
    const { identity, link } = await withLink();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.nat(link.length - 1).map((length) => link.slice(0, length)),
          fc.nat(link.length - 1).map((at) => `${link.slice(0, at)}*${link.slice(at + 1)}`),
          fc.string({ minLength: 1 }).map((more) => link + more),
          fc.string(),
          fc.constantFrom('.', '..', link.replace(/\.[^.]*$/, '.'), `.${link.split('.').at(-1)}`),
        ),
        async (token) => {
          expect(await identity.linkIsGood(token)).toBe(false);
          expect(await identity.setPasswordByLink(token, fresh, anew())).toMatchObject(linkUsed);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is rejected if signed with another secret [SEC-52]', async () => {
    const { identity, link } = await withLink();
    const elsewhere = await withLink();
    const forged = await elsewhere.identity.linkToken(link.slice(0, link.lastIndexOf('.')));
    expect(forged).not.toBe(link);
    expect(await identity.linkIsGood(forged)).toBe(false);
  });

  it('is not used up by a refused password', async () => {
    const { identity, link } = await withLink();
    const asked = (password: string, confirmPassword = password) =>
      identity.setPasswordByLink(link, { password, confirmPassword }, anew());
    expect(await asked('short')).toMatchObject({ fields: { password: expect.any(String) as string } });
    expect(await asked('password')).toMatchObject({ fields: { password: expect.any(String) as string } });
    expect(await asked(again, 'another one')).toMatchObject({
      fields: { confirmPassword: 'Passwords do not match' },
    });
    expect(await asked(again)).toEqual({ ok: true });
  });

  it('expires after a day if an operator hands it over [SEC-40]', async () => {
    const { identity, pass } = createIdentityWorld();
    const grace = { email: 'grace@example.org', name: 'Grace' };
    const { linkToken } = granted(await identity.invite(grace, 'user', anew()));
    pass(invitationMs - 1);
    expect(await identity.linkIsGood(linkToken)).toBe(true);
    pass(1);
    expect(await identity.linkIsGood(linkToken)).toBe(false);
  });
});
