import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { vaults, type Place } from '../../tests/doubles/vault-adapters';
import type { Vault } from './vault';

// So far ahead that no server deletes entries during the test.
const start = Date.UTC(2100, 0);
let clock = start;

describe.each(vaults)('a lease of the vault on $name', ({ place }) => {
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

  test('has one holder, is renewed by it, and can be taken over once it has expired', async () => {
    expect(await vault.lease('background', 'a', 100)).toEqual({
      held: true,
      holder: 'a',
      token: 1,
      until: clock + 100,
    });
    expect(await other.lease('background', 'b', 100)).toEqual({
      held: false,
      holder: 'a',
      token: 1,
      until: clock + 100,
    });
    clock += 60;
    expect(await vault.lease('background', 'a', 100)).toEqual({
      held: true,
      holder: 'a',
      token: 1,
      until: clock + 100,
    });
    clock += 100;
    expect(await other.lease('background', 'b', 100)).toEqual({
      held: true,
      holder: 'b',
      token: 2,
      until: clock + 100,
    });
    expect(await vault.lease('background', 'a', 100)).toMatchObject({ held: false, token: 2 });
  });

  test('is given to one of many rivals, and to one again once that holder has lost it', async () => {
    const rivals = await Promise.all(Array.from({ length: 20 }, () => home.open()));
    for (const token of [1, 2, 3]) {
      const answers = await Promise.all(
        rivals.map((one, n) => one.lease('background', `${token}/${n}`, 100)),
      );
      const holders = answers.map(({ holder }) => holder);
      expect(new Set(holders)).toEqual(new Set([expect.stringMatching(`^${token}/`)]));
      expect(answers.filter(({ held }) => held)).toMatchObject([{ token, until: clock + 100 }]);
      expect(new Set(answers.map((answer) => answer.token))).toEqual(new Set([token]));
      clock += 100;
    }
    await Promise.all(rivals.map((one) => one.close()));
  });

  test('taken twice at once by one holder is held both times', async () => {
    const asked = Array.from({ length: 10 }, (_, n) => (n % 2 ? vault : other).lease('background', 'a', 100));
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ held: true, token: 1 });
  });

  test('released is free at once; another holder cannot release it', async () => {
    await vault.lease('background', 'a', 100);
    await other.release('background', 'b');
    expect(await other.lease('background', 'b', 100)).toMatchObject({ held: false });
    await vault.release('background', 'a');
    expect(await other.lease('background', 'b', 100)).toMatchObject({ held: true, token: 2 });
  });

  test('has at most one holder at any time, and its token grows with each new holder', async () => {
    const move = fc.record({
      holder: fc.constantFrom('a', 'b', 'c'),
      wait: fc.nat(80),
      release: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move), fc.uuid(), async (moves, name) => {
        let current = { holder: '', token: 0, until: 0 };
        for (const { holder, wait, release } of moves) {
          clock += wait;
          const free = current.until <= clock || current.holder === '';
          const lease = await (holder === 'a' ? vault : other).lease(name, holder, 50);
          expect(lease.held).toBe(free || current.holder === holder);
          if (lease.held && holder !== current.holder) expect(lease.token).toBeGreaterThan(current.token);
          else expect(lease.token).toBe(current.token);
          if (lease.held) current = { holder, token: lease.token, until: lease.until };
          if (!release) continue;
          await vault.release(name, holder);
          if (holder === current.holder) current = { ...current, holder: '', until: 0 };
        }
      }),
      { numRuns: 30 },
    );
  });
});
