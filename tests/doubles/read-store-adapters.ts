import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMongoReadStore } from '../../projections/adapters/read-store.mongo';
import { createSqliteReadStore } from '../../projections/adapters/read-store.sqlite';
import type { ReadStore } from '../../projections/read-store';
import { mongoPlace } from './mongodb/place';

/** The storage of one read store. `bytes`: everything on its disk, when the test has access. */
export type Place = {
  open(): ReadStore | Promise<ReadStore>;
  bytes?(): Buffer;
  remove(): void | Promise<void>;
};
/** Every adapter of the read store. */
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
        open: async () => createMongoReadStore({ mongo: await home.open() }),
        remove: home.remove,
      };
    },
  },
];
