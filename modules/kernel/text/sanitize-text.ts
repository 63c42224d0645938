/**
 * Characters that say nothing to a reader and something to a machine: controls, marks that turn the direction of what
 * follows, invisible ones that hide words, and places of the private area that the product marks its own places with.
 */
const unseen =
  // eslint-disable-next-line no-control-regex -- these are what is taken out
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B\u2060-\u2064\u202A-\u202E\u2066-\u206F\uE000-\uF8FF\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}\p{Noncharacter_Code_Point}]/gu;

/** Text that can be kept, sent and shown anywhere: whole characters only, one kind of line end, none that are not seen. */
export function soundText(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(unseen, '');
}

/** Half a pair of surrogates is no character: JSON keeps it, UTF-8 cannot. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** The beginning of a text that fits, cut between characters. */
export function cutAt(text: string, limit: number): string {
  return text.length <= limit ? text : text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
}
