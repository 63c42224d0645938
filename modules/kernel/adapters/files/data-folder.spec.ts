import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
  closeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewEvent } from '../../events/event-store';
import { DataFolderError } from '../../errors';
import { openDataFolder } from './data-folder';
import { createSqliteEventStore } from '../event-store.sqlite';
import { closeDatabase, dataFormat, openDatabase, pragma } from '../sqlite/database';
import { createSqliteVault } from '../vault.sqlite';

const event = (): NewEvent => ({
  id: crypto.randomUUID(),
  type: 'Said',
  data: { text: 'x'.repeat(500) },
  metadata: { actor: { kind: 'system' }, correlationId: 'c', at: '2025-01-01T00:00:00.000Z', version: 1 },
});

let root: string;
let dir: string;
const events = () => join(dir, 'events.db');
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'data-'));
  dir = join(root, 'data');
});
afterEach(() => rmSync(root, { recursive: true }));

/** A folder that has been used; `during` runs while the log is still open. */
async function used(during = () => {}): Promise<void> {
  const folder = openDataFolder(dir);
  const store = createSqliteEventStore({ file: folder.eventsFile });
  const vault = createSqliteVault({ file: folder.vaultFile });
  await vault.put('keys', 'a', 'b');
  for (let n = 0; n < 50; n += 1) await store.append('talk-1', [event()], { expected: 'any' });
  during();
  await vault.close();
  await store.close();
}

/** Every file below the folder with a hash of its bytes and its modification time. */
function fingerprint(): Record<string, string> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    names.map((name) => {
      const stats = statSync(join(dir, name));
      if (stats.isDirectory()) return [name, 'folder'];
      const hash = createHash('sha256')
        .update(readFileSync(join(dir, name)))
        .digest('hex');
      return [name, `${hash} ${stats.mtimeMs}`];
    }),
  );
}

function refusal(): string {
  const before = fingerprint();
  let message = '';
  try {
    openDataFolder(dir);
  } catch (error) {
    expect(error).toBeInstanceOf(DataFolderError);
    message = error instanceof Error ? error.message : '';
  }
  expect(fingerprint()).toEqual(before);
  return message;
}

function scribble(file: string, from: number, length: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(length, 0xab), 0, length, from);
  closeSync(handle);
}

describe('a data folder', () => {
  test('is created when missing, and opened again with everything in it', async () => {
    await used();
    const folder = openDataFolder(dir);
    expect(statSync(folder.sourcesDir).isDirectory() && statSync(folder.outboxDir).isDirectory()).toBe(true);
    for (const made of [dir, folder.sourcesDir, folder.outboxDir])
      expect([made, statSync(made).mode & 0o777]).toEqual([made, 0o700]);
    const store = createSqliteEventStore({ file: folder.eventsFile });
    expect(await store.readStream('talk-1')).toHaveLength(50);
    await store.close();
  });

  test('records its format in log and vault', async () => {
    await used();
    for (const file of ['events.db', 'vault.db']) {
      const db = openDatabase(join(dir, file), { synchronous: 'FULL' });
      expect(pragma(db, 'user_version')).toBe(dataFormat);
      closeDatabase(db);
    }
  });

  test('can be opened while another process uses it', async () => {
    await used(() => expect(() => openDataFolder(dir)).not.toThrow());
  });

  test('left by a killed process is sound, and checking it changes nothing', async () => {
    const crashed = join(root, 'crashed');
    await used(() => cpSync(dir, crashed, { recursive: true }));
    dir = crashed;
    expect(existsSync(`${events()}-wal`)).toBe(true);
    expect(refusal()).toBe('');
  });

  describe.each(['events.db', 'vault.db'])('whose %s', (name) => {
    const file = () => join(dir, name);

    test.each([
      ['is something else', () => writeFileSync(file(), 'this is no database '.repeat(500))],
      ['is cut short', () => truncateSync(file(), 4096)],
      ['is cut to a few bytes', () => truncateSync(file(), 10)],
      ['has pages overwritten', () => scribble(file(), 4096, 8000)],
    ])('%s is refused with one sentence, and nothing in it is touched', async (_, damage) => {
      await used();
      damage();
      expect(refusal()).toMatch(
        new RegExp(`${name} is damaged and cannot be used; nothing was changed.*\\.$`),
      );
    });

    test('of a newer format is refused with one sentence and left untouched', async () => {
      await used();
      const db = openDatabase(file(), { synchronous: 'FULL' });
      db.exec(`PRAGMA user_version = ${dataFormat + 1}`);
      closeDatabase(db);
      expect(refusal()).toMatch(new RegExp(`${name} was written by a newer version of Evident`));
    });

    test('that cannot be read is refused with one sentence', async () => {
      await used();
      rmSync(file());
      cpSync(join(dir, 'sources'), file(), { recursive: true });
      expect(refusal()).toMatch(new RegExp(`${name} cannot be read; nothing was changed`));
    });
  });

  test('that is damaged and left by a killed process is refused untouched as well', async () => {
    const crashed = join(root, 'crashed');
    await used(() => {
      const db = openDatabase(events(), { synchronous: 'FULL' });
      db.exec('PRAGMA wal_checkpoint(FULL)');
      closeDatabase(db);
      cpSync(dir, crashed, { recursive: true });
    });
    dir = crashed;
    scribble(events(), 0, 50);
    expect(refusal()).toMatch(/events\.db is damaged/);
  });

  test('loses its views when they are damaged, since they are rebuilt', async () => {
    await used();
    const views = join(dir, 'views.db');
    writeFileSync(views, 'this is no database '.repeat(500));
    writeFileSync(`${views}-wal`, 'nor is this');
    const folder = openDataFolder(dir);
    expect([existsSync(views), existsSync(`${views}-wal`)]).toEqual([false, false]);
    expect(existsSync(folder.eventsFile)).toBe(true);
  });

  test('that is a file is refused with one sentence', () => {
    writeFileSync(dir, 'hello');
    expect(() => openDataFolder(dir)).toThrow('is a file, not a folder');
  });

  test('that cannot be created is refused in one sentence', () => {
    for (const nowhere of ['/proc/none', '/dev/null/none/data'])
      expect(() => openDataFolder(nowhere)).toThrow(/The data folder .*none.* cannot be written to \(E\w+\)/);
  });
});
