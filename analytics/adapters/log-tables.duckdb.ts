import {
  DuckDBInstance,
  StatementType,
  type DuckDBAppender,
  type DuckDBConnection,
  type DuckDBResult,
} from '@duckdb/node-api';
import type { EventStore } from '../../modules/kernel/events/event-store';
import type { Catalogue } from '../../modules/kernel/events/event';
import { SqlRefused, type Cell, type LogTables, type OnProgress } from '../log-tables';
import { cellOf, isNumeric } from './cells.duckdb';
import { withDatabase } from './load-tables.duckdb';
import { refreshTableCache } from './table-cache';
import { fromPosition } from './tables.duckdb';

export type LogTablesDeps = {
  store: EventStore;
  catalogue: Catalogue;
  /** The folder of the cached tables. */
  folder: string;
  /** The tables begin after this position. */
  from?: number;
  onProgress?: OnProgress;
};

/** The log in DuckDB: caught up first, then opened for reading and locked down. */
export async function openLogTables({ from = 0, ...deps }: LogTablesDeps): Promise<LogTables> {
  const instance = await DuckDBInstance.create(await refreshTableCache(deps), { access_mode: 'READ_ONLY' });
  const connections: DuckDBConnection[] = [];

  /** One connection per query: on a shared one, the next query ends the one before. */
  async function connect(): Promise<DuckDBConnection> {
    const connection = await instance.connect();
    connections.push(connection);
    await connection.run(`SET VARIABLE ${fromPosition} = ${BigInt(from)}`);
    return connection;
  }
  const first = await connect();
  for (const setting of lockedIn) await first.run(setting);

  return {
    async ask(sql) {
      const result = await answer(await connect(), sql);
      const columns = result
        .deduplicatedColumnNames()
        .map((name, index) => ({ name, numeric: isNumeric(result.columnType(index)) }));
      return { columns, rows: rowsOf(result) };
    },
    async saveParquet(sql, file) {
      return writeParquet(await answer(await connect(), sql), file);
    },
    async close() {
      for (const connection of connections) connection.closeSync();
      instance.closeSync();
    },
  };
}

/** From here on SQL can reach no file, network or extension, and cannot undo that. */
const lockedIn = [
  "SET GLOBAL TimeZone = 'UTC'",
  "SET temp_directory = ''",
  'SET autoload_known_extensions = false',
  'SET autoinstall_known_extensions = false',
  'SET enable_external_access = false',
  'SET lock_configuration = true',
];

/** Allows only SQL that reads. DuckDB itself lets a locked session write to the file that it reads. */
async function answer(connection: DuckDBConnection, sql: string): Promise<DuckDBResult> {
  const one = 'Ask one question: a single SELECT.';
  try {
    const statements = await connection.extractStatements(sql).catch((error: unknown) => {
      // DuckDB reports no error for a text without a statement.
      throw String(error).includes('native callback') ? new SqlRefused(one) : error;
    });
    if (statements.count !== 1) throw new SqlRefused(one);
    const statement = await statements.prepare(0);
    if (statement.statementType !== StatementType.SELECT) throw new SqlRefused(one);
    return await statement.stream();
  } catch (error) {
    throw refusedBecause(error);
  }
}

async function* rowsOf(result: DuckDBResult): AsyncGenerator<Cell[][]> {
  try {
    // The type of the column: that of a portion no longer separates JSON from text.
    const types = result.columnTypes();
    for await (const chunk of result)
      yield chunk.getRows().map((row) => row.map((value, index) => cellOf(value, types[index])));
  } catch (error) {
    throw refusedBecause(error);
  }
}

/** DuckDB's error message, without the query that it quotes below. */
function refusedBecause(error: unknown): SqlRefused {
  if (error instanceof SqlRefused) return error;
  const [message = ''] = (error as Error).message
    .replace('Failed to extract statements: ', '')
    .split(/^LINE \d+:/m);
  const lines = message.split('\n').filter((line) => line.trim());
  return new SqlRefused(lines.slice(0, 2).join('\n'), { cause: error });
}

/**
 * Writes an answer to a Parquet file from a separate database that never runs the given SQL: the queried one stays locked
 * down. Resolves to the count of rows.
 */
function writeParquet(result: DuckDBResult, file: string): Promise<number> {
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
