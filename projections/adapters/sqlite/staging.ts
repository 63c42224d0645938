import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../modules/kernel/adapters/sqlite/database';
import type { ModelSpec, Parked, Staged } from '../../read-store';
import { quote } from './filter';
import { dropLeftCounts, dropModelTable } from './counts';
import { createModelTable, finishingSteps, ModelTable } from './model-table';
import { tableOf } from './model-register';

const prefix = 'staged ';
/** Documents of a table that is indexed in the commit of its swap: the tables of all models may share that commit. */
const fewDocuments = 500;

type StoreAccess = {
  serve<T>(work: () => T): Promise<T>;
  /** Commits steps together with those of other models in the same turn. */
  together(...steps: readonly (() => void)[]): Promise<void>;
  /** The live table of the model, of whatever version. */
  liveTable(): string;
  swapped(position: number, parked: readonly Parked[]): void;
  announce(): void;
};

/** The tables that this process is filling: in a container the process before it may have had the same id. */
const filledHere = new Set<string>();

/** An empty table beside the live one, named after its process, so that a leftover of a crash is recognisable. */
export async function createStaging(db: Database, spec: ModelSpec, access: StoreAccess): Promise<Staged> {
  const { serve, together, liveTable, swapped, announce } = access;
  const unique = crypto.randomUUID();
  const staged = `${prefix}${process.pid} ${unique}`;
  const live = tableOf(spec);
  filledHere.add(staged);
  await together(() => createModelTable(db, staged, spec)).catch((error: unknown) => {
    filledHere.delete(staged);
    throw error;
  });
  const table = new ModelTable(db, staged, spec);

  /** Each index of a large table takes long: other work runs between two of them. */
  async function finishLarge(): Promise<void> {
    for (const step of finishingSteps(db, staged, spec, unique)) {
      await together(step);
      await nextTurn();
    }
  }

  return {
    get: (id) => serve(() => table.get(id)),
    write: (writes) => together(() => table.write(writes, 0)),
    async swap(position, parked = []) {
      const isSmall = await serve(() => table.count() <= fewDocuments);
      if (!isSmall) await finishLarge();
      // SQLite parses the whole schema to rename a table: so all old tables go before, and indexes come behind.
      await together(
        () => new Set([live, liveTable()]).forEach((old) => dropModelTable(db, old)),
        () => db.exec(`ALTER TABLE ${quote(staged)} RENAME TO ${quote(live)}`),
        () => isSmall && finishingSteps(db, live, spec, unique).forEach((step) => step()),
        () => swapped(position, parked),
      );
      filledHere.delete(staged);
      announce();
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
