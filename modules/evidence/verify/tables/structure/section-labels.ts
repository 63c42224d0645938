import { nameBelow, sectionColumns } from '../../../figures/section-rows';
import type { Dataset } from '../../../evidence';

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

const mostLabels = 5_000;

/** The rows of each label below each heading: "Bus (Southern region)". `column`: that of the labels. */
export function labelsBySection(dataset: Dataset): { column: number; rowsOf: Map<string, number[]> } {
  const { section, label: column } = sectionColumns(dataset);
  const rowsOf = new Map<string, number[]>();
  if (section < 0 || column < 0) return { column, rowsOf };
  for (const [row, cells] of dataset.rows.entries()) {
    const [label, above] = [cells[column], cells[section]].map((cell) => String(cell ?? '').trim());
    if (!label || !above) continue;
    const name = nameBelow(label, above);
    const known = rowsOf.get(name);
    if (known) known.push(row);
    else if (rowsOf.size < mostLabels) rowsOf.set(name, [row]);
  }
  return { column, rowsOf };
}
