/**
 * Whether no key of a JSON value holds a backslash. After it has parsed such a key, `JSON.parse` of Node 24 may take an
 * escaped key at the same place for it, so that `{"a":0,"\n":0}` gets the key `\` (nodejs/node#63785). Keys of the
 * product's own data hold none; property tests that read their values back leave them out.
 */
export function hasPlainKeys(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inside]) => !key.includes('\\') && hasPlainKeys(inside));
}
