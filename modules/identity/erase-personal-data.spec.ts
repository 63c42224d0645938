import { describe, expect, it } from 'vitest';
import {
  ada,
  adaAtGoogle,
  anew,
  createIdentityWorld,
  granted,
  type IdentityWorld,
  type Step,
} from '../../tests/doubles/identity-world';

const byHerself = { admins: false };
const pictured = { ...adaAtGoogle, picture: 'https://pictures.example.org/ada.png' };

/** Ada with a password, a Google account, a session, an open link and failures; records all names of vault entries. */
async function adaEverywhere(step?: Step) {
  const world = createIdentityWorld(step);
  const { identity } = world;
  const { account } = granted(await identity.signInWithGoogle(adaAtGoogle, anew()));
  await identity.requestPasswordLink(ada, anew());
  const fresh = { password: ada.password, confirmPassword: ada.password };
  granted(await identity.setPasswordByLink(await world.mailedLink(), fresh, anew()));
  const { sessionToken } = granted(await identity.signIn(ada));
  await identity.requestPasswordLink(ada, anew());
  await identity.signIn({ ...ada, password: 'not the password' });
  return { ...world, userId: account.id, sessionToken, link: await world.mailedLink() };
}

describe('an erased account', () => {
  it('refuses every sign-in once the erasure is recorded, before any data is deleted', async () => {
    const { identity, userId, sessionToken, link } = await adaEverywhere();
    granted(await identity.erase(userId, byHerself, anew()));
    expect(await identity.account(userId)).toBeUndefined();
    expect(await identity.accountByEmail(ada.email)).toBeUndefined();
    expect(await identity.accountOfSession(sessionToken)).toBeUndefined();
    expect(await identity.linkIsGood(link)).toBe(false);
    expect(await identity.signIn(ada)).toMatchObject({ code: 'wrong-credentials' });
    expect(await identity.hasPassword(userId)).toBe(false);
  });

  it('leaves only the mark of its destroyed key in the vault', async () => {
    const { userId, erased, entries } = await adaEverywhere();
    expect(entries().filter((entry) => entry.includes(userId)).length).toBeGreaterThan(3);
    expect(entries().join()).toContain('sign-in-failures');
    await erased(userId);
    expect(entries().filter((entry) => entry.includes(userId))).toEqual([`person-keys/${userId}`]);
    expect(entries().join()).not.toContain('sign-in-failures');
  });

  it('leaves events without a readable name or address', async () => {
    const { userId, erased, happened } = await adaEverywhere();
    await erased(userId);
    const events = JSON.stringify(await happened());
    expect(events).toContain('"email":null');
    expect(events).not.toMatch(/ada@|Ada L/i);
  });

  it('releases its address and its Google account, each for a new account', async () => {
    const { identity, userId, erased, approved, types } = await adaEverywhere();
    await erased(userId);
    expect((await types()).slice(-3)).toEqual(['UserErased', 'EmailReleased', 'GoogleSubjectReleased']);
    const fresh = await approved();
    expect(fresh).not.toBe(userId);
    expect(await identity.signIn(ada)).toMatchObject({ account: { id: fresh, google: null } });
    await erased(fresh);
    const { account } = granted(await identity.signInWithGoogle(adaAtGoogle, anew()));
    expect([userId, fresh]).not.toContain(account.id);
  });

  it('releases them once the erasure is recorded, even if no data is deleted yet', async () => {
    const { identity, userId } = await adaEverywhere();
    granted(await identity.erase(userId, byHerself, anew()));
    const { account } = granted(await identity.signInWithGoogle(adaAtGoogle, anew()));
    expect(account.id).not.toBe(userId);
    await identity.erasePersonalData(userId, anew());
    expect(await identity.accountByEmail(ada.email)).toEqual(account);
    granted(await identity.signInWithGoogle(adaAtGoogle, anew()));
  });

  it('keeps the failed sign-ins of the next owner of its address', async () => {
    const { identity, userId, approved } = await adaEverywhere();
    granted(await identity.erase(userId, byHerself, anew()));
    await approved();
    for (let time = 0; time < 10; time += 1) await identity.signIn({ ...ada, password: 'not the password' });
    await identity.erasePersonalData(userId, anew());
    expect(await identity.signIn(ada)).toMatchObject({ code: 'too-many-failures' });
  });

  it.each([
    [
      'somebody comes with Google',
      (world: IdentityWorld) => world.identity.signInWithGoogle(pictured, anew()),
    ],
    ['somebody signs up', (world: IdentityWorld) => world.identity.register(ada, anew())],
    ['a password is forgotten', (world: IdentityWorld) => world.identity.requestPasswordLink(ada, anew())],
    ['somebody signs in', (world: IdentityWorld) => world.identity.signIn(ada)],
  ])('causes no unexpected error while %s, at any step', async (_, command) => {
    for (let at = 1, steps = 1; at <= steps; at += 1) {
      steps = 0;
      let eraseAfter = 0;
      const world = createIdentityWorld(async (name, work) => {
        const done = await work();
        steps += 1;
        if (steps !== eraseAfter) return done;
        const account = await world.identity.accountByEmail(ada.email);
        if (account) await world.erased(account.id);
        return done;
      });
      await world.approved();
      steps = 0;
      eraseAfter = at;
      await command(world);
      if (steps < at) return;
      eraseAfter = 0;
      granted(await world.identity.signInWithGoogle(pictured, anew()));
    }
  });

  it('can be erased and purged again without harm to itself or the next owner of the address', async () => {
    const { identity, userId, erased, approved } = await adaEverywhere();
    await erased(userId);
    const fresh = await approved();
    for (let time = 0; time < 9; time += 1) await identity.signIn({ ...ada, password: 'not the password' });
    await erased(userId);
    expect(await identity.accountByEmail(ada.email)).toMatchObject({ id: fresh });
    await identity.signIn({ ...ada, password: 'not the password' });
    expect(await identity.signIn(ada)).toMatchObject({ code: 'too-many-failures' });
  });

  it('records the reason, encrypted with the key of the deciding admin', async () => {
    const { identity, approved, happened, stored, erased, keys } = createIdentityWorld();
    const userId = await approved();
    const { userId: by } = await identity.ensureAdmin('root@example.org', 'the first password', anew());
    granted(await identity.erase(userId, { by, reason: 'Asked by letter.', admins: false }, anew()));
    await identity.erasePersonalData(userId, anew());
    expect(await stored()).not.toContain('letter');
    expect((await happened()).at(-2)).toMatchObject({ type: 'UserErased', by, reason: 'Asked by letter.' });
    await erased(by);
    expect(await keys.find(by)).toBeUndefined();
    expect((await happened()).find(({ type }) => type === 'UserErased')).toMatchObject({ reason: null });
  });

  it('may be an admin only if an operator erases it', async () => {
    const { identity } = createIdentityWorld();
    const { userId } = await identity.ensureAdmin('root@example.org', 'the first password', anew());
    expect(await identity.erase(userId, byHerself, anew())).toMatchObject({ code: 'admin-protected' });
    expect(await identity.erase(userId, { admins: true }, anew())).toEqual({ ok: true });
  });

  it('is refused if it never existed', async () => {
    const { identity } = createIdentityWorld();
    expect(await identity.erase('nobody', byHerself, anew())).toMatchObject({ code: 'user-not-found' });
  });
});
