import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMongoVault } from '../../modules/kernel/adapters/vault.mongo';
import { createSqliteVault } from '../../modules/kernel/adapters/vault.sqlite';
import type { Vault } from '../../modules/kernel/vault';
import { mongoPlace } from './mongodb/place';

/** The storage of one vault. `bytes`: everything on its disk, when the test has access. */
export type Place = { open(): Promise<Vault>; bytes?(): Buffer; remove(): Promise<void> };

/** Every adapter of the vault. `now` is its clock, in milliseconds since the epoch. */
export const vaults: { name: string; place(now: () => number): Place }[] = [
  {
    name: 'SQLite',
    place(now) {
      const dir = mkdtempSync(join(tmpdir(), 'vault-'));
      return {
        open: () =>
          Promise.resolve(
            createSqliteVault({ file: join(dir, 'vault.db'), now, steady: { id: 'test', now } }),
          ),
        bytes: () => Buffer.concat(readdirSync(dir).map((name) => readFileSync(join(dir, name)))),
        remove: () => Promise.resolve(rmSync(dir, { recursive: true })),
      };
    },
  },
  {
    name: 'MongoDB',
    place(now) {
      const { open, remove } = mongoPlace();
      return { open: async () => createMongoVault({ mongo: await open(), now }), remove };
    },
  },
];
