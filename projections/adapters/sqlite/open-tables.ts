import type { Database } from '../../../modules/kernel/adapters/sqlite/database';
import { StoreUnavailable } from '../../../modules/kernel/events/event-store';
import type { ModelSpec } from '../../read-store';
import { isCurrent, tableOf, type Register, type RegisteredModel } from './model-register';
import { ModelTable } from './model-table';

type Opened = {
  spec: ModelSpec;
  table: ModelTable;
  /** Whether the table is of this version of the model. */
  fits: boolean;
  swaps: number;
};

export type OpenTables = ReturnType<typeof createOpenTables>;

/** The models that this process uses, each with the table of its documents, of this version or of another. */
export function createOpenTables(db: Database, register: Register) {
  const models = new Map<string, Opened>();

  function openedModel(model: string): Opened {
    const opened = models.get(model);
    if (!opened) throw new Error(`the read model ${model} has not been opened`);
    return opened;
  }

  function open(spec: ModelSpec): Opened {
    const registered = register.registered(spec.name);
    if (!registered) throw new Error(`there is no room for the read model ${spec.name}`);
    const made = madeAs(spec, registered);
    const table = new ModelTable(db, tableOf(made), made);
    const opened = { spec, table, fits: isCurrent(registered, spec), swaps: registered.swaps };
    models.set(spec.name, opened);
    return opened;
  }

  return {
    open,
    specOf: (model: string): ModelSpec => openedModel(model).spec,
    has: (model: string): boolean => models.has(model),
    /** Reads documents. The table of another version disappears when a process swaps this version in. */
    ask<T>(model: string, question: (table: ModelTable) => T): T {
      const opened = openedModel(model);
      try {
        return question(opened.table);
      } catch (error) {
        const registered = register.registered(model);
        if (!registered || registered.swaps === opened.swaps) throw error;
        if (!isCurrent(registered, opened.spec)) throw ofAnotherVersion(model);
        return question(open(opened.spec).table);
      }
    },
    /** The table for writes, after a check in the register that it is of this version. */
    tableOf: (model: string): ModelTable => {
      const opened = openedModel(model);
      return opened.fits ? opened.table : open(opened.spec).table;
    },
  };
}

const ofAnotherVersion = (model: string) =>
  new StoreUnavailable(`The read store is not available: another version of the product makes ${model} now.`);

/** The fields of the model as its table was made: another version may have others. */
function madeAs(
  spec: ModelSpec,
  { version, fields }: Pick<RegisteredModel, 'version' | 'fields'>,
): ModelSpec {
  const indexes = JSON.parse(fields) as string[];
  const counts = spec.counts?.filter((group) => group.every((field) => indexes.includes(field)));
  return { ...spec, version, indexes, counts };
}
