import { describe, expect, test, vi } from 'vitest';
import { startMongo, type MongoStandIn } from '../../../tests/doubles/mongodb/index';
import { StoreUnavailable } from '../events/event-store';
import type { Vault } from '../vault';
import { openMongo, type Mongo } from './mongo/connection';
import { createMongoVault } from './vault.mongo';

const expiresAt = Date.now() + 60_000;

/** `vault` is on a server of the test's own; `open` opens it as another process. */
type World = {
  server: MongoStandIn;
  open(identity?: string): { mongo: Mongo; vault: Vault };
  vault: Vault;
};
const it = test.extend<{ world: World }>({
  // eslint-disable-next-line no-empty-pattern -- The test runner reads the needed fixtures from the pattern.
  world: async ({}, use) => {
    const server = await startMongo();
    const opened: Mongo[] = [];
    const open = (identity = '0a1b2c3d') => {
      const mongo = openMongo({ url: server.url, identity });
      opened.push(mongo);
      return { mongo, vault: createMongoVault({ mongo }) };
    };
    await use({ server, open, vault: open().vault });
    await Promise.all(opened.map((mongo) => mongo.close()));
    await server.stop();
  },
});

/** Expects every call to fail as unavailable. */
async function expectRefusals(vault: Vault): Promise<void> {
  const calls = [
    vault.get('keys', 'a'),
    vault.put('keys', 'b', 1),
    vault.putIfAbsent('keys', 'c', 1),
    vault.delete('keys', 'a'),
    vault.deleteByPrefix('keys', 'a'),
    vault.entries('keys')[Symbol.asyncIterator]().next(),
    vault.purge(),
    vault.increment('limits', 'a', 1, { expiresAt }),
    vault.incrementAll('limits', [{ key: 'b', by: 1, expiresAt }]),
    vault.lease('background', 'a', 1_000),
    vault.release('background', 'a'),
  ];
  for (const { reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[]) {
    expect(reason).toBeInstanceOf(StoreUnavailable);
    expect(String(reason)).toContain('The vault is not available: the database does not answer.');
  }
}

const untilThere = (vault: Vault) =>
  vi.waitFor(async () => expect(await vault.get('keys', 'a')).toBe('kept'), { timeout: 15_000 });

/** Shorter than the driver's default timeout of 30 s: our own timeout must end the calls. */
const limit = { timeout: 25_000 };

// Most tests wait for the driver's timeout: concurrently they take as long as one.
describe.concurrent('the vault on MongoDB', () => {
  it(
    'fails while the server is unavailable, and recovers by itself',
    limit,
    async ({ world: { server, vault } }) => {
      await vault.put('keys', 'a', 'kept');
      await server.away();
      await expectRefusals(vault);
      await server.back();
      await untilThere(vault);
    },
  );

  it(
    'does not wait for a server that accepts calls and never answers',
    limit,
    async ({ world: { server, vault } }) => {
      await vault.put('keys', 'a', 'kept');
      server.silent();
      await expectRefusals(vault);
      await server.back();
      await untilThere(vault);
    },
  );

  it('may be opened before the server is there', async ({ world: { server, open } }) => {
    await server.away();
    const { mongo, vault: early } = open();
    await expect(early.get('keys', 'a')).rejects.toThrow(StoreUnavailable);
    await expect(mongo.ping()).rejects.toThrow(StoreUnavailable);
    await server.back();
    await vi.waitFor(mongo.ping, { timeout: 15_000 });
    expect(await early.putIfAbsent('keys', 'a', 1)).toBe(1);
  });

  it('counts and stores once when a call was repeated because its answer was lost', async ({
    world: { server, vault },
  }) => {
    await vault.increment('limits', 'a', 1, { expiresAt });
    server.loseNextAnswer();
    expect(await vault.increment('limits', 'a', 1, { expiresAt })).toEqual({ sum: 2, expiresAt });
    server.loseNextAnswer();
    expect(await vault.putIfAbsent('keys', 'a', 'mine')).toBe('mine');
  });

  it('counts many in one write all or not at all when the connection breaks', async ({
    world: { server, vault },
  }) => {
    const counts = ['a', 'b'].map((key) => ({ key, by: 1, expiresAt }));
    await vault.incrementAll('limits', counts);
    server.loseNextAnswer();
    await expect(vault.incrementAll('limits', counts)).rejects.toThrow(StoreUnavailable);
    expect([await vault.get('limits', 'a'), await vault.get('limits', 'b')]).toEqual([1, 1]);
    expect(await vault.incrementAll('limits', counts)).toEqual(counts.map(() => ({ sum: 2, expiresAt })));
  });

  it('expires entries and leases by the time of the server, whatever the clock of a process shows', async ({
    world: { server, vault },
  }) => {
    const tenMinutes = 600_000;
    server.runAhead(tenMinutes);
    await vault.put('sessions', 'over', 1, { expiresAt: Date.now() + tenMinutes - 1_000 });
    await vault.put('sessions', 'good', 1, { expiresAt: Date.now() + tenMinutes + 60_000 });
    expect([await vault.get('sessions', 'over'), await vault.get('sessions', 'good')]).toEqual([
      undefined,
      1,
    ]);
    const asked = Date.now();
    const { until } = await vault.lease('background', 'a', 1_000);
    // The server's time is known only as precisely as the round trip of its greeting.
    const at = until - tenMinutes - 1_000;
    expect(at).toBeGreaterThan(asked - 2_000);
    expect(at).toBeLessThan(Date.now() + 2_000);
  });

  it('lets the server delete entries with an expiry, and no others', async ({ world: { open, vault } }) => {
    const { mongo } = open();
    await vault.put('keys', 'for-ever', 'a');
    await vault.put('sessions', 'for-a-while', 'b', { expiresAt });
    await vault.lease('background', 'a', 1_000);
    const entries = mongo.collection('vault', 'entries');
    const swept = (await entries.listIndexes().toArray()).filter((index) => 'expireAfterSeconds' in index);
    expect(swept).toMatchObject([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }]);
    const ends = await entries.find({ expiresAt: { $exists: true } }).toArray();
    expect(ends).toMatchObject([{ expiresAt: new Date(expiresAt) }]);
    const leases = await mongo.collection('vault', 'leases').listIndexes().toArray();
    expect(leases.filter((index) => 'expireAfterSeconds' in index)).toEqual([]);
  });

  it('of one log does not see that of another in the same database', async ({ world: { open, vault } }) => {
    const { vault: other } = open('ffffffff');
    await vault.put('keys', 'a', 'mine');
    await other.deleteByPrefix('keys', '');
    expect(await other.get('keys', 'a')).toBeUndefined();
    expect(await vault.get('keys', 'a')).toBe('mine');
    expect((await other.lease('background', 'b', 1_000)).held).toBe(true);
    expect(await vault.lease('background', 'a', 1_000)).toMatchObject({ held: true, token: 1 });
  });
});
