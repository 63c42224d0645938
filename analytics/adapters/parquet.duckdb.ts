import type { DuckDBAppender, DuckDBResult } from '@duckdb/node-api';
import { withDatabase } from './load-tables.duckdb';

/**
 * Writes an answer to a Parquet file from a separate database that never runs the given SQL: the queried one stays locked
 * down. Resolves to the count of rows.
 */
export function writeParquet(result: DuckDBResult, file: string): Promise<number> {
  return withDatabase(':memory:', {}, async (connection) => {
    const columns = result
      .deduplicatedColumnNames()
      .map((name, index) => `${quoted(name)} ${result.columnType(index).toString()}`);
    await connection.run(`CREATE TABLE answer (${columns.join(', ')})`);
    const rows = await copyRows(result, await connection.createAppender('answer'));
    await connection.run(`COPY answer TO '${file.replaceAll("'", "''")}' (FORMAT parquet, COMPRESSION zstd)`);
    return rows;
  });
}

async function copyRows(result: DuckDBResult, appender: DuckDBAppender): Promise<number> {
  let rows = 0;
  for await (const chunk of result) {
    appender.appendDataChunk(chunk);
    rows += chunk.rowCount;
  }
  appender.closeSync();
  return rows;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
