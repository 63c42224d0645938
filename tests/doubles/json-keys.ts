const [major = '0'] = process.versions.node.split('.');

/**
 * Whether `JSON.parse` reads the keys of a value back. On Node 24, an escaped key may become `\` where the process has
 * parsed a key `\` at that place before: `{"a":0,"\n":0}` after `{"a":0,"\\":0}` (nodejs/node#63785). Test files share
 * a process, so that property tests leave out every key that JSON escapes there. Keys of the product's own data need no
 * escape.
 */
export function hasPlainKeys(value: unknown): boolean {
  if (Number(major) < 24 || typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([key, inside]) => JSON.stringify(key) === `"${key}"` && hasPlainKeys(inside),
  );
}
