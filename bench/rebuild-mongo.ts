import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openMongo } from '../modules/kernel/adapters/mongo/connection';
import { systemClock } from '../modules/kernel/ports';
import { createMongoReadStore } from '../projections/adapters/read-store.mongo';
import { createSqliteReadStore } from '../projections/adapters/read-store.sqlite';
import { projections } from '../projections/registry';
import { rebuild } from '../projections/runtime/rebuild';
import { inTempFolder, rounds, summary, timed, type Bench } from './harness';
import { filledLog } from './rebuild';
import { sampleWords } from './sample-search';

const most = 5;
const needs = 'MONGODB_URL';

/** What another machine's database costs: time of a full rebuild into MongoDB, over that into the embedded file. */
export const rebuildMongo: Bench = {
  name: 'rebuild-mongo',
  goal: `full rebuild of all read models into MongoDB / into SQLite <= ${most}`,
  needs,
  run: () =>
    inTempFolder(async (dir) => {
      const sample = await filledLog(dir);
      const embedded = createSqliteReadStore({ file: join(dir, 'views.db') });
      const mongo = openMongo({
        url: process.env[needs] ?? '',
        identity: randomBytes(4).toString('hex'),
      });
      const remote = createMongoReadStore({ mongo });
      const { signal } = new AbortController();
      const over = (store: typeof remote) => () =>
        timed(() => rebuild({ log: sample.log, store, projections, clock: systemClock, signal }));
      try {
        for (const store of [embedded, remote]) await store.open(projections);
        const pairs = await rounds(9, over(remote), over(embedded));
        let documents = 0;
        for (const { name } of projections) documents += (await remote.size(name)).documents;
        const settings = {
          wordsPerReport: sampleWords,
          events: await sample.log.head(),
          documents,
          models: projections.map(({ name }) => name).join(', '),
          mongoMs: summary(pairs.map(({ a }) => Math.round(a))),
          sqliteMs: summary(pairs.map(({ b }) => Math.round(b))),
        };
        const ratio = summary(pairs.map(({ a, b }) => a / b));
        return { ratio, settings, ok: ratio.median <= most };
      } finally {
        await removeViews(mongo);
        for (const each of [remote, embedded, sample, mongo]) await each.close();
      }
    }),
};

async function removeViews({ db, prefix }: ReturnType<typeof openMongo>): Promise<void> {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
    if (name.startsWith(prefix('views'))) await db.dropCollection(name);
}
