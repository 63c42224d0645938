import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { event, filesOf, on, placeForEachTest, sentenceOf } from '../../../../tests/doubles/backup-place';
import { createSqliteEventStore } from '../event-store.sqlite';
import { makeBackup } from './make-backup';
import { restoreBackup, type RestoreOptions } from './restore-backup';

const { place, at, make } = placeForEachTest();

const restore = (options: Partial<RestoreOptions> = {}) =>
  restoreBackup({ folder: at('backup'), into: at('new'), forgotten: ['sessions'], ...options });

describe('a restored data folder', () => {
  beforeEach(async () => {
    await make();
  });

  test('holds what was backed up, with no session and no lease', async () => {
    const { manifest, carried } = await restore();
    expect([manifest.head, carried]).toEqual([20, 0]);
    expect(filesOf(at('new'))).toEqual([
      'blobs/0/def',
      'events.db',
      'outbox/1.0.welcome.eml',
      'sources/0/abc',
      'vault.db',
    ]);
    expect(readFileSync(at('new', 'sources/0/abc'), 'utf8')).toBe('sealed bytes');
    expect(readFileSync(at('new', 'vault.db')).includes('0.hash')).toBe(false);
    await on(at('new'), async (store, vault) => {
      const before = createSqliteEventStore({ file: at('data', 'events.db') });
      expect(await store.readStream('user-0')).toEqual(await before.readStream('user-0'));
      expect(await store.identity()).toBe(await before.identity());
      await before.close();
      expect(await vault.get('person-keys', '0/key')).toBe('key of nobody else');
      expect(await vault.get('sessions', '0.hash')).toBeUndefined();
      expect(await vault.lease('background', 'another', 1_000)).toMatchObject({ held: true, token: 2 });
      await store.append('user-0', [event()], { expected: 9 });
    });
  });

  test('may exist already if it holds no file: a new one, or the remains of a killed restore', async () => {
    for (const name of ['sources', 'outbox', '.restoring/sources/0'])
      mkdirSync(at('new', name), { recursive: true });
    writeFileSync(at('new', '.restoring', 'events.db'), 'half of it');
    await restore();
    expect(filesOf(at('new'))).toEqual([
      'blobs/0/def',
      'events.db',
      'outbox/1.0.welcome.eml',
      'sources/0/abc',
      'vault.db',
    ]);
    expect(existsSync(at('new', '.restoring'))).toBe(false);
  });

  test('must hold no file, and a folder that does is left untouched', async () => {
    for (const into of [at('data'), at('backup')]) {
      const before = filesOf(into);
      expect(await sentenceOf(restore({ into }))).toContain('holds data already');
      expect(filesOf(into)).toEqual(before);
    }
  });

  test('is not made of a damaged backup', async () => {
    writeFileSync(at('backup', 'sources/0/abc'), 'other bytes!');
    expect(await sentenceOf(restore())).toBe(
      `The backup ${at('backup')} is damaged: sources/0/abc is not as it was backed up. Nothing was restored.`,
    );
    expect(existsSync(at('new'))).toBe(false);
  });

  test('gets chosen events of a newer log once, in streams of the backup, also from a log that was not closed', async () => {
    await on(at('data'), async (store) => {
      await store.append('user-1', [event('Erased', { userId: '1' }), event('Said')], { expected: 'any' });
      await store.append('user-9', [event('Said'), event('Erased', { userId: '9' })], { expected: 'any' });
      cpSync(at('data'), at('killed'), { recursive: true });
    });
    expect(statSync(at('killed', 'events.db-wal')).size).toBeGreaterThan(0);
    const since = { file: at('killed'), types: ['Erased'] };
    expect((await restore({ since })).carried).toBe(1);
    await on(at('new'), async (store) => {
      expect(
        (await store.readStream('user-1')).slice(10).map(({ type, revision }) => [type, revision]),
      ).toEqual([['Erased', 10]]);
      expect(await store.readStream('user-9')).toEqual([]);
    });
    await makeBackup({ dataDir: at('new'), target: at('backup-2') });
    expect((await restore({ folder: at('backup-2'), into: at('new-2'), since })).carried).toBe(0);
  });

  test('takes no events from another log, nor from a file that is no log', async () => {
    await place().used(at('other'));
    writeFileSync(at('text.db'), 'text');
    mkdirSync(at('empty'));
    const wrong: [string, string][] = [
      [at('other'), 'is another log'],
      [at('text.db'), 'is damaged'],
      [at('empty'), 'is not a log'],
      [at('data', 'vault.db'), 'is not a log'],
    ];
    for (const [file, words] of wrong)
      expect(await sentenceOf(restore({ since: { file, types: ['Erased'] } }))).toContain(words);
    expect(existsSync(at('new'))).toBe(false);
    expect(readdirSync(at('empty'))).toEqual([]);
  });
});
