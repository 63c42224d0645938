import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '../../modules/kernel/ports';
import { createMongoReadStore } from '../../projections/adapters/read-store.mongo';
import { createSqliteReadStore } from '../../projections/adapters/read-store.sqlite';
import type { ReadStore } from '../../projections/read-store';
import { mongoPlace } from './mongodb/place';

/** Where an adapter keeps one store. `bytes` is everything that lies on its disk, where the test can see that. */
export type Place = {
  open(): ReadStore | Promise<ReadStore>;
  bytes?(): Buffer;
  remove(): void | Promise<void>;
};
/** Every read store there is. */
export const readStores: { name: string; place(): Place }[] = [
  {
    name: 'SQLite',
    place() {
      const dir = mkdtempSync(join(tmpdir(), 'views-'));
      return {
        open: () => createSqliteReadStore({ file: join(dir, 'views.db') }),
        bytes: () => Buffer.concat(readdirSync(dir).map((name) => readFileSync(join(dir, name)))),
        remove: () => rmSync(dir, { recursive: true }),
      };
    },
  },
  {
    name: 'MongoDB',
    place() {
      const home = mongoPlace();
      return {
        open: async () => createMongoReadStore({ mongo: await home.open(), logger: silentLog }),
        remove: home.remove,
      };
    },
  },
];
