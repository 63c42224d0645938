import { verify } from '@node-rs/argon2';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anew, createIdentityWorld, type IdentityWorld } from '../../tests/doubles/identity-world';
import { isRefusal } from '../kernel/refusal';
import { user, type UserState } from './decider';
import { UserEvent } from './events';

type Move = { address: 0 | 1; process: 0 | 1; at: number } & (
  | { does: 'sign up' | 'reset' | 'approve' | 'deactivate' | 'erase' }
  | { does: 'google'; sub: 0 | 1 }
  | { does: 'sign in' | 'change password'; with: number }
);

const address = fc.constantFrom(0 as const, 0 as const, 1 as const);
const process = fc.constantFrom(0 as const, 1 as const);
const sub = fc.constantFrom(0 as const, 1 as const);
const setByMove = fc.constantFrom(0, 0, 0, 1, 2, 3);
const move = fc.oneof(
  fc.record({ does: fc.constant('google' as const), address, process, sub }),
  fc.record({ does: fc.constant('change password' as const), address, process, with: setByMove }),
  fc.record({ does: fc.constant('sign in' as const), address, process, with: setByMove }),
  fc.record({
    does: fc.constantFrom('sign up', 'reset', 'approve', 'deactivate', 'erase'),
    address,
    process,
  }),
);
/** Moves that finish before the rest start, all at once. */
const first: Move = { does: 'sign up', address: 0, process: 0, at: 0 };
const moves = fc
  .array(move, { minLength: 2, maxLength: 5 })
  .map((others) => others.map((each, n): Move => ({ ...each, at: n + 1 })));

const emailOf = (address: number) => ['ada@example.org', 'grace@example.org'][address] ?? '';
/** The password set by this move alone. */
const passwordOf = (at: number) => `the password of move ${at}`;
const both = (password: string) => ({ password, confirmPassword: password });

type Session = { token: string; password?: string };

/** Plays one move on one process; returns the session that it started. */
async function play(
  world: IdentityWorld,
  processes: IdentityWorld['identity'][],
  move: Move,
): Promise<Session | undefined> {
  const identity = processes[move.process] ?? world.identity;
  const email = emailOf(move.address);
  const account = async () => (await identity.accountByEmail(email))?.id ?? 'nobody';
  const session = (answer: object, password?: string) =>
    'sessionToken' in answer ? { token: String(answer.sessionToken), password } : undefined;
  switch (move.does) {
    case 'sign up':
      await identity.register({ email, name: `Move ${move.at}`, ...both(passwordOf(move.at)) }, anew());
      return undefined;
    case 'google': {
      const profile = { sub: `g-${move.sub}`, email, email_verified: true };
      return session(await identity.signInWithGoogle(profile, anew()));
    }
    case 'sign in': {
      const password = passwordOf(move.with);
      return session(await identity.signIn({ email, password }), password);
    }
    case 'change password': {
      const change = { currentPassword: passwordOf(move.with), ...both(passwordOf(move.at)) };
      return session(await identity.changePassword(await account(), change, anew()), passwordOf(move.at));
    }
    case 'reset':
      await identity.requestPasswordLink({ email }, anew());
      await identity.setPasswordByLink(await world.mailedLink(), both(passwordOf(move.at)), anew());
      return undefined;
    case 'approve':
      await identity.approve(await account(), {}, anew());
      return undefined;
    case 'deactivate':
      await identity.deactivate(await account(), {}, anew());
      return undefined;
    case 'erase': {
      const userId = await account();
      if (!isRefusal(await identity.erase(userId, { admins: true }, anew())))
        await identity.erasePersonalData(userId, anew());
      return undefined;
    }
  }
}

/** Asserts that two live accounts never had one address at the same time. */
async function oneLivingAccountPerAddress(world: IdentityWorld): Promise<void> {
  const living = new Map<string, string>();
  for (const event of await world.happenedInClear()) {
    if (event.type === 'UserRegistered') {
      expect([...living.values()]).not.toContain(event.email);
      living.set(event.userId, String(event.email));
    }
    if (event.type === 'UserErased') living.delete(event.userId);
  }
}

/** The move that set the password of this name. */
async function moveOf(
  world: IdentityWorld,
  credentialId: string,
  all: readonly Move[],
): Promise<Move | undefined> {
  const hash = String(world.everKept.get(`credentials/${credentialId}`));
  for (const each of all) if (await verify(hash, passwordOf(each.at))) return each;
  return undefined;
}

/**
 * Asserts that a change replaces exactly the password given for it, never one changed or dropped meanwhile, and that
 * an account has no password once Google replaced it.
 */
async function passwordsFollowEachOther(world: IdentityWorld, all: readonly Move[]): Promise<void> {
  const accounts = new Map<string, UserState>();
  const takenOver = new Map<string, string | null>();
  for (const event of await world.happened()) {
    const read = UserEvent.safeParse(event);
    if (!read.success) continue;
    const before = accounts.get(event.userId) ?? user.initial;
    accounts.set(event.userId, user.evolve(before, read.data));
    if (event.type === 'GoogleAccountLinked') takenOver.set(event.userId, before.credentialId);
    if (event.type !== 'PasswordChanged') continue;
    const setBy = await moveOf(world, event.credentialId, all);
    if (setBy?.does !== 'change password') continue;
    expect(before.credentialId).not.toBeNull();
    const replaced = await moveOf(world, before.credentialId ?? '', all);
    expect(replaced?.at).toBe(setBy.with);
  }
  for (const [userId, credentialId] of takenOver)
    if (credentialId !== null) expect(accounts.get(userId)?.credentialId).not.toBe(credentialId);
}

/** Asserts the sign-in methods: one password at most, and none where Google replaced it. */
async function openingPasswords(
  world: IdentityWorld,
  address: 0 | 1,
  all: readonly Move[],
): Promise<string[]> {
  const account = await world.identity.accountByEmail(emailOf(address));
  const opening: string[] = [];
  for (const { at } of all) {
    const answer = await world.identity.signIn({ email: emailOf(address), password: passwordOf(at) });
    if (!isRefusal(answer)) opening.push(passwordOf(at));
  }
  expect(opening.length).toBeLessThanOrEqual(account?.credentialId == null ? 0 : 1);
  return opening;
}

test('under any interleaving an address has one live account, a dropped password signs in nowhere, and no session outlives its password [SEC-63]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), moves, async (scheduler, others) => {
      const all = [first, ...others];
      let free = true;
      const world = createIdentityWorld(async (name, work) => {
        if (!free) await scheduler.schedule(Promise.resolve(), name);
        return work();
      });
      const processes = [world.identity, world.another()];
      await play(world, processes, first);
      await play(world, processes, { does: 'approve', address: 0, process: 0, at: 0 });
      free = false;
      const sessions = await scheduler.waitFor(
        Promise.all(others.map((each) => play(world, processes, each))),
      );
      free = true;
      world.pass(15 * 60_000);

      await oneLivingAccountPerAddress(world);
      await passwordsFollowEachOther(world, all);
      const opening = [
        ...(await openingPasswords(world, 0, all)),
        ...(await openingPasswords(world, 1, all)),
      ];
      for (const session of sessions.filter((each) => each?.password !== undefined)) {
        const lives = await world.identity.accountOfSession(session?.token ?? '');
        if (lives) expect(opening).toContain(session?.password);
      }
      for (const address of [0, 1] as const) {
        await play(world, processes, { does: 'sign up', address, process: 0, at: all.length });
        expect(await world.identity.accountByEmail(emailOf(address))).toBeDefined();
      }
      await oneLivingAccountPerAddress(world);
    }),
    { numRuns: 100 },
  );
}, 60_000);
