import { BSON } from 'mongodb';

/** A document or command as received. */
export type Doc = Record<string, unknown>;

export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && value.constructor === Object;

/** Reads parts of a command with their expected types. */
export const docOf = (value: unknown): Doc => (isDoc(value) ? value : {});
export const docsOf = (value: unknown): Doc[] => (Array.isArray(value) ? value.map(docOf) : []);
export const numberOf = (value: unknown): number =>
  value === undefined || value === null ? 0 : Number(value);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A value as text: equal values have equal texts. */
export const keyOf = (value: unknown): string => BSON.EJSON.stringify({ value });

export const fromBytes = (bytes: Uint8Array): Doc =>
  tellApart(BSON.deserialize(bytes, { promoteBuffers: false }));

/** mingo compares unknown types by their text, which for bytes loses information. */
function tellApart<T>(value: T): T {
  if (value instanceof BSON.Binary) value.toString = () => value.toJSON();
  else if (isDoc(value) || Array.isArray(value)) Object.values(value).forEach(tellApart);
  return value;
}
export const toBytes = (doc: Doc): Uint8Array => BSON.serialize(doc, { ignoreUndefined: true });

/** Whether two documents are equal, field by field in the same order. */
export const same = (one: Doc, other: Doc): boolean => Buffer.compare(toBytes(one), toBytes(other)) === 0;
