import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createSqliteEventStore } from '../../modules/kernel/adapters/event-store.sqlite';
import { createEventStoreDb } from '../../modules/kernel/adapters/event-store.eventstoredb';
import type { EventStore, StoredEvent } from '../../modules/kernel/events/event-store';
import { silentLog } from '../../modules/kernel/ports';
import { anyLog, lay, words } from '../../tests/doubles/test-log';
import { all, event } from '../../tests/doubles/event-store-adapters';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { startEventStoreDb } from '../../tests/doubles/eventstoredb';
import { sparsePositions } from '../../tests/doubles/sparse-positions';
import { eventsUpTo } from './export';
import { exportText, formatVersion } from './export-format';
import { importEvents } from './import-events';
import { readExport } from './read-export';

const dir = mkdtempSync(join(tmpdir(), 'export-'));
afterAll(() => rmSync(dir, { recursive: true }));
let files = 0;

/** Exports a log to a file of its own; answers its path. */
async function exported(
  store: EventStore,
  part: { from?: number; to?: number; types?: string[] } = {},
): Promise<string> {
  const { from = 0, to = await store.head(), types } = part;
  const header = {
    product: 'Evident' as const,
    format: 'events' as const,
    version: formatVersion,
    log: await store.identity(),
    head: await store.head(),
    ...{ from, to, types: types ?? null, count: null, exportedAt: new Date().toISOString() },
  };
  let text = '';
  for await (const piece of exportText(header, eventsUpTo(store, { from, to, types }))) text += piece;
  return file(text);
}

function file(content: string | Buffer): string {
  const path = join(dir, `${(files += 1)}.ndjson`);
  writeFileSync(path, content);
  return path;
}

const imported = async (store: EventStore, path: string) =>
  importEvents(store, await readExport(path), { path });
const everything = async (store: EventStore) => (await all(store.readAll({ from: 0 }))).map(words);

/** A log of so many events: three streams in turn. */
async function sample(count = 7): Promise<{ store: EventStore; events: StoredEvent[] }> {
  const store = createMemoryEventStore();
  for (let n = 0; n < count; n += 1)
    await store.append(`s-${n % 3}`, [event('Said', { n })], { expected: 'any' });
  return { store, events: await all(store.readAll({ from: 0 })) };
}

describe('an exported and imported log', () => {
  it('has the same events, byte for byte, in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(anyLog, async (appends) => {
        const store = createMemoryEventStore();
        const before = await lay(store, appends);
        const path = await exported(store);
        const other = sparsePositions(createMemoryEventStore());
        expect(await imported(other, path)).toEqual({ written: before.length, existing: 0 });
        expect(await everything(other)).toEqual(before.map(words));
        rmSync(path);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same on SQLite, and exports the same lines again', async () => {
    const { store, events } = await sample(1_203);
    const path = await exported(store);
    const sqlite = createSqliteEventStore({ file: join(dir, 'events.db') });
    await imported(sqlite, path);
    expect(await everything(sqlite)).toEqual(events.map(words));
    const lines = (of: string) => readFileSync(of, 'utf8').split('\n').slice(1, -2);
    expect(lines(await exported(sqlite))).toEqual(lines(path));
    await sqlite.close();
  });

  it('is the same on EventStoreDB, except for its positions', async () => {
    const { store, events } = await sample(40);
    const path = await exported(store);
    const server = await startEventStoreDb();
    const other = createEventStoreDb({ url: server.url, logger: silentLog });
    try {
      expect(await imported(other, path)).toEqual({ written: 40, existing: 0 });
      expect(await imported(other, path)).toEqual({ written: 0, existing: 40 });
      expect(await everything(other)).toEqual(events.map(words));
    } finally {
      await other.close();
      await server.stop();
    }
  });

  it('is completed by a second import after any interruption, and unchanged by a third', async () => {
    const { store, events } = await sample();
    const path = await exported(store);
    for (let there = 0; there <= events.length; there += 1) {
      const other = createMemoryEventStore();
      for (const { stream, id, type, data, metadata } of events.slice(0, there))
        await other.append(stream, [{ id, type, data, metadata }], { expected: 'any' });
      expect(await imported(other, path)).toEqual({ written: events.length - there, existing: there });
      expect(await imported(other, path)).toEqual({ written: 0, existing: events.length });
      expect(await everything(other)).toEqual(events.map(words));
    }
  });

  it('may end early, but is refused when the beginning or some types are missing', async () => {
    const { store, events } = await sample();
    const early = createMemoryEventStore();
    await imported(early, await exported(store, { to: 4 }));
    expect(await everything(early)).toEqual(events.slice(0, 4).map(words));
    for (const part of [{ from: 1 }, { types: ['Said'] }])
      await expect(imported(createMemoryEventStore(), await exported(store, part))).rejects.toThrow(
        'holds only a part of a log',
      );
  });
});

describe('an export', () => {
  it('ends with a checksum that other tools can compute', async () => {
    const { store } = await sample();
    const text = readFileSync(await exported(store), 'utf8');
    const lines = text.split('\n');
    const { footer } = JSON.parse(lines.at(-2) ?? '') as { footer: { count: number; sha256: string } };
    const before = `${lines.slice(0, -2).join('\n')}\n`;
    expect(footer).toEqual({ count: 7, sha256: createHash('sha256').update(before).digest('hex') });
  });

  it('that was cut off anywhere, or in which any byte changed, is refused as a whole', async () => {
    const { store } = await sample();
    const whole = readFileSync(await exported(store));
    const refused = async (content: Buffer) => {
      const path = file(content);
      const other = createMemoryEventStore();
      await expect(imported(other, path)).rejects.toThrow(
        /is damaged|is not an export|has version|cannot be imported|holds only a part/,
      );
      expect(await other.head()).toBe(0);
      rmSync(path);
    };
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 2), async (at) => refused(whole.subarray(0, at))),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 2), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ by;
        await refused(changed);
      }),
      { numRuns: 120 },
    );
  });

  it('that was cut off between two lines is refused with the number of the last line', async () => {
    const { store } = await sample();
    const lines = readFileSync(await exported(store), 'utf8')
      .split('\n')
      .slice(0, -1);
    for (let kept = 1; kept < lines.length; kept += 1) {
      const cut = file(`${lines.slice(0, kept).join('\n')}\n`);
      await expect(imported(createMemoryEventStore(), cut)).rejects.toThrow(`cut off after line ${kept}.`);
    }
    const twice = file(`${[...lines, lines.at(-2)].join('\n')}\n`);
    await expect(imported(createMemoryEventStore(), twice)).rejects.toThrow(
      'more follows after its last line',
    );
  });

  it('whose events are out of order, duplicated or missing is refused before any write', async () => {
    const { store, events } = await sample();
    const wrong: Record<string, StoredEvent[]> = {
      'is revision 2 of s-0, where 1 comes next': events.filter((_, n) => n !== 3),
      'does not come after': [...events.slice(0, 1), ...events.slice(2, 3), ...events.slice(1, 2)],
      'its id was there before': [
        ...events,
        { ...events[0], stream: 's-9', revision: 0, position: 99 } as StoredEvent,
      ],
    };
    const header = JSON.parse(readFileSync(await exported(store), 'utf8').split('\n')[0] ?? '') as {
      header: Parameters<typeof exportText>[0];
    };
    for (const [why, batch] of Object.entries(wrong)) {
      let text = '';

      const batches = (async function* () {
        yield batch;
      })();
      for await (const piece of exportText(header.header, batches)) text += piece;
      const other = createMemoryEventStore();
      await expect(imported(other, file(text))).rejects.toThrow(why);
      expect(await other.head()).toBe(0);
    }
  });

  it('that is another file, missing, or from a later version is refused in a sentence', async () => {
    const { store } = await sample();
    const later = readFileSync(await exported(store), 'utf8').replace('"version":1', '"version":2');
    await expect(readExport(file(later))).rejects.toThrow('has version 2 of the format');
    for (const content of ['', '{}\n', 'position,at\n', '[]'])
      await expect(readExport(file(content))).rejects.toThrow('is not an export of events.');
    await expect(readExport(join(dir, 'nowhere'))).rejects.toThrow('cannot be read (ENOENT)');
  });
});

describe('an import into a log that is not empty', () => {
  it('is refused when it holds other events, such as those of a first start', async () => {
    const { store } = await sample();
    const path = await exported(store);
    const other = createMemoryEventStore();
    await other.append('user-admin', [event('UserRegistered')], { expected: 'none' });
    const before = await everything(other);
    await expect(imported(other, path)).rejects.toThrow(/is not empty.*such as UserRegistered in user-admin/);
    expect(await everything(other)).toEqual(before);
  });

  it('is refused when one of its events differs in a single word', async () => {
    const { store, events } = await sample();
    const path = await exported(store);
    const [first] = events;
    if (!first) throw new Error('the sample is empty');
    const changes = [{ data: { n: 1 } }, { type: 'Heard' }, { metadata: { ...first.metadata, at: 'later' } }];
    for (const change of changes) {
      const other = createMemoryEventStore();
      const { id, type, data, metadata } = { ...first, ...change };
      await other.append(first.stream, [{ id, type, data, metadata }], { expected: 'none' });
      await expect(imported(other, path)).rejects.toThrow('is not empty');
    }
  });

  it('is refused when the log has gone on since', async () => {
    const { store } = await sample();
    const path = await exported(store);
    const other = createMemoryEventStore();
    await imported(other, path);
    await other.append('s-0', [event('Said')], { expected: 'any' });
    await expect(imported(other, path)).rejects.toThrow('holds all 7 events');
  });

  it('stops when another process writes to the log meanwhile', async () => {
    const { store } = await sample();
    const path = await exported(store);
    const other = createMemoryEventStore();
    const disturbed: EventStore = {
      ...other,
      async append(stream, events, options) {
        if (stream === 's-2') await other.append('s-2', [event('Said')], { expected: 'any' });
        return other.append(stream, events, options);
      },
    };
    await expect(imported(disturbed, path)).rejects.toThrow('Somebody else has written to the log');
  });
});
