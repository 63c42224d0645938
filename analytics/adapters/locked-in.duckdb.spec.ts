import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventCatalogue } from '../../composition/event-catalogue';
import type { EventStore } from '../../modules/kernel/events/event-store';
import { createExampleLog } from '../../tests/worlds/example-log/example-log';
import { SqlRefused, type LogTables } from '../log-tables';
import { all } from './ask.fixture';
import { withDatabase } from './load-tables.duckdb';
import { openLogTables } from './log-tables.duckdb';

const place = mkdtempSync(join(tmpdir(), 'locked-in-'));

describe('SQL over the log', () => {
  const folder = join(place, 'kept');
  const outside = join(place, 'outside.csv');
  let store: EventStore;
  let tables: LogTables;
  let file: string;
  beforeAll(async () => {
    writeFileSync(outside, 'secret\n1\n');
    store = await createExampleLog();
    tables = await openLogTables({ store, catalogue: eventCatalogue, folder });
    file = join(folder, readdirSync(folder)[0] ?? '');
  });
  afterAll(async () => {
    await tables.close();
    rmSync(place, { recursive: true, force: true });
  });

  it.each([
    ['read a file', () => `SELECT * FROM read_csv('${outside}')`],
    ['read a file by its bare name', () => `SELECT * FROM '${outside}'`],
    ['read text', () => "SELECT * FROM read_text('/etc/passwd')"],
    ['list files', () => `SELECT * FROM glob('${place}/*')`],
    ['reach the network', () => "SELECT * FROM read_json('http://127.0.0.1:1/x.json')"],
    ['write a file', () => `COPY (SELECT 1) TO '${join(place, 'written.csv')}'`],
    ['write over the tables', () => `COPY (SELECT 1) TO '${file}' (USE_TMP_FILE false)`],
    [
      'write over the tables in disguise',
      () => `EXPLAIN ANALYZE COPY (SELECT 1) TO '${file}' (USE_TMP_FILE false)`,
    ],
    ['attach another database', () => `ATTACH '${join(place, 'other.db')}'`],
    ['load an extension', () => 'LOAD httpfs'],
    ['export the tables', () => `EXPORT DATABASE '${join(place, 'exported')}'`],
    ['change the log', () => "UPDATE log.events SET type = 'x'"],
    ['make a table', () => 'CREATE TABLE mine (a INTEGER)'],
    ['unlock itself', () => 'SET enable_external_access = true'],
    ['change where its tables begin', () => 'SET VARIABLE from_position = 0'],
    ['do something after a question', () => 'SELECT 1; DROP VIEW events'],
    ['say nothing', () => ' -- nothing'],
  ])('cannot %s', async (_, sql) => {
    const before = readFileSync(file);
    const names = readdirSync(place);
    await expect(all(tables, sql())).rejects.toThrow(SqlRefused);
    expect(readdirSync(place)).toEqual(names);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it.each([
    [
      'SELECT * FROM serch_requested',
      /^Catalog Error: .+ does not exist!\nDid you mean "search_requested"\?$/,
    ],
    ['SELEC 1', /^Parser Error: syntax error at or near "SELEC"$/],
    ["SELECT 'x'::INTEGER FROM events", /^Conversion Error: Could not convert string 'x' to INT32$/],
  ])('is rejected with a message of one or two lines when it is wrong: %s', async (sql, words) => {
    await expect(all(tables, sql)).rejects.toThrow(words);
  });

  it('may use DuckDB’s reading statements: WITH, windows, DESCRIBE, SUMMARIZE', async () => {
    for (const sql of [
      'WITH day AS (SELECT 1 AS n) SELECT n, sum(n) OVER () FROM day',
      'DESCRIBE search_requested',
      'SUMMARIZE search_requested',
      'FROM events LIMIT 1',
    ])
      expect((await all(tables, sql)).length).toBeGreaterThan(0);
  });

  it('can be written to a Parquet file with the same rows and types', async () => {
    const parquet = join(place, "an answer's.parquet");
    const sql =
      "SELECT position, type, happened_at, data, [1, 2] AS list, {'a': 1.5} AS struct, 'x' AS x, 'y' AS x FROM events";
    expect(await tables.saveParquet(sql, parquet)).toBe(await store.head());
    const read = await withDatabase(':memory:', {}, async (connection) =>
      (
        await connection.runAndReadAll(
          `SELECT count(*)::INTEGER, min(position)::INTEGER, any_value(list[2]), any_value(typeof(happened_at)) FROM read_parquet('${parquet.replace("'", "''")}')`,
        )
      ).getRows(),
    );
    expect(read).toEqual([[await store.head(), 1, 2, 'TIMESTAMP']]);
  });
});
