import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { sleep } from '../../sleep';
import { filesOf, inside, on, placeForEachTest, sentenceOf } from '../../../../tests/doubles/backup-place';
import { compiledProgram } from '../../../../tests/doubles/compiled-program';
import { DataFolderError } from '../../errors';
import { closeDatabase, disableBusyTimeout, openDatabase } from '../sqlite/database';
import { checkBackup } from './check-backup';
import { BackupCancelled, asDataFolderError } from './files';
import { makeBackup } from './make-backup';

const keeper = fileURLToPath(new URL('../../../../tests/doubles/vault-writer-process.ts', import.meta.url));
const running: ChildProcess[] = [];

const { place, at, make } = placeForEachTest();
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

describe('a backup', () => {
  test('holds log, vault, sources, blobs and mails, nothing else, and only its owner may read it', async () => {
    const manifest = await make();
    expect(filesOf(at('backup'))).toEqual([
      'blobs/0/def',
      'events.db',
      'manifest.json',
      'outbox/1.0.welcome.eml',
      'sources/0/abc',
      'vault.db',
    ]);
    expect(manifest).toMatchObject({ product: 'Evident', head: 20 });
    expect(manifest.files.map(({ name }) => name).sort()).toEqual(
      filesOf(at('backup')).filter((name) => name !== 'manifest.json'),
    );
    const modes = ['', 'sources', 'sources/0', 'blobs', 'blobs/0', ...filesOf(at('backup'))].map((name) => {
      const stats = statSync(at('backup', name));
      return `${stats.isDirectory() ? 'folder' : 'file'} ${(stats.mode & 0o777).toString(8)}`;
    });
    expect(new Set(modes)).toEqual(new Set(['folder 700', 'file 600']));
    expect(await checkBackup({ folder: at('backup') })).toEqual({ manifest, problems: [] });
    expect(place().names()).toEqual(['backup', 'data']);
  });

  test('holds no byte of deleted vault entries', async () => {
    await on(at('data'), async (_, vault) => {
      for (let n = 0; n < 200; n += 1)
        await vault.put('person-keys', `gone-${n}`, 'the-forgotten-key'.repeat(9));
      for (let n = 0; n < 200; n += 1) await vault.delete('person-keys', `gone-${n}`);
    });
    await make();
    expect(readFileSync(at('backup', 'vault.db')).includes('the-forgotten-key')).toBe(false);
  });

  test('made during concurrent writes shows one moment: every acknowledged event, every key, no half-done erasure', async () => {
    const promised = [1, 2].map((n) => startKeeper(`keeper${n}`));
    await waitFor(() => promised.every((ids) => ids.length > 50));
    for (let round = 1; round <= 3; round += 1) {
      const before = promised.flatMap((ids) => ids);
      await make(at('data'), at(`backup-${round}`));
      const lengths = promised.map((ids) => ids.length);
      expect(await checkBackup({ folder: at(`backup-${round}`) })).toMatchObject({ problems: [] });
      const events = inside<{ id: string; type: string; data: string }>(
        at(`backup-${round}`, 'events.db'),
        'SELECT id, type, data FROM events',
      );
      const ids = new Set(events.map(({ id }) => id));
      expect(before.filter((id) => !ids.has(id))).toEqual([]);
      const of = (type: string) =>
        new Set(
          events
            .filter((event) => event.type === type)
            .map(({ data }) => String((JSON.parse(data) as { userId: string }).userId)),
        );
      const keys = new Set(
        inside<{ key: string }>(
          at(`backup-${round}`, 'vault.db'),
          "SELECT key FROM entries WHERE collection = 'person-keys'",
        ).map(({ key }) => key),
      );
      const [met, erased] = [of('Met'), of('Erased')];
      expect([...met].filter((person) => !keys.has(person) && !erased.has(person))).toEqual([]);
      await waitFor(() => promised.every((now, index) => now.length > (lengths[index] ?? 0) + 20));
    }
  });

  test('takes the vault as of the moment when it releases the log, while both are written to', async () => {
    const open = (name: string) => {
      const db = openDatabase(at('data', name), { synchronous: 'OFF' });
      disableBusyTimeout(db);
      return db;
    };
    const [log, vault] = [open('events.db'), open('vault.db')];
    const steps: string[] = [];
    const onProgress = ({ step }: { step: string }) => {
      steps.push(step);
      if (step !== 'Copying the vault') return;
      log.exec("INSERT INTO events SELECT 1000, type, 'late', 0, 'late', metadata, data FROM events LIMIT 1");
      vault.exec("DELETE FROM entries WHERE collection = 'person-keys'");
    };
    await makeBackup({ dataDir: at('data'), target: at('backup'), onProgress });
    expect(steps).toContain('Copying the vault');
    const late = "SELECT id FROM events WHERE id = 'late'";
    expect(log.prepare(late).all()).toHaveLength(1);
    expect(inside(at('backup', 'events.db'), late)).toEqual([]);
    const keys = "SELECT key FROM entries WHERE collection = 'person-keys'";
    expect(vault.prepare(keys).all()).toEqual([]);
    expect(inside(at('backup', 'vault.db'), keys)).toEqual([{ key: '0/key' }]);
    const schema = 'SELECT type, name, sql FROM sqlite_schema ORDER BY type, name';
    expect(inside(at('backup', 'vault.db'), schema)).toEqual(vault.prepare(schema).all());
    for (const db of [log, vault]) closeDatabase(db);
    expect(await checkBackup({ folder: at('backup') })).toMatchObject({ problems: [] });
  });

  test('is refused in one sentence where it would lie in the data folder, on a file, or over something else', async () => {
    writeFileSync(at('file'), '');
    mkdirSync(at('full'));
    writeFileSync(at('full', 'mine'), '');
    const refusals: [string, string][] = [
      [at('data', 'backups', 'today'), 'lies in the data folder'],
      [at('data'), 'lies in the data folder'],
      [at('file'), 'is a file'],
      [at('full'), 'is not empty'],
    ];
    for (const [target, words] of refusals)
      expect(await sentenceOf(make(at('data'), target))).toContain(words);
    expect(await sentenceOf(make(at('nowhere')))).toContain('is not a data folder');
    writeFileSync(at('data', 'vault.db'), 'no database'.repeat(500));
    expect(await sentenceOf(make())).toContain('vault.db is damaged');
    expect(place().names()).toEqual(['data', 'file', 'full']);
  });

  test('fills an empty folder, and folders above it that are not there', async () => {
    mkdirSync(at('empty'));
    await make(at('data'), at('empty'));
    await make(at('data'), at('a', 'b', 'c'));
    for (const folder of [at('empty'), at('a', 'b', 'c')])
      expect((await checkBackup({ folder })).problems).toEqual([]);
  });

  test('leaves nothing behind when it is cancelled or cannot be written', async () => {
    const stop = new AbortController();
    const onProgress = () => stop.abort();
    await expect(
      makeBackup({ dataDir: at('data'), target: at('backup'), onProgress, signal: stop.signal }),
    ).rejects.toBeInstanceOf(BackupCancelled);
    rmSync(at('data', 'outbox'), { recursive: true });
    writeFileSync(at('data', 'outbox'), 'no folder');
    expect(await sentenceOf(make())).toMatch(/^The backup failed \(ENOTDIR\); nothing of it was kept\.$/);
    expect(place().names()).toEqual(['data']);
  });

  test('reports a full disk, whichever layer raised the error', () => {
    const system = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const sqlite = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    for (const error of [system, sqlite])
      expect(asDataFolderError('The backup', error)).toEqual(
        new DataFolderError('The backup failed: the disk is full; nothing of it was kept.'),
      );
    const bug = new TypeError('an unexpected error');
    expect(asDataFolderError('The backup', bug)).toBe(bug);
  });
});

/** A process that writes to the data folder, and the ids of the events acknowledged to it so far. */
function startKeeper(name: string): string[] {
  const files = [at('data', 'events.db'), at('data', 'vault.db')];
  const child = spawn(process.execPath, [compiledProgram(keeper), ...files, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const ids: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => ids.push(line));
  return ids;
}

async function waitFor(reached: () => boolean): Promise<void> {
  for (const giveUp = Date.now() + 15_000; !reached(); await sleep(10))
    if (Date.now() > giveUp) throw new Error('timed out waiting for a condition');
}
