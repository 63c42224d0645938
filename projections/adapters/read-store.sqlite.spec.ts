import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../modules/kernel/adapters/sqlite/database';
import { sleep } from '../../modules/kernel/sleep';
import { createSqliteReadStore } from './read-store.sqlite';

it('waits off the event loop while another connection holds the lock, and answers reads', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'views-'));
  const store = createSqliteReadStore({ file: join(dir, 'views.db') });
  await store.open([{ name: 'reports', version: 1, indexes: [] }]);
  const write = (from: number, title: string) =>
    store.commit([{ model: 'reports', from, to: from + 1, writes: [{ put: 'a', doc: { title } }] }]);
  await write(0, 'before');
  const rival = openDatabase(join(dir, 'views.db'), { synchronous: 'OFF' });
  rival.exec('BEGIN IMMEDIATE');
  const written = write(1, 'after');
  // With a blocked event loop the lock would never be released.
  await sleep(5);
  expect(await store.get('reports', 'a')).toEqual({ title: 'before' });
  rival.exec('COMMIT');
  expect(await written).toBe(true);
  expect(await store.get('reports', 'a')).toEqual({ title: 'after' });
  rival.close();
  await store.close();
  rmSync(dir, { recursive: true });
});
