const head =
  /^(?<first>\p{Lu}\p{Ll}+) (?:regions?|areas?|districts?|zones?|coasts?|provinces?|counties|schools?|branches|companies|plants?|sectors?|waste|products?|crops?|households?|workers?|vessels?|services?|stations?)$/u;
const side = /^(?<name>(?:north|south)(?:east|west)?|east|west)(?:ern)?$/i;

/**
 * Shorter names of the headings between rows: "southern" and "south" of "Southern region", "primary" of "Primary schools". Only where
 * no other heading has the same.
 */
export function sectionAliases<Label extends { text: string }>(
  labels: readonly Label[],
): Map<Label, string[]> {
  const found = new Map(labels.map((label) => [label, namesOf(label.text)] as const));
  const all = [...found.values()].flat();
  const isAlone = (name: string) => all.indexOf(name) === all.lastIndexOf(name);
  return new Map([...found].map(([label, names]) => [label, names.filter(isAlone)] as const));
}

function namesOf(text: string): string[] {
  const first = head.exec(text)?.groups?.first ?? (side.test(text) ? text : undefined);
  if (first === undefined) return [];
  const name = side.exec(first)?.groups?.name;
  return name === undefined
    ? [first]
    : [name, `${name}ern`].filter((each) => each.toLowerCase() !== text.toLowerCase());
}
