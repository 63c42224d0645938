import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sleep } from '../sleep';
import { openDatabase, type Database } from './sqlite/database';
import { createSqliteVault } from './vault.sqlite';

describe('the vault in a SQLite file', () => {
  let dir: string;
  let rival: Database;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'vault-'));
    rival = openDatabase(join(dir, 'vault.db'), { synchronous: 'OFF' });
  });
  afterEach(() => {
    rival.close();
    rmSync(dir, { recursive: true });
  });

  it('waits off the event loop while another connection holds the lock, and answers reads', async () => {
    const vault = createSqliteVault({ file: join(dir, 'vault.db') });
    await vault.put('keys', 'a', 'before');
    rival.exec('BEGIN IMMEDIATE');
    const writes = [
      vault.put('keys', 'a', 'after'),
      vault.increment('limits', 'n', 1, { expiresAt: Date.now() + 60_000 }),
      vault.lease('background', 'me', 60_000),
    ];
    // With a blocked event loop the lock would never be released.
    await sleep(5);
    expect(await vault.get('keys', 'a')).toBe('before');
    rival.exec('COMMIT');
    await Promise.all(writes);
    expect(await vault.get('keys', 'a')).toBe('after');
    expect(await writes[2]).toMatchObject({ held: true });
    await vault.close();
  });
});
