import { EventStoreDBClient, jsonEvent, StreamDeletedError } from '@eventstore/db-client';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { all, event } from '../../../tests/doubles/event-store-adapters';
import { startEventStoreDb, type EventStoreDbStandIn } from '../../../tests/doubles/eventstoredb';
import { createMemoryVault } from '../../../tests/doubles/vault.memory';
import type { Decider } from '../events/decider';
import { createEventLog } from '../events/event-log';
import { StoreUnavailable, type EventStore, type ExpectedRevision } from '../events/event-store';
import { catalogueOf, defineEvent } from '../events/event';
import { createPersonKeys } from '../events/personal-data';
import { silentLog, systemClock } from '../ports';
import { createEventStoreDb } from './event-store.eventstoredb';
import { positionOf } from './eventstoredb/read';

describe('the log in EventStoreDB', () => {
  let server: EventStoreDbStandIn;
  let store: EventStore;
  const ends: (() => unknown)[] = [];
  const open = (url = server.url) => {
    const opened = createEventStoreDb({ url, logger: silentLog });
    ends.unshift(() => opened.close());
    return opened;
  };
  const start = async (options?: Parameters<typeof startEventStoreDb>[0]) => {
    const started = await startEventStoreDb(options);
    ends.push(() => started.stop());
    return started;
  };
  /** Calls time out sooner than by default. */
  const hasty = (url: string) => `${url}&defaultDeadline=400`;
  const idsOf = async (stream: string) => (await store.readStream(stream)).map(({ id }) => id);

  beforeEach(async () => {
    server = await start();
    store = open();
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  describe('a repeated append', () => {
    const expectations: ExpectedRevision[] = ['none', 'any', 0, 1, 2, 3, 9];

    test.each(expectations)(
      'is recognised by a process that never read the stream, expecting %s',
      async (expected) => {
        const events = [event(), event()];
        const first = await store.append('talk-1', events, { expected: 'none' });
        await store.append('talk-1', [event()], { expected: 1 });
        const repeated = await open().append('talk-1', events, { expected });
        expect(repeated).toEqual({ ...first, repeated: true });
        const alone = await open().append('talk-1', events.slice(0, 1), { expected });
        expect(alone).toMatchObject({ ok: true, revision: 0, repeated: true });
        expect(await idsOf('talk-1')).toHaveLength(3);
      },
    );

    test.each<ExpectedRevision>(['none', 'any', 0])(
      'sent ten times at once over as many connections is written once and recognised by the others, expecting %s',
      async (expected) => {
        if (expected === 0) await store.append('talk-1', [event()], { expected: 'none' });
        const events = [event(), event()];
        const outcomes = await Promise.all(
          Array.from({ length: 10 }, () => open().append('talk-1', events, { expected })),
        );
        expect(outcomes.filter((outcome) => outcome.ok && !outcome.repeated)).toHaveLength(1);
        expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.position)).size).toBe(1);
        expect((await idsOf('talk-1')).slice(-2)).toEqual(events.map(({ id }) => id));
        expect(await idsOf('talk-1')).toHaveLength(expected === 0 ? 3 : 2);
      },
    );

    test('of some of the events throws, also in a process that never read the stream, whatever it expects', async () => {
      const known = event();
      await store.append('talk-1', [known], { expected: 'none' });
      for (const expected of expectations)
        await expect(open().append('talk-1', [event(), known], { expected })).rejects.toThrow('not a repeat');
      expect(await idsOf('talk-1')).toHaveLength(1);
    });

    test.each<ExpectedRevision>(['none', 'any', 0])(
      'succeeds in one call when only the answer was lost, expecting %s',
      async (expected) => {
        if (expected === 0) await store.append('talk-1', [event()], { expected: 'none' });
        const told = event();
        server.loseNextAnswer();
        const outcome = await store.append('talk-1', [told], { expected });
        const [last] = (await store.readStream('talk-1')).slice(-1);
        expect(last?.id).toBe(told.id);
        expect(outcome).toEqual({
          ok: true,
          revision: expected === 0 ? 1 : 0,
          position: last?.position,
          repeated: false,
        });
      },
    );
  });

  test('20 concurrent appends to one stream all succeed, each once', async () => {
    const Said = defineEvent('Said', { by: z.number() });
    type Words = { type: 'Said'; by: number };
    const catalogue = catalogueOf(z.discriminatedUnion('type', [Said]));
    const decider: Decider<number, Words, number[]> = {
      initial: [],
      decide: (by) => [{ type: 'Said', by }],
      evolve: (said, { by }) => [...said, by],
    };
    const keys = createPersonKeys(createMemoryVault());
    const logs = [store, open(), open()].map((each) =>
      createEventLog({ store: each, catalogue, keys, clock: systemClock }),
    );
    await Promise.all(
      Array.from({ length: 20 }, async (_, n) =>
        logs[n % 3]?.handle(decider, 'talk-1', n, {
          actor: { kind: 'system' },
          correlationId: 'r',
          causationId: `c-${n}`,
        }),
      ),
    );
    const said = (await store.readStream('talk-1')).map(({ data }) => Number(data.by));
    expect(said.sort((a, b) => a - b)).toEqual([...Array(20).keys()]);
  });

  test('event types match exactly, neither as prefixes nor as patterns', async () => {
    const types = ['Said', 'SaidMore', 'Sai', 'NotSaid', 'S.id', 'Said|Heard', 'Heard'];
    for (const type of types) await store.append('talk-1', [event(type)], { expected: 'any' });
    const read = async (...wanted: string[]) =>
      (await all(store.readAll({ from: 0, types: wanted }))).map(({ type }) => type);
    expect(await read('Said')).toEqual(['Said']);
    expect(await read('S.id', 'Said|Heard')).toEqual(['S.id', 'Said|Heard']);
    expect(await all(store.readAll({ from: 0 }))).toHaveLength(types.length);
  });

  test('system events are neither read nor counted as the newest', async () => {
    const outcomes = [];
    for (let n = 0; n < 7; n += 1)
      outcomes.push(await store.append('talk-1', [event()], { expected: 'any' }));
    await store.identity();
    expect(server.events().at(-1)?.type).toBe('$metadata');
    expect(outcomes.at(-1)).toMatchObject({ position: await store.head() });
    expect(await all(store.readAll({ from: 0 }))).toHaveLength(7);
  });

  test('the newest event is found behind hundreds of system events, which are read once', async () => {
    const client = EventStoreDBClient.connectionString(server.url);
    ends.unshift(() => client.dispose());
    const figures = (count: number) =>
      client.appendToStream(
        '$stats',
        Array.from({ length: count }, () => jsonEvent({ type: '$collected', data: {} })),
      );
    await figures(10);
    expect(await store.head()).toBe(0);
    const first = await store.append('talk-1', [event()], { expected: 'none' });
    await figures(400);
    expect(first).toMatchObject({ position: await store.head() });
    const { sent } = server.told;
    expect(first).toMatchObject({ position: await store.head() });
    expect(server.told.sent - sent).toBe(1);
    await figures(3);
    const second = await store.append('talk-1', [event()], { expected: 0 });
    await figures(3);
    expect(second).toMatchObject({ position: await store.head() });
    expect(await all(store.readAll({ from: 0 }))).toHaveLength(2);
  });

  test('a stream that another program deleted fails its calls, but not with StoreUnavailable', async () => {
    const client = EventStoreDBClient.connectionString(server.url);
    ends.unshift(() => client.dispose());
    await store.append('talk-1', [event()], { expected: 'none' });
    await client.tombstoneStream('talk-1');
    for (const call of [store.readStream('talk-1'), store.append('talk-1', [event()], { expected: 0 })])
      await expect(call).rejects.toThrow(StreamDeletedError);
  });

  test('a position beyond the range of exact numbers is refused, not rounded', () => {
    const at = (commit: bigint, prepare = commit) => positionOf({ commit, prepare });
    expect(at(9_007_199_254_740_991n)).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => at(9_007_199_254_740_993n)).toThrow('beyond 2^53');
    expect(() => at(18_446_744_073_709_551_615n)).toThrow('22.10 or later');
    expect(() => at(700n, 650n)).toThrow('inside a transaction');
  });

  test('a stream of 2,000 events is read whole and appended to', async () => {
    for (let n = 0; n < 2_000; n += 500)
      await store.append(
        'long',
        Array.from({ length: 500 }, (_, m) => event('Said', { n: n + m })),
        { expected: n === 0 ? 'none' : n - 1 },
      );
    const other = open();
    expect((await other.readStream('long')).map(({ data }) => data.n)).toEqual([...Array(2_000).keys()]);
    expect(await open().append('long', [event()], { expected: 1_999 })).toMatchObject({ revision: 2_000 });
    expect(await all(other.readAll({ from: 0 }))).toHaveLength(2_001);
  });

  test('an append beyond the limit of the server throws, and none of it is stored', async () => {
    const large = () => event('Said', { text: 'x'.repeat(600_000) });
    const refused = store.append('talk-1', [large(), large()], { expected: 'none' });
    await expect(refused).rejects.toThrow('Maximum Append Size');
    await expect(refused).rejects.not.toThrow(StoreUnavailable);
    expect(await store.append('talk-1', [event()], { expected: 'none' })).toMatchObject({ revision: 0 });
  });

  describe('while the server is unavailable', () => {
    const sentence = 'The log is not available: EventStoreDB does not answer.';

    test('every call fails with StoreUnavailable, and calls for one stream do not wait in turn', async () => {
      await server.stop();
      ends.pop();
      const calls = [
        ...Array.from({ length: 20 }, () => store.append('talk-1', [event()], { expected: 'any' })),
        store.readStream('talk-1'),
        store.head(),
        store.identity(),
        all(store.readAll({ from: 0 })),
      ];
      for (const settled of await Promise.allSettled(calls))
        expect(settled).toMatchObject({
          status: 'rejected',
          reason: { name: 'StoreUnavailable', message: sentence },
        });
    });

    test('a server that accepts calls without answering counts as unavailable, and recovers', async () => {
      const told = event();
      const impatient = open(hasty(server.url));
      await impatient.append('talk-1', [event()], { expected: 'none' });
      server.slow(900);
      await expect(impatient.append('talk-1', [told], { expected: 0 })).rejects.toThrow(sentence);
      await expect(impatient.head()).rejects.toThrow(StoreUnavailable);
      await expect(impatient.readStream('talk-1')).rejects.toThrow(StoreUnavailable);
      expect(await store.readStream('talk-1')).not.toEqual([]);
      server.slow(0);
      expect(await impatient.append('talk-1', [told], { expected: 0 })).toMatchObject({
        ok: true,
        revision: 1,
      });
      expect((await idsOf('talk-1')).filter((id) => id === told.id)).toHaveLength(1);
    });

    test('after a kill and a restart on the same file the server has every acknowledged event and its identity', async () => {
      const dir = mkdtempSync(join(tmpdir(), 'eventstoredb-'));
      ends.push(() => rmSync(dir, { recursive: true }));
      const file = join(dir, 'events.ndjson');
      const program = fileURLToPath(
        new URL('../../../tests/doubles/eventstoredb/process.ts', import.meta.url),
      );
      const child = spawn(process.execPath, ['--import', 'tsx', program, '--file', file], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      ends.unshift(() => child.kill('SIGKILL'));
      const lines = createInterface({ input: child.stdout });
      const [line] = (await once(lines, 'line')) as [string];
      const url = line.replace('EVENTSTORE_URL=', '');
      const own = open(url);
      const identity = await own.identity();
      const promised: string[] = [];
      const gone = once(child, 'exit');
      for (let revision = -1; ; revision += 1) {
        const told = event();
        const appending = own.append('talk-1', [told], { expected: revision < 0 ? 'none' : revision });
        if (promised.length === 100) child.kill('SIGKILL');
        if (promised.length < 100) await appending;
        promised.push(told.id);
        if (promised.length <= 100) continue;
        await gone;
        await start({ file, port: Number(new URL(url).port) });
        expect(await appending).toMatchObject({ ok: true, revision: 100 });
        break;
      }
      const found = await own.readStream('talk-1');
      expect(found.map(({ id }) => id)).toEqual(promised);
      expect(await open(url).identity()).toBe(identity);
      expect(await own.head()).toBe(found.at(-1)?.position);
    });
  });
});
