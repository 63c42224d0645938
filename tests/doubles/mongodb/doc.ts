import { BSON } from 'mongodb';

/** A document, or a command, as it came over the wire. */
export type Doc = Record<string, unknown>;

export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && value.constructor === Object;

/** The parts of a command, as what they are said to be. */
export const docOf = (value: unknown): Doc => (isDoc(value) ? value : {});
export const docsOf = (value: unknown): Doc[] => (Array.isArray(value) ? value.map(docOf) : []);
export const numberOf = (value: unknown): number =>
  value === undefined || value === null ? 0 : Number(value);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A value as text: equal values have equal texts. */
export const keyOf = (value: unknown): string => BSON.EJSON.stringify({ value });

export const fromBytes = (bytes: Uint8Array): Doc =>
  tellApart(BSON.deserialize(bytes, { promoteBuffers: false }));

/** mingo compares what it does not know by its text, and that of bytes leaves out what is no letter. */
function tellApart<T>(value: T): T {
  if (value instanceof BSON.Binary) value.toString = () => value.toJSON();
  else if (isDoc(value) || Array.isArray(value)) Object.values(value).forEach(tellApart);
  return value;
}
export const toBytes = (doc: Doc): Uint8Array => BSON.serialize(doc, { ignoreUndefined: true });

/** Whether a document says the same as another, field by field in the same order. */
export const same = (one: Doc, other: Doc): boolean => Buffer.compare(toBytes(one), toBytes(other)) === 0;
