import type { Database } from '../../../modules/kernel/adapters/sqlite/database';
import type { Condition } from '../../read-store';
import { columnOf, quote } from './filter';

const prefix = 'counted ';
const putInto = 'put into ';
const beginningOf = (fields: readonly string[]) => `${prefix}${JSON.stringify(fields)} `;

/**
 * Counts the documents of a table by the values of some fields, in a table beside it. Triggers update the counts in the
 * commit of each change, whichever version of the product writes it; they are renamed and dropped with the documents'
 * table. `unique` keeps the names apart.
 */
export function countModelTable(
  db: Database,
  table: string,
  fields: readonly string[],
  unique: string,
): void {
  const counts = `${beginningOf(fields)}${unique}`;
  const [into, from] = [quote(counts), quote(table)];
  const columns = fields.map(columnOf);
  const list = columns.join(', ');
  const of = (row: 'new' | 'old') => columns.map((column) => `${row}.${column}`).join(', ');
  const same = (row: 'new' | 'old') => columns.map((column) => `${column} IS ${row}.${column}`).join(' AND ');
  const add = `
    INSERT INTO ${into} SELECT ${of('new')}, 0 WHERE NOT EXISTS (SELECT 1 FROM ${into} WHERE ${same('new')});
    UPDATE ${into} SET documents = documents + 1 WHERE ${same('new')};`;
  const take = `
    UPDATE ${into} SET documents = documents - 1 WHERE ${same('old')};
    DELETE FROM ${into} WHERE ${same('old')} AND documents = 0;`;
  const differs = columns.map((column) => `new.${column} IS NOT old.${column}`).join(' OR ');
  db.exec(`
    CREATE TABLE ${into} (${list}, documents INTEGER NOT NULL);
    CREATE INDEX ${quote(`${counts} by value`)} ON ${into} (${list});
    INSERT INTO ${into} SELECT ${list}, count(*) FROM ${from} GROUP BY ${list};
    CREATE TRIGGER ${quote(`${putInto}${counts}`)} AFTER INSERT ON ${from} BEGIN ${add} END;
    CREATE TRIGGER ${quote(`change in ${counts}`)} AFTER UPDATE ON ${from} WHEN ${differs} BEGIN ${take} ${add} END;
    CREATE TRIGGER ${quote(`take from ${counts}`)} AFTER DELETE ON ${from} BEGIN ${take} END;
  `);
}

/**
 * Finds the counts that can answer a filter on a table. A table made by an older version of the product has none.
 */
export function openCounts(db: Database, table: string, groups: readonly (readonly string[])[]) {
  const triggers = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = ?")
    .all(table) as { name: string }[];
  const matching = groups
    .flatMap((fields) => {
      const trigger = triggers.find(({ name }) => name.startsWith(`${putInto}${beginningOf(fields)}`));
      return trigger ? [{ fields, table: trigger.name.slice(putInto.length) }] : [];
    })
    .sort((a, b) => a.fields.length - b.fields.length);

  /** The smallest count table with all fields of a filter; its columns are named as those of the documents. */
  return (where: Record<string, Condition>): string | undefined =>
    matching.find(({ fields }) => Object.keys(where).every((field) => fields.includes(field)))?.table;
}

/** Drops documents together with their counts. */
export function dropModelTables(db: Database, tables: readonly string[]): void {
  for (const table of tables) db.exec(`DROP TABLE IF EXISTS ${quote(table)}`);
  dropLeftCounts(db);
}

/** Drops counts whose documents are gone: without their triggers they would become wrong. */
export function dropLeftCounts(db: Database): void {
  const left = db
    .prepare(
      `SELECT name FROM sqlite_schema AS counts WHERE type = 'table' AND name GLOB '${prefix}*' AND NOT EXISTS
         (SELECT 1 FROM sqlite_schema WHERE type = 'trigger' AND name = '${putInto}' || counts.name)`,
    )
    .all() as { name: string }[];
  for (const { name } of left) db.exec(`DROP TABLE ${quote(name)}`);
}
