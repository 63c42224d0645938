import { type Case } from '../reading/case';
import { plainRows } from '../reading/counted-rows';
import { ownerStems } from '../../words/lexicon';
import { tellsOf } from '../../words/measure-words';
import type { Figure, RowRef } from '../reading/reading';
import { boundWords, scan, type Token, type Word } from '../../text/scan';
import { atomsOf } from '../structure/table-labels';
import { isPairOfNames } from '../structure/related-words';
import { type FigureColumn, keyMeanings, type Table } from '../structure/tables';
import { leftOut } from '../undecided/unchecked-names';
import { meaningOf } from '../../words/words';

export type Place = { at: number; end: number };

/** A statement of one figure or count, word by word: each of them has to be accounted for. */
export type Claim = {
  given: Case;
  table: Table;
  text: string;
  figures: readonly Figure[];
  /** Its words beside the names of rows, the figures and what bounds them. */
  words: readonly Word[];
  /** Periods that no row stands for. */
  periods: readonly Extract<Token, { kind: 'period' }>[];
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words that build a sentence, and those by which any row has any figure. */
const plain = setOf(`
  a an the its their his her this these that those which who of in on at by for with to from as is are was were be been has have had it
  they there through into judging measured according came come comes amounted amount amounts stood stands stand reached reaches recorded records reported reports registered
  counted counts saw sees seen handled handles dealt put took takes taken showed shows figure figures number numbers
`);

export function claimOf(given: Case): Claim | undefined {
  const { table, text, from, to, rows } = given.reading;
  if (rows.some(({ at, isNegative }) => at < 0 || isNegative !== undefined)) return undefined;
  const tokens = scan(text).filter(({ at, end }) => at >= from && end <= to);
  const figures = given.reading.figures
    .filter((figure) => !isYear(figure) && !isPronoun(figure, text))
    .map(asWritten);
  const year = table.periods ? null : wholeYear.exec(text);
  const spans = year ? [{ at: year.index, end: year.index + year[0].length }] : [];
  const isIn = ({ at, end }: Place) =>
    [...rows, ...figures, ...spans].some((place) => at < place.end && end > place.at);
  const words = tokens.filter(
    (token): token is Word => token.kind === 'word' && !isIn(token) && !bounds(token, figures, text),
  );
  const periods = tokens.filter(
    (token): token is Extract<Token, { kind: 'period' }> => token.kind === 'period' && !isIn(token),
  );
  return figures.length > 3 ? undefined : { given, table, text, figures, words, periods };
}

/** "Over the year" of a table of one year. */
const wholeYear = /\b(?:over|during|throughout|in) the (?:whole |full |entire )?year\b/;

/** "Within one year": no figure of the table. */
const isYear = ({ amount }: Figure) => amount.unit?.dim === 'year' && amount.value === 1;

/** "As one in Dale". */
const isPronoun = ({ amount, at }: Figure, text: string) =>
  amount.text === 'one' && /\b(?:as|than|that) $/.test(text.slice(0, at));

/** A figure without the words that it was joined to as "per visitor". */
const asWritten = (figure: Figure): Figure => {
  const end = figure.at + figure.amount.text.length;
  return end < figure.end ? { ...figure, end } : figure;
};

/** "Just over" of "just over 25,000 tonnes". */
const bounds = ({ lower, at }: Word, figures: readonly Figure[], text: string): boolean =>
  boundWords.has(lower) &&
  figures.some(
    (figure) =>
      figure.at > at &&
      figure.at - at < 24 &&
      figure.amount.bound !== 'exact' &&
      text
        .slice(at, figure.at)
        .trim()
        .split(' ')
        .every((word) => boundWords.has(word.toLowerCase()) || /^an?$/.test(word)),
  );

/** How a word names a column: by its name, by what it counts in, or by what is done where it is counted. */
export function naming(column: FigureColumn, word: Word): 'name' | 'unit' | 'telling' | undefined {
  if (column.meanings.has(word.meaning)) return 'name';
  const { unit, unitText, meanings } = column;
  const units = [...unit.words, ...atomsOf(unitText)];
  if (units.some((each) => each.length > 2 && meaningOf(each) === word.meaning)) return 'unit';
  return tellsOf(word, meanings) ? 'telling' : undefined;
}

export type Account = {
  columns: readonly FigureColumn[];
  /** Words that the kind of the statement accounts for. */
  own: ReadonlySet<string>;
  /** Where words stand that were decided otherwise. */
  taken?: readonly Place[];
};

const trades = /^(?:export|import|ship|sell|sold|sale|buy|bought|buyer|purchas|suppl|deliver)/;
const buying = /^(?:import|buy|bought|buyer|purchas)/;
const receivers = /\b(?:destination|customer|buyer|importer|market|recipient)s?\b/i;
const senders = /\b(?:origin|supplier|exporter|producer|seller|source)s?\b/i;

/** The first word of a claim that nothing accounts for. */
export function unaccounted(claim: Claim, { columns, own, taken = [] }: Account): Word | undefined {
  const { words, table, text } = claim;
  return words.find((word, index) => {
    if (taken.some(({ at, end }) => word.at >= at && word.end <= end) || own.has(word.lower)) return false;
    if (columns.some((column) => column.meanings.has(word.meaning))) return false;
    if (word.isName && word.at > 0 && /^ of (?:the )?\p{Lu}/u.test(text.slice(word.end))) return true;
    if (trades.test(word.lower)) return !isTradedSo(claim, word);
    if (word.lower === 'and' && !isEitherWay(claim, word))
      return !joinsRows(claim, word) && !joinsName(columns, words[index - 1], words[index + 1]);
    if (
      plain.has(word.lower) ||
      isEitherWay(claim, word) ||
      isOwner(claim, word) ||
      isParticle(words[index - 1], word)
    )
      return false;
    if (columns.some((column) => naming(column, word) !== undefined)) return false;
    const isOfOther = table.columns.some(
      ({ meanings, name }) =>
        meanings.has(word.meaning) && !/^(?:share|percentage|proportion) of\b/i.test(name),
    );
    const isContext = table.context.has(word.meaning) || keyMeanings(table).has(word.meaning);
    if (!isContext || !isOfOther) return !isContext;
    const next = words[index + 1];
    const isFirstPart =
      next?.at === word.end + 1 && columns.some(({ meanings }) => meanings.has(next.meaning));
    return !isFirstPart || (next.lower !== 'of' && !isPairOfNames(table, word.lower, next.text));
  });
}

/** "To or from the airport". */
const isEitherWay = ({ text }: Claim, { lower, at, end }: Word) =>
  /^(?:and|or)$/.test(lower) &&
  /\b(?:to|from) $/.test(text.slice(0, at)) &&
  /^ (?:to|from)\b/.test(text.slice(end));

/** "Turned over", "brought in". */
const isParticle = (before: Word | undefined, { lower, at }: Word) =>
  /^(?:over|up|out)$/.test(lower) &&
  before?.end === at - 1 &&
  /^(?:turn|took|take|br[io]|work)/.test(before.lower);

/** "The company", "the operator": whom the table is about, without a name. */
const isOwner = ({ text, table }: Claim, { stem, lower, at }: Word) =>
  ownerStems.has(stem) &&
  !/s$/.test(lower) &&
  !keyMeanings(table).has(meaningOf(lower)) &&
  /(?:^|, |\d )the $|\bfrom the $/i.test(text.slice(0, at));

/** "Shipments to Belgium" of a table of destinations: the row is who buys, or who sells. */
function isTradedSo(claim: Claim, { lower, end }: Word): boolean {
  const { table, text, given } = claim;
  const names = table.dataset.columns.filter(({ type }) => type === 'text').map(({ name }) => name);
  const isKnown = [...table.context, ...table.columns.flatMap(({ meanings }) => [...meanings])].some((each) =>
    trades.test(each),
  );
  const isReceiver = names.some((name) => receivers.test(name));
  const isSender = names.some((name) => senders.test(name));
  if (!isKnown || isReceiver === isSender) return false;
  const [ref] = given.reading.rows.filter(({ kind }) => kind === 'label');
  const lead = text.slice(0, ref?.at ?? given.reading.figures.at(-1)?.at ?? 0);
  const other = isReceiver ? /\bto (?:the |all )?$/i : /\bfrom (?:the |all )?$/i;
  const turned = isReceiver ? /\b(?:from|by) (?:the |all )?$/i : /\b(?:to|by) (?:the |all )?$/i;
  if (turned.test(lead)) return false;
  const whole = wholeOfRows(claim)?.place;
  const behind = whole && text.slice(end, whole.at) === (isReceiver ? ' to ' : ' from ');
  return buying.test(lower) === isReceiver ? !other.test(lead) : (behind ?? false) || other.test(lead);
}

/** "Fell in Aston and Brill": between two rows. */
const joinsRows = ({ given: { reading }, text }: Claim, { at, end }: Word): boolean =>
  reading.rows.some((ref) => /^(?:,? )$/.test(text.slice(ref.end, at))) &&
  reading.rows.some((ref) => /^ (?:in |at |of )?(?:the )?$/.test(text.slice(end, ref.at)));

/** "Research and development": both words are of one column. */
const joinsName = (columns: readonly FigureColumn[], before: Word | undefined, next: Word | undefined) =>
  before !== undefined &&
  next !== undefined &&
  columns.some((column) => naming(column, before) !== undefined && naming(column, next) !== undefined);

/** Words without which a column's figures are others. */
const qualifying = new Set(
  'gross average median lowest highest peak minimum maximum mean adjusted real nominal cumulative index rate share male female men urban rural public private estimated planned density target maximum potential under over age aged per'
    .split(' ')
    .map(meaningOf),
);

type Candidate = { column: FigureColumn; hits: number; unsaid: number };

/**
 * The one column that a claim names: by the words of its name, by what only it counts, or by a unit that no other column has. Each
 * word is accounted for, and no other column fits as well.
 */
export function columnFor(
  claim: Claim,
  columns: readonly FigureColumn[],
  account: Omit<Account, 'columns'> & { also?: readonly FigureColumn[] },
): FigureColumn | undefined {
  const { words, table, figures } = claim;
  const free = words.filter(
    ({ at, end }) => !account.taken?.some((place) => at >= place.at && end <= place.end),
  );
  const said = new Set([...free.map(({ meaning }) => meaning), ...figures.map(({ amount }) => amount.text)]);
  const dims = new Set(figures.flatMap(({ amount }) => (amount.unit ? [amount.unit.dim] : [])));
  const found = columns.flatMap((column): Candidate[] => {
    if (unaccounted(claim, { ...account, columns: [column, ...(account.also ?? [])] })) return [];
    const isOnly =
      column.unit.dim !== 'percent' &&
      dims.has(column.unit.dim) &&
      table.columns.filter(({ unit }) => unit.dim === column.unit.dim).length === 1;
    if (leftOut(column, claim.given.reading) !== undefined) return [];
    const hits = free.reduce((sum, word) => {
      const kind = naming(column, word);
      const own =
        !column.meanings.has(word.meaning) &&
        (account.also?.some((each) => each.meanings.has(word.meaning)) ?? false);
      return sum + (own ? 0 : kind === 'name' ? 10 : kind ? 1 : 0);
    }, 0);
    const unsaid = [...column.meanings].filter((meaning) => !said.has(meaning) && !isTold(free, meaning));
    const isOther = unsaid.some((meaning) => qualifying.has(meaning) || /^\d{1,2}$/.test(meaning));
    if ((hits === 0 && !isOnly) || isOther) return [];
    return [{ column, hits, unsaid: unsaid.filter((meaning) => !isYearText(meaning)).length }];
  });
  found.sort((a, b) => b.hits - a.hits || a.unsaid - b.unsaid);
  const [best, next] = found;
  return best && (!next || next.hits < best.hits || next.unsaid > best.unsaid) ? best.column : undefined;
}

/** A year in the name of a column. */
export const isYearText = (meaning: string) => /^(?:19|20)\d{2}$/.test(meaning);

const isTold = (words: readonly Word[], meaning: string) =>
  words.some((word) => tellsOf(word, new Set([meaning])));

/** The periods that no row stands for are those that the table is about, and it says what it says of them. */
export const isOfItsTime = ({ periods, text }: Claim): boolean =>
  periods.every(({ at }) =>
    /(?:^|\P{L})(?:in|for|during|of)(?: the (?:year|season))? $/iu.test(text.slice(0, at)),
  );

/** Columns that a figure can be of by its unit. */
export const columnsLike = ({ table }: Claim, { amount }: Figure): readonly FigureColumn[] =>
  table.columns.filter(({ unit: { dim }, unitText }) =>
    amount.unit
      ? dim === amount.unit.dim
      : dim !== 'percent' && !dim.includes('/') && !dim.startsWith('per:') && !/\/|\bper\b/.test(unitText),
  );

/** The one row that a claim is about. */
export function rowOfClaim({ given: { scope } }: Claim): { ref: RowRef; row: number } | undefined {
  const [ref, ...more] = scope.singles;
  const [row, ...rows] = ref?.rows ?? [];
  return ref && row !== undefined && more.length + rows.length + scope.stretches.length === 0
    ? { ref, row }
    : undefined;
}

const countWords =
  /^ (?:(?:listed|largest|biggest|main|big|named|different|largest listed) )?(?<noun>\p{Ll}+s|people)\b/u;

/** "The eight listed countries", "all ten cities": as many as the table has rows, with where the words stand. */
export function wholeOfRows({ table, text, figures }: Claim): { figure: Figure; place: Place } | undefined {
  for (const figure of figures) {
    const { amount, at, end } = figure;
    if (amount.value !== table.order.length || amount.unit || amount.scale !== 1 || amount.fraction) continue;
    const lead = /\b(?:all|the|these|its|all the|all of the) $/i.exec(text.slice(0, at));
    const noun = countWords.exec(text.slice(end));
    const isOfColumn = [...text.slice(end, end + 40).matchAll(/[\p{L}]+/gu)]
      .slice(0, 2)
      .some(([word]) => table.columns.some(({ meanings }) => meanings.has(meaningOf(word.toLowerCase()))));
    if (lead && isOfColumn && !table.timed) return { figure, place: { at: lead.index, end } };
    if (!lead || !noun || isOfColumn || !namesRows(table, noun.groups?.noun ?? '')) continue;
    if (table.timed && !new RegExp(`^${table.grain}s$`).test(noun.groups?.noun ?? '')) continue;
    return { figure, place: { at: lead.index, end: end + noun[0].length } };
  }
  return undefined;
}

/** What the rows of a table are called: as its column of labels is, or a country where goods go to or come from one. */
const namesRows = (table: Table, noun: string): boolean =>
  table.timed ||
  plainRows.test(noun) ||
  keyMeanings(table).has(meaningOf(noun)) ||
  (/^(?:countries|markets)$/.test(noun) &&
    table.dataset.columns.some(
      ({ type, name }) => type === 'text' && (receivers.test(name) || senders.test(name)),
    ));
