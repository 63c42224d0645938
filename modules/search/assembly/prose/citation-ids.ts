/** `[s3]`, `[s3, s4]`, `[s3-s5]`, also with a link behind it. */
export const citation =
  /[[【]\^?\s*(?:(?:sources?|spans?)\s*(?::\s*)?)?(s\d+(?:\s*(?:,|;|&|and|-|–)\s*s?\d+)*)\s*[\]】](?:\([^()\n]*\))?/gi;

const maxInRange = 20;

/** The span ids of a citation, in order and once each. */
export function citedIds(list: string): string[] {
  const ids = new Set<string>();
  for (const part of list.toLowerCase().split(/,|;|&|and/)) {
    const [from, to] = part.match(/\d+/g)?.map(Number) ?? [];
    if (from === undefined) continue;
    const last = to !== undefined && to > from && to - from < maxInRange ? to : from;
    for (let id = from; id <= last; id += 1) ids.add(`s${id}`);
    if (to !== undefined && last === from) ids.add(`s${to}`);
  }
  return [...ids];
}
