import { z } from 'zod';
import type { Catalogue, EventDefinition } from '../modules/kernel/events/event';

/** The type of a column; `time` is UTC, `json` holds nested and mixed values. */
export type ColumnKind = 'text' | 'integer' | 'number' | 'boolean' | 'time' | 'json';
export type Column = {
  name: string;
  kind: ColumnKind;
  /** Masked: shows whether there was a value, never which. */
  personal?: true;
};
/** A column made from a field of the event. */
export type FieldColumn = Column & { field: string };
/** The table of one event type: the columns of every event, then its own fields. */
export type EventTable = { name: string; type: string; version: number; fields: readonly FieldColumn[] };

/** The columns of every event. `happened_at` is the time of the event, since AT is a keyword of SQL. */
export const envelope = [
  { name: 'position', kind: 'integer' },
  { name: 'stream', kind: 'text' },
  { name: 'revision', kind: 'integer' },
  { name: 'id', kind: 'text' },
  { name: 'type', kind: 'text' },
  { name: 'happened_at', kind: 'time' },
  { name: 'actor_kind', kind: 'text' },
  { name: 'actor_id', kind: 'text' },
  { name: 'correlation_id', kind: 'text' },
  { name: 'causation_id', kind: 'text' },
  { name: 'version', kind: 'integer' },
] as const satisfies readonly Column[];

/** The table of all events: the columns of every event, then its whole data. */
export const eventsTable = {
  name: 'events',
  columns: [...envelope, { name: 'data', kind: 'json' }],
} as const;

/** One table for each event type of the product, in the order of the catalogue. */
export const eventTables = (catalogue: Catalogue): EventTable[] => [...catalogue.values()].map(tableOf);

type Shape = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  format?: string;
};

function tableOf({ type, version, schema, personal }: EventDefinition): EventTable {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Shape>;
  };
  const fields = Object.entries(properties)
    .filter(([field]) => field !== 'type')
    .map(([field, shape]): FieldColumn => {
      const name = columnName(field);
      return personal.includes(field)
        ? { name, field, kind: 'text', personal: true }
        : { name, field, kind: kindOf(field, shape) };
    });
  return { name: snakeCase(type), type, version, fields };
}

function kindOf(field: string, shape: Shape): ColumnKind {
  const [type, ...more] = (shape.anyOf ?? [shape])
    .flatMap((one) => one.type ?? [])
    .filter((one) => one !== 'null');
  if (more.length > 0) return 'json';
  if (type === 'string') return isTime(field, shape) ? 'time' : 'text';
  return type === 'integer' || type === 'number' || type === 'boolean' ? type : 'json';
}

/** Events write times as ISO 8601 text, in fields called `at` or ending in At. */
const isTime = (field: string, { format }: Shape) => format === 'date-time' || /(^a|A)t$/.test(field);

const snakeCase = (name: string) =>
  name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/** Names that SQL would need quoted, or that every event has already. */
const taken = new Set<string>(['at', 'by', ...eventsTable.columns.map(({ name }) => name)]);
const columnName = (field: string) => (taken.has(field) ? `fact_${field}` : snakeCase(field));
