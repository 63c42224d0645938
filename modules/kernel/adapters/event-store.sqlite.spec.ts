import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countTurns } from '../../../tests/doubles/count-turns';
import { sleep } from '../sleep';
import { compiledProgram } from '../../../tests/doubles/compiled-program';
import { StoreUnavailable, type NewEvent } from '../events/event-store';
import { createSqliteEventStore } from './event-store.sqlite';
import { openDatabase, type Database } from './sqlite/database';

const appender = fileURLToPath(new URL('../../../tests/doubles/appending-process.ts', import.meta.url));

const event = (text = ''): NewEvent => ({
  id: crypto.randomUUID(),
  type: 'Said',
  data: { text },
  metadata: { actor: { kind: 'system' }, correlationId: 'c', at: '2025-01-01T00:00:00.000Z', version: 1 },
});

describe('the log in a SQLite file', () => {
  let dir: string;
  let file: string;
  const children: ChildProcess[] = [];
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'log-'));
    file = join(dir, 'events.db');
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    rmSync(dir, { recursive: true });
  });

  test('gives the event loop a turn after each page of a long read', async () => {
    const store = createSqliteEventStore({ file });
    await store.append('s', [event('a'), event('b'), event('c')], { expected: 'none' });
    const turns = countTurns();
    const readAt = new Map<number, string[]>();
    for await (const page of store.readAll({ from: 0, batch: 1 })) {
      const texts = page.map(({ data }) => String(data.text));
      readAt.set(turns.count(), [...(readAt.get(turns.count()) ?? []), ...texts]);
    }
    turns.stop();
    expect([...readAt.values()]).toEqual([['a'], ['b'], ['c']]);
    await store.close();
  });

  function startAppender(stream: string, count: number) {
    const child = spawn(process.execPath, [compiledProgram(appender), file, stream, String(count)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const lines = createInterface({ input: child.stdout });
    return { child, lines, gone: once(child, 'exit') };
  }

  test('uses a write-ahead log and syncs each commit', async () => {
    const store = createSqliteEventStore({ file });
    expect(store.durability()).toEqual({ journalMode: 'wal', synchronous: 2 });
    await store.close();
  });

  test('a full disk refuses the append as a whole with a sentence, and earlier events stay', async () => {
    const store = createSqliteEventStore({ file, maxPages: 20 });
    const big = () => event('x'.repeat(20_000));
    await store.append('talk-1', [event('kept')], { expected: 'none' });
    const refused = store.append('talk-1', [event('half'), big(), big(), big(), big()], { expected: 0 });
    await expect(refused).rejects.toThrow(StoreUnavailable);
    await expect(refused).rejects.toThrow('The log is not available: the disk is full.');
    const lone = store.append('talk-2', [event('x'.repeat(100_000))], { expected: 'none' });
    await expect(lone).rejects.toThrow('the disk is full');
    expect((await store.readStream('talk-1')).map(({ data }) => data.text)).toEqual(['kept']);
    expect(await store.append('talk-1', [event('after')], { expected: 0 })).toMatchObject({ ok: true });
    await store.close();
  });

  test('an append too large for the disk does not fail the others of its commit', async () => {
    const store = createSqliteEventStore({ file, maxPages: 20 });
    const [small, large, other] = await Promise.allSettled([
      store.append('talk-1', [event('small')], { expected: 'none' }),
      store.append('talk-2', [event('x'.repeat(100_000))], { expected: 'none' }),
      store.append('talk-3', [event('small')], { expected: 'none' }),
    ]);
    expect([small.status, large.status, other.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.readStream('talk-3')).toHaveLength(1);
    expect(await store.readStream('talk-2')).toEqual([]);
    await store.close();
  });

  test('an append refused by a full disk does not count as written: an append that expects it conflicts', async () => {
    const store = createSqliteEventStore({ file, maxPages: 20 });
    const first = store.append('talk-1', [event('kept')], { expected: 'none' });
    const second = store.append('talk-1', [event('x'.repeat(100_000))], { expected: 0 });
    await Promise.allSettled([first, second]);
    await expect(second).rejects.toThrow('the disk is full');
    expect(await store.append('talk-1', [event('too soon')], { expected: 1 })).toEqual({
      ok: false,
      actual: 0,
    });
    expect(await store.append('talk-1', [event('next')], { expected: 0 })).toMatchObject({ revision: 1 });
    await store.close();
  });

  test('a file that cannot be opened is refused with a sentence', () => {
    expect(() => createSqliteEventStore({ file: join(dir, 'nowhere', 'events.db') })).toThrow(
      'The log is not available: its file cannot be opened.',
    );
  });

  test('events can be neither changed nor deleted, so no position is used twice', async () => {
    const store = createSqliteEventStore({ file });
    await store.append('talk-1', [event()], { expected: 'none' });
    const db = openDatabase(file, { synchronous: 'FULL' });
    expect(() => db.exec('DELETE FROM events')).toThrow('never deleted');
    expect(() => db.exec("UPDATE events SET data = '{}'")).toThrow('never changed');
    db.close();
    await store.close();
  });

  test('an event id that lies in another stream throws', async () => {
    const store = createSqliteEventStore({ file });
    const known = event();
    await store.append('talk-1', [known], { expected: 'none' });
    await expect(store.append('talk-2', [known], { expected: 'none' })).rejects.toThrow('not a repeat');
    expect(await store.readStream('talk-2')).toEqual([]);
    await store.close();
  });

  test('appends of one turn share a commit', async () => {
    const store = createSqliteEventStore({ file });
    const db = openDatabase(file, { synchronous: 'FULL' });
    const pages = () => (db.prepare('PRAGMA wal_checkpoint(PASSIVE)').get() as { log: number }).log;
    const before = pages();
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => store.append(`talk-${n}`, [event()], { expected: 'none' })),
    );
    expect(pages() - before).toBeLessThan(50);
    db.close();
    await store.close();
  });

  describe('while another connection holds the lock', () => {
    let rival: Database;
    beforeEach(() => {
      rival = openDatabase(file, { synchronous: 'OFF' });
    });
    afterEach(() => rival.close());

    test('appends wait off the event loop, keep their order, and are written once it is released', async () => {
      const store = createSqliteEventStore({ file });
      rival.exec('BEGIN IMMEDIATE');
      const lone = store.append('talk-1', [event('1')], { expected: 'none' });
      await sleep(5);
      const group = ['2', '3', '4'].map((text) => store.append('talk-1', [event(text)], { expected: 'any' }));
      const inOrder = store.appendInOrder?.([
        { stream: 'talk-2', events: [event('5')], expected: 'none' },
        { stream: 'talk-2', events: [event('6')], expected: 0 },
      ]);
      // With a blocked event loop the lock would never be released.
      await sleep(5);
      expect(await store.readStream('talk-1')).toEqual([]);
      rival.exec('COMMIT');
      expect(await Promise.all([lone, ...group, inOrder])).toMatchObject(Array(5).fill({ ok: true }));
      expect((await store.readStream('talk-1')).map(({ data }) => data.text)).toEqual(['1', '2', '3', '4']);
      await store.close();
    });

    test('all appends are refused when it is held for too long, and later ones succeed', async () => {
      const store = createSqliteEventStore({ file, timeoutMs: 20 });
      rival.exec('BEGIN IMMEDIATE');
      const waiting = ['talk-1', 'talk-2'].map((name) => store.append(name, [event()], { expected: 'none' }));
      for (const { status, reason } of (await Promise.allSettled(waiting)) as PromiseRejectedResult[]) {
        expect(status).toBe('rejected');
        expect(reason).toBeInstanceOf(StoreUnavailable);
        expect(String(reason)).toContain('another process does not let go of it');
      }
      const last = store.append('talk-1', [event()], { expected: 'none' });
      rival.exec('COMMIT');
      expect(await last).toMatchObject({ ok: true, revision: 0 });
      await store.close();
    });
  });

  test('commits of another process are seen, in order', async () => {
    const store = createSqliteEventStore({ file });
    const { gone } = startAppender('counted', 40);
    const seen: unknown[] = [];
    for await (const batch of store.follow({ from: 0, signal: new AbortController().signal })) {
      for (const { data } of batch) seen.push(data.n);
      if (seen.length === 40) break;
    }
    await gone;
    expect(seen).toEqual([...Array(40).keys()]);
    await store.close();
  });

  test('a process killed while writing loses no acknowledged event', async () => {
    const { child, lines, gone } = startAppender('counted', 1_000_000);
    const promised: string[] = [];
    for await (const line of lines) {
      const [, id] = line.split(' ');
      if (id) promised.push(id);
      if (promised.length === 200) child.kill('SIGKILL');
    }
    await gone;
    const store = createSqliteEventStore({ file });
    const stored = await store.readStream('counted');
    expect(stored.slice(0, promised.length).map(({ id }) => id)).toEqual(promised);
    expect(stored.map(({ revision }) => revision)).toEqual([...stored.keys()]);
    expect(await store.append('counted', [event()], { expected: stored.length - 1 })).toMatchObject({
      ok: true,
    });
    await store.close();
  });

  test('two processes on one file wait for each other and keep one order', async () => {
    const store = createSqliteEventStore({ file });
    const others = [startAppender('counted', 100), startAppender('counted', 100)];
    for (let n = 0; n < 100; n += 1) await store.append('counted', [event()], { expected: 'any' });
    await Promise.all(others.map(({ gone }) => gone));
    const stored = await store.readStream('counted');
    expect(stored.map(({ revision }) => revision)).toEqual([...Array(300).keys()]);
    const positions = stored.map(({ position }) => position);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    await store.close();
  });
});
