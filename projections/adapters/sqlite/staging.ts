import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../modules/kernel/adapters/sqlite/database';
import type { Document, ModelSpec, Parked, Staged } from '../../read-store';
import { quote } from './filter';
import { dropLeftCounts, dropModelTables } from './counts';
import { createModelTable, finishingSteps, ModelTable, parse, type Row } from './model-table';
import { tableOf } from './model-register';

const prefix = 'staged ';
/**
 * Most documents and characters of a model that is in memory until its swap. It fills the live table then, where a table
 * that is renamed and indexed changes the schema many times.
 */
const fewDocuments = 500;
const fewCharacters = 1_000_000;

type StoreAccess = {
  serve<T>(work: () => T): Promise<T>;
  /** Commits steps together with those of other models in the same turn. */
  together(...steps: readonly (() => void)[]): Promise<void>;
  /** The live table of the model, of whatever version, and whether it is of this one. */
  liveTable(): string;
  isLiveCurrent(): boolean;
  swapped(position: number, parked: readonly Parked[]): void;
  announce(): void;
};

/** The tables that this process is filling: in a container the process before it may have had the same id. */
const filledHere = new Set<string>();

/**
 * The documents of a model beside the live one: few in memory, more in a table named after its process, so that a leftover
 * of a crash is recognisable.
 */
export async function createStaging(db: Database, spec: ModelSpec, access: StoreAccess): Promise<Staged> {
  const { serve, together, liveTable, isLiveCurrent, swapped, announce } = access;
  const unique = crypto.randomUUID();
  const staged = `${prefix}${process.pid} ${unique}`;
  const live = tableOf(spec);
  filledHere.add(staged);
  await together(() => createModelTable(db, staged, spec)).catch((error: unknown) => {
    filledHere.delete(staged);
    throw error;
  });
  const table = new ModelTable(db, staged, spec);
  /** Undefined once they are in the table. */
  let few: FewRows | undefined = createFewRows();

  /** Each index of a large table takes long: other work runs between two of them. */
  async function finishLarge(): Promise<void> {
    for (const step of finishingSteps(db, staged, spec, unique)) {
      await together(step);
      await nextTurn();
    }
  }

  /** Few documents take the place of few others in their table; any other table is made anew. */
  function place(rows: FewRows): void {
    const current = new ModelTable(db, live, spec);
    if (isLiveCurrent() && current.count() <= fewDocuments) {
      db.exec(`DELETE FROM ${quote(live)}`);
      current.fill(rows.all());
      return;
    }
    dropModelTables(db, [live, liveTable()]);
    createModelTable(db, live, spec);
    current.fill(rows.all());
    for (const step of finishingSteps(db, live, spec, unique)) step();
  }

  return {
    async get(id) {
      return few ? few.get(id) : serve(() => table.get(id));
    },
    async write(writes) {
      const rows = writes.map((write) => ('put' in write ? table.rowOf(write.put, write.doc) : write.delete));
      if (few?.add(rows)) return;
      const all = few ? [...few.all()] : rows;
      few = undefined;
      await together(() => table.fill(all));
    },
    async swap(position, parked = []) {
      if (!few) await finishLarge();
      // SQLite parses the whole schema to rename a table: so all old tables go before.
      await together(
        () => (few ? db.exec(`DROP TABLE ${quote(staged)}`) : dropModelTables(db, [live, liveTable()])),
        () => !few && db.exec(`ALTER TABLE ${quote(staged)} RENAME TO ${quote(live)}`),
        () => few && place(few),
        () => swapped(position, parked),
      );
      filledHere.delete(staged);
      announce();
    },
    discard: () =>
      serve(() => {
        dropModelTables(db, [staged]);
        filledHere.delete(staged);
      }),
  };
}

type FewRows = ReturnType<typeof createFewRows>;

/** Rows in memory, by id. */
function createFewRows() {
  const byId = new Map<string, Row>();
  let characters = 0;
  return {
    /** False when they have become too many to be in memory. */
    add(rows: readonly (Row | string)[]): boolean {
      for (const row of rows) {
        const id = typeof row === 'string' ? row : row.id;
        characters -= byId.get(id)?.text.length ?? 0;
        if (typeof row === 'string') byId.delete(id);
        else {
          byId.set(id, row);
          characters += row.text.length;
        }
      }
      return byId.size <= fewDocuments && characters <= fewCharacters;
    },
    get(id: string): Document | undefined {
      const row = byId.get(id);
      return row && parse(row.text);
    },
    all: () => byId.values(),
  };
}

/** Whether a table is a staging table. */
export const isStaged = (table: string): boolean => table.startsWith(prefix);

/** Drops the staging tables of dead processes. */
export function clearAbandoned(db: Database, tables: readonly string[]): void {
  for (const table of tables) if (isStaged(table) && !isBeingFilled(table)) dropModelTables(db, [table]);
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
