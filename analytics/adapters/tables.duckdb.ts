import { createHash } from 'node:crypto';
import type { Catalogue } from '../../modules/kernel/events/event';
import {
  envelope,
  eventsTable,
  eventTables,
  type Column,
  type EventTable,
  type FieldColumn,
} from '../table-shapes';

/** Grows when the same schema is filled differently. */
const format = 1;

/** The DuckDB types of the columns. */
export const columnTypes: Readonly<Record<Column['kind'], string>> = {
  text: 'VARCHAR',
  integer: 'BIGINT',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
  time: 'TIMESTAMP',
  json: 'JSON',
};

/** The statements that create the tables: the events as loaded, behind views that begin at the session's position. */
export function schemaOf(catalogue: Catalogue): string[] {
  const columns = eventsTable.columns.map(({ name, kind }) => `${name} ${columnTypes[kind]}`);
  return [
    'CREATE SCHEMA log',
    `CREATE TABLE log.events (${columns.join(', ')})`,
    `CREATE VIEW events AS FROM log.events WHERE ${withinSession}`,
    ...eventTables(catalogue).map(view),
  ];
}

/** Identifies a schema and how it is filled: cached tables of another one are useless. */
export function shapeOf(catalogue: Catalogue): string {
  const versions = [...catalogue.values()].map(({ type, version }) => `${type} ${version}`);
  const text = JSON.stringify([format, schemaOf(catalogue), versions]);
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Set once, before a session is locked: its tables begin after this position. */
export const fromPosition = 'from_position';
const withinSession = `position > coalesce(getvariable('${fromPosition}'), 0)`;

function view({ name, type, fields }: EventTable): string {
  const columns = [...envelope.map((column) => column.name), ...fields.map(extracted)];
  return `CREATE VIEW ${name} AS SELECT ${columns.join(', ')} FROM log.events WHERE type = '${type}' AND ${withinSession}`;
}

/** A value that does not fit its event's present schema becomes NULL, and the rest of the table stays readable. */
function extracted({ name, field, kind }: FieldColumn): string {
  if (kind === 'json') return `nullif(data->'${field}', 'null') AS ${name}`;
  const text = `data->>'${field}'`;
  return kind === 'text' ? `${text} AS ${name}` : `TRY_CAST(${text} AS ${columnTypes[kind]}) AS ${name}`;
}
