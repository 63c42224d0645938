import type { Condition, Document } from '../read-store';
import { scalar, type Scalar } from './row.mongo';
import { valueAt } from './value-at';

type Value = Scalar | undefined;

/** The filter and the order of the port for fields that no index holds: in memory, document by document. */
export function lookThrough(
  found: readonly { id: string; doc: Document }[],
  where: readonly [string, Condition][],
  sort: { field: string | undefined; descending: boolean },
): Document[] {
  const conditions = where.map(([field, condition]) => ({ path: field.split('.'), condition }));
  const path = sort.field?.split('.');
  return found
    .filter(({ doc }) =>
      conditions.every(({ path: at, condition }) => satisfies(scalar(valueAt(doc, at)), condition)),
    )
    .map(({ id, doc }) => ({ id, doc, key: path && scalar(valueAt(doc, path)) }))
    .sort((a, b) => (sort.descending ? compare(b.key, a.key) : compare(a.key, b.key)) || compare(a.id, b.id))
    .map(({ doc }) => doc);
}

const comparisons = {
  gte: (order: number) => order >= 0,
  gt: (order: number) => order > 0,
  lte: (order: number) => order <= 0,
  lt: (order: number) => order < 0,
};

function satisfies(value: Value, condition: Condition): boolean {
  if (condition === null) return value === undefined;
  if (typeof condition !== 'object') return value === condition;
  if ('in' in condition) return condition.in.some((each) => each === value);
  if ('not' in condition) return value !== condition.not;
  if ('contains' in condition) return typeof value === 'string' && value.includes(condition.contains);
  return Object.entries(condition).every(
    ([name, bound]) =>
      bound === undefined ||
      (typeof bound === typeof value && comparisons[name as keyof typeof comparisons](compare(value, bound))),
  );
}

const kinds = ['undefined', 'number', 'string', 'boolean'];

/** Nothing, numbers, texts by their bytes, truth values: in this order. */
function compare(a: Value, b: Value): number {
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return kinds.indexOf(typeof a) - kinds.indexOf(typeof b) || Number(a ?? 0) - Number(b ?? 0);
}
