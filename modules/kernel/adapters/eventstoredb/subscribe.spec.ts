import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { event } from '../../../../tests/doubles/event-store-adapters';
import { startEventStoreDb, type EventStoreDbStandIn } from '../../../../tests/doubles/eventstoredb';
import { startFaultProxy, type FaultProxy } from '../../../../tests/doubles/fault-proxy';
import type { EventStore, ReadAllOptions } from '../../events/event-store';
import type { Log } from '../../ports';
import { createEventStoreDb } from '../event-store.eventstoredb';

describe('following the log in EventStoreDB', () => {
  let dir: string;
  let server: EventStoreDbStandIn;
  /** The follower's connection to the server; the appender has its own. */
  let way: FaultProxy;
  let appender: EventStore;
  let follower: EventStore;
  const lines: { level: string; text: string }[] = [];
  const line = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, text: `${message} ${JSON.stringify(fields)}` });
  const logger: Log = {
    debug: line('debug'),
    info: line('info'),
    warn: line('warn'),
    error: line('error'),
  };
  const open = (url: string) => createEventStoreDb({ url, logger });
  const file = () => join(dir, 'events.ndjson');

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'eventstoredb-'));
    server = await startEventStoreDb({ file: file() });
    way = await startFaultProxy({ host: '127.0.0.1', port: server.port });
    appender = open(server.url);
    follower = open(`esdb://127.0.0.1:${way.port}?tls=false`);
    lines.length = 0;
  });
  afterEach(async () => {
    await Promise.all([appender.close(), follower.close()]);
    await way.close();
    await server.stop();
    rmSync(dir, { recursive: true });
  });

  let told = 0;
  const tell = (type = 'Said', text = 'secret words') =>
    appender.append(`talk-${told % 5}`, [event(type, { n: told++, text })], { expected: 'any' });
  beforeEach(() => void (told = 0));
  /** 1,500 events, more than the buffers of client and connection hold. */
  async function appendLarge() {
    for (let n = 0; n < 1_500; n += 500) {
      const some = Array.from({ length: 500 }, () => event('Said', { n: told++, text: 'x'.repeat(500) }));
      await appender.append(`many-${n}`, some, { expected: 'none' });
    }
  }

  /** Follows in the background; `seen` grows. `end` stops it and waits until it has ended. */
  function follow(options: Partial<ReadAllOptions> & { pause?: () => Promise<void> } = {}) {
    const stop = new AbortController();
    const seen: unknown[] = [];
    const done = (async () => {
      for await (const batch of follower.follow({ from: 0, ...options, signal: stop.signal })) {
        seen.push(...batch.map(({ data }) => data.n));
        await options.pause?.();
      }
    })();
    const end = async () => {
      stop.abort();
      await done;
    };
    return { seen, end, done };
  }
  const upTo = (count: number) => [...Array(count).keys()];

  test('connections that keep breaking lose nothing and repeat nothing', async () => {
    for (let n = 0; n < 100; n += 1) await tell();
    const { seen, end } = follow({ batch: 7 });
    for (let n = 0; n < 200; n += 1) {
      await tell();
      if (n % 20 === 0) way.cut();
    }
    await vi.waitFor(() => expect(seen).toHaveLength(300), 15_000);
    await end();
    expect(seen).toEqual(upTo(300));
  });

  test('a server that goes away and comes back on its file is followed further, with one log line each way', async () => {
    const { seen, end } = follow();
    await tell();
    await vi.waitFor(() => expect(seen).toHaveLength(1), 15_000);
    await server.stop();
    await vi.waitFor(() => expect(lines.map(({ level }) => level)).toEqual(['warn']), 15_000);
    const { port } = server;
    server = await startEventStoreDb({ file: file(), port });
    for (let n = 0; n < 10; n += 1) await tell();
    await vi.waitFor(() => expect(seen).toHaveLength(11), 15_000);
    await vi.waitFor(() => expect(lines.map(({ level }) => level)).toEqual(['warn', 'info']), 15_000);
    await end();
    expect(seen).toEqual(upTo(11));
    expect(lines.map(({ text }) => text).join()).not.toContain('secret');
  });

  test('a subscription begun while the server is unavailable waits, and ends when aborted', async () => {
    await tell();
    await way.shut();
    await follower.close();
    follower = open(`esdb://127.0.0.1:${way.port}?tls=false&defaultDeadline=500`);
    const [waiting, given] = [follow(), follow()];
    await vi.waitFor(() => expect(lines).toHaveLength(1), 15_000);
    await given.end();
    expect(given.seen).toEqual([]);
    await way.heal();
    await vi.waitFor(() => expect(waiting.seen).toEqual([0]), 15_000);
    await way.shut();
    await follower.close();
    await waiting.done;
  });

  test('a filter with few matches resumes at the last checkpoint of the server, not at its last match', async () => {
    const { seen, end } = follow({ types: ['Rare'] });
    await vi.waitFor(() => expect(server.told.began).toHaveLength(1), 15_000);
    const many = Array.from({ length: 400 }, () => event('Often', { n: told++ }));
    await appender.append('often', many, { expected: 'none' });
    await vi.waitFor(() => expect(server.told.checkpoints).not.toEqual([]), 15_000);
    await follower.head(); // Answered behind the checkpoint, which has arrived by then.
    const [reached] = server.told.checkpoints.slice(-1);
    expect(reached?.commit).toBeGreaterThan(0);
    way.cut();
    await vi.waitFor(() => expect(server.told.began).toHaveLength(2), 15_000);
    expect(server.told.began[1]).toEqual(reached);
    await tell('Rare');
    await vi.waitFor(() => expect(seen).toEqual([400]), 15_000);
    await end();
  });

  test('an event that begins at the very byte of a checkpoint is not skipped as known', async () => {
    const { seen, end } = follow({ types: ['Rare'] });
    await tell('Rare');
    await vi.waitFor(() => expect(seen).toEqual([0]), 15_000);
    await way.shut();
    // With the event at the checkpoint itself a whole page, after which the server finds the end of the log.
    const after = server.events().length;
    while (server.events().length < after + 31) await tell('Often');
    const checkpoints = server.told.checkpoints.length;
    await way.heal();
    const last = () => server.told.checkpoints.slice(checkpoints).at(-1);
    await vi.waitFor(() => expect(last()?.prepare).toBe(0), 15_000);
    await follower.head(); // Answered behind the checkpoint, which has arrived by then.
    const reached = last();
    await way.shut();
    await tell('Rare');
    expect(server.events().at(-1)).toMatchObject({ type: 'Rare', position: reached?.commit });
    await way.heal();
    await vi.waitFor(() => expect(seen).toHaveLength(2), 15_000);
    expect(server.told.began.at(-1)).toEqual(reached);
    await end();
  });

  test('an outage while reading existing events resumes at the last event', async () => {
    await appendLarge();
    let held = 0;
    const { seen, end } = follow({
      batch: 10,
      pause: async () => {
        if (++held === 2) await way.shut();
      },
    });
    await vi.waitFor(() => expect(lines).toHaveLength(1), 15_000);
    // Events that arrived before the outage were still read.
    expect(seen.length).toBeLessThan(1_500);
    await way.heal();
    await vi.waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(1_500), 15_000);
    await end();
    expect(seen).toEqual(upTo(1_500));
  });

  test('readAll survives an outage as well, and fails when the log is closed before the end', async () => {
    await appendLarge();
    const read = [];
    for await (const batch of follower.readAll({ from: 0, types: ['Said'], batch: 100 })) {
      for (const { data } of batch) read.push(data.n);
      if (read.length === 200) way.cut();
    }
    expect(read).toEqual(upTo(1_500));
    const interrupted = async () => {
      for await (const _ of follower.readAll({ from: 0, batch: 100 })) await follower.close();
    };
    await expect(interrupted()).rejects.toThrow('has been closed');
  });

  test('a subscription that is never confirmed is renewed', async () => {
    await tell();
    await follower.close();
    follower = open(`esdb://127.0.0.1:${way.port}?tls=false&defaultDeadline=300`);
    server.slow(60_000);
    const { seen, end } = follow();
    await vi.waitFor(() => expect(lines.map(({ level }) => level)).toEqual(['warn']), 15_000);
    server.slow(0);
    await vi.waitFor(() => expect(seen).toEqual([0]), 15_000);
    await end();
  });

  test('events that a slow reader has not taken wait at the server', async () => {
    await tell();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const { seen, end } = follow({
      pause: async () => {
        if (seen.length > 1) await held;
      },
    });
    await vi.waitFor(() => expect(server.told.began).toHaveLength(1), 15_000);
    await tell();
    await vi.waitFor(() => expect(seen).toHaveLength(2), 15_000);
    await appendLarge();
    await vi.waitFor(() => expect(server.told.events).toBeGreaterThan(20), 15_000);
    expect(server.told.events).toBeLessThan(700);
    goOn();
    await vi.waitFor(() => expect(seen).toHaveLength(1_502), 15_000);
    await end();
    expect(seen).toEqual(upTo(1_502));
  });
});
