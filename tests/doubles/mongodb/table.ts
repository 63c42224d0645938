import { Query } from 'mingo';
import { resolve } from 'mingo/util';
import { type Doc, docOf, keyOf } from './doc';
import { Failure } from './failure';

export type Index = { name: string; key: Doc; unique: boolean; only: Query | undefined; spec: Doc };
/** Per unique index which document has which values. */
type Taken = Map<string, Map<string, string>>;

/** The committed state of a collection. Documents are replaced, never changed. */
export type Table = {
  docs: Map<string, Doc>;
  indexes: Map<string, Index>;
  taken: Taken;
  /** When each document was last written. */
  versions: Map<string, number>;
};

export function createTable(): Table {
  const primary = indexOf({ name: '_id_', key: { _id: 1 } });
  return {
    docs: new Map(),
    indexes: new Map([[primary.name, primary]]),
    taken: new Map(),
    versions: new Map(),
  };
}

export function indexOf(spec: Doc): Index {
  const key = docOf(spec.key);
  const name = typeof spec.name === 'string' ? spec.name : Object.entries(key).flat().map(String).join('_');
  const only = spec.partialFilterExpression ? new Query(docOf(spec.partialFilterExpression)) : undefined;
  return { name, key, unique: spec.unique === true, only, spec: { v: 2, ...spec, key, name } };
}

/** The key of a document in an index; undefined when the index leaves the document out. */
export function entryOf({ unique, only, key, spec }: Index, doc: Doc): string | undefined {
  if (!unique || (only && !only.test(doc))) return undefined;
  const values = Object.keys(key).map((field) => resolve(doc, field) ?? null);
  if (spec.sparse === true && values.every((value) => value === null)) return undefined;
  return keyOf(values);
}

export function duplicate(namespace: string, { name, key }: Index, doc: Doc): Failure {
  const keyValue = Object.fromEntries(Object.keys(key).map((field) => [field, resolve(doc, field) ?? null]));
  return new Failure(
    11_000,
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${name} dup key: ${JSON.stringify(keyValue)}`,
    { keyPattern: key, keyValue },
  );
}

export function store(table: Table, id: string, doc: Doc | undefined, version: number): void {
  const before = table.docs.get(id);
  for (const index of table.indexes.values()) {
    const taken = table.taken.get(index.name) ?? new Map<string, string>();
    table.taken.set(index.name, taken);
    const left = before && entryOf(index, before);
    const entered = doc && entryOf(index, doc);
    if (left !== undefined && taken.get(left) === id) taken.delete(left);
    if (entered !== undefined) taken.set(entered, id);
  }
  if (doc) table.docs.set(id, doc);
  else table.docs.delete(id);
  table.versions.set(id, version);
}

/** Adds an index; fails when two existing documents share a key. */
export function addIndex(namespace: string, table: Table, index: Index): void {
  const taken = new Map<string, string>();
  for (const [id, doc] of table.docs) {
    const entry = entryOf(index, doc);
    if (entry === undefined) continue;
    if (taken.has(entry)) throw duplicate(namespace, index, doc);
    taken.set(entry, id);
  }
  table.indexes.set(index.name, index);
  table.taken.set(index.name, taken);
}
