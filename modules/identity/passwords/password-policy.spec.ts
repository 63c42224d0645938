import { describe, expect, it } from 'vitest';
import { ada, anew, createIdentityWorld, granted } from '../../../tests/doubles/identity-world';
import { isRefusal } from '../../kernel/refusal';
import { commonPasswords, checkPasswordPolicy } from './password-policy';
import { commonPassword, ownWordsPassword, passwordLength } from '../contract';

const owner = { email: 'Ada.Lovelace@Example.org', name: 'Ada Lovelace' };
const problemOf = (password: string) => checkPasswordPolicy(password, owner)?.fields?.password;

async function signedUp(password: string) {
  const { identity } = createIdentityWorld();
  const answer = await identity.register({ ...ada, password, confirmPassword: password }, anew());
  if (isRefusal(answer)) return answer;
  const userId = (await identity.accountByEmail(ada.email))?.id ?? '';
  granted(await identity.approve(userId, {}, anew()));
  return identity;
}

describe('a password', () => {
  it('is not a common one, from a list of at least 3,000 of allowed length [SEC-33]', () => {
    expect(commonPasswords().size).toBeGreaterThan(3_000);
    expect([...commonPasswords()].filter(({ length }) => length < passwordLength.min)).toEqual([]);
    expect(problemOf('baseball')).toBe(commonPassword);
    expect(problemOf('BaseBall')).toBe(commonPassword);
    for (const each of commonPasswords()) expect(problemOf(each)).toBe(commonPassword);
  });

  it.each(['Ada Lovelace', 'ada.lovelace@example.org', 'ADA.LOVELACE@EXAMPLE.ORG', 'Ada.Lovelace'])(
    'is not the own name or address: %s [SEC-36]',
    (password) => expect(problemOf(password)).toBe(ownWordsPassword),
  );

  it.each([
    'correct horse battery staple',
    'aaaaaaaaaaaa b',
    'ключ под ковриком',
    '密碼密碼密碼密碼',
    '🔑🔒🗝️🔑🔒🗝️',
    '        8 spaces before',
    '<b>&amp;"\'; DROP TABLE',
    'x'.repeat(64),
  ])('may be anything else that is long enough: %s [SEC-34]', async (password) => {
    expect(problemOf(password)).toBeUndefined();
    const identity = await signedUp(password);
    if (isRefusal(identity)) throw new Error(identity.code);
    expect(await identity.signIn({ email: ada.email, password })).toHaveProperty('account');
  });

  it('has 8 to 128 characters [SEC-31]', async () => {
    for (const [length, fits] of [
      [7, false],
      [8, true],
      [128, true],
      [129, false],
    ] as const)
      expect([length, isRefusal(await signedUp('é'.repeat(length)))]).toEqual([length, !fits]);
  });

  it('is compared exactly as typed: case, spaces and every last character [SEC-35]', async () => {
    const longest = `${'ä'.repeat(127)}z`;
    for (const password of [' Spaces around ', longest, 'CaSe MaTtErS', 'nul\u0001 and tab\t']) {
      const identity = await signedUp(password);
      if (isRefusal(identity)) throw new Error(identity.code);
      const others = [
        password.trim(),
        password.toLowerCase(),
        password.slice(0, -1),
        `${password.slice(0, -1)}y`,
      ];
      for (const other of others.filter((text) => text !== password))
        expect(await identity.signIn({ email: ada.email, password: other })).toMatchObject({
          code: 'wrong-credentials',
        });
      expect(await identity.signIn({ email: ada.email, password })).toHaveProperty('account');
    }
  });
});
