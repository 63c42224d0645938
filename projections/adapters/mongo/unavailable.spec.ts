import { describe, expect, it, vi } from 'vitest';
import { openMongo } from '../../../modules/kernel/adapters/mongo/connection';
import { put, reports } from '../../../tests/doubles/mongo-views';
import { startMongo } from '../../../tests/doubles/mongodb';
import { createMongoReadStore } from '../read-store.mongo';

const sentence = 'The read store is not available: the database does not answer.';
const away = { name: 'StoreUnavailable', message: sentence };

async function createWorld(setup: { standsAlone?: boolean } = {}) {
  const server = await startMongo(0, setup);
  const process = () => {
    const mongo = openMongo({ url: server.url, identity: 'abcd0123' });
    return { mongo, store: createMongoReadStore({ mongo }) };
  };
  const [one, two] = [process(), process()];
  return {
    server,
    store: one.store,
    other: two.store,
    async end() {
      for (const { store, mongo } of [one, two]) {
        await store.close();
        await mongo.close();
      }
      await server.stop();
    },
  };
}

/** Shorter than the driver's default timeout of 30 s: our own timeout must end the calls. */
const limit = { timeout: 25_000 };

/** Each test waits for an absent server, so they run at the same time. */
describe.concurrent('the read store while MongoDB is unreachable', () => {
  const write = { model: 'reports', from: 0, to: 1, writes: [put('a', { n: 1 })] };

  it(
    'rejects, recovers when it is back, and notifies watchers of both and of missed changes',
    limit,
    async () => {
      const { server, store, other, end } = await createWorld();
      await store.open([reports]);
      await other.open([reports]);
      const staged = await store.stage(reports);
      const changed = vi.fn();
      other.watch('reports', 'a', changed);
      await server.away();
      const refused = await Promise.allSettled([
        store.get('reports', 'a'),
        store.find('reports', {}),
        store.commit([write]),
        store.position('reports'),
        store.parked(),
        store.stage(reports),
        staged.swap(1),
        store.purge(),
        store.open([reports]),
      ]);
      expect(refused).toMatchObject(refused.map(() => ({ status: 'rejected', reason: away })));
      await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), { timeout: 15_000 });
      changed.mockClear();
      await server.back();
      await vi.waitFor(async () => expect(await store.commit([write])).toBe(true), { timeout: 15_000 });
      await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: 15_000 });
      expect(await other.get('reports', 'a')).toEqual({ n: 1 });
      await staged.discard();
      await end();
    },
  );

  it('does not wait for a server that accepts requests and never answers', limit, async () => {
    const { server, store, end } = await createWorld();
    await store.open([reports]);
    server.silent();
    const refused = await Promise.allSettled([store.get('reports', 'a'), store.commit([write])]);
    expect(refused).toMatchObject(refused.map(() => ({ status: 'rejected', reason: away })));
    await server.back();
    await vi.waitFor(async () => expect(await store.commit([write])).toBe(true), { timeout: 15_000 });
    await end();
  });

  it('does not start over a standalone server, and names what is needed', async () => {
    const { store, end } = await createWorld({ standsAlone: true });
    await expect(store.open([reports])).rejects.toThrow(
      'transactions need a replica set: one of a single server will do',
    );
    await end();
  });
});
