import { describe, expect, it } from 'vitest';
import {
  ada,
  adaAtGoogle,
  anew,
  createIdentityWorld,
  granted,
  password,
  type IdentityWorld,
} from '../../tests/doubles/identity-world';

const again = 'another long password';
const fresh = { password: again, confirmPassword: again };
const root = { email: 'root@example.org', password: 'the first password' };
const signInAgain = { email: ada.email, password: again };

type Sequence = {
  name: string;
  /** Prepares the state; returns the value that the command needs. */
  before?(world: IdentityWorld): Promise<string>;
  command(world: IdentityWorld, given: string): Promise<unknown>;
  /** Asserts the state after the crash, before the second run. */
  between?(world: IdentityWorld, given: string): Promise<void>;
  /** Asserts the state after the second run. */
  after(world: IdentityWorld, given: string): Promise<void>;
};

const registeredOnce = async ({ types }: IdentityWorld) =>
  expect((await types()).filter((type) => type === 'UserRegistered')).toHaveLength(1);

const sequences: Sequence[] = [
  {
    name: 'signing up',
    command: ({ identity }) => identity.register(ada, anew()),
    async after(world) {
      await registeredOnce(world);
      const { id } = (await world.identity.accountByEmail(ada.email)) ?? { id: '' };
      granted(await world.identity.approve(id, {}, anew()));
      granted(await world.identity.signIn(ada));
    },
  },
  {
    name: 'coming with Google',
    command: ({ identity }) => identity.signInWithGoogle(adaAtGoogle, anew()),
    async after(world) {
      await registeredOnce(world);
      const { account } = granted(await world.identity.signInWithGoogle(adaAtGoogle, anew()));
      expect(account).toMatchObject({ isApproved: true, google: expect.any(String) as string });
    },
  },
  {
    name: 'Google taking over a password account',
    before: async ({ approved }) => approved(),
    command: ({ identity }) => identity.signInWithGoogle(adaAtGoogle, anew()),
    async between({ identity }, userId) {
      const account = await identity.account(userId);
      if (account?.google != null) expect(await identity.signIn(ada)).toHaveProperty('code');
    },
    async after({ identity }, userId) {
      expect(granted(await identity.signInWithGoogle(adaAtGoogle, anew())).account.id).toBe(userId);
      expect(await identity.signIn(ada)).toMatchObject({ code: 'wrong-credentials' });
    },
  },
  {
    name: 'an invitation',
    command: ({ identity }) => identity.invite(ada, 'admin', anew()),
    async after(world) {
      await registeredOnce(world);
      const { linkToken } = granted(await world.identity.invite(ada, 'admin', anew()));
      granted(await world.identity.setPasswordByLink(linkToken, fresh, anew()));
      expect(granted(await world.identity.signIn(signInAgain)).account.isAdmin).toBe(true);
    },
  },
  {
    name: 'the first admin taking over an account',
    before: async ({ approved }) => approved({ ...ada, email: root.email }),
    command: ({ identity }) => identity.ensureAdmin(root.email, root.password, anew()),
    async between({ identity }, userId) {
      const account = await identity.account(userId);
      if (account?.isAdmin) expect(await identity.signIn({ ...root, password })).toHaveProperty('code');
    },
    async after({ identity }, userId) {
      expect(granted(await identity.signIn(root)).account).toMatchObject({ id: userId, isAdmin: true });
      expect(await identity.signIn({ ...root, password })).toMatchObject({ code: 'wrong-credentials' });
    },
  },
  {
    name: 'changing the password',
    before: async ({ approved }) => approved(),
    command: ({ identity }, userId) =>
      identity.changePassword(userId, { currentPassword: password, ...fresh }, anew()),
    async after({ identity }) {
      granted(await identity.signIn(signInAgain));
      expect(await identity.signIn(ada)).toMatchObject({ code: 'wrong-credentials' });
    },
  },
  {
    name: 'setting the password by a link',
    async before({ identity, approved, mailedLink }) {
      await approved();
      await identity.requestPasswordLink(ada, anew());
      return mailedLink();
    },
    command: ({ identity }, link) => identity.setPasswordByLink(link, fresh, anew()),
    async after({ identity }, link) {
      granted(await identity.signIn(signInAgain));
      expect(await identity.linkIsGood(link)).toBe(false);
    },
  },
  {
    name: 'erasing and forgetting',
    async before({ identity, approved }) {
      const userId = await approved();
      granted(await identity.signInWithGoogle(adaAtGoogle, anew()));
      await identity.requestPasswordLink(ada, anew());
      return userId;
    },
    command: ({ erased }, userId) => erased(userId),
    async after({ identity, entries, approved }, userId) {
      expect(entries().filter((entry) => entry.includes(userId))).toEqual([`person-keys/${userId}`]);
      expect(await approved()).not.toBe(userId);
      granted(await identity.signIn(ada));
    },
  },
];

/** Runs the sequence with a crash before or after its n-th step, then once more; returns the number of its steps. */
async function crashing(sequence: Sequence, crashAt: number, wrote: boolean): Promise<number> {
  let steps = 0;
  let armed = false;
  const world = createIdentityWorld(async (name, work) => {
    if (!armed) return work();
    steps += 1;
    if (steps !== crashAt) return work();
    if (wrote) await work();
    throw new Error(`crash at ${name}`);
  });
  const given = (await sequence.before?.(world)) ?? '';
  armed = true;
  await sequence.command(world, given).catch(() => undefined);
  armed = false;
  await sequence.between?.(world, given);
  await sequence.command(world, given);
  await sequence.after(world, given);
  return steps;
}

describe.each([
  ['before', false],
  ['after', true],
] as const)('a crash %s any step', (_, wrote) => {
  it.each(sequences)('during $name is repaired by running the command again [SEC-17]', async (sequence) => {
    const steps = await crashing(sequence, 0, wrote);
    expect(steps).toBeGreaterThan(5);
    for (let crashAt = 1; crashAt <= steps; crashAt += 1) await crashing(sequence, crashAt, wrote);
  });
});
