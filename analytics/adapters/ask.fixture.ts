import type { Cell, LogTables } from '../log-tables';

/** All rows of a query. */
export async function all(tables: LogTables, sql: string): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for await (const portion of (await tables.ask(sql)).rows) rows.push(...portion);
  return rows;
}
