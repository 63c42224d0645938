import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import type { EventStore } from '../../modules/kernel/events/event-store';
import type { Catalogue } from '../../modules/kernel/events/event';
import type { OnProgress } from '../log-tables';
import { createMasking } from '../redacted-events';
import { chunkRows, createEventAppender } from './insert-rows.duckdb';
import { schemaOf } from './tables.duckdb';

/** The position of the last event in a file of tables. */
export type LastLoadedEvent = { position: number; stream: string; revision: number; id: string };

/** Opens a database, runs the work and closes it, also after an error. */
export async function withDatabase<T>(
  file: string,
  options: Record<string, string>,
  work: (connection: DuckDBConnection) => Promise<T>,
): Promise<T> {
  const instance = await DuckDBInstance.create(file, options);
  try {
    const connection = await instance.connect();
    try {
      return await work(connection);
    } finally {
      connection.closeSync();
    }
  } finally {
    instance.closeSync();
  }
}

/** The position of a file of tables; undefined when it is empty or unreadable. */
export async function reachedBy(file: string): Promise<LastLoadedEvent | undefined> {
  const last = `SELECT position, stream, revision, id FROM log.events ORDER BY position DESC LIMIT 1`;
  try {
    return await withDatabase(file, { access_mode: 'READ_ONLY' }, async (connection) => {
      const [row] = (await connection.runAndReadAll(last)).getRowsJS() as [bigint, string, bigint, string][];
      if (!row) return undefined;
      const [position, stream, revision, id] = row;
      return { position: Number(position), stream, revision: Number(revision), id };
    });
  } catch {
    return undefined;
  }
}

type Filling = { store: EventStore; catalogue: Catalogue; onProgress?: OnProgress };

/** Brings a file of tables up to the head of the log; creates a missing one. */
export async function loadNewEvents(
  file: string,
  from: number,
  { store, catalogue, onProgress }: Filling,
): Promise<void> {
  const head = await store.head();
  await withDatabase(file, {}, async (connection) => {
    if (from === 0) for (const statement of schemaOf(catalogue)) await connection.run(statement);
    const appender = await createEventAppender(connection, createMasking(catalogue));
    let added = 0;
    for await (const events of store.readAll({ from, batch: chunkRows })) {
      appender.add(events);
      added += events.length;
      onProgress?.(added, ((events.at(-1)?.position ?? head) - from) / (head - from));
    }
    appender.close();
    await connection.run('CHECKPOINT');
  });
}
