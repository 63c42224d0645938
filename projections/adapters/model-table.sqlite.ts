import type { Database, Statement } from '../../modules/kernel/adapters/sqlite';
import { documentTooLarge, mostDocumentBytes } from '../read-store';
import type { Document, ModelSpec, Query, Write } from '../read-store';
import { columnOf, expressionOf, plain, quote, translate } from './filter.sqlite';
import { valueAt } from './value-at';

/** The documents of one model in one table: the JSON, and beside it a column for each field it is looked up by. */
export function openModelTable(db: Database, table: string, spec: ModelSpec) {
  const fields = spec.indexes.map((field) => ({ path: field.split('.'), column: columnOf(field) }));
  const places = ['id', 'doc', 'touched', ...fields.map(({ column }) => column)];
  const from = quote(table);
  const prepared = new Map<string, Statement>();

  function prepare(sql: string): Statement {
    const known = prepared.get(sql) ?? db.prepare(sql);
    if (!prepared.has(sql) && prepared.size < 200) prepared.set(sql, known);
    return known;
  }

  const one = prepare(`SELECT doc FROM ${from} WHERE id = ?`);
  const mark = prepare(`SELECT touched FROM ${from} WHERE id = ?`);
  const put = prepare(
    `INSERT INTO ${from} (${places.join(', ')}) VALUES (${places.map(() => '?').join(', ')})
     ON CONFLICT (id) DO UPDATE SET ${places
       .slice(1)
       .map((place) => `${place} = excluded.${place}`)
       .join(', ')}`,
  );
  const counted = prepare(`SELECT count(*) AS total FROM ${from}`);
  const remove = prepare(`DELETE FROM ${from} WHERE id = ?`);
  const many = prepare(`SELECT id, doc FROM ${from} WHERE id IN (SELECT value FROM json_each(?))`);

  return {
    get(id: string): Document | undefined {
      // SQLite's package cuts a text at its first NUL: it would answer for an id that was not asked for.
      if (id.includes('\0')) return undefined;
      const row = one.get(id) as { doc: string } | undefined;
      return row && parse(row.doc);
    },
    getMany(ids: readonly string[]): Map<string, Document> {
      const rows = many.all(JSON.stringify(ids)) as { id: string; doc: string }[];
      return new Map(rows.map(({ id, doc }) => [id, parse(doc)]));
    },
    find({ where = {}, sort, skip = 0, limit }: Query): { items: Document[]; total: number } {
      const { condition, values } = translate(where, spec.indexes);
      const order = sort ? `${orderBy(sort, spec.indexes)}, id` : 'id';
      const rows = prepare(
        `SELECT doc FROM ${from} WHERE ${condition} ORDER BY ${order} LIMIT ? OFFSET ?`,
      ).all(...values, limit ?? -1, skip) as { doc: string }[];
      const found: unknown = prepare(`SELECT count(*) AS total FROM ${from} WHERE ${condition}`).get(
        ...values,
      );
      return { items: rows.map(({ doc }) => parse(doc)), total: (found as { total: number }).total };
    },
    write(writes: readonly Write[], touched: number): void {
      for (const write of writes) {
        if ('delete' in write) remove.run(write.delete);
        else {
          const columns = fields.map(({ path }) => plain(valueAt(write.doc, path)));
          put.run(write.put, textOf(spec.name, write.put, write.doc), touched, ...columns);
        }
      }
    },
    /** The number of the commit that last touched a document; undefined when there is none. */
    touched: (id: string) => (mark.get(id) as { touched: number } | undefined)?.touched,
    count: () => (counted.get() as { total: number }).total,
    size(): { documents: number; bytes: number } {
      const row = prepare(
        `SELECT count(*) AS documents, coalesce(sum(length(CAST(doc AS BLOB))), 0) AS bytes FROM ${from}`,
      ).get() as { documents: number; bytes: number };
      return { documents: row.documents, bytes: row.bytes };
    },
  };
}

export type ModelTable = ReturnType<typeof openModelTable>;

export function createModelTable(db: Database, table: string, spec: ModelSpec): void {
  // The document comes last: SQLite walks through a large value to reach what is stored behind it.
  const all = [
    'id TEXT PRIMARY KEY',
    'touched INTEGER NOT NULL',
    ...spec.indexes.map(columnOf),
    'doc TEXT NOT NULL',
  ];
  db.exec(`CREATE TABLE ${quote(table)} (${all.join(', ')})`);
}

/** Made after a staged table is filled: sorting once is quicker than sorting in. `unique` keeps the names apart. */
export function indexModelTable(db: Database, table: string, spec: ModelSpec, unique: string): void {
  for (const field of spec.indexes)
    db.exec(
      `CREATE INDEX ${quote(`${table} by ${field} ${unique}`)} ON ${quote(table)} (${columnOf(field)}, id)`,
    );
}

function textOf(model: string, id: string, doc: Document): string {
  const text = JSON.stringify(doc);
  const bytes = text.length * 3 > mostDocumentBytes ? Buffer.byteLength(text) : 0;
  if (bytes > mostDocumentBytes) throw documentTooLarge(model, id, bytes);
  return text;
}

const parse = (doc: string) => JSON.parse(doc) as Document;

function orderBy(sort: string, indexes: readonly string[]): string {
  const descending = sort.startsWith('-');
  return `${expressionOf(descending ? sort.slice(1) : sort, indexes)}${descending ? ' DESC' : ''}`;
}
