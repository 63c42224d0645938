import { plural } from '../../words/words';
import { countryOf } from '../../words/demonyms';
import { functionWords } from '../../words/lexicon';
import type { RowRef } from './reading';
import type { Token } from '../../text/scan';
import { atomRun, type Label } from '../structure/table-labels';
import { type Table } from '../structure/tables';

/** Labels that double as plain words count only where they begin with a capital. */
const plainLabels = new Set([
  'total',
  'all',
  'other',
  'others',
  'average',
  'mean',
  'sum',
  'none',
  'yes',
  'no',
  'new',
  'old',
  'north',
  'south',
  'east',
  'west',
  'may',
  'march',
]);

const sides = /^(?:north|south|east|west)$/;

/** The labels of a table that a text names, in order. */
export function labelsIn(table: Table, tokens: readonly Token[], text: string): RowRef[] {
  const from = tokens[0]?.at ?? 0;
  const to = tokens.at(-1)?.end ?? 0;
  if (table.labels.size === 0) return [];
  const atoms: Atom[] = [];
  for (const { 0: raw, index } of text.slice(from, to).matchAll(atomRun))
    atoms.push({ lower: raw.toLowerCase(), raw, at: from + index, end: from + index + raw.length });
  // "million" of "£291 million" names no row called "£ million".
  const inFigures = new Set(
    tokens.flatMap((token) =>
      token.kind === 'amount' ? atoms.filter(({ at }) => at > token.at && at < token.end) : [],
    ),
  );
  const refs: RowRef[] = [];
  for (let index = 0; index < atoms.length; index += 1) {
    const atom = atoms[index];
    if (!atom || inFigures.has(atom)) continue;
    const match = wholeLabel(table, atoms, index) ?? partLabel(table, atoms, index);
    if (!match) continue;
    const last = atoms[index + match.length - 1] ?? atom;
    refs.push({
      at: atom.at,
      end: last.end,
      text: text.slice(atom.at, last.end),
      rows: match.label.rows,
      kind: isTime(table, match.label) ? 'period' : 'label',
      column: match.label.column,
      ...(match.label.isNegative === undefined ? {} : { isNegative: match.label.isNegative }),
    });
    index += match.length - 1;
  }
  return refs;
}

/** A row of the whole year below its months is no time among them. */
const isTime = ({ timeLabels, periods }: Table, { column, rows }: Label): boolean =>
  column === timeLabels && rows.every((row) => periods?.[row] !== undefined);

type Atom = { lower: string; raw: string; at: number; end: number };

function wholeLabel(
  table: Table,
  atoms: readonly Atom[],
  index: number,
): { label: Label; length: number } | undefined {
  const first = atoms[index] as Atom;
  const found =
    table.labels
      .get(first.lower)
      ?.find(({ atoms: wanted }) =>
        wanted.every(
          (atom, step) =>
            atoms[index + step]?.lower === atom ||
            (step > 0 && step === wanted.length - 1 && isOfPlace(atoms[index + step], atom)),
        ),
      ) ??
    table.labels.get(plural(first.lower))?.find(({ atoms: wanted }) => wanted.length === 1) ??
    pluralLabel(table, atoms, index) ??
    ofPlace(table, first);
  // "In the south": a heading between the rows; a label of that name alone has a capital.
  const isSide = sides.test(first.lower) && /^the$/.test(atoms[index - 1]?.lower ?? '');
  const isPlain = plainLabels.has(first.lower) && found?.atoms.length === 1 && !/^\p{Lu}/u.test(first.raw);
  if (!found || (isPlain && !isSide)) return undefined;
  return { label: found, length: found.atoms.length };
}

/** "Engineers" of the label "Engineer", "fruit trees" of "Fruit tree". "The Dales" are no "Dale": a name has no plural. */
function pluralLabel(table: Table, atoms: readonly Atom[], index: number): Label | undefined {
  const first = atoms[index] as Atom;
  const one = singular(first.lower);
  const found = [...(table.labels.get(first.lower) ?? []), ...(one ? (table.labels.get(one) ?? []) : [])];
  return found.find(({ atoms: wanted }) =>
    wanted.every((atom, step) => {
      const said = atoms[index + step];
      if (step < wanted.length - 1) return said?.lower === atom;
      const isName = index + step > 0 && /^\p{Lu}/u.test(said?.raw ?? '');
      return said !== undefined && !isName && atom.length > 2 && singular(said.lower) === atom;
    }),
  );
}

/** "Korean" of "South Korea". */
const isOfPlace = (atom: Atom | undefined, name: string) =>
  atom !== undefined &&
  /^\p{Lu}/u.test(atom.raw) &&
  (atom.lower === `${name}n` ? name.endsWith('a') : atom.lower === `${name.replace(/[aeiouy]$/, '')}ese`);

/** "Iberian", "Viennese": what is of the place that a label of one word names. "Nationally": of the row "National". */
function ofPlace(table: Table, { lower, raw }: Atom): Label | undefined {
  if (!/^\p{Lu}/u.test(raw)) return undefined;
  const [, base = '', ending = ''] = /^(\p{Ll}{3,})(n|an|ian|ish|ese)$/u.exec(lower) ?? [];
  const adverb = /^(\p{Ll}{3,}al)ly$/u.exec(lower)?.[1];
  if (adverb !== undefined) return table.labels.get(adverb)?.find(({ atoms }) => atoms.length === 1);
  // "German" of "Germany".
  const country = table.labels.get(countryOf(lower) ?? '')?.find(({ atoms }) => atoms.length === 1);
  if (country) return country;
  const names =
    ending === 'n' ? (base.endsWith('a') ? [base] : []) : base === '' ? [] : [base, `${base}a`, `${base}ia`];
  return names
    .flatMap((name) => table.labels.get(name) ?? [])
    .find(({ atoms, text }) => atoms.length === 1 && /^\p{Lu}/u.test(text));
}

const singular = (word: string): string | undefined =>
  /ies$/.test(word) ? `${word.slice(0, -3)}y` : /[^s]s$/.test(word) ? word.slice(0, -1) : undefined;

const linking = /^(?:at|for|in|without|of|on|by|from|excluding|outside|under|with|before|to|among)$/;

/** "Northfield" stands for "Northfield General Hospital" where no other label holds the name. */
function partLabel(
  table: Table,
  atoms: readonly Atom[],
  index: number,
): { label: Label; length: number } | undefined {
  const first = atoms[index] as Atom;
  const label = table.distinct.get(first.lower);
  if (!label || first.lower.length < 4 || !/^\p{Lu}/u.test(first.raw) || functionWords.has(first.lower))
    return undefined;
  if (!new RegExp(`(?<![\\p{L}])\\p{Lu}${first.lower.slice(1)}`, 'u').test(label.text)) return undefined;
  // "Heat fell" of a column "Heat" is not of the row "Heat pumps".
  if (index === 0 && table.columns.some(({ name }) => name.toLowerCase() === first.lower)) return undefined;
  let length = 1;
  while (label.atoms.includes(atoms[index + length]?.lower ?? '')) length += 1;
  // A capital that begins a sentence makes no name: "Revenue" is not "Revenue in Asia".
  if (index === 0 && label.atoms.slice(length).some((atom) => linking.test(atom))) return undefined;
  return { label, length };
}
