import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSqliteReadStore } from '../../projections/adapters/read-store.sqlite';
import type { ReadStore } from '../../projections/read-store';

/** Where an adapter keeps one store. `bytes` is everything that lies on its disk, where the test can see that. */
export type Place = { open(): ReadStore; bytes?(): Buffer; remove(): void };
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
];
