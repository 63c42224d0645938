const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An id in less memory, for sets of millions: a UUID takes 16 characters instead of 36. Distinct ids stay distinct. */
export function compactId(id: string): string {
  return uuid.test(id) ? Buffer.from(id.replaceAll('-', ''), 'hex').toString('latin1') : `id ${id}`;
}
