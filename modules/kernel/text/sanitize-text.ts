/**
 * Characters that readers do not see and machines interpret: control characters, marks of text direction, invisible ones
 * that hide words, and those of the private use area with which the product marks positions.
 */
const unseen =
  // eslint-disable-next-line no-control-regex -- these are what is taken out
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B\u2060-\u2064\u202A-\u202E\u2066-\u206F\uE000-\uF8FF\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}\p{Noncharacter_Code_Point}]/gu;

/** Normalises text for storage and display: valid characters only, one kind of line end, no invisible characters. */
export function sanitizeText(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(unseen, '');
}

/** Removes lone surrogates: JSON keeps them, UTF-8 cannot encode them. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** The beginning of a text within the limit, cut between characters. */
export function truncateText(text: string, limit: number): string {
  return text.length <= limit ? text : text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
}
