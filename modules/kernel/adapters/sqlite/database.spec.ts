import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase, pragma } from './database';

test.each([4_096, 16_384])(
  'a checkpoint comes at the same size of the write-ahead log with pages of %i bytes',
  (pageBytes) => {
    const dir = mkdtempSync(join(tmpdir(), 'database-'));
    const file = join(dir, 'a.db');
    const made = openDatabase(file, { synchronous: 'OFF', journal: 'DELETE' });
    made.exec(`PRAGMA page_size = ${pageBytes}; VACUUM`);
    made.close();
    const db = openDatabase(file, { synchronous: 'OFF', checkpointMb: 16 });
    expect(pragma(db, 'page_size')).toBe(pageBytes);
    const bytes = Number(pragma(db, 'wal_autocheckpoint')) * pageBytes;
    expect(bytes).toBeGreaterThanOrEqual(16_000_000);
    expect(bytes).toBeLessThan(16_000_000 + pageBytes);
    db.close();
    rmSync(dir, { recursive: true });
  },
);
