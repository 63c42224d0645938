import type { Filter, Sort } from 'mongodb';
import type { Condition, Cursor } from '../../read-store';
import { documentsOnly, placeOf, type Row } from './row';

/** A filter over declared fields as a MongoDB query. A missing field has the value null, as in the port. */
export const toMongoFilter = (where: readonly [string, Condition][]): Filter<Row> => ({
  $and: [documentsOnly, ...where.map(([field, condition]) => term(placeOf(field), condition))],
});

/** Ties by id, upwards. */
export const orderOf = (field: string | undefined, descending: boolean): Sort =>
  field === undefined ? { _id: 1 } : { [placeOf(field)]: descending ? -1 : 1, _id: 1 };

/** The values of each kind, in the order of the kinds: null, numbers, texts, truth values. */
const ofKind = [{ $eq: null }, { $gte: -Infinity }, { $gte: '' }, { $in: [false, true] }];
const kindOf = (value: Cursor['value']): number =>
  value === null ? 0 : ['number', 'string', 'boolean'].indexOf(typeof value) + 1;

/**
 * The documents behind a cursor. Values compare with those of their own kind only, so each kind behind it is a branch of
 * its own; every branch is a range of the index that gives the order.
 */
export function afterCursor(
  { value, id }: Cursor,
  field: string | undefined,
  descending: boolean,
): Filter<Row> {
  const further = { _id: { $gt: id } };
  if (field === undefined) return further;
  const place = placeOf(field);
  const kind = kindOf(value);
  const kinds = descending ? ofKind.slice(0, kind) : ofKind.slice(kind + 1);
  const choices: Filter<Row>[] = [{ [place]: { $eq: value }, ...further }];
  // Upwards true comes behind false, downwards false behind true.
  if (value === descending) choices.push({ [place]: { $eq: !value } });
  if (typeof value === 'number' || typeof value === 'string')
    choices.push({ [place]: { [descending ? '$lt' : '$gt']: value } });
  return { $or: [...choices, ...kinds.map((each) => ({ [place]: each }))] };
}

function term(place: string, condition: Condition): Filter<Row> {
  if (condition === null || typeof condition !== 'object') return { [place]: { $eq: condition } };
  if ('in' in condition) return { [place]: { $in: condition.in } };
  if ('not' in condition) return { [place]: { $ne: condition.not } };
  if ('contains' in condition) return containing(`$${place}`, condition.contains);
  const bounds = Object.entries(condition).filter(([, bound]) => bound !== undefined);
  return bounds.length === 0
    ? {}
    : { [place]: Object.fromEntries(bounds.map(([name, bound]) => [`$${name}`, bound])) };
}

/** By bytes, not by a pattern: no escaping, and no limit of length. */
const containing = (value: string, text: string): Filter<Row> => ({
  $expr: {
    $cond: [
      { $eq: [{ $type: value }, 'string'] },
      { $gte: [{ $indexOfBytes: [value, { $literal: text }] }, 0] },
      false,
    ],
  },
});
