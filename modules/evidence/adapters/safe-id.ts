/** An id that may be part of a name: nothing that could lead to what belongs to somebody else. */
export function plainId(id: string): string {
  if (!/^[\w-]{1,128}$/.test(id)) throw new Error('not an id that can be part of a name');
  return id;
}
