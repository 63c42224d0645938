import fc from 'fast-check';
import pLimit from 'p-limit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { vaults, type Place } from '../../tests/doubles/vault-adapters';
import type { Vault } from './vault';

// So far ahead that no server deletes entries during the test.
const start = Date.UTC(2100, 0);
let clock = start;

describe.each(vaults)('the vault on $name', ({ place }) => {
  let home: Place;
  let vault: Vault;
  let other: Vault;
  beforeEach(async () => {
    clock = start;
    home = place(() => clock);
    vault = await home.open();
    other = await home.open();
  });
  afterEach(async () => {
    await vault.close();
    await other.close();
    await home.remove();
  });

  test('a stored value is visible to every process until it is deleted', async () => {
    await vault.put('sessions', 'a', { user: 'u-1', seen: [1, null] });
    expect(await other.get('sessions', 'a')).toEqual({ user: 'u-1', seen: [1, null] });
    expect(await vault.get('limits', 'a')).toBeUndefined();
    await vault.put('sessions/a', 'b', 'elsewhere');
    expect(await vault.get('sessions', 'a/b')).toBeUndefined();
    await other.put('sessions', 'a', 'new');
    expect(await vault.get('sessions', 'a')).toBe('new');
    await vault.delete('sessions', 'a');
    await vault.delete('sessions', 'never-there');
    expect(await other.get('sessions', 'a')).toBeUndefined();
  });

  test('values are stored exactly, whatever characters keys and texts hold', async () => {
    const odd = { 'a.b': { $set: 1, '': null }, $where: ['$ROOT', '$$NOW'], __proto: '\u0000 "', n: -1.5e-9 };
    for (const value of [odd, [], '', '$x', '{"a":1}', 0, -7, 2 ** 53 - 1, 1e300, true, null]) {
      await vault.put('sessions', 'a.$b', value);
      expect(await other.get('sessions', 'a.$b')).toEqual(value);
      await vault.delete('sessions', 'a.$b');
      expect(await other.putIfAbsent('sessions', 'a.$b', value)).toEqual(value);
      expect(await vault.putIfAbsent('sessions', 'a.$b', 'another')).toEqual(value);
    }
  });

  test('an expired entry is gone, and its key can be stored anew [SEC-59]', async () => {
    await vault.put('sessions', 'a', 1, { expiresAt: clock + 10 });
    clock += 9;
    expect(await vault.get('sessions', 'a')).toBe(1);
    clock += 1;
    expect(await vault.get('sessions', 'a')).toBeUndefined();
    expect(await vault.putIfAbsent('sessions', 'a', 2)).toBe(2);
    clock += 1_000_000;
    expect(await vault.get('sessions', 'a')).toBe(2);
  });

  test('put-if-absent keeps an existing value', async () => {
    expect(await vault.putIfAbsent('keys', 'a', 'first')).toBe('first');
    expect(await other.putIfAbsent('keys', 'a', 'second')).toBe('first');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? vault : other).putIfAbsent('keys', 'b', n)),
    );
    expect(new Set(answers).size).toBe(1);
  });

  test('deleting by prefix deletes exactly the matching entries, and their bytes are gone from the disk', async () => {
    const secret = 'a-very-secret-key-'.repeat(400);
    await vault.put('keys', 'u-1/a', secret);
    await vault.put('keys', 'u-1/b', `${secret}b`);
    await vault.put('keys', 'u-10/a', 'stays');
    await vault.put('other', 'u-1/a', 'stays');
    if (home.bytes) expect(home.bytes().includes('a-very-secret-key-')).toBe(true);
    await other.deleteByPrefix('keys', 'u-1/');
    expect(await vault.get('keys', 'u-1/a')).toBeUndefined();
    expect(await vault.get('keys', 'u-1/b')).toBeUndefined();
    expect(await vault.get('keys', 'u-10/a')).toBe('stays');
    expect(await vault.get('other', 'u-1/a')).toBe('stays');
    if (home.bytes) expect(home.bytes().includes('a-very-secret-key-')).toBe(false);
  });

  test('a purge leaves no byte of deleted or replaced values, not even in a split page', async () => {
    // An insertion order in which SQLite leaves one of these behind, though it overwrites deleted content.
    let number = 1;
    const length = home.bytes ? 600 : 30;
    const keys = Array.from({ length }, () => `k${(number = (number * 1103515245 + 12345) % 2 ** 31)}`);
    const valueOf = (n: number) => `${n % 3 ? 'stays--' : 'SECRET-'}${String(n).padEnd(10, '.')}`;
    const few = pLimit(20);
    await Promise.all(keys.map((key, n) => few(() => vault.put('keys', key, valueOf(n)))));
    await vault.put('keys', keys[1] ?? '', 'SECRET-replaced');
    await vault.put('keys', keys[1] ?? '', 'stays');
    const secrets = keys.filter((_, n) => n % 3 === 0);
    await Promise.all(secrets.map((key) => few(() => vault.delete('keys', key))));
    await other.purge();
    if (home.bytes) expect(home.bytes().includes('SECRET-')).toBe(false);
    expect(await vault.get('keys', keys[2] ?? '')).toBe('stays--2.........');
  });

  test('a prefix with special pattern characters is taken literally [SEC-7]', async () => {
    for (const key of ['a%b', 'aXb', 'a_b', 'a*b']) await vault.put('keys', key, 1);
    await vault.deleteByPrefix('keys', 'a%');
    await vault.deleteByPrefix('keys', 'a_');
    await vault.deleteByPrefix('keys', 'a*');
    expect(await vault.get('keys', 'aXb')).toBe(1);
    expect(await vault.get('keys', 'a%b')).toBeUndefined();
  });

  describe('the entries of a collection', () => {
    const listed = async (of: Vault, collection: string) => {
      const found = [];
      for await (const entry of of.entries(collection)) found.push(entry);
      return found.sort((a, b) => (a.key < b.key ? -1 : 1));
    };

    test('are exactly those stored in it, with their expiry', async () => {
      await vault.put('keys', 'u-1/key', 'sealed');
      await vault.put('keys', 'u-1', { erased: [true, null] }, { expiresAt: clock + 10 });
      await vault.put('keys', 'late', 1, { expiresAt: clock + 5 });
      await vault.put('keys-of-others', 'x', 1);
      await vault.put('key', 's/x', 1);
      await vault.put('keys', 'gone', 1);
      await vault.delete('keys', 'gone');
      await vault.lease('keys', 'another', 1_000);
      const until = clock + 10;
      clock += 5;
      expect(await listed(other, 'keys')).toEqual([
        { key: 'u-1', value: { erased: [true, null] }, expiresAt: until },
        { key: 'u-1/key', value: 'sealed' },
      ]);
      expect(await listed(vault, 'nothing-there')).toEqual([]);
    });

    test('are each listed once, however many there are', async () => {
      const keys = Array.from({ length: 1_203 }, (_, n) => `k${n}`);
      await vault.incrementAll(
        'many',
        keys.map((key, n) => ({ key, by: n, expiresAt: clock + 100 })),
      );
      const found = await listed(other, 'many');
      expect(found.map(({ key }) => key)).toEqual([...keys].sort());
      expect(found.every(({ key, value }) => key === `k${Number(value)}`)).toBe(true);
    });
  });

  describe('counted by many concurrent processes', () => {
    const expiresAt = start + 60;
    async function sumsOf(processes: number, each: number, add: (one: Vault) => Promise<number[]>) {
      const opened = await Promise.all(Array.from({ length: processes }, () => home.open()));
      const told = opened.map(async (one) => {
        const sums: number[] = [];
        for (let n = 0; n < each; n += 1) sums.push(...(await add(one)));
        return sums;
      });
      const sums = (await Promise.all(told)).flat();
      await Promise.all(opened.map((one) => one.close()));
      return sums.sort((a, b) => a - b);
    }
    const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

    test('one counter loses no increment, and each caller gets a sum of its own', async () => {
      const add = async (one: Vault) => [(await one.increment('limits', 'a', 1, { expiresAt })).sum];
      expect(await sumsOf(8, 25, add)).toEqual(upTo(200));
      expect(await vault.get('limits', 'a')).toBe(200);
    });

    test('many counters in one write lose no increment, and each caller gets a sum of its own', async () => {
      const counts = ['a', 'b'].map((key) => ({ key, by: 1, expiresAt }));
      const add = async (one: Vault) => (await one.incrementAll('limits', counts)).map(({ sum }) => sum);
      expect(await sumsOf(4, 10, add)).toEqual(upTo(40).flatMap((sum) => [sum, sum]));
      expect([await vault.get('limits', 'a'), await vault.get('limits', 'b')]).toEqual([40, 40]);
    });
  });

  test('a counter counts every increment once and starts anew after its expiry', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: -5, max: 50 }), { minLength: 1 }),
        fc.uuid(),
        async (steps, key) => {
          const sums = await Promise.all(
            steps.map((by, n) =>
              (n % 2 ? vault : other).increment('limits', key, by, { expiresAt: clock + 60 }),
            ),
          );
          const total = steps.reduce((sum, by) => sum + by, 0);
          expect(sums.map(({ sum }) => sum)).toContain(total);
          expect(await vault.get('limits', key)).toBe(total);
        },
      ),
      { numRuns: 20 },
    );
    const until = clock + 60;
    await vault.increment('limits', 'login', 3, { expiresAt: until });
    clock += 30;
    const again = await vault.increment('limits', 'login', 1, { expiresAt: clock + 60 });
    expect(again).toEqual({ sum: 4, expiresAt: until });
    clock += 30;
    const anew = await vault.increment('limits', 'login', 1, { expiresAt: clock + 60 });
    expect(anew).toEqual({ sum: 1, expiresAt: clock + 60 });
  });

  test('many counters are incremented in one write, each once, also when one is named twice', async () => {
    const until = clock + 60;
    const count = (key: string, by: number) => ({ key, by, expiresAt: until });
    await other.increment('limits', 'a', 5, { expiresAt: until });
    const sums = await vault.incrementAll('limits', [count('a', 1), count('b', 2), count('a', 3)]);
    expect(sums).toEqual([6, 2, 9].map((sum) => ({ sum, expiresAt: until })));
    expect([await other.get('limits', 'a'), await other.get('limits', 'b')]).toEqual([9, 2]);
    expect(await vault.incrementAll('limits', [])).toEqual([]);
  });

  test('undefined cannot be stored, and after closing it refuses calls with a sentence', async () => {
    await expect(vault.put('keys', 'a', undefined)).rejects.toThrow('nothing to keep');
    await vault.close();
    await expect(vault.get('keys', 'a')).rejects.toThrow('has been closed');
  });
});
