import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../modules/kernel/adapters/sqlite/database';
import type { Document, ModelSpec, Parked, Staged } from '../../read-store';
import { quote } from './filter';
import { dropLeftCounts, dropModelTables, replaceDocuments } from './counts';
import { createModelTable, finishingSteps, ModelTable, parse, type Row } from './model-table';
import { tableOf, type Register } from './model-register';

const prefix = 'staged ';
/**
 * Most documents and characters of a model that is in memory until its swap. It fills the live table then, where a table
 * that is renamed and indexed changes the schema many times.
 */
const fewDocuments = 500;
const fewCharacters = 1_000_000;

type StoreAccess = {
  run<T>(work: () => T): Promise<T>;
  /** The names of running stagings, as other processes see them. */
  marks: Pick<Register, 'addStaging' | 'removeStaging'>;
  /** Commits steps together with those of other models in the same turn. */
  together(...steps: readonly (() => void)[]): Promise<void>;
  /** The live table of the model, of whatever version, and whether it is of this one. */
  liveTable(): string;
  isLiveCurrent(): boolean;
  swapped(position: number, parked: readonly Parked[]): void;
  announce(): void;
};

/** The stagings of this process: in a container the process before it may have had the same id. */
const ownStagings = new Set<string>();

/**
 * The documents of a model beside the live one: few in memory, more in a table. A row in the file marks the staging from
 * its begin, and names it and its table after the process, so that a leftover of a crash is recognisable. A table for each
 * model would change the schema 26 times in a rebuild.
 */
export async function createStaging(db: Database, spec: ModelSpec, access: StoreAccess): Promise<Staged> {
  const { run, together, marks, liveTable, swapped, announce } = access;
  const unique = crypto.randomUUID();
  const staged = `${prefix}${process.pid} ${unique}`;
  const live = tableOf(spec);
  ownStagings.add(staged);
  await together(() => marks.addStaging(staged)).catch((error: unknown) => {
    ownStagings.delete(staged);
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

  return {
    async get(id) {
      return few ? few.get(id) : run(() => table.get(id));
    },
    async write(writes) {
      const rows = writes.map((write) => ('put' in write ? table.rowOf(write.put, write.doc) : write.delete));
      if (few?.add(rows)) return;
      if (!few) return together(() => table.fill(rows));
      const all = [...few.all()];
      few = undefined;
      await together(
        () => createModelTable(db, staged, spec),
        () => table.fill(all),
      );
    },
    async swap(position, parked = []) {
      if (!few) await finishLarge();
      // SQLite parses the whole schema to rename a table: so all old tables go before.
      await together(
        () => few ?? dropModelTables(db, [live, liveTable()]),
        () => few ?? db.exec(`ALTER TABLE ${quote(staged)} RENAME TO ${quote(live)}`),
        () => few && place(db, spec, few, access),
        () => swapped(position, parked),
        () => marks.removeStaging(staged),
      );
      ownStagings.delete(staged);
      announce();
    },
    discard: () =>
      run(() => {
        dropModelTables(db, [staged]);
        marks.removeStaging(staged);
        ownStagings.delete(staged);
      }),
  };
}

/** Few documents take the place of few others in their table; any other table is made anew. */
function place(
  db: Database,
  spec: ModelSpec,
  rows: FewRows,
  { isLiveCurrent, liveTable }: Pick<StoreAccess, 'isLiveCurrent' | 'liveTable'>,
): void {
  const live = tableOf(spec);
  const current = new ModelTable(db, live, spec);
  const replaced = isLiveCurrent() ? current.count() : undefined;
  if (replaced === 0 && rows.count() === 0) return;
  if (replaced !== undefined && replaced <= fewDocuments)
    return replaceDocuments(db, live, spec.counts ?? [], () => current.fill(rows.all()));
  dropModelTables(db, [live, liveTable()]);
  createModelTable(db, live, spec);
  current.fill(rows.all());
  for (const step of finishingSteps(db, live, spec, crypto.randomUUID())) step();
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
    count: () => byId.size,
  };
}

/** The stagings under way, of this process and of others. */
export const runningStagings = (register: Register): string[] =>
  stagingsOf(register).filter((staging) => isRunning(staging));

/** Drops the tables and marks of stagings whose process is dead. */
export function dropAbandonedTables(db: Database, register: Register): void {
  for (const staging of stagingsOf(register)) {
    if (isRunning(staging)) continue;
    dropModelTables(db, [staging]);
    register.removeStaging(staging);
  }
  dropLeftCounts(db);
}

/** Marked ones, and tables without a mark: an older version of the product makes those. */
const stagingsOf = (register: Register): string[] => [
  ...new Set([...register.stagings(), ...register.tables().filter((table) => table.startsWith(prefix))]),
];

function isRunning(staging: string): boolean {
  const pid = Number(staging.split(' ')[1]);
  return pid === process.pid ? ownStagings.has(staging) : isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
