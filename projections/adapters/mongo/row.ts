import { BSON, type AnyBulkWriteOperation } from 'mongodb';
import { documentTooLarge, lookedUpBy, maxDocumentBytes, partsOf } from '../../read-store';
import type { Document, ModelSpec, Parked, Write } from '../../read-store';
import { valueAt } from '../value-at';

/** What a field can be looked up by. */
export type Scalar = string | number | boolean;

/**
 * What lies in a model's collection. Under a text: a document, as the JSON it is (any key survives, and reading is one
 * parse), with the fields it is looked up by beside it. Under 0: the mark that readers may believe what they see here.
 * Under another number: the fact of that position, which the fold choked on.
 */
export type Row = {
  _id: string | number;
  doc?: string;
  fields?: Record<string, Scalar>;
  parked?: Parked;
};

export const live: Row = { _id: 0 };
/** Values compare with those of their own kind only. */
export const documentsOnly = { _id: { $gte: '' } };
export const parkedOnly = { _id: { $gt: 0 } };

const mostBytesOfACharacter = 3;

/** A field's name as a key: dots and dollars mean something else there. */
const keyOf = (field: string) =>
  field.replace(/[%.$\0]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
export const placeOf = (field: string): string => `fields.${keyOf(field)}`;

/** Lists, objects and what JSON has no word for are not looked up by. */
export function scalar(value: unknown): Scalar | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/**
 * The indexes of a model. Those of one field go both ways: ties are broken by id upwards, whichever way the field goes.
 * Those of several go as they are declared.
 */
export const indexesOf = (indexes: ModelSpec['indexes']) =>
  indexes.flatMap((index) => {
    const { fields, descending } = partsOf(index);
    const last = fields.at(-1) ?? '';
    const others = fields.slice(0, -1).map((field) => [placeOf(field), 1] as const);
    const one = (way: 1 | -1) => ({
      key: Object.fromEntries([...others, [placeOf(last), way], ['_id', 1]]) as Record<string, 1 | -1>,
      name: `${fields.map(keyOf).join(', ')} ${way === 1 ? 'up' : 'down'}`,
    });
    if (typeof index === 'string') return [one(1), one(-1)];
    return [one(descending ? -1 : 1)];
  });

/** Makes rows of a model's documents. Throws `TerminalError` for one that is larger than MongoDB takes. */
export function createRows(spec: ModelSpec) {
  const declared = lookedUpBy(spec).map((field) => ({ key: keyOf(field), path: field.split('.') }));

  return (id: string, document: Document): Row => {
    const fields: Record<string, Scalar> = {};
    for (const { key, path } of declared) {
      const value = scalar(valueAt(document, path));
      if (value !== undefined) fields[key] = value;
    }
    const row = { _id: id, doc: JSON.stringify(document), fields };
    if (row.doc.length * mostBytesOfACharacter >= maxDocumentBytes / 2) refuseTooLarge(spec.name, row);
    return row;
  };
}

function refuseTooLarge(model: string, row: Row): void {
  const bytes = BSON.calculateObjectSize(row);
  if (bytes > maxDocumentBytes) throw documentTooLarge(model, row._id, bytes);
}

export const documentOf = (row: Row): Document => JSON.parse(row.doc ?? 'null') as Document;

/** Writes in a form where one document comes once: the last word counts. */
export const lastWords = (writes: readonly Write[]): Map<string, Write> =>
  new Map(writes.map((write) => ['put' in write ? write.put : write.delete, write]));

export function operationOf(write: Write, rowOf: ReturnType<typeof createRows>): AnyBulkWriteOperation<Row> {
  if ('delete' in write) return { deleteOne: { filter: { _id: write.delete } } };
  const { _id, ...replacement } = rowOf(write.put, write.doc);
  return { replaceOne: { filter: { _id }, replacement, upsert: true } };
}
