import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { makeBackup } from '../../modules/kernel/adapters/backup/make-backup';
import { openDataFolder } from '../../modules/kernel/adapters/files/data-folder';
import { createSqliteEventStore } from '../../modules/kernel/adapters/event-store.sqlite';
import { openDatabase } from '../../modules/kernel/adapters/sqlite/database';
import { createSqliteVault } from '../../modules/kernel/adapters/vault.sqlite';
import type { EventStore, NewEvent } from '../../modules/kernel/events/event-store';
import { DataFolderError } from '../../modules/kernel/errors';
import type { Vault } from '../../modules/kernel/vault';

export const event = (type = 'Said', data: Record<string, unknown> = {}): NewEvent => ({
  id: crypto.randomUUID(),
  type,
  data,
  metadata: { actor: { kind: 'system' }, correlationId: 'c', at: '2025-01-01T00:00:00.000Z', version: 1 },
});

/** Opens a data folder, works on it and closes it. */
export async function on(
  dir: string,
  work: (store: EventStore, vault: Vault) => Promise<void>,
): Promise<void> {
  const folder = openDataFolder(dir);
  const store = createSqliteEventStore({ file: folder.eventsFile });
  const vault = createSqliteVault({ file: folder.vaultFile });
  try {
    await work(store, vault);
  } finally {
    await vault.close();
    await store.close();
  }
}

/** A place for data folders and their backups. */
function backupPlace() {
  const root = mkdtempSync(join(tmpdir(), 'backup-'));
  const at = (...parts: string[]) => join(root, ...parts);
  return {
    at,
    make: (dataDir = at('data'), target = at('backup')) => makeBackup({ dataDir, target }),
    names: () => readdirSync(root).sort(),
    /** A data folder with twenty events of two people, a source, a large report, a mail, keys, a session and a lease. */
    async used(dir = at('data')): Promise<void> {
      await on(dir, async (store, vault) => {
        for (let n = 0; n < 20; n += 1)
          await store.append(`user-${n % 2}`, [event('Said', { n })], { expected: 'any' });
        await vault.put('person-keys', '0/key', 'key of nobody else');
        await vault.put('sessions', '0.hash', { userId: '0' });
        await vault.lease('background', 'the product', 600_000);
      });
      mkdirSync(join(dir, 'sources', '0'), { recursive: true });
      writeFileSync(join(dir, 'sources', '0', 'abc'), 'sealed bytes');
      writeFileSync(join(dir, 'sources', '0', 'abc.1.tmp'), 'half of it');
      mkdirSync(join(dir, 'blobs', '0'), { recursive: true });
      writeFileSync(join(dir, 'blobs', '0', 'def'), 'sealed report');
      writeFileSync(join(dir, 'outbox', '1.0.welcome.eml'), 'To: somebody');
      writeFileSync(join(dir, 'views.db'), 'made anew');
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
type BackupPlace = ReturnType<typeof backupPlace>;

/** A place with a used data folder, new for each test of a file and removed after it. */
export function placeForEachTest() {
  let place: BackupPlace;
  beforeEach(async () => {
    place = backupPlace();
    await place.used();
  });
  afterEach(() => place.remove());
  return {
    place: () => place,
    at: (...parts: string[]) => place.at(...parts),
    make: (...args: Parameters<BackupPlace['make']>) => place.make(...args),
  };
}

/** The sentence of the DataFolderError that the work ends with. */
export async function sentenceOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error('it was not refused'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof DataFolderError) return error.message;
  throw error;
}

export const filesOf = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();

/** Queries or changes a database file that no process has open. */
export function inside<Row>(file: string, sql: string): Row[] {
  const db = openDatabase(file, { synchronous: 'OFF', journal: 'DELETE' });
  try {
    if (/^SELECT/.test(sql)) return db.prepare(sql).all() as Row[];
    db.exec(sql);
    return [];
  } finally {
    db.close();
  }
}
