/** Text for case-insensitive search and order. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** The requested order, in fields of the documents; an unknown one becomes newest first. */
export function orderOf(sort = '', fields: ReadonlyMap<string, string>): string {
  const field = fields.get(sort.replace(/^-/, ''));
  if (field === undefined) return '-createdAt';
  return sort.startsWith('-') ? `-${field}` : field;
}
