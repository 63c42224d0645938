import { join } from 'node:path';
import { createSqliteEventStore } from '../modules/kernel/adapters/event-store.sqlite';
import { openDatabase, pragma } from '../modules/kernel/adapters/sqlite/database';
import { inTempFolder, rounds, summary, timed, type Bench } from './harness';
import { sampleEvent } from './sample-event';

const goal = 0.75;
const appends = 100;

/** What durability costs beyond the disk itself: events/s through the port, over rows/s of a bare insert. */
export const append: Bench = {
  name: 'append',
  goal: `durable append through the port / raw one-column insert >= ${goal}`,
  run: () =>
    inTempFolder(async (dir) => {
      const store = createSqliteEventStore({ file: join(dir, 'events.db') });
      const raw = openDatabase(join(dir, 'raw.db'), { synchronous: 'FULL' });
      raw.exec('CREATE TABLE rows (value TEXT)');
      const insert = raw.prepare('INSERT INTO rows VALUES (?)');
      const row = JSON.stringify(sampleEvent());
      let stream = 0;

      const throughPort = async () => {
        const name = `sample-${(stream += 1)}`;
        for (let n = 0; n < appends; n += 1)
          await store.append(name, [sampleEvent(n)], { expected: n === 0 ? 'none' : n - 1 });
      };
      const bare = () => {
        for (let n = 0; n < appends; n += 1) insert.run(row);
      };
      const pairs = await rounds(
        41,
        () => timed(throughPort),
        () => timed(bare),
      );
      const settings = {
        appendsPerRound: appends,
        bytesPerRow: row.length,
        port: store.durability(),
        raw: { journalMode: pragma(raw, 'journal_mode'), synchronous: pragma(raw, 'synchronous') },
        appendsPerSecond: Math.round(summary(pairs.map(({ a }) => (appends * 1000) / a)).median),
        rawPerSecond: Math.round(summary(pairs.map(({ b }) => (appends * 1000) / b)).median),
      };
      await store.close();
      raw.close();
      const ratio = summary(pairs.map(({ a, b }) => b / a));
      return { ratio, settings, ok: ratio.median >= goal };
    }),
};
