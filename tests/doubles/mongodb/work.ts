import { type Doc, keyOf } from './doc';
import { writeConflict } from './failure';
import { createTable, duplicate, entryOf, store, type Table } from './table';

/** All collections by `<database>.<collection>`, the uncommitted writers of documents, and a count of commits. */
export type State = { tables: Map<string, Table>; locks: Map<string, Work>; commits: number };
export const createState = (): State => ({ tables: new Map(), locks: new Map(), commits: 0 });

/** A command outside a transaction has to wait for a transaction. */
export class Locked extends Error {
  constructor(readonly by: Work) {
    super('a document is being written by a transaction');
  }
}

/**
 * The uncommitted writes of a transaction or of one command; a commit makes all of them visible at once. Two transactions
 * conflict when they write the same document, or when one writes a document committed since it began.
 */
export class Work {
  readonly #began: number;
  readonly #written = new Map<string, Map<string, Doc | undefined>>();
  readonly #held: string[] = [];
  #end = () => {};
  readonly done: Promise<void>;

  constructor(
    private readonly state: State,
    private readonly inTransaction: boolean,
  ) {
    this.#began = state.commits;
    this.done = new Promise((resolve) => (this.#end = resolve));
  }

  get(namespace: string, id: string): Doc | undefined {
    const written = this.#written.get(namespace);
    return written?.has(id) ? written.get(id) : this.state.tables.get(namespace)?.docs.get(id);
  }

  *all(namespace: string): Iterable<Doc> {
    const written = this.#written.get(namespace);
    const docs = this.state.tables.get(namespace)?.docs;
    for (const [id, doc] of docs ?? []) {
      const mine = written?.has(id) ? written.get(id) : doc;
      if (mine) yield mine;
    }
    for (const [id, doc] of written ?? []) if (doc && !docs?.has(id)) yield doc;
  }

  insert(namespace: string, doc: Doc): void {
    const id = keyOf(doc._id);
    const [primary] = this.#table(namespace).indexes.values();
    // A document committed since this began is a write conflict, not a duplicate key.
    this.#claim(namespace, id);
    if (primary && this.get(namespace, id)) throw duplicate(namespace, primary, doc);
    this.put(namespace, id, doc);
  }

  /** Writes or removes a document. */
  put(namespace: string, id: string, doc: Doc | undefined): void {
    const table = this.#claim(namespace, id);
    if (doc) this.#refuseDuplicates(namespace, table, id, doc);
    const written = this.#written.get(namespace) ?? new Map<string, Doc | undefined>();
    written.set(id, doc);
    this.#written.set(namespace, written);
  }

  commit(): void {
    this.state.commits += 1;
    for (const [namespace, written] of this.#written) {
      // Removed keys first: another document of this commit may take them.
      const gone = [...written].filter(([, doc]) => !doc);
      const stays = [...written].filter(([, doc]) => doc);
      for (const [id, doc] of [...gone, ...stays]) store(this.#table(namespace), id, doc, this.state.commits);
    }
    this.abort();
  }

  abort(): void {
    for (const lock of this.#held) this.state.locks.delete(lock);
    this.#written.clear();
    this.#end();
  }

  #table(namespace: string): Table {
    const present = this.state.tables.get(namespace);
    if (present) return present;
    const table = createTable();
    this.state.tables.set(namespace, table);
    return table;
  }

  #claim(namespace: string, id: string): Table {
    const table = this.#table(namespace);
    this.#hold(namespace, id);
    if (this.inTransaction && (table.versions.get(id) ?? 0) > this.#began) throw writeConflict();
    return table;
  }

  #hold(namespace: string, name: string): void {
    const lock = `${namespace} ${name}`;
    const by = this.state.locks.get(lock);
    if (by === this) return;
    if (by) throw this.inTransaction ? writeConflict() : new Locked(by);
    this.state.locks.set(lock, this);
    this.#held.push(lock);
  }

  #refuseDuplicates(namespace: string, table: Table, id: string, doc: Doc): void {
    const written = this.#written.get(namespace);
    for (const index of table.indexes.values()) {
      const entry = entryOf(index, doc);
      if (entry === undefined) continue;
      this.#hold(namespace, `${index.name} ${entry}`);
      const rival = table.taken.get(index.name)?.get(entry);
      if (rival !== undefined && rival !== id && !written?.has(rival)) throw duplicate(namespace, index, doc);
      for (const [other, mine] of written ?? [])
        if (other !== id && mine && entryOf(index, mine) === entry) throw duplicate(namespace, index, doc);
    }
  }
}
