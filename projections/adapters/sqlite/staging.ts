import { setImmediate as nextTurn } from 'node:timers/promises';
import { transaction, type Database } from '../../../modules/kernel/adapters/sqlite/database';
import type { ModelSpec, Parked, Staged } from '../../read-store';
import { quote } from './filter';
import { dropLeftCounts, dropModelTable } from './counts';
import { createModelTable, finishingSteps, ModelTable } from './model-table';
import { tableOf } from './model-register';

const prefix = 'staged ';
const fewDocuments = 2_000;

type StoreAccess = {
  serve<T>(work: () => T): Promise<T>;
  /** The live table of the model, of whatever version. */
  liveTable(): string;
  swapped(position: number, parked: readonly Parked[]): void;
  announce(): void;
};

/** The tables that this process is filling: in a container the process before it may have had the same id. */
const filledHere = new Set<string>();

/** An empty table beside the live one, named after its process, so that a leftover of a crash is recognisable. */
export function createStaging(db: Database, spec: ModelSpec, door: StoreAccess): Staged {
  const { serve, liveTable, swapped, announce } = door;
  const unique = crypto.randomUUID();
  const staged = `${prefix}${process.pid} ${unique}`;
  const live = tableOf(spec);
  createModelTable(db, staged, spec);
  filledHere.add(staged);
  const table = new ModelTable(db, staged, spec);

  return {
    get: (id) => serve(() => table.get(id)),
    write: (writes) => serve(() => transaction(db, () => table.write(writes, 0))),
    async swap(position, parked = []) {
      // Small tables are indexed in one commit. In large ones each index takes long: other work runs between two of them.
      const isSmall = await serve(() => table.count() <= fewDocuments);
      const steps = finishingSteps(db, staged, spec, unique);
      for (const group of isSmall ? [steps] : steps.map((step) => [step])) {
        await serve(() => transaction(db, () => group.forEach((step) => step())));
        await nextTurn();
      }
      await serve(() => {
        transaction(db, () => {
          for (const table of new Set([live, liveTable()])) dropModelTable(db, table);
          db.exec(`ALTER TABLE ${quote(staged)} RENAME TO ${quote(live)}`);
          swapped(position, parked);
        });
        filledHere.delete(staged);
        announce();
      });
    },
    discard: () =>
      serve(() => {
        dropModelTable(db, staged);
        filledHere.delete(staged);
      }),
  };
}

/** Whether a table is a staging table. */
export const isStaged = (table: string): boolean => table.startsWith(prefix);

/** Drops the staging tables of dead processes. */
export function clearAbandoned(db: Database, tables: readonly string[]): void {
  for (const table of tables) if (isStaged(table) && !isBeingFilled(table)) dropModelTable(db, table);
  dropLeftCounts(db);
}

function isBeingFilled(table: string): boolean {
  const pid = Number(table.split(' ')[1]);
  return pid === process.pid ? filledHere.has(table) : isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
