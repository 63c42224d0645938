import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasPlainKeys } from '../../../tests/doubles/json-keys';
import { createSqliteVault } from '../adapters/vault.sqlite';
import { createPersonKeys, decrypt, encrypt, placeOf, type PersonKeys } from './personal-data';
import type { Vault } from '../vault';

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

test('a person keeps one key, and each person has their own', async () => {
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

test('a destroyed key is gone and no new one is ever made for that person', async () => {
  await keys.keyFor('u-1');
  await keys.destroy('u-1');
  await keys.destroy('u-1');
  expect(await keys.find('u-1')).toBeUndefined();
  await expect(keys.keyFor('u-1')).rejects.toMatchObject({ name: 'TerminalError', code: 'person-erased' });
  expect(await keys.find('u-1')).toBeUndefined();
});

test('erasing a person leaves the key of a person whose id has the same prefix', async () => {
  const other = await keys.keyFor('u-10');
  await keys.keyFor('u-1');
  await keys.destroy('u-1');
  expect(await keys.find('u-10')).toEqual(other);
});

const place = placeOf('search-1', 'e-1', 'query');

test('any sealed value opens unchanged, with its own key only [SEC-54]', () => {
  const key = Buffer.alloc(32, 1);
  fc.assert(
    fc.property(fc.jsonValue().filter(hasPlainKeys), (value) => {
      const sealed = encrypt(key, value, place);
      expect(decrypt(key, sealed, place)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(encrypt(key, value, place)).not.toBe(sealed);
      expect(() => decrypt(Buffer.alloc(32, 2), sealed, place)).toThrow();
      const [version, iv, tag, body] = sealed.split('.');
      const flipped = Buffer.from(tag ?? '', 'base64url').map((byte) => byte ^ 1);
      expect(() =>
        decrypt(key, [version, iv, Buffer.from(flipped).toString('base64url'), body].join('.'), place),
      ).toThrow();
    }),
  );
});

test('a value that is not sealed is refused', () => {
  expect(() => decrypt(Buffer.alloc(32), 'plain text', place)).toThrow('not a sealed value');
  const [, iv, , body] = encrypt(Buffer.alloc(32), 'x', place).split('.');
  expect(() => decrypt(Buffer.alloc(32), `v2.${iv}.AAAA.${body}`, place)).toThrow();
});

test('a sealed value opens only at its own place: in no other stream, event or field', () => {
  const key = Buffer.alloc(32, 1);
  const sealed = encrypt(key, 'mine', place);
  expect(decrypt(key, sealed, place)).toBe('mine');
  for (const elsewhere of [
    placeOf('search-2', 'e-1', 'query'),
    placeOf('search-1', 'e-2', 'query'),
    placeOf('search-1', 'e-1', 'plan'),
  ])
    expect(() => decrypt(key, sealed, elsewhere)).toThrow();
});

test('a value of the older format, sealed without a place, still opens', () => {
  const key = Buffer.alloc(32, 1);
  const old = 'v1.BwcHBwcHBwcHBwcH.70BP0Ya4wXey5gUub4sHhg.r4CPxWPL1YF19WpXhqEApYU';
  expect(decrypt(key, old, place)).toBe('sealed long ago');
});
