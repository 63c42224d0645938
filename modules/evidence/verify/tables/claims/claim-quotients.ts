import type { Explained } from '../reading/case';
import {
  type Claim,
  columnFor,
  columnsLike,
  isYearText,
  naming,
  type Place,
  rowOfClaim,
  unaccounted,
  wholeOfRows,
} from './claim-words';
import { fits, percent } from '../../numbers/compare';
import { inputsOf, numberText, rowName, total, valueAt, type Worked, worked } from '../structure/formulas';
import { tellsOf } from '../../words/measure-words';
import type { Figure } from '../reading/reading';
import { columnShare, share } from '../reading/row-formulas';
import type { FigureColumn, Table } from '../structure/tables';
import type { Word } from '../../text/scan';
import { unitNamed } from '../../numbers/units';

const perWords = new Set(
  'average works worked work out each every per used use earned paid cost over only one between'.split(' '),
);

const buildWords = new Set([...perWords, 'build', 'built', 'to']);

/** "EUR 7 per visitor", "4.9 homes for every thousand inhabitants", "each bed was used for 56 cases": one column of a row by another. */
export function quotientTold(claim: Claim): Explained[] | undefined {
  const { given, table, figures, words } = claim;
  const place = rowOfClaim(claim);
  const per = place && denominatorOf(claim);
  if (!place || !per) return undefined;
  const [figure, ...more] = figures.filter((each) => each !== per.size);
  if (!figure || more.length > 0 || given.cues.some(({ kind }) => !/^(?:mean|steady|total)$/.test(kind)))
    return undefined;
  // A column that counts so itself gives the figure, and no quotient.
  if (countsSo(table, figure, per.noun)) return undefined;
  const unders = per.columns;
  const found = unders.flatMap((under) => {
    const overs = columnsLike(claim, figure).filter((column) => column !== under && isAmount(column));
    const beside = words.filter(({ at }) => at === figure.end + 1);
    const named = overs.filter((column) => beside.some((word) => naming(column, word) === 'name'));
    const over = columnFor(claim, named.length > 0 ? named : overs, {
      own: overs.every(({ name }) => invested.test(name)) ? buildWords : perWords,
      taken: [per.place],
      also: [under],
    });
    return over ? [{ over, under }] : [];
  });
  const [pair, ...others] = found;
  if (!pair || others.length > 0) return undefined;
  const made = quotient(table, pair.over, pair.under, place.row, per);
  const { dim } = pair.over.unit;
  return made && fits(figure.amount, made.value, { dim, factor: 1, scale: 1 }) === 'yes'
    ? [{ state: 'worked', worked: made, column: pair.over }]
    : undefined;
}

function countsSo({ columns }: Table, { amount }: Figure, noun: string): boolean {
  const under = unitNamed(noun)?.dim;
  const said = [' per ', ' per 1000 ', ' per 1,000 ', '/'].map(
    (per) => `${per}${noun.slice(0, 4).toLowerCase()}`,
  );
  return columns.some(
    ({ unit, unitText, name }) =>
      said.some((each) => `${name} ${unitText}`.toLowerCase().includes(each)) ||
      (under !== undefined && unit.dim === `${amount.unit?.dim ?? ''}/${under}`),
  );
}

const isAmount = ({ unit, name }: FigureColumn) =>
  unit.dim !== 'percent' &&
  !/\b(?:average|mean|median|rate|ratio|index|price|rank|age|year(?![- ]end)|founded|opened)\b/i.test(name);

type Denominator = {
  columns: readonly FigureColumn[];
  place: Place;
  size?: Figure;
  count: number;
  noun: string;
};

const perLead =
  /(?:\b(?:per|for (?:every|each)|to (?:every|each)|an?|each|every)|^(?:(?:On average|In \p{L}+), )?(?:[Ee]ach|[Aa]n?|[Ee]very)) $/u;

/** The columns that stand behind "per", "a" or "each". */
function denominatorOf(claim: Claim): Denominator | undefined {
  const { words, figures, text, table } = claim;
  for (const word of words) {
    const size = figures.find(
      ({ end, amount }) =>
        end + 1 === word.at &&
        !amount.unit &&
        /^(?:10+|100{2,})$/.test(String(amount.value)) &&
        amount.value >= 100,
    );
    const start = size?.at ?? word.at;
    const lead = perLead.exec(text.slice(0, start));
    if (!lead || (size && !/per|every|each/.test(lead[0]))) continue;
    const next = words.find(({ at }) => at === word.end + 1);
    const named = (some: readonly Word[]) =>
      table.columns.filter(
        (column) => isAmount(column) && some.every((each) => naming(column, each) !== undefined),
      );
    const both = next ? named([word, next]) : [];
    const columns = both.length > 0 ? both : named([word]);
    const end = both.length > 0 && next ? next.end : word.end;
    const counted = columns.length > 0 ? [] : countedIn(table, word.text);
    if (counted.length === 1)
      return { columns: counted, place: { at: lead.index, end: word.end }, count: 1, noun: word.text };
    const best = exact(
      columns,
      words.filter(({ at }) => at >= word.at && at <= end),
    );
    if (best.length > 0)
      return {
        columns: best,
        place: { at: lead.index, end },
        ...(size ? { size } : {}),
        count: size?.amount.value ?? 1,
        noun: word.text,
      };
  }
  return undefined;
}

/** "Each megawatt" of the one column in MW. */
function countedIn({ columns }: Table, noun: string): readonly FigureColumn[] {
  const dim = unitNamed(noun)?.dim;
  return columns.filter((each) => isAmount(each) && each.unit.dim === dim && ofSize.test(dim));
}

const ofSize = /^(?:power|area|length)$/;
const invested = /\b(?:investment|construction|building|capital)\b/i;
/** Columns whose name the words say, before those that they only tell of. */
function exact(columns: readonly FigureColumn[], words: readonly Word[]): readonly FigureColumn[] {
  const named = columns.filter((column) => words.some((word) => naming(column, word) === 'name'));
  const some = named.length > 0 ? named : columns;
  const size = (column: FigureColumn) =>
    [...column.meanings].filter((meaning) => !isYearText(meaning)).length;
  const least = some.reduce(
    (best, column) => (size(column) < best ? size(column) : best),
    Number.POSITIVE_INFINITY,
  );
  return some.filter((column) => size(column) === least);
}

function quotient(
  table: Table,
  over: FigureColumn,
  under: FigureColumn,
  row: number,
  { count, noun }: Denominator,
): Worked | undefined {
  const unit = under.unit.dim === '' ? undefined : unitNamed(noun);
  if (under.unit.dim !== '' && unit?.dim !== under.unit.dim) return undefined;
  const a = valueAt(over, row) * (over.unit.dim === '' ? over.unit.scale : over.unit.factor);
  const b = unit
    ? (valueAt(under, row) * under.unit.factor) / unit.factor
    : valueAt(under, row) * under.unit.scale;
  if (!(b > 0) || a < 0) return undefined;
  const value = (a / b) * count;
  const made = worked(table, over, [row], {
    text: `${over.name} per ${count > 1 ? `${numberText(count)} ` : ''}${under.name}, ${rowName(table, row)}`,
    formula: `${numberText(a)} / ${numberText(b)}${count > 1 ? ` × ${numberText(count)}` : ''} = ${numberText(value)}`,
    value,
    unit: 'column',
  });
  return made && { ...made, inputs: [...made.inputs, ...inputsOf(table, under, [row])] };
}

const partWords = new Set(
  'earned came come stemmed due made make makes up accounted account accounts represented went goes go over share was were lies lives treated those who'.split(
    ' ',
  ),
);

/** "Just under 60% of revenue was earned with subscriptions", "one in five of those who came was under 18": a column of a row as a part of another. */
export function partOfColumn(claim: Claim): Explained[] | undefined {
  const { figures, text, words, table } = claim;
  const place = rowOfClaim(claim);
  const figure = figures.find(isShare);
  if (!place || !figure || claim.given.cues.some(({ kind }) => !/^(?:share|compare)$/.test(kind)))
    return undefined;
  const of = /^ of (?:the |its |their |all |those (?:who )?)?(?:\p{Lu}[\p{L} ]{1,30}['’]s? )?/u.exec(
    text.slice(figure.end),
  );
  const first = of && words.find(({ at }) => at === figure.end + of[0].length);
  if (!of || !first) return undefined;
  const next = words.find(({ at }) => at === first.end + 1);
  const named = (some: readonly Word[]) =>
    table.columns.filter((column) => isAmount(column) && some.every((word) => naming(column, word)));
  const both = next ? named([first, next]) : [];
  const wholes = both.length > 0 && next ? exact(both, [first, next]) : exact(named([first]), [first]);
  const [whole, ...more] = wholes;
  if (!whole || more.length > 0) return undefined;
  const parts = table.columns.filter(
    (column) =>
      column !== whole &&
      isAmount(column) &&
      column.unit.dim === whole.unit.dim &&
      table.order.every(
        (row) => valueAt(column, row) * column.unit.factor <= valueAt(whole, row) * whole.unit.factor,
      ) &&
      isSaid(claim, column, whole, figure),
  );
  const [part, ...others] = parts;
  if (
    !part ||
    others.length > 0 ||
    unaccounted(claim, { columns: [part, whole], own: new Set([...partWords, ...agesIn(part)]) })
  )
    return undefined;
  const made = columnShare(table, part, whole, place.row);
  return made && fits(figure.amount, made.value, percent) === 'yes'
    ? [{ state: 'worked', worked: made, column: part }]
    : undefined;
}

const isShare = ({ amount }: Figure) =>
  (amount.unit?.dim === 'percent' || amount.fraction) && !amount.ordinal && !amount.range;

const agesIn = ({ name }: FigureColumn) => /\b(?:under|over|aged)\b(?= \d)/i.exec(name.toLowerCase()) ?? [];

/** Each word of the part's name beside those of the whole stands in the sentence, and no figure besides its own. */
function isSaid(
  { words, figures, text }: Claim,
  part: FigureColumn,
  whole: FigureColumn,
  figure: Figure,
): boolean {
  const rest = [...part.meanings].filter((meaning) => !whole.meanings.has(meaning) && !isYearText(meaning));
  const said = new Set(words.map(({ meaning }) => meaning));
  const age = /\b(?:under|over|aged) \d+/i.exec(part.name)?.[0].toLowerCase();
  return (
    rest.length > 0 &&
    rest.every(
      (meaning) =>
        said.has(meaning) ||
        words.some((word) => tellsOf(word, new Set([meaning]))) ||
        (/^\d+$/.test(meaning) && new RegExp(`\\b${meaning}\\b`).test(text)),
    ) &&
    (age === undefined || text.toLowerCase().includes(age)) &&
    figures.every((other) => other === figure || part.name.includes(other.amount.text.trim()))
  );
}

const verbs =
  /\b(?:is|are|was|were|went|goes|go|came|comes|come|lives?|falls?|fell|lies|lay|\p{Ll}{2,}ed)\b/iu;

/** "Cod made up about 30% of the value of the eight species", "one in four of all cases was treated at Elm": rows as a part of all. */
export function partOfAll(claim: Claim): Explained[] | undefined {
  const { figures, text, table, given } = claim;
  const figure = figures.find(isShare);
  const whole = wholeOfRows(claim);
  const rows = given.scope.singles.flatMap((ref) => ref.rows);
  const isPlain =
    given.scope.singles.every((ref) => ref.rows.length === 1) && given.scope.stretches.length === 0;
  if (!figure || rows.length === 0 || !isPlain || figures.length > (whole ? 2 : 1) || table.timed)
    return undefined;
  const isPartial = /\b(?:largest|biggest|main|major|selected|top|leading|most important|some)\b/i.test(
    `${table.dataset.title} ${[...table.context].join(' ')}`,
  );
  const isWhole =
    whole !== undefined ||
    (!isPartial && / of (?:all|the total|the overall|the combined)\b/.test(text.slice(figure.end)));
  if (!isWhole || table.periods !== undefined) return undefined;
  const isBefore = given.scope.singles.every(({ end }) => end <= figure.at);
  const behind = given.scope.singles.find(({ at }) => at > figure.end);
  if (
    !isBefore &&
    (!behind ||
      !verbs.test(text.slice(figure.end, behind.at)) ||
      given.scope.singles.some(({ at }) => at < figure.end))
  )
    return undefined;
  if (given.cues.some(({ kind }) => !/^(?:share|total)$/.test(kind))) return undefined;
  const own = new Set([
    ...partWords,
    'all',
    'total',
    'overall',
    'combined',
    'together',
    'alone',
    'listed',
    'almost',
  ]);
  const column = columnFor(claim, table.columns.filter(isAmount), {
    own,
    ...(whole ? { taken: [whole.place] } : {}),
  });
  if (!column || table.order.some((row) => typeof column.values[row] !== 'number')) return undefined;
  if (!total(table, column, table.order)) return undefined;
  const made = share(table, column, rows, table.order);
  return made && fits(figure.amount, made.value, percent) === 'yes'
    ? [{ state: 'worked', worked: { ...made, about: rows }, column }]
    : undefined;
}
