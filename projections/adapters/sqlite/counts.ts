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
  const list = listOf(fields);
  db.exec(`
    CREATE TABLE ${quote(counts)} (${list}, documents INTEGER NOT NULL);
    CREATE INDEX ${quote(`${counts} by value`)} ON ${quote(counts)} (${list});
  `);
  countAll(db, table, { fields, counts });
  createTriggers(db, table, { fields, counts });
}

/** The counts of a table by some fields: the name of the table that has them. */
type Counts = { fields: readonly string[]; counts: string };

const listOf = (fields: readonly string[]) => fields.map(columnOf).join(', ');

function countAll(db: Database, table: string, { fields, counts }: Counts): void {
  const list = listOf(fields);
  db.exec(`INSERT INTO ${quote(counts)} SELECT ${list}, count(*) FROM ${quote(table)} GROUP BY ${list}`);
}

function createTriggers(db: Database, table: string, { fields, counts }: Counts): void {
  const [into, from] = [quote(counts), quote(table)];
  const columns = fields.map(columnOf);
  const of = (row: 'new' | 'old') => columns.map((column) => `${row}.${column}`).join(', ');
  const same = (row: 'new' | 'old') => columns.map((column) => `${column} IS ${row}.${column}`).join(' AND ');
  const add = `
    INSERT INTO ${into} SELECT ${of('new')}, 0 WHERE NOT EXISTS (SELECT 1 FROM ${into} WHERE ${same('new')});
    UPDATE ${into} SET documents = documents + 1 WHERE ${same('new')};`;
  const take = `
    UPDATE ${into} SET documents = documents - 1 WHERE ${same('old')};
    DELETE FROM ${into} WHERE ${same('old')} AND documents = 0;`;
  const differs = columns.map((column) => `new.${column} IS NOT old.${column}`).join(' OR ');
  const [put, change, remove] = triggersOf(counts);
  db.exec(`
    CREATE TRIGGER ${put} AFTER INSERT ON ${from} BEGIN ${add} END;
    CREATE TRIGGER ${change} AFTER UPDATE ON ${from} WHEN ${differs} BEGIN ${take} ${add} END;
    CREATE TRIGGER ${remove} AFTER DELETE ON ${from} BEGIN ${take} END;
  `);
}

const triggersOf = (counts: string) =>
  [`${putInto}${counts}`, `change in ${counts}`, `take from ${counts}`].map(quote);

/**
 * Replaces the documents of a table, and counts them once. The triggers are dropped meanwhile: they would count each deleted
 * and each new document, which takes four fifths of the time.
 */
export function replaceDocuments(
  db: Database,
  table: string,
  groups: readonly (readonly string[])[],
  fill: () => void,
): void {
  const counted = countsOf(db, table, groups);
  for (const { counts } of counted)
    for (const trigger of triggersOf(counts)) db.exec(`DROP TRIGGER ${trigger}`);
  db.exec(`DELETE FROM ${quote(table)}`);
  fill();
  for (const each of counted) {
    db.exec(`DELETE FROM ${quote(each.counts)}`);
    countAll(db, table, each);
    createTriggers(db, table, each);
  }
}

/** The counts that a table has, by these groups of fields. A table made by an older version of the product has none. */
function countsOf(db: Database, table: string, groups: readonly (readonly string[])[]): Counts[] {
  const triggers = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = ?")
    .all(table) as { name: string }[];
  return groups.flatMap((fields) => {
    const trigger = triggers.find(({ name }) => name.startsWith(`${putInto}${beginningOf(fields)}`));
    return trigger ? [{ fields, counts: trigger.name.slice(putInto.length) }] : [];
  });
}

/** Finds the counts that can answer a filter on a table. */
export function openCounts(db: Database, table: string, groups: readonly (readonly string[])[]) {
  const matching = countsOf(db, table, groups).sort((a, b) => a.fields.length - b.fields.length);

  /** The smallest count table with all fields of a filter; its columns are named as those of the documents. */
  return (where: Record<string, Condition>): string | undefined =>
    matching.find(({ fields }) => Object.keys(where).every((field) => fields.includes(field)))?.counts;
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
