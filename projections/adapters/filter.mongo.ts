import type { Filter, Sort } from 'mongodb';
import type { Condition } from '../read-store';
import { documentsOnly, placeOf, type Row } from './row.mongo';

/** A filter over declared fields in MongoDB's words. What has no such field has nothing there, as in the port's. */
export const translate = (where: readonly [string, Condition][]): Filter<Row> => ({
  $and: [documentsOnly, ...where.map(([field, condition]) => term(placeOf(field), condition))],
});

/** Ties by id, upwards. */
export const orderOf = (field: string | undefined, descending: boolean): Sort =>
  field === undefined ? { _id: 1 } : { [placeOf(field)]: descending ? -1 : 1, _id: 1 };

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

/** By bytes, not by a pattern: nothing needs escaping, and no length is too much. */
const containing = (value: string, text: string): Filter<Row> => ({
  $expr: {
    $cond: [
      { $eq: [{ $type: value }, 'string'] },
      { $gte: [{ $indexOfBytes: [value, { $literal: text }] }, 0] },
      false,
    ],
  },
});
