import { describe, expect, it } from 'vitest';
import { createIdentityWorld, granted, type Step } from '../../../tests/doubles/identity-world';
import { bootstrapAdmin, type BootstrapAdmin } from './bootstrap-admin';

const email = 'admin@localhost';

function createStart(step?: Step) {
  const world = createIdentityWorld(step);
  const start = (password?: string, identity = world.identity) =>
    bootstrapAdmin({ identity, vault: world.steppedVault }, { email, password });
  return { ...world, start };
}

describe('the first admin', () => {
  it('gets a random password at the first start if none is configured, returned once [SEC-38]', async () => {
    const { identity, start, entries } = createStart();
    const first = await start();
    expect(first).toMatchObject({ email, password: expect.stringMatching(/^[\w-]{16}$/) as string });
    const signedIn = granted(await identity.signIn({ email, password: first.password }));
    expect(signedIn.account).toMatchObject({ id: first.userId, isAdmin: true });
    expect(await start()).toEqual({ ...first, password: undefined });
    expect(entries().join()).not.toContain('first-admin-password');
  });

  it('has the configured password at every start', async () => {
    const { identity, start } = createStart();
    await start();
    expect(await start('the given password')).toMatchObject({ password: undefined });
    granted(await identity.signIn({ email, password: 'the given password' }));
  });

  it('gets the random password from the next start if the first one crashed', async () => {
    for (let crashAt = 1, over = false; !over; crashAt += 1) {
      let steps = 0;
      let armed = true;
      const { identity, start } = createStart((name, work) => {
        if (armed) steps += 1;
        return armed && steps === crashAt ? Promise.reject(new Error(`crash at ${name}`)) : work();
      });
      const first = await start().catch(() => undefined);
      armed = false;
      over = first !== undefined;
      const { password } = first ?? (await start());
      granted(await identity.signIn({ email, password }));
    }
  });

  it('is one account if two processes start at once, and each password returned signs in', async () => {
    for (let overtakenAt = 1, over = false; !over; overtakenAt += 1) {
      let steps = 0;
      let overtaker: Promise<BootstrapAdmin> | undefined;
      const { identity, another, start, types } = createStart(async (_, work) => {
        if (!overtaker) steps += 1;
        if (steps === overtakenAt && !overtaker) {
          overtaker = start(undefined, another());
          await overtaker;
        }
        return work();
      });
      const results = [await start(), await overtaker];
      over = overtaker === undefined;
      steps = Infinity;
      expect((await types()).filter((type) => type === 'UserRegistered')).toHaveLength(1);
      const passwords = results.flatMap((one) => one?.password ?? []);
      expect(passwords.length).toBeGreaterThan(0);
      for (const password of passwords) granted(await identity.signIn({ email, password }));
    }
  });
});
