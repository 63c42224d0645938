/** A value of an answer: plain JSON. Whole numbers beyond 2^53 and dates come as text; times are UTC. */
export type Cell = null | boolean | number | string | Cell[] | { [name: string]: Cell };

export type Answer = {
  columns: readonly { name: string; numeric: boolean }[];
  /** The rows in portions, to be read once. */
  rows: AsyncIterable<Cell[][]>;
};

/**
 * The log as tables for SQL: `events`, and one table for each event type. SQL reaches these tables and nothing else, no
 * file and no network, and changes nothing. Personal fields are masked, also in the cached tables.
 */
export interface LogTables {
  /** One SELECT. Throws `SqlRefused` when it cannot be run. */
  ask(sql: string): Promise<Answer>;
  /** Writes the answer to a Parquet file, whole or not at all; resolves to the count of rows. */
  saveParquet(sql: string, file: string): Promise<number>;
  close(): Promise<void>;
}

/** SQL that cannot be run. The message is a sentence or the database's own, in one or two lines. */
export class SqlRefused extends Error {
  override readonly name = 'SqlRefused';
}

/** How many events were loaded so far, and their share of the missing ones, 0 to 1. */
export type OnProgress = (events: number, share: number) => void;
