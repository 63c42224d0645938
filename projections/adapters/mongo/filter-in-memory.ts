import type { Condition, Cursor, Document } from '../../read-store';
import { scalar, type Scalar } from './row';
import { valueAt } from '../value-at';

type Value = Scalar | undefined;
type Place = { id: string; key: Value };

/** Filters and sorts by fields without an index: in memory, document by document. */
export function filterInMemory(
  documents: readonly { id: string; doc: Document }[],
  where: readonly [string, Condition][],
  { field, descending, after }: { field: string | undefined; descending: boolean; after?: Cursor },
): { items: Document[]; total: number } {
  const conditions = where.map(([field, condition]) => ({ path: field.split('.'), condition }));
  const path = field?.split('.');
  const inOrder = (a: Place, b: Place) =>
    (descending ? compare(b.key, a.key) : compare(a.key, b.key)) || compare(a.id, b.id);
  const matching = documents
    .filter(({ doc }) =>
      conditions.every(({ path: at, condition }) => satisfies(scalar(valueAt(doc, at)), condition)),
    )
    .map(({ id, doc }) => ({ id, doc, key: path && scalar(valueAt(doc, path)) }))
    .sort(inOrder);
  const place = after && { id: after.id, key: path && scalar(after.value) };
  const items = place ? matching.filter((each) => inOrder(each, place) > 0) : matching;
  return { items: items.map(({ doc }) => doc), total: matching.length };
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
