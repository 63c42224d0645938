/** Text for case-insensitive search and order. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** The requested order, in fields of the documents; an unknown one becomes newest first. */
export function orderOf(asked = '', fields: ReadonlyMap<string, string>): string {
  const field = fields.get(asked.replace(/^-/, ''));
  if (field === undefined) return '-createdAt';
  return asked.startsWith('-') ? `-${field}` : field;
}
