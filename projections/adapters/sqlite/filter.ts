import type { Condition, Cursor } from '../../read-store';

/** Values that can be bound: text, numbers, null; and truth values as bytes, which sort behind text and equal no number. */
type Bound = string | number | null | Uint8Array;
type Term = { condition: string; values: Bound[] };

const falsehood = new Uint8Array([0]);
const truth = new Uint8Array([1]);

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The column that holds a declared field. */
export const columnOf = (field: string) => quote(`field ${field}`);

/** A value as stored in a column; lists and objects are not indexed. */
export function plain(value: unknown): Bound {
  if (typeof value === 'boolean') return value ? truth : falsehood;
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A field in SQL: its column when declared, else extracted from the JSON, in the same shape. */
export function expressionOf(field: string, declared: readonly string[]): string {
  if (declared.includes(field)) return columnOf(field);
  const path = literal(
    `$${field
      .split('.')
      .map((name) => `."${name}"`)
      .join('')}`,
  );
  return `(CASE json_type(doc, ${path}) WHEN 'true' THEN x'01' WHEN 'false' THEN x'00'
    WHEN 'array' THEN NULL WHEN 'object' THEN NULL ELSE json_extract(doc, ${path}) END)`;
}

/** A filter as the condition of a WHERE, with its values in order. */
export function toSqlCondition(where: Record<string, Condition>, declared: readonly string[]): Term {
  const terms = Object.entries(where).map(([field, condition]) =>
    term(expressionOf(field, declared), condition),
  );
  return {
    condition: terms.map(({ condition }) => condition).join(' AND ') || 'true',
    values: terms.flatMap(({ values }) => values),
  };
}

function term(field: string, condition: Condition): Term {
  if (condition === null) return { condition: `${field} IS NULL`, values: [] };
  if (typeof condition !== 'object') return { condition: `${field} = ?`, values: [plain(condition)] };
  if ('in' in condition) {
    const places = condition.in.map(() => '?').join(', ');
    return { condition: `${field} IN (${places})`, values: [...condition.in] };
  }
  if ('not' in condition) return { condition: `${field} IS NOT ?`, values: [condition.not] };
  if ('contains' in condition)
    return {
      condition: `(typeof(${field}) = 'text' AND instr(${field}, ?) > 0)`,
      values: [condition.contains],
    };
  return range(field, condition);
}

const comparisons = { gte: '>=', gt: '>', lte: '<=', lt: '<' } as const;

/** A bound compares with values of its own kind only. */
function range(field: string, bounds: { [Name in keyof typeof comparisons]?: string | number }): Term {
  const terms = Object.entries(comparisons).flatMap(([name, sign]) => {
    const bound = bounds[name as keyof typeof comparisons];
    if (bound === undefined) return [];
    const kinds = typeof bound === 'string' ? "('text')" : "('integer', 'real')";
    return [{ condition: `(${field} ${sign} ? AND typeof(${field}) IN ${kinds})`, value: bound }];
  });
  return {
    condition: terms.map(({ condition }) => condition).join(' AND ') || 'true',
    values: terms.map(({ value }) => value),
  };
}

/** Documents that come one after the other in an order; `values` are those of the condition. */
export type OrderedRange = Term & { order: string };

/** All documents in the requested order. */
export function wholeOrder(sort: string | undefined, declared: readonly string[]): OrderedRange {
  const { field, way } = orderOf(sort, declared);
  return { condition: 'true', values: [], order: field === undefined ? 'id' : `${field}${way}, id` };
}

/**
 * The documents behind a cursor, as consecutive ranges: an index begins at the first document of each and gives it in
 * order. No single condition does both, as ties ascend by id while the field descends.
 */
export function orderBehind(
  { value, id }: Cursor,
  sort: string | undefined,
  declared: readonly string[],
): OrderedRange[] {
  const { field, way } = orderOf(sort, declared);
  if (field === undefined) return [{ condition: 'id > ?', values: [id], order: 'id' }];
  const order = `${field}${way}, id`;
  const none = { condition: `${field} IS NULL`, values: [], order: 'id' };
  const any = { condition: `${field} >= -9e999`, values: [], order };
  if (value === null) {
    const others = { condition: `${none.condition} AND id > ?`, values: [id], order: 'id' };
    return way ? [others] : [others, any];
  }
  const bound = plain(value);
  const tied = { condition: `${field} = ? AND id > ?`, values: [bound, id], order: 'id' };
  const further = { condition: `${field} ${way ? '<' : '>'} ?`, values: [bound], order };
  return way ? [tied, further, none] : [tied, further];
}

function orderOf(sort: string | undefined, declared: readonly string[]) {
  if (!sort) return { field: undefined, way: '' };
  const descending = sort.startsWith('-');
  return { field: expressionOf(descending ? sort.slice(1) : sort, declared), way: descending ? ' DESC' : '' };
}
