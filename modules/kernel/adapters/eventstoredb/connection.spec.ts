import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { all, event } from '../../../../tests/doubles/event-store-adapters';
import { startEventStoreDb, type EventStoreDbStandIn } from '../../../../tests/doubles/eventstoredb';
import { StoreUnavailable, type EventStore } from '../../events/event-store';
import { silentLog } from '../../ports';
import { createEventStoreDb } from '../event-store.eventstoredb';
import { credentialsOf } from './connection';

describe('the log in a cluster of EventStoreDB', () => {
  let server: EventStoreDbStandIn;
  let other: EventStoreDbStandIn;
  let store: EventStore;
  const opened: EventStore[] = [];
  const open = (url: string) => {
    const each = createEventStoreDb({ url, logger: silentLog });
    opened.push(each);
    return each;
  };
  beforeEach(async () => {
    server = await startEventStoreDb();
    other = await startEventStoreDb({ follows: server });
    store = open(server.url);
    await store.append('talk-1', [event()], { expected: 'none' });
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    await other.stop();
    await server.stop();
  });
  const cluster = () => `esdb://127.0.0.1:${server.port},127.0.0.1:${other.port}?tls=false`;

  test('an append to a node that is not the leader is repeated at the leader', async () => {
    const direct = open(other.url);
    expect(await direct.append('talk-1', [event()], { expected: 0 })).toMatchObject({ revision: 1 });
    server.elect(other);
    expect(await direct.append('talk-1', [event()], { expected: 1 })).toMatchObject({ revision: 2 });
    expect(await store.append('talk-1', [event()], { expected: 2 })).toMatchObject({ revision: 3 });
    expect([server.told.appends, other.told.appends]).toEqual([2, 2]);
  });

  test('a call waits for an election, and until its deadline when none ends', async () => {
    server.elect(undefined);
    const waiting = store.append('talk-1', [event()], { expected: 0 });
    await expect(
      open(`${server.url}&defaultDeadline=400`).append('talk-1', [event()], { expected: 0 }),
    ).rejects.toThrow(StoreUnavailable);
    server.elect(other);
    expect(await waiting).toMatchObject({ ok: true, revision: 1 });
  });

  test('a failed node is left for the others', async () => {
    const clustered = open(cluster());
    expect(await clustered.append('talk-1', [event()], { expected: 0 })).toMatchObject({ revision: 1 });
    server.elect(other);
    server.cutConnections();
    expect(await clustered.append('talk-1', [event()], { expected: 1 })).toMatchObject({ revision: 2 });
    expect(await clustered.readStream('talk-1')).toHaveLength(3);
  });

  test('readAll does not wait for a node that lags behind, and a stream is read from the leader', async () => {
    const reading = open(`${cluster()}&nodePreference=follower`);
    other.lag(true);
    const outcome = await reading.append('talk-1', [event()], { expected: 0 });
    expect(await reading.readStream('talk-1')).toHaveLength(2);
    expect(await all(reading.readAll({ from: 0 }))).toHaveLength(2);
    expect(outcome).toMatchObject({ position: await reading.head() });
    expect([server.told.began.length, other.told.began.length]).toEqual([1, 0]);
    other.lag(false);
    expect(await all(reading.readAll({ from: 0 }))).toHaveLength(2);
    expect([server.told.began.length, other.told.began.length]).toEqual([1, 1]);
  });

  test('a follower reads from the preferred node what that node has, and continues there', async () => {
    const reading = open(`${cluster()}&nodePreference=follower`);
    other.lag(true);
    const stop = new AbortController();
    const seen: number[] = [];
    for await (const batch of reading.follow({ from: 0, signal: stop.signal })) {
      seen.push(...batch.map(({ revision }) => revision));
      if (seen.length === 1)
        void reading.append('talk-1', [event(), event()], { expected: 0 }).then(() => other.lag(false));
      if (seen.length === 3) stop.abort();
    }
    expect(seen).toEqual([0, 1, 2]);
    expect([server.told.began.length, other.told.began.length]).toEqual([0, 1]);
  });

  test('an append does not fail with the broken connection of another client', async () => {
    const separate = await startEventStoreDb();
    const elsewhere = open(separate.url);
    await elsewhere.append('talk-1', [event()], { expected: 'none' });
    separate.slow(300);
    server.slow(100);
    const slow = elsewhere.append('talk-1', [event()], { expected: 0 });
    const broken = store.append('talk-1', [event()], { expected: 0 });
    setTimeout(() => server.cutConnections(), 50);
    expect(await broken).toMatchObject({ ok: true, revision: 1 });
    expect(await slow).toMatchObject({ ok: true, revision: 1 });
    await elsewhere.close();
    await separate.stop();
  });

  test('an append carries the credentials of the address; empty ones without TLS', () => {
    const named = { username: 'ann', password: 'p@ss' };
    expect(credentialsOf('esdb://ann:p%40ss@a:2113,b:2113?tls=true')).toEqual(named);
    expect(credentialsOf('esdb+discover://ann:p%40ss@cluster?tls=false')).toEqual(named);
    expect(credentialsOf('esdb://a:2113,b:2113?tls=false')).toEqual({ username: '', password: '' });
    expect(credentialsOf('esdb://a:2113?userCertFile=x')).toBeUndefined();
  });
});
