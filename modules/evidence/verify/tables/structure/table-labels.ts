import type { Dataset } from '../../../evidence';
import { sectionColumns } from '../../../figures/section-rows';
import { plainText } from '../../text/plain-text';
import { type Alias, aliasesOf } from './result-labels';
import { labelsBySection, sectionAliases } from './section-labels';

/** The text of a label, with the rows it stands in. */
export type Label = {
  text: string;
  atoms: readonly string[];
  column: number;
  rows: number[];
  /** It names what the figures of these rows are called below zero, or above it: "operating loss". */
  isNegative?: boolean;
};

/** `labels`: by the first of their words. `distinct`: the one label that has a word; null where several have it. */
type Labels = { labels: ReadonlyMap<string, readonly Label[]>; distinct: ReadonlyMap<string, Label | null> };

/** Words of a name, digits and all: "PM2.5" is one. */
export const atomRun = /\p{L}{1,4}\d{1,3}\.\d{1,2}(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;

export const atomsOf = (text: string): string[] => text.toLowerCase().match(atomRun) ?? [];

const answer = /^(?:yes|no|y|n|true|false)$/i;

/** Whether all cells of a column of text answer yes or no. */
export const isFlag = ({ columns, rows }: Dataset, at: number): boolean =>
  columns[at]?.type === 'text' && rows.every((row) => row[at] === null || answer.test(String(row[at])));

const mostLabels = 5_000;

/** "Maarholt*", "Other services²" */
const withoutFootnote = (text: string) => text.replace(/(?<=\p{L}) ?(?:[*†‡§]+|[¹²³⁴-⁹]+)$/u, '');

export function labelsOf(dataset: Dataset): Labels {
  const { columns, rows } = dataset;
  const labels = new Map<string, Label[]>();
  const distinct = new Map<string, Label | null>();
  const byText = new Map<string, Label>();
  for (const [column, { type }] of columns.entries()) {
    if (type !== 'text' || isFlag(dataset, column)) continue;
    for (const [row, cells] of rows.entries()) {
      const text = withoutFootnote(String(cells[column] ?? '').trim());
      const known = byText.get(`${column} ${text}`);
      if (known) known.rows.push(row);
      else if (text !== '' && text.length <= 120 && byText.size < mostLabels) {
        const label: Label = { text, atoms: atomsOf(plainText(text)), column, rows: [row] };
        byText.set(`${column} ${text}`, label);
        const key = label.atoms[0] ?? '';
        labels.set(key, [...(labels.get(key) ?? []), label]);
        for (const atom of new Set(label.atoms)) distinct.set(atom, distinct.has(atom) ? null : label);
        for (const alias of aliasesOf(text)) addAlias(labels, label, alias);
      }
    }
  }
  const all = [...byText.values()];
  addShortNames(labels, all);
  addSections(labels, all, dataset);
  for (const found of labels.values()) found.sort((a, b) => b.atoms.length - a.atoms.length);
  return { labels, distinct };
}

/** "Elmwood" and "Elmwood in Dale" for "Elmwood, Dale", where no other label begins so. */
function addShortNames(labels: Map<string, Label[]>, all: readonly Label[]): void {
  const first = (text: string) => text.split(', ')[0] ?? text;
  const counts = new Map<string, number>();
  for (const { text } of all) counts.set(first(text), (counts.get(first(text)) ?? 0) + 1);
  for (const label of all) {
    const [name = '', place = '', ...more] = label.text.split(', ');
    if (place === '' || more.length > 0 || !/^\p{Lu}/u.test(name) || counts.get(name) !== 1) continue;
    for (const text of [name, `${name} in ${place}`]) {
      const atoms = atomsOf(plainText(text));
      const key = atoms[0] ?? '';
      labels.set(key, [...(labels.get(key) ?? []), { ...label, atoms }]);
    }
  }
}

/** "Southern" for "Southern region", and "Bus (Southern region)" for the row below that heading. */
function addSections(labels: Map<string, Label[]>, all: readonly Label[], dataset: Dataset): void {
  const { section } = sectionColumns(dataset);
  for (const [label, texts] of sectionAliases(all.filter(({ column }) => column === section)))
    for (const text of texts) addAlias(labels, label, { text, isNegative: false });
  const { column, rowsOf } = labelsBySection(dataset);
  for (const [text, rows] of rowsOf)
    addAlias(labels, { text, atoms: [], column, rows }, { text: plainText(text), isNegative: false });
}

function addAlias(labels: Map<string, Label[]>, label: Label, { text, isNegative }: Alias): void {
  const atoms = atomsOf(text);
  const key = atoms[0] ?? '';
  labels.set(key, [...(labels.get(key) ?? []), { ...label, text, atoms, isNegative }]);
}
