import { BSON, type AnyBulkWriteOperation } from 'mongodb';
import { documentTooLarge, lookedUpBy, maxDocumentBytes, partsOf } from '../../read-store';
import type { Document, ModelSpec, Parked, Write } from '../../read-store';
import { valueAt } from '../value-at';

/** The type of a field value that can be indexed. */
export type Scalar = string | number | boolean;

/**
 * A row in a model's collection. Under a text id: a document as JSON (any key survives, and reading is one parse), with
 * its indexed fields beside it. Under 0: the mark that the collection is live. Under another number: the parked event of
 * that position.
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

const maxBytesPerCharacter = 3;

/** A field's name as a key, without dots and dollars, which MongoDB interprets. */
const keyOf = (field: string) =>
  field.replace(/[%.$\0]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
export const placeOf = (field: string): string => `fields.${keyOf(field)}`;

/** Lists, objects and values outside JSON are not indexed. */
export function scalar(value: unknown): Scalar | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/**
 * The indexes of a model. An index of one field serves both directions: ties are broken by ascending id either way. An
 * index of several fields is made as declared.
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

/** Makes rows of a model's documents. Throws `TerminalError` for one larger than MongoDB accepts. */
export function createRows(spec: ModelSpec) {
  const declared = lookedUpBy(spec).map((field) => ({ key: keyOf(field), path: field.split('.') }));

  return (id: string, document: Document): Row => {
    const fields: Record<string, Scalar> = {};
    for (const { key, path } of declared) {
      const value = scalar(valueAt(document, path));
      if (value !== undefined) fields[key] = value;
    }
    const row = { _id: id, doc: JSON.stringify(document), fields };
    if (row.doc.length * maxBytesPerCharacter >= maxDocumentBytes / 2) refuseTooLarge(spec.name, row);
    return row;
  };
}

function refuseTooLarge(model: string, row: Row): void {
  const bytes = BSON.calculateObjectSize(row);
  if (bytes > maxDocumentBytes) throw documentTooLarge(model, row._id, bytes);
}

export const documentOf = (row: Row): Document => JSON.parse(row.doc ?? 'null') as Document;

/** Reduces writes to one per document: the last one counts. */
export const lastWords = (writes: readonly Write[]): Map<string, Write> =>
  new Map(writes.map((write) => ['put' in write ? write.put : write.delete, write]));

export const putRow = (row: Row): AnyBulkWriteOperation<Row> => ({
  replaceOne: { filter: { _id: row._id }, replacement: row, upsert: true },
});
export const removeRow = (_id: string): AnyBulkWriteOperation<Row> => ({ deleteOne: { filter: { _id } } });
