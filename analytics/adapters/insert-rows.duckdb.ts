import {
  BIGINT,
  DuckDBDataChunk,
  DuckDBTimestampValue,
  TIMESTAMP,
  VARCHAR,
  type DuckDBConnection,
  type DuckDBValue,
} from '@duckdb/node-api';
import type { StoredEvent } from '../../modules/kernel/events/event-store';
import { eventsTable } from '../table-shapes';

/** Rows of one chunk: DuckDB's limit. */
export const chunkRows = 2_048;

const columnTypes = eventsTable.columns.map(({ kind }) =>
  kind === 'integer' ? BIGINT : kind === 'time' ? TIMESTAMP : VARCHAR,
);

type Mask = (event: StoredEvent) => Record<string, unknown> | undefined;

/** Appends events to the table of events, column by column: by far the fastest method. */
export async function createEventAppender(connection: DuckDBConnection, mask: Mask) {
  const appender = await connection.createAppender('events', 'log');
  return {
    add(events: readonly StoredEvent[]): void {
      for (let first = 0; first < events.length; first += chunkRows) {
        const portion = events.slice(first, first + chunkRows);
        const chunk = DuckDBDataChunk.create(columnTypes, portion.length);
        columnsOf(portion, mask).forEach((values, column) => chunk.setColumnValues(column, values));
        appender.appendDataChunk(chunk);
      }
    },
    close: () => appender.closeSync(),
  };
}

/** In the order of the table's columns. */
function columnsOf(events: readonly StoredEvent[], mask: Mask): DuckDBValue[][] {
  const metadata = events.map((event) => event.metadata);
  return [
    events.map(({ position }) => BigInt(position)),
    events.map(({ stream }) => stream),
    events.map(({ revision }) => BigInt(revision)),
    events.map(({ id }) => id),
    events.map(({ type }) => type),
    metadata.map(({ at }) => timestamp(at)),
    metadata.map(({ actor }) => actor.kind),
    metadata.map(({ actor }) => (actor.kind === 'person' ? actor.id : null)),
    metadata.map(({ correlationId }) => correlationId),
    metadata.map(({ causationId }) => causationId ?? null),
    metadata.map(({ version }) => BigInt(version)),
    events.map((event) => dataOf(mask(event))),
  ];
}

const dataOf = (data: Record<string, unknown> | undefined) =>
  data === undefined ? null : JSON.stringify(data);

function timestamp(at: string): DuckDBTimestampValue | null {
  const ms = Date.parse(at);
  return Number.isNaN(ms) ? null : new DuckDBTimestampValue(BigInt(ms) * 1_000n);
}
