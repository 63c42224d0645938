import type { Database, Statement } from '../../../modules/kernel/adapters/sqlite/database';
import { documentTooLarge, lookedUpBy, maxDocumentBytes, partsOf } from '../../read-store';
import type { Condition, Document, ModelSpec, Query, Write } from '../../read-store';
import { countModelTable, openCounts } from './counts';
import { columnOf, orderBehind, plain, quote, toSqlCondition, wholeOrder, type OrderedRange } from './filter';
import { valueAt } from '../value-at';

/** A document as stored: its JSON, and the values of its indexed fields. */
export type Row = { id: string; text: string; values: ReturnType<typeof plain>[] };

/** The documents of one model in one table: the JSON, and a column for each indexed field. */
export class ModelTable {
  readonly #db: Database;
  readonly #spec: ModelSpec;
  readonly #declared: string[];
  readonly #fields: { path: string[]; column: string }[];
  readonly #from: string;
  readonly #prepared = new Map<string, Statement>();
  readonly #statements: ReturnType<typeof statementsOf>;
  readonly #table: string;
  #countsFor: ReturnType<typeof openCounts> | undefined;

  constructor(db: Database, table: string, spec: ModelSpec) {
    this.#db = db;
    this.#table = table;
    this.#spec = spec;
    this.#declared = lookedUpBy(spec);
    this.#fields = this.#declared.map((field) => ({ path: field.split('.'), column: columnOf(field) }));
    this.#from = quote(table);
    const columns = this.#fields.map(({ column }) => column);
    this.#statements = statementsOf((sql) => this.#prepare(sql), this.#from, columns);
  }

  get(id: string): Document | undefined {
    // The SQLite package cuts a text at its first NUL, and would answer for another id.
    if (id.includes('\0')) return undefined;
    const row = this.#statements.one().get(id) as { doc: string } | undefined;
    return row && parse(row.doc);
  }

  getMany(ids: readonly string[]): Map<string, Document> {
    const rows = this.#statements.many().all(JSON.stringify(ids)) as { id: string; doc: string }[];
    return new Map(rows.map(({ id, doc }) => [id, parse(doc)]));
  }

  find({ where = {}, sort, skip = 0, limit, after }: Query): { items: Document[]; total: number } {
    const items = after
      ? this.#pageBehind(orderBehind(after, sort, this.#declared), where, skip, limit)
      : this.#page(wholeOrder(sort, this.#declared), where, skip, limit);
    return { items: items.map(({ doc }) => parse(doc)), total: this.#totalOf(where) };
  }

  write(writes: readonly Write[], touched: number): void {
    for (const write of writes) {
      if ('delete' in write) this.#statements.remove().run(write.delete);
      else this.#put(write.put, write.doc, touched);
    }
  }

  /** A document as a row: throws where it is too large. */
  rowOf(id: string, doc: Document): Row {
    return { id, text: textOf(this.#spec.name, id, doc), values: this.#valuesOf(doc) };
  }

  /** Writes rows, or deletes documents by id, in a table without indexes. */
  fill(rows: Iterable<Row | string>): void {
    const put = this.#statements.put(this.#fields.map(({ column }) => column));
    for (const row of rows)
      if (typeof row === 'string') this.#statements.remove().run(row);
      else put.run(row.id, row.text, 0, ...row.values);
  }

  /** Sets changed columns alone: SQLite rewrites an entry of each index over a column that is set, also to its old value. */
  #put(id: string, doc: Document, touched: number): void {
    const { differing, put } = this.#statements;
    const values = this.#valuesOf(doc);
    const differs = Object.values((differing()?.get(...values, id) ?? {}) as Record<string, unknown>);
    const changed = this.#fields.flatMap(({ column }, at) => (differs[at] ? [column] : []));
    put(changed).run(id, textOf(this.#spec.name, id, doc), touched, ...values);
  }

  #valuesOf(doc: Document): Row['values'] {
    return this.#fields.map(({ path }) => plain(valueAt(doc, path)));
  }

  /** The number of the last commit that touched a document; undefined when there is none. */
  touched(id: string): number | undefined {
    return (this.#statements.mark().get(id) as { touched: number } | undefined)?.touched;
  }

  count(): number {
    return (this.#statements.counted().get() as { total: number }).total;
  }

  size(): { documents: number; bytes: number } {
    const row = this.#prepare(
      `SELECT count(*) AS documents, coalesce(sum(length(CAST(doc AS BLOB))), 0) AS bytes FROM ${this.#from}`,
    ).get() as { documents: number; bytes: number };
    return { documents: row.documents, bytes: row.bytes };
  }

  #prepare(sql: string): Statement {
    const prepared = this.#prepared;
    const statement = prepared.get(sql) ?? this.#db.prepare(sql);
    if (!prepared.has(sql) && prepared.size < 200) prepared.set(sql, statement);
    return statement;
  }

  #page(
    stretch: OrderedRange,
    where: Record<string, Condition>,
    skip: number,
    limit: number | undefined,
  ): { doc: string }[] {
    const { condition, values } = toSqlCondition(where, this.#declared);
    return this.#prepare(
      `SELECT doc FROM ${this.#from} WHERE ${condition} AND ${stretch.condition} ORDER BY ${stretch.order} LIMIT ? OFFSET ?`,
    ).all(...values, ...stretch.values, limit ?? -1, skip) as { doc: string }[];
  }

  #pageBehind(
    stretches: readonly OrderedRange[],
    where: Record<string, Condition>,
    skip: number,
    limit = Infinity,
  ): { doc: string }[] {
    const found: { doc: string }[] = [];
    for (const stretch of stretches) {
      const missing = skip + limit - found.length;
      if (missing <= 0) break;
      const more = this.#page(stretch, where, 0, Number.isFinite(missing) ? missing : undefined);
      for (const row of more) found.push(row);
    }
    return found.slice(skip);
  }

  #totalOf(where: Record<string, Condition>): number {
    const { condition, values } = toSqlCondition(where, this.#declared);
    this.#countsFor ??= openCounts(this.#db, this.#table, this.#spec.counts ?? []);
    const counts = this.#countsFor(where);
    const sql =
      counts === undefined
        ? `SELECT count(*) AS total FROM ${this.#from} WHERE ${condition}`
        : `SELECT coalesce(sum(documents), 0) AS total FROM ${quote(counts)} WHERE ${condition}`;
    return (this.#prepare(sql).get(...values) as { total: number }).total;
  }
}

/**
 * The statements of every table, by ids. `columns`: those of the indexed fields. Prepared on first use: a rebuild opens two
 * tables for each model, and most statements of them are never run.
 */
function statementsOf(prepare: (sql: string) => Statement, from: string, columns: readonly string[]) {
  const places = ['id', 'doc', 'touched', ...columns];
  return {
    one: () => prepare(`SELECT doc FROM ${from} WHERE id = ?`),
    mark: () => prepare(`SELECT touched FROM ${from} WHERE id = ?`),
    /** Whether each column differs from a value, compared by SQLite: the package cuts a text that it reads at a NUL. */
    differing: () =>
      columns.length > 0
        ? prepare(
            `SELECT ${columns.map((column, at) => `${column} IS NOT ? AS differs${at}`).join(', ')} FROM ${from} WHERE id = ?`,
          )
        : undefined,
    /** Inserts a document with all columns, or updates it with these columns. */
    put: (changed: readonly string[]) =>
      prepare(
        `INSERT INTO ${from} (${places.join(', ')}) VALUES (${places.map(() => '?').join(', ')})
     ON CONFLICT (id) DO UPDATE SET ${['doc', 'touched', ...changed].map(toNew).join(', ')}`,
      ),
    counted: () => prepare(`SELECT count(*) AS total FROM ${from}`),
    remove: () => prepare(`DELETE FROM ${from} WHERE id = ?`),
    many: () => prepare(`SELECT id, doc FROM ${from} WHERE id IN (SELECT value FROM json_each(?))`),
  };
}

export function createModelTable(db: Database, table: string, spec: ModelSpec): void {
  // The document comes last: SQLite walks through a large value to reach what is stored behind it.
  const all = [
    'id TEXT PRIMARY KEY',
    'touched INTEGER NOT NULL',
    ...lookedUpBy(spec).map(columnOf),
    'doc TEXT NOT NULL',
  ];
  db.exec(`CREATE TABLE ${quote(table)} (${all.join(', ')})`);
}

/**
 * What makes a filled table fast, one step for each index and each group of counts. Run after a staged table is filled:
 * sorting once is faster than sorting in, and counting once than counting each. `unique` keeps the names apart.
 */
export function finishingSteps(db: Database, table: string, spec: ModelSpec, unique: string): (() => void)[] {
  return [
    ...spec.indexes.map((index) => () => {
      const { fields, descending } = partsOf(index);
      const name = quote(`${table} by ${[index].flat().join(', ')} ${unique}`);
      const columns = `${fields.map(columnOf).join(', ')}${descending ? ' DESC' : ''}, id`;
      db.exec(`CREATE INDEX ${name} ON ${quote(table)} (${columns})`);
    }),
    ...(spec.counts ?? []).map((fields) => () => countModelTable(db, table, fields, unique)),
  ];
}

const toNew = (column: string) => `${column} = excluded.${column}`;

function textOf(model: string, id: string, doc: Document): string {
  const text = JSON.stringify(doc);
  const bytes = text.length * 3 > maxDocumentBytes ? Buffer.byteLength(text) : 0;
  if (bytes > maxDocumentBytes) throw documentTooLarge(model, id, bytes);
  return text;
}

export const parse = (doc: string) => JSON.parse(doc) as Document;
