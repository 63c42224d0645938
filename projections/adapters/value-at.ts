import type { Document } from '../read-store';

/** The value at a path of a document; undefined when the path ends early. */
export function valueAt(doc: Document, path: readonly string[]): unknown {
  let value: unknown = doc;
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Document)[name];
  }
  return value;
}
