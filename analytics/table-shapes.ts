import { z } from 'zod';
import type { Catalogue, EventDefinition } from '../modules/kernel/events/event';

/** What a column holds; `time` is UTC, `json` whatever is nested or of several kinds. */
export type ColumnKind = 'text' | 'integer' | 'number' | 'boolean' | 'time' | 'json';
export type Column = {
  name: string;
  kind: ColumnKind;
  /** Masked: it says that something was said, never what. */
  personal?: true;
};
/** A column made from a field of the fact. */
export type FieldColumn = Column & { field: string };
/** The table of one type of fact: what every event carries, then its own fields. */
export type EventTable = { name: string; type: string; version: number; fields: readonly FieldColumn[] };

/** What every event carries. `happened_at` is the time of the fact, since AT is a word of SQL. */
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

/** The table of all events: what every event carries, then its data whole. */
export const eventsTable = {
  name: 'events',
  columns: [...envelope, { name: 'data', kind: 'json' }],
} as const;

/** One table for each fact the product knows, in the order of the catalogue. */
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

/** Facts write times as ISO 8601 text, in fields called `at` or ending in At. */
const isTime = (field: string, { format }: Shape) => format === 'date-time' || /(^a|A)t$/.test(field);

const snakeCase = (name: string) =>
  name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/** Names that cannot stand by themselves in SQL, or that every event has already. */
const taken = new Set<string>(['at', 'by', ...eventsTable.columns.map(({ name }) => name)]);
const columnName = (field: string) => (taken.has(field) ? `fact_${field}` : snakeCase(field));
