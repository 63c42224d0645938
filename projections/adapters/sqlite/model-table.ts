import type { Database, Statement } from '../../../modules/kernel/adapters/sqlite/database';
import { documentTooLarge, lookedUpBy, maxDocumentBytes, partsOf } from '../../read-store';
import type { Condition, Document, ModelSpec, Query, Write } from '../../read-store';
import { countModelTable, openCounts } from './counts';
import { columnOf, orderBehind, plain, quote, translate, wholeOrder, type Stretch } from './filter';
import { valueAt } from '../value-at';

/** The documents of one model in one table: the JSON, and a column for each indexed field. */
export function openModelTable(db: Database, table: string, spec: ModelSpec) {
  const declared = lookedUpBy(spec);
  const fields = declared.map((field) => ({ path: field.split('.'), column: columnOf(field) }));
  const places = ['id', 'doc', 'touched', ...fields.map(({ column }) => column)];
  const from = quote(table);
  const prepared = new Map<string, Statement>();

  function prepare(sql: string): Statement {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    if (!prepared.has(sql) && prepared.size < 200) prepared.set(sql, statement);
    return statement;
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
  const countsFor = openCounts(db, table, spec.counts ?? []);
  const remove = prepare(`DELETE FROM ${from} WHERE id = ?`);
  const many = prepare(`SELECT id, doc FROM ${from} WHERE id IN (SELECT value FROM json_each(?))`);

  function page(
    stretch: Stretch,
    where: Record<string, Condition>,
    skip: number,
    limit: number | undefined,
  ): { doc: string }[] {
    const { condition, values } = translate(where, declared);
    return prepare(
      `SELECT doc FROM ${from} WHERE ${condition} AND ${stretch.condition} ORDER BY ${stretch.order} LIMIT ? OFFSET ?`,
    ).all(...values, ...stretch.values, limit ?? -1, skip) as { doc: string }[];
  }

  function pageBehind(
    stretches: readonly Stretch[],
    where: Record<string, Condition>,
    skip: number,
    limit = Infinity,
  ): { doc: string }[] {
    const found: { doc: string }[] = [];
    for (const stretch of stretches) {
      const missing = skip + limit - found.length;
      if (missing <= 0) break;
      const more = page(stretch, where, 0, Number.isFinite(missing) ? missing : undefined);
      for (const row of more) found.push(row);
    }
    return found.slice(skip);
  }

  function totalOf(where: Record<string, Condition>): number {
    const { condition, values } = translate(where, declared);
    const counts = countsFor(where);
    const sql =
      counts === undefined
        ? `SELECT count(*) AS total FROM ${from} WHERE ${condition}`
        : `SELECT coalesce(sum(documents), 0) AS total FROM ${quote(counts)} WHERE ${condition}`;
    return (prepare(sql).get(...values) as { total: number }).total;
  }

  return {
    get(id: string): Document | undefined {
      // The SQLite package cuts a text at its first NUL, and would answer for another id.
      if (id.includes('\0')) return undefined;
      const row = one.get(id) as { doc: string } | undefined;
      return row && parse(row.doc);
    },
    getMany(ids: readonly string[]): Map<string, Document> {
      const rows = many.all(JSON.stringify(ids)) as { id: string; doc: string }[];
      return new Map(rows.map(({ id, doc }) => [id, parse(doc)]));
    },
    find({ where = {}, sort, skip = 0, limit, after }: Query): { items: Document[]; total: number } {
      const items = after
        ? pageBehind(orderBehind(after, sort, declared), where, skip, limit)
        : page(wholeOrder(sort, declared), where, skip, limit);
      return { items: items.map(({ doc }) => parse(doc)), total: totalOf(where) };
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
    /** The number of the last commit that touched a document; undefined when there is none. */
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

function textOf(model: string, id: string, doc: Document): string {
  const text = JSON.stringify(doc);
  const bytes = text.length * 3 > maxDocumentBytes ? Buffer.byteLength(text) : 0;
  if (bytes > maxDocumentBytes) throw documentTooLarge(model, id, bytes);
  return text;
}

const parse = (doc: string) => JSON.parse(doc) as Document;
