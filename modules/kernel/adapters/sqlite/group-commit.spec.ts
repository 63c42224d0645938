import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewEvent } from '../../events/event-store';
import { openEventTable, prepareAppend, type EventTable } from './event-table';
import { GroupCommit } from './group-commit';
import { closeDatabase, disableBusyTimeout, openDatabase, type Database } from './database';

const event = (): NewEvent => ({
  id: crypto.randomUUID(),
  type: 'Said',
  data: {},
  metadata: { actor: { kind: 'system' }, correlationId: 'c', at: '2025-01-01T00:00:00.000Z', version: 1 },
});

describe('a group commit', () => {
  let dir: string;
  let db: Database;
  let triedAlone: number;
  let group: GroupCommit;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'group-'));
    db = openDatabase(join(dir, 'events.db'), { synchronous: 'OFF' });
    const opened = openEventTable(db);
    disableBusyTimeout(db);
    triedAlone = 0;
    const appendOne: EventTable['appendOne'] = (...args) => {
      triedAlone += 1;
      return opened.appendOne(...args);
    };
    const append: EventTable['append'] = (each) => opened.append(each);
    const table = { append, appendOne };
    group = new GroupCommit({ db, table, store: 'The log', timeoutMs: 5_000, committed: () => {} });
  });
  afterEach(() => {
    closeDatabase(db);
    rmSync(dir, { recursive: true });
  });
  const three = () =>
    Promise.allSettled(
      [1, 2, 3].map((n) => group.append(prepareAppend(`talk-${n}`, [event()], 'none'))),
    ) as Promise<PromiseRejectedResult[]>;

  it('refuses the whole group at once when the file cannot be written', async () => {
    db.exec('PRAGMA query_only = ON');
    for (const { reason } of await three())
      expect(String(reason)).toContain('The log is not available: it may not be written to.');
    expect(triedAlone).toBe(0);
    db.exec('PRAGMA query_only = OFF');
    expect((await three()).map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'));
  });

  it('has drained once everything is committed', async () => {
    const done: string[] = [];
    const appended = three().then(() => done.push('appended'));
    await group.drained();
    expect((db.prepare('SELECT count(*) AS n FROM events').get() as { n: number }).n).toBe(3);
    await appended;
    await group.drained();
    expect(done).toEqual(['appended']);
  });
});
