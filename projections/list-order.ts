/** Letters as searches and orders see them: without case. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** The order that was asked for, in fields of the documents; an order that there is none of is newest first. */
export function orderOf(asked = '', fields: ReadonlyMap<string, string>): string {
  const field = fields.get(asked.replace(/^-/, ''));
  if (field === undefined) return '-createdAt';
  return asked.startsWith('-') ? `-${field}` : field;
}
