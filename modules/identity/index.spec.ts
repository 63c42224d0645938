import { describe, expect, it } from 'vitest';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import { createEventLog, type Context } from '../kernel/event-log';
import { catalogue } from '../kernel/message';
import { createPersonKeys } from '../kernel/personal-data';
import { randomIds, systemClock } from '../kernel/ports';
import { isRefusal } from '../kernel/refusal';
import { accountCreated } from './contract';
import { ClaimEvent, UserEvent } from './events';
import { createIdentity } from './index';

let commands = 0;
const context = (): Context => {
  commands += 1;
  return { actor: { kind: 'system' }, correlationId: `c-${commands}`, causationId: `c-${commands}` };
};
const ada = {
  email: 'Ada@Example.org',
  name: 'Ada',
  password: 'long enough',
  confirmPassword: 'long enough',
};

function createWorld() {
  const store = createMemoryEventStore();
  const vault = createMemoryVault();
  const keys = createPersonKeys(vault);
  const log = createEventLog({ store, facts: catalogue(UserEvent, ClaimEvent), keys, clock: systemClock });
  const identity = createIdentity({ log, vault, keys, clock: systemClock, ids: randomIds });
  const stored = async () => {
    const raw: string[] = [];
    for await (const batch of store.readAll({ from: 0 }))
      raw.push(...batch.map((event) => JSON.stringify(event)));
    return raw.join('\n');
  };
  return { identity, stored };
}

async function approved(identity: ReturnType<typeof createIdentity>) {
  await identity.register(ada, context());
  const account = await identity.accountByEmail(ada.email);
  await identity.approve(account?.id ?? '', {}, context());
}

describe('an account with e-mail and password', () => {
  it('waits for approval, then signs in with the address in any spelling', async () => {
    const { identity } = createWorld();
    expect(await identity.register(ada, context())).toEqual({ message: accountCreated });
    expect(await identity.signIn(ada)).toMatchObject({ code: 'account-pending' });
    const account = await identity.accountByEmail('ADA@example.ORG ');
    await identity.approve(account?.id ?? '', {}, context());
    const signedIn = await identity.signIn({ email: 'ada@example.org', password: ada.password });
    expect(signedIn).toMatchObject({ account: { name: 'Ada', isApproved: true, isAdmin: false } });
  });

  it('answers the same for an address that has an account, and leaves that account alone', async () => {
    const { identity } = createWorld();
    await approved(identity);
    const thief = { ...ada, password: 'another password', confirmPassword: 'another password' };
    expect(await identity.register(thief, context())).toEqual({ message: accountCreated });
    expect(isRefusal(await identity.signIn(ada))).toBe(false);
    expect(await identity.signIn(thief)).toMatchObject({ code: 'wrong-credentials' });
  });

  it('refuses a wrong password and an unknown address alike', async () => {
    const { identity } = createWorld();
    await approved(identity);
    const wrong = await identity.signIn({ email: ada.email, password: 'wrong password' });
    const unknown = await identity.signIn({ email: 'nobody@example.org', password: 'wrong password' });
    expect(wrong).toEqual(unknown);
  });

  it.each([
    [{ ...ada, confirmPassword: 'different' }, { confirmPassword: 'Passwords do not match' }],
    [
      { ...ada, password: 'short', confirmPassword: 'short' },
      { password: expect.stringContaining('8') as string },
    ],
    [{ ...ada, email: 'nowhere' }, { email: 'This is not an e-mail address.' }],
    [{ ...ada, name: ' ' }, { name: 'Please enter your name.' }],
    [{ ...ada, name: 'A\0da' }, { name: 'This contains characters that are not text.' }],
  ])('names the field that is wrong %#', async (input, fields) => {
    const { identity, stored } = createWorld();
    expect(await identity.register(input, context())).toMatchObject({ code: 'invalid-input', fields });
    expect(await stored()).toBe('');
  });

  it('keeps a session on the server until it is ended', async () => {
    const { identity } = createWorld();
    await approved(identity);
    const signedIn = await identity.signIn(ada);
    if (isRefusal(signedIn)) throw new Error(signedIn.code);
    expect(await identity.accountOfSession(signedIn.sessionToken)).toMatchObject({ name: 'Ada' });
    expect(await identity.accountOfSession(`${signedIn.account.id}.guessed`)).toBeUndefined();
    await identity.signOut(signedIn.sessionToken);
    expect(await identity.accountOfSession(signedIn.sessionToken)).toBeUndefined();
  });

  it('leaves neither address nor name nor password readable in the log', async () => {
    const { identity, stored } = createWorld();
    await approved(identity);
    expect(await stored()).not.toMatch(/"Ada"|Ada@|example\.org|long enough/);
  });

  it('of the first admin always exists with the given password; another one ends its sessions', async () => {
    const { identity } = createWorld();
    const first = await identity.ensureAdmin('root@example.org', 'first password', context());
    const signedIn = await identity.signIn({ email: 'root@example.org', password: 'first password' });
    if (isRefusal(signedIn)) throw new Error(signedIn.code);
    const second = await identity.ensureAdmin('root@example.org', 'second password', context());
    expect(second).toEqual(first);
    expect(await identity.accountOfSession(signedIn.sessionToken)).toBeUndefined();
    expect(isRefusal(await identity.signIn({ email: 'root@example.org', password: 'second password' }))).toBe(
      false,
    );
    expect(await identity.signIn({ email: 'root@example.org', password: 'first password' })).toMatchObject({
      code: 'wrong-credentials',
    });
  });
});
