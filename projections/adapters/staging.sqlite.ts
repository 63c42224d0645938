import { transaction, type Database } from '../../modules/kernel/adapters/sqlite';
import type { ModelSpec, Staged } from '../read-store';
import { quote } from './filter.sqlite';
import { createModelTable, indexModelTable, openModelTable } from './model-table.sqlite';
import { tableOf } from './model-register.sqlite';

const prefix = 'staged ';

type Door = {
  serve<T>(work: () => T): Promise<T>;
  swapped(position: number): void;
  announce(): void;
};

/** An empty table beside the live one; named after its process, so that one left over from a crash can be told. */
export function createStaging(db: Database, spec: ModelSpec, { serve, swapped, announce }: Door): Staged {
  const unique = crypto.randomUUID();
  const staged = `${prefix}${process.pid} ${unique}`;
  const live = tableOf(spec);
  createModelTable(db, staged, spec);
  const table = openModelTable(db, staged, spec);

  return {
    get: (id) => serve(() => table.get(id)),
    write: (writes) => serve(() => transaction(db, () => table.write(writes, 0))),
    swap: (position) =>
      serve(() => {
        transaction(db, () => {
          indexModelTable(db, staged, spec, unique);
          db.exec(`DROP TABLE IF EXISTS ${quote(live)}`);
          db.exec(`ALTER TABLE ${quote(staged)} RENAME TO ${quote(live)}`);
          swapped(position);
        });
        announce();
      }),
    discard: () => serve(() => db.exec(`DROP TABLE IF EXISTS ${quote(staged)}`)),
  };
}

/** Whether a table is one that is being filled beside a live one. */
export const isStaged = (table: string): boolean => table.startsWith(prefix);

/** Drops what rebuilds of dead processes have left behind. */
export function clearAbandoned(db: Database, tables: readonly string[]): void {
  for (const table of tables)
    if (isStaged(table) && !isAlive(Number(table.split(' ')[1])))
      db.exec(`DROP TABLE IF EXISTS ${quote(table)}`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
