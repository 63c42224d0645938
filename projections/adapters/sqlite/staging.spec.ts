import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../modules/kernel/adapters/sqlite/database';
import { createSqliteReadStore } from '../read-store.sqlite';

const books = { name: 'books', version: 1, indexes: [] };
/** A process id that no process has: it is above the largest one of Linux. */
const deadProcess = 2 ** 22 + 1;

describe('a staging of another process', () => {
  let folder: string;
  let db: Database;
  const file = () => join(folder, 'views.db');
  const named = () =>
    (
      db
        .prepare(
          "SELECT name FROM stagings UNION SELECT name FROM sqlite_schema WHERE type = 'table' AND name GLOB 'staged *'",
        )
        .all() as { name: string }[]
    ).map(({ name }) => name);

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'staging-'));
    const store = createSqliteReadStore({ file: file() });
    await store.open([books]);
    await store.close();
    db = openDatabase(file(), { synchronous: 'NORMAL' });
  });
  afterEach(() => {
    db.close();
    rmSync(folder, { recursive: true });
  });

  const mark = (staging: string) => db.prepare('INSERT INTO stagings VALUES (?)').run(staging);
  const fill = (staging: string) => db.exec(`CREATE TABLE "${staging}" (id TEXT PRIMARY KEY, doc TEXT)`);

  it.each([
    ['its mark', [mark]],
    ['its table, as older versions of the product left it', [fill]],
    ['its mark and table', [mark, fill]],
  ])('is dropped with %s where the process is dead', async (_, leave) => {
    leave.forEach((each) => each(`staged ${deadProcess} a`));
    expect(named()).toHaveLength(1);
    const store = createSqliteReadStore({ file: file() });
    await store.open([books]);
    expect(named()).toEqual([]);
    await store.purge();
    await store.close();
  });

  it.each([
    ['its mark', mark],
    ['its table', fill],
  ])('keeps %s and refuses a purge while the process runs', async (_, leave) => {
    leave(`staged ${process.ppid} a`);
    const store = createSqliteReadStore({ file: file() });
    await store.open([books]);
    expect(named()).toEqual([`staged ${process.ppid} a`]);
    await expect(store.purge()).rejects.toThrow('cannot be purged while a read model is being made anew');
    await store.close();
  });
});
