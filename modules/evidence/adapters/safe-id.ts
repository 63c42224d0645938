/** Validates an id as part of a file name or key, so that it cannot reach the data of another user. */
export function plainId(id: string): string {
  if (!/^[\w-]{1,128}$/.test(id)) throw new Error('id not usable in a name');
  return id;
}
