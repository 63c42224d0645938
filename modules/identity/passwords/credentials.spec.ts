import { hash } from '@node-rs/argon2';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapHashing } from '../../../tests/doubles/identity-world';
import { createMemoryVault } from '../../../tests/doubles/vault.memory';
import { createCredentials, owaspHashing } from './credentials';

const costOf = (hashed: string) => hashed.split('$').slice(0, 4).join('$');

test('stores a password as argon2id with 19 MiB and two passes, never in clear [SEC-57]', async () => {
  const vault = createMemoryVault();
  const credentials = createCredentials(vault);
  const credentialId = await credentials.make('u-1', 'a long enough password');
  expect(credentialId).toMatch(/^u-1\../);
  expect(await vault.get('credentials', credentialId)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('compares a decoy of the same cost if there is no password, and never matches', async () => {
  expect(costOf(owaspHashing.decoy)).toBe(costOf(await hash('anything', owaspHashing.cost)));
  const credentials = createCredentials(createMemoryVault());
  for (const credentialId of [undefined, null, 'u-1.unknown'])
    for (const password of ['x'.repeat(10), 'anything'])
      expect(await credentials.matches(credentialId, password)).toBe(false);
});

test('removes the passwords of one user, not of another whose id has the same prefix', async () => {
  const credentials = createCredentials(createMemoryVault(), cheapHashing);
  const hers = await credentials.make('u-1', 'her password');
  const his = await credentials.make('u-10', 'his password');
  await credentials.removeAll('u-1');
  expect(await credentials.has(hers)).toBe(false);
  expect(await credentials.matches(his, 'his password')).toBe(true);
});

test('matches any password with itself and with no other text', async () => {
  const credentials = createCredentials(createMemoryVault(), cheapHashing);
  const text = fc.string({ unit: 'grapheme', maxLength: 130 });
  await fc.assert(
    fc.asyncProperty(text, text, async (password, other) => {
      const credentialId = await credentials.make('u-1', password);
      expect(await credentials.matches(credentialId, password)).toBe(true);
      expect(await credentials.matches(credentialId, other)).toBe(other === password);
      expect(await credentials.matches(credentialId, `${password} `)).toBe(false);
      expect(await credentials.matches(credentialId, password.slice(0, -1))).toBe(password === '');
    }),
  );
});
