import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './database';

const run = promisify(execFile);
const module = new URL('./check-database.ts', import.meta.url).href;
/** Its size is said to be 4,096 bytes, and a read ends after some: as of a file that is truncated meanwhile. */
const shortFile = '/sys/kernel/cpu_byteorder';

describe('the check of a database file', () => {
  let dir: string;
  let file: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'evident-check-'));
    file = join(dir, 'events.db');
    const db = openDatabase(file, { synchronous: 'OFF' });
    db.exec('CREATE TABLE events (id INTEGER)');
    db.close();
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  /** In a process of its own, which a timeout can end. */
  async function examined(): Promise<string> {
    const program = `import { checkDatabase } from ${JSON.stringify(module)}; console.log(checkDatabase(${JSON.stringify(file)}, 1));`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
    const { stdout } = await run(process.execPath, args, { timeout: 15_000 });
    return stdout.trim();
  }

  it.runIf(existsSync(shortFile))('ends when the write-ahead log is truncated meanwhile', async () => {
    rmSync(`${file}-wal`, { force: true });
    symlinkSync(shortFile, `${file}-wal`);
    expect(await examined()).toBe('sound');
  });

  it('finds an untouched file sound', async () => {
    expect(await examined()).toBe('sound');
  });
});
