import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../modules/kernel/adapters/sqlite/database';
import { StoreUnavailable } from '../../../modules/kernel/events/event-store';
import { createSharedTransaction } from './shared-transaction';

describe('a shared transaction', () => {
  let db: Database;
  let commits: number;
  let together: ReturnType<typeof createSharedTransaction>;
  beforeEach(() => {
    db = openDatabase(':memory:', { synchronous: 'OFF', journal: 'DELETE' });
    db.exec('CREATE TABLE words (word TEXT UNIQUE)');
    commits = 0;
    together = createSharedTransaction(db, async (work) => {
      await Promise.resolve();
      commits += 1;
      return work();
    });
  });
  afterEach(() => db.close());
  const add = (word: string) => () => void db.prepare('INSERT INTO words VALUES (?)').run(word);
  const words = () =>
    (db.prepare('SELECT word FROM words ORDER BY rowid').all() as { word: string }[]).map(({ word }) => word);

  it('commits the work of one turn at once, each step of all before the next', async () => {
    await Promise.all([together(add('a1'), add('a2'), add('a3')), together(add('b1')), together()]);
    expect(words()).toEqual(['a1', 'b1', 'a2', 'a3']);
    expect(commits).toBe(1);
    await together(add('c'));
    expect(commits).toBe(2);
  });

  it('rejects only the work that fails, without a trace of its earlier steps', async () => {
    const works = [[add('a')], [add('b'), add('a')], [add('c')]];
    const all = await Promise.allSettled(works.map((steps) => together(...steps)));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(words()).toEqual(['a', 'c']);
  });

  it('rejects all work of the turn at once when the file is not available', async () => {
    const outage = new StoreUnavailable('The disk is full.');
    together = createSharedTransaction(db, () => {
      commits += 1;
      return Promise.reject(outage);
    });
    const all = await Promise.allSettled([together(add('a')), together(add('b'))]);
    expect(all).toEqual([
      { status: 'rejected', reason: outage },
      { status: 'rejected', reason: outage },
    ]);
    expect(commits).toBe(1);
  });
});
