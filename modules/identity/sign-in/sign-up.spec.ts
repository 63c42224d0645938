import { describe, expect, it } from 'vitest';
import { ada, anew, createIdentityWorld, granted, password } from '../../../tests/doubles/identity-world';
import { accountCreated } from '../contract';

const thief = { ...ada, name: 'Mallory', password: 'another password', confirmPassword: 'another password' };

describe('sign-up', () => {
  it('creates a pending account, which signs in with any spelling of its address once approved', async () => {
    const { identity } = createIdentityWorld();
    expect(await identity.register(ada, anew())).toEqual({ message: accountCreated });
    expect(await identity.signIn(ada)).toMatchObject({ code: 'account-pending' });
    const account = await identity.accountByEmail('ADA@example.ORG ');
    granted(await identity.approve(account?.id ?? '', {}, anew()));
    const signedIn = await identity.signIn({ email: ' ada@EXAMPLE.org', password });
    expect(signedIn).toMatchObject({ account: { name: 'Ada', isApproved: true, isAdmin: false } });
  });

  it('gives the same answer for an address that has an account, and leaves that account unchanged', async () => {
    const { identity, approved, types } = createIdentityWorld();
    await approved();
    expect(await identity.register({ ...thief, email: 'ADA@example.org' }, anew())).toEqual({
      message: accountCreated,
    });
    expect(await identity.signIn(ada)).toMatchObject({ account: { name: 'Ada' } });
    expect(await identity.signIn(thief)).toMatchObject({ code: 'wrong-credentials' });
    expect(await types()).toEqual(['EmailClaimed', 'UserRegistered', 'UserApproved', 'RegistrationRepeated']);
  });

  it('notifies the owner of an address of at most three sign-ups in an hour', async () => {
    const { identity, types, pass } = createIdentityWorld();
    const notices = async () => (await types()).filter((type) => type === 'RegistrationRepeated').length;
    for (let time = 0; time < 6; time += 1) await identity.register(ada, anew());
    expect(await notices()).toBe(3);
    pass(60 * 60_000);
    await identity.register(ada, anew());
    expect(await notices()).toBe(4);
  });

  it('creates one account from concurrent sign-ups, with the name and password of the first', async () => {
    const steps: string[] = [];
    const { identity } = createIdentityWorld((name, work) => (steps.push(name), work()));
    const people = Array.from({ length: 10 }, (_, n) => {
      const own = `password number ${n}`;
      return { email: ada.email, name: `Person ${n}`, password: own, confirmPassword: own };
    });
    await Promise.all(people.map((person) => identity.register(person, anew())));
    const account = await identity.accountByEmail(ada.email);
    granted(await identity.approve(account?.id ?? '', {}, anew()));
    const opened: string[] = [];
    for (const person of people) if ('account' in (await identity.signIn(person))) opened.push(person.name);
    expect(opened).toEqual([account?.name]);
    const times = (step: string) => steps.filter((name) => name === step).length;
    expect(times('put credentials') - times('delete credentials')).toBe(1);
  });

  it.each([
    [{ ...ada, confirmPassword: 'different' }, { confirmPassword: 'Passwords do not match' }],
    [{ ...ada, email: 'nowhere' }, { email: 'This is not an e-mail address.' }],
    [{ ...ada, name: ' ' }, { name: 'Please enter your name.' }],
    [{ ...ada, name: 'A\0da' }, { name: 'This contains characters that are not text.' }],
    [{}, { email: expect.any(String) as string, password: expect.any(String) as string }],
    ['not a form', { form: 'This is not in the expected form.' }],
  ])('names the field that is wrong, and writes nothing %#', async (input, fields) => {
    const { identity, stored } = createIdentityWorld();
    expect(await identity.register(input, anew())).toMatchObject({ code: 'invalid-input', fields });
    expect(await stored()).toBe('');
  });

  it('leaves neither address nor name nor password readable in the log', async () => {
    const { approved, stored } = createIdentityWorld();
    await approved();
    expect(await stored()).toContain('UserRegistered');
    expect(await stored()).not.toMatch(/"Ada"|Ada@|example\.org|long enough/i);
  });
});
