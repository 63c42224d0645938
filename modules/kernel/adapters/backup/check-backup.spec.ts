import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { inside, placeForEachTest, sentenceOf } from '../../../../tests/doubles/backup-place';
import { dataFormat } from '../sqlite/database';
import { checkBackup } from './check-backup';
import { hashed } from './files';
import { writeManifest } from './manifest';

const { at, make } = placeForEachTest();

describe('checking a backup', () => {
  beforeEach(async () => {
    await make();
  });
  const problems = async () => (await checkBackup({ folder: at('backup') })).problems;

  test.each(['events.db', 'vault.db', 'sources/0/abc', 'outbox/1.0.welcome.eml'])(
    'names %s when one of its bytes has changed, and when it is missing',
    async (name) => {
      const bytes = readFileSync(at('backup', name));
      bytes.writeUInt8(bytes.readUInt8(5) ^ 1, 5);
      writeFileSync(at('backup', name), bytes);
      expect(await problems()).toEqual([`${name} is not as it was backed up.`]);
      rmSync(at('backup', name));
      expect(await problems()).toEqual([`${name} is missing from the backup.`]);
    },
  );

  test('refuses a manifest that was changed, is of a newer version, or is not there', async () => {
    const text = readFileSync(at('backup', 'manifest.json'), 'utf8');
    const changed = [text.replace('"head": 20', '"head": 21'), text.slice(0, 100), 'null'];
    for (const content of changed) {
      writeFileSync(at('backup', 'manifest.json'), content);
      expect(await sentenceOf(problems())).toContain('manifest.json of the backup');
    }
    writeFileSync(at('backup', 'manifest.json'), text.replace('"format": 1', '"format": 2'));
    expect(await sentenceOf(problems())).toContain('newer version');
    rmSync(at('backup', 'manifest.json'));
    expect(await sentenceOf(problems())).toContain('is not a backup');
  });

  test('finds what hashes do not show: a gap in a stream, a damaged page, a newer format, another log', async () => {
    const breaks: [string, (file: string) => void][] = [
      [
        'events.db lacks events of the stream user-0',
        told('DROP TRIGGER events_stay; DELETE FROM events WHERE position = 7'),
      ],
      ['events.db is damaged', scribbled],
      ['vault.db is damaged', scribbled],
      ['events.db was written by a newer version', told(`PRAGMA user_version = ${dataFormat + 1}`)],
      ['events.db is another log than the backup says', told("UPDATE log SET identity = '12345678'")],
    ];
    for (const [words, damage] of breaks) {
      rmSync(at('backup'), { recursive: true });
      const manifest = await make();
      damage(at('backup', words.split(' ')[0] ?? ''));
      const files = manifest.files.map(async (file) => ({
        ...file,
        ...(await hashed(at('backup', file.name))),
      }));
      await writeManifest(at('backup'), { ...manifest, files: await Promise.all(files) });
      expect(await problems()).toEqual([`${words}.`]);
    }
  });
});

const told = (sql: string) => (file: string) => void inside(file, sql);

function scribbled(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xab, 4096, 8192);
  writeFileSync(file, bytes);
}
