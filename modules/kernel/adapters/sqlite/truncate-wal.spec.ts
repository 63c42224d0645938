import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sleep } from '../../sleep';
import { truncateWal } from './truncate-wal';
import { openDatabase, pragma, type Database } from './database';

let dir: string;
let db: Database;
let reader: Database;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'log-'));
  const open = () => openDatabase(join(dir, 'a.db'), { synchronous: 'OFF' });
  [db, reader] = [open(), open()];
  db.exec('CREATE TABLE words (word TEXT)');
});
afterEach(() => {
  db.close();
  reader.close();
  rmSync(dir, { recursive: true });
});

test('the write-ahead log is emptied once a running reader has ended', async () => {
  reader.exec('BEGIN; SELECT count(*) FROM words');
  db.exec("INSERT INTO words VALUES ('zyzzyva')");
  let emptied = false;
  const emptying = truncateWal(db, 'The store').then(() => (emptied = true));
  await sleep(150);
  expect(emptied).toBe(false);
  reader.exec('COMMIT');
  await emptying;
  expect(statSync(join(dir, 'a.db-wal')).size).toBe(0);
});

test('the busy timeout of the connection is unchanged afterwards', async () => {
  const before = pragma(db, 'busy_timeout');
  await truncateWal(db, 'The store');
  expect(pragma(db, 'busy_timeout')).toBe(before);
  expect(before).toBeGreaterThan(1_000);
});
