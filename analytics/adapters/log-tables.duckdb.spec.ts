import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { eventCatalogue } from '../../composition/event-catalogue';
import type { EventStore, NewEvent } from '../../modules/kernel/events/event-store';
import type { Catalogue } from '../../modules/kernel/events/event';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { adapters } from '../../tests/doubles/event-store-adapters';
import { createExampleLog } from '../../tests/worlds/example-log/example-log';
import type { LogTables } from '../log-tables';
import { envelope, eventTables } from '../table-shapes';
import { all } from './ask.fixture';
import { openLogTables, type LogTablesDeps } from './log-tables.duckdb';

const place = mkdtempSync(join(tmpdir(), 'log-tables-'));
let folders = 0;
const newFolder = () => join(place, `kept-${(folders += 1)}`);
afterAll(() => rmSync(place, { recursive: true, force: true }));

const opened: LogTables[] = [];
afterEach(async () => {
  for (const tables of opened.splice(0)) await tables.close();
});
async function open(
  store: EventStore,
  folder: string,
  more: Partial<LogTablesDeps> = {},
): Promise<LogTables> {
  const tables = await openLogTables({ store, catalogue: eventCatalogue, folder, ...more });
  opened.push(tables);
  return tables;
}

let ids = 0;
const event = (type: string, data: Record<string, unknown>, version = 1): NewEvent => ({
  id: `e-${(ids += 1)}`,
  type,
  data,
  metadata: { actor: { kind: 'operator' }, correlationId: 'c', at: '2025-03-01T10:00:00.250Z', version },
});
const granted = (userId: string, searches: unknown = 10) => event('WelcomeGranted', { userId, searches });
const positions = 'SELECT position FROM events ORDER BY position';

describe('the log as tables', () => {
  it('has every column of every event type, each usable without quotes', async () => {
    const tables = await open(await createExampleLog(), newFolder());
    for (const { name, type, fields } of eventTables(eventCatalogue)) {
      const columns = [...envelope, ...fields].map((column) => column.name);
      const [[there] = [], [counted] = []] = await Promise.all([
        all(
          tables,
          `SELECT count(*) FROM (SELECT ${columns.join(', ')} FROM ${name} ORDER BY ${columns.join(', ')})`,
        ),
        all(tables, `SELECT count(*) FROM events WHERE type = '${type}'`),
      ]);
      expect([name, there]).toEqual([name, counted]);
    }
  });

  it('has typed values: figures, times in UTC, lists, and NULL for a value of another type', async () => {
    const store = createMemoryEventStore();
    await store.append('a', [granted('u'), granted('v', 'ten'), event('WelcomeGranted', {})], {
      expected: 'none',
    });
    await store.append('s', [event('SearchRequested', { sourceIds: ['x'], charged: true, model: 'qwen' })], {
      expected: 'none',
    });
    const tables = await open(store, newFolder());
    expect(
      await all(tables, 'SELECT user_id, searches, happened_at FROM welcome_granted ORDER BY position'),
    ).toEqual([
      ['u', 10, '2025-03-01 10:00:00.25'],
      ['v', null, '2025-03-01 10:00:00.25'],
      [null, null, '2025-03-01 10:00:00.25'],
    ]);
    expect(
      await all(tables, 'SELECT source_ids, charged, query, actor_kind, actor_id FROM search_requested'),
    ).toEqual([[['x'], true, null, 'operator', null]]);
    expect(
      await all(
        tables,
        "SELECT 9007199254740993, [1::BIGINT], 1.5, {'a': NULL}, current_setting('TimeZone')",
      ),
    ).toEqual([['9007199254740993', [1], 1.5, { a: null }, 'UTC']]);
  });

  it('upcasts older events, masks personal fields, and leaves out unknown types', async () => {
    const store = createMemoryEventStore();
    const registered = { userId: 'u', email: 'v1.sealed-mail', name: 'v1.sealed-name' };
    await store.append('u', [event('UserRegistered', registered), event('Unheard', { name: 'Ada' })], {
      expected: 'none',
    });
    const folder = newFolder();
    const tables = await open(store, folder);
    expect(await all(tables, 'SELECT user_id, email, name, credential_id FROM user_registered')).toEqual([
      ['u', '***', '***', 'u'],
    ]);
    expect(await all(tables, "SELECT type, data FROM events WHERE type = 'Unheard'")).toEqual([
      ['Unheard', null],
    ]);
    await tables.close();
    opened.splice(0);
    for (const name of readdirSync(folder))
      for (const word of ['sealed-mail', 'sealed-name', 'Ada'])
        expect(readFileSync(join(folder, name)).includes(word)).toBe(false);
  });

  it('begins after a given position', async () => {
    const store = createMemoryEventStore();
    await store.append('a', [granted('a'), granted('b'), granted('c')], { expected: 'none' });
    const tables = await open(store, newFolder(), { from: 2 });
    expect(await all(tables, positions)).toEqual([[3]]);
    expect(await all(tables, 'SELECT user_id FROM welcome_granted')).toEqual([['c']]);
  });
});

describe('the cached tables', () => {
  const kept = (folder: string) => readdirSync(folder);

  it('are reused: only newer events are added, and none twice', async () => {
    const folder = newFolder();
    const store = createMemoryEventStore();
    await store.append('a', [granted('a'), granted('b')], { expected: 'none' });
    const added: number[] = [];
    const ask = async () =>
      all(await open(store, folder, { onProgress: (events) => added.push(events) }), positions);
    expect(await ask()).toEqual([[1], [2]]);
    expect(await ask()).toEqual([[1], [2]]);
    await store.append('b', [granted('c')], { expected: 'none' });
    expect(await ask()).toEqual([[1], [2], [3]]);
    expect(added).toEqual([2, 1]);
    expect(kept(folder)).toHaveLength(1);
  });

  it('serve many queries at once, also while the log grows', async () => {
    const folder = newFolder();
    const store = createMemoryEventStore();
    await store.append('a', [granted('a')], { expected: 'none' });
    for (let round = 2; round <= 4; round += 1) {
      await store.append(`s-${round}`, [granted('b')], { expected: 'none' });
      const answers = await Promise.all([1, 2, 3].map(async () => all(await open(store, folder), positions)));
      const expected = Array.from({ length: round }, (_, n) => [n + 1]);
      expect(answers).toEqual([expected, expected, expected]);
    }
    expect(kept(folder)).toHaveLength(1);
  });

  it('are rebuilt when the log was restored from a backup and continued differently', async () => {
    const folder = newFolder();
    const [first, second] = [createMemoryEventStore(), createMemoryEventStore()];
    await first.append('a', [granted('a'), granted('lost')], { expected: 'none' });
    await second.append('a', [granted('a'), granted('other')], { expected: 'none' });
    const asOne = { ...second, identity: () => first.identity() };
    await open(first, folder);
    const tables = await open(asOne, folder);
    expect(await all(tables, 'SELECT user_id FROM welcome_granted ORDER BY position')).toEqual([
      ['a'],
      ['other'],
    ]);
  });

  it('are rebuilt when their file is damaged, or was made for another schema', async () => {
    const folder = newFolder();
    const store = createMemoryEventStore();
    await store.append('a', [granted('a')], { expected: 'none' });
    await open(store, folder);
    const [name = ''] = kept(folder);
    writeFileSync(join(folder, name), 'rubbish');
    expect(await all(await open(store, folder), positions)).toEqual([[1]]);
    const fewer: Catalogue = new Map([...eventCatalogue].filter(([type]) => type !== 'UserErased'));
    await open(store, folder, { catalogue: fewer });
    expect(kept(folder)).not.toContain(name);
    expect(kept(folder)).toHaveLength(1);
  });

  it('keep leftovers of a crash for an hour at most, and close their file when the log fails', async () => {
    const folder = newFolder();
    const store = createMemoryEventStore();
    await store.append('a', [granted('a')], { expected: 'none' });
    await open(store, folder);
    const crashed = ['x.duckdb.1.unfinished', 'x.duckdb.1.unfinished.wal', 'x.duckdb.2.unfinished'];
    for (const name of crashed) writeFileSync(join(folder, name), '');
    const longAgo = Date.now() / 1_000 - 2 * 60 * 60;
    for (const name of crashed.slice(0, 2)) utimesSync(join(folder, name), longAgo, longAgo);
    await store.append('b', [granted('b')], { expected: 'none' });
    const failing: EventStore = {
      ...store,
      readAll: () => {
        throw new Error('away');
      },
    };
    await expect(open(failing, folder)).rejects.toThrow('away');
    expect(crashed.map((name) => existsSync(join(folder, name)))).toEqual([false, false, true]);
    expect(kept(folder)).toHaveLength(2);
    expect(await all(await open(store, folder), positions)).toEqual([[1], [2]]);
  });
});

describe.each(adapters)('the tables of a log in $name', ({ log }) => {
  it('hold all events of the log', async () => {
    const { open: openLog, remove } = await log();
    const store = openLog();
    try {
      const begins = await store.head();
      const stream = `quota-${crypto.randomUUID()}`;
      await store.append(
        stream,
        [granted(stream), granted(stream)].map((one) => ({ ...one, id: crypto.randomUUID() })),
        { expected: 'none' },
      );
      const folder = newFolder();
      const ask = async () =>
        all(await open(store, folder, { from: begins }), 'SELECT user_id FROM welcome_granted');
      expect(await ask()).toEqual([[stream], [stream]]);
      await store.append(stream, [{ ...granted(stream), id: crypto.randomUUID() }], { expected: 1 });
      expect(await ask()).toEqual([[stream], [stream], [stream]]);
    } finally {
      await store.close();
      await remove();
    }
  });
});
