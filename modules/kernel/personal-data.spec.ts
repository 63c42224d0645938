import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSqliteVault } from './adapters/vault.sqlite';
import { createPersonKeys, decrypt, encrypt, type PersonKeys } from './personal-data';
import type { Vault } from './vault';

let dir: string;
let vault: Vault;
let keys: PersonKeys;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'keys-'));
  vault = createSqliteVault({ file: join(dir, 'vault.db') });
  keys = createPersonKeys(vault);
});
afterEach(async () => {
  await vault.close();
  rmSync(dir, { recursive: true });
});

test('a person keeps one key, and each has their own', async () => {
  const [first, again, other] = await Promise.all([
    keys.keyFor('u-1'),
    keys.keyFor('u-1'),
    keys.keyFor('u-2'),
  ]);
  expect(first).toEqual(again);
  expect(await keys.find('u-1')).toEqual(first);
  expect(other.equals(first)).toBe(false);
  expect(await keys.find('u-3')).toBeUndefined();
});

test('a destroyed key is gone and none is ever made again', async () => {
  await keys.keyFor('u-1');
  await keys.destroy('u-1');
  await keys.destroy('u-1');
  expect(await keys.find('u-1')).toBeUndefined();
  await expect(keys.keyFor('u-1')).rejects.toMatchObject({ name: 'TerminalError', code: 'person-erased' });
  expect(await keys.find('u-1')).toBeUndefined();
});

test('erasing somebody leaves the key of a person whose id begins alike', async () => {
  const other = await keys.keyFor('u-10');
  await keys.keyFor('u-1');
  await keys.destroy('u-1');
  expect(await keys.find('u-10')).toEqual(other);
});

test('any value comes back out of what was sealed, with its key only, and unchanged only', () => {
  const key = Buffer.alloc(32, 1);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const sealed = encrypt(key, value);
      expect(decrypt(key, sealed)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(encrypt(key, value)).not.toBe(sealed);
      expect(() => decrypt(Buffer.alloc(32, 2), sealed)).toThrow();
      const [version, iv, tag, body] = sealed.split('.');
      const flipped = Buffer.from(tag ?? '', 'base64url').map((byte) => byte ^ 1);
      expect(() =>
        decrypt(key, [version, iv, Buffer.from(flipped).toString('base64url'), body].join('.')),
      ).toThrow();
    }),
  );
});

test('what is no sealed value is refused', () => {
  expect(() => decrypt(Buffer.alloc(32), 'plain text')).toThrow('not a sealed value');
  const [, iv, , body] = encrypt(Buffer.alloc(32), 'x').split('.');
  expect(() => decrypt(Buffer.alloc(32), `v1.${iv}.AAAA.${body}`)).toThrow();
});
