/** The longest sentence that is read so, and the most figures in it that leave their unit away. */
const longest = 400;
const mostFigures = 6;

const noun = '(?!in\\b|on\\b|at\\b|of\\b|to\\b|for\\b|and\\b|by\\b|from\\b|per\\b)\\p{Ll}{2,}s';
const carried = new RegExp(
  `(?<sign>\\p{Sc}?)(?<![\\d.,])(?<one>\\d[\\d.,]*)(?<suffix> (?:million|billion)(?: ${noun})?| ?%| percent| per cent)(?<mid>(?: [^.;\\d]{1,60})?(?:,| and)(?: [^.,;\\d]{1,30})? )(?<!\\b(?:from|to|than|against|after|of) )(?<two>\\d{1,3}(?:\\.\\d+)?)(?= (?:in|on|for|at|among|to|from)\\b|[.]?$|, | and )`,
  'u',
);

/**
 * A sentence in which a figure has the unit and the scale that it leaves away: "3.2 million crowns on roads and 1.4 on schools" is 1.4
 * million crowns.
 */
export function withCarriedUnits(text: string): string {
  if (text.length > longest) return text;
  let made = text;
  for (let count = 0; count < mostFigures; count += 1) {
    const found = carried.exec(made);
    if (!found?.groups) break;
    const { sign = '', two = '', suffix = '' } = found.groups;
    const at = found.index + found[0].length - two.length;
    made = `${made.slice(0, at)}${sign}${two}${suffix}${made.slice(at + two.length)}`;
  }
  return made;
}
