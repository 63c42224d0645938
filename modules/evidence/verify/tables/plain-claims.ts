import type { Case, Explained } from './case';
import { changesCounted, changeTold } from './claim-changes';
import { partOfAll, partOfColumn, quotientTold } from './claim-quotients';
import { pairTold } from './claim-pairs';
import { rangeTold, stepsTold } from './claim-series';
import {
  type Account,
  type Claim,
  claimOf,
  columnFor,
  columnsLike,
  naming,
  rowOfClaim,
  unaccounted,
  wholeOfRows,
} from './claim-words';
import { fits } from '../numbers/compare';
import type { Cue } from './cues';
import { filled, mean, total, type Worked } from './formulas';
import { type FigureColumn, keyMeanings, type Table } from './tables';
import { meaningOf } from '../words/words';
import type { Word } from '../text/scan';

/**
 * Statements of one figure that are read word by word: every word is of the row, of the column, of the kind of the statement, or one
 * that any sentence has. Undefined where one is not, or where the figure is another one.
 */
export function explainPlainClaim(given: Case): Explained[] | undefined {
  const claim = claimOf(given);
  if (!claim) return undefined;
  const kinds = [cellTold, quotientTold, partOfColumn, partOfAll, allTold, stepsTold, rangeTold, pairTold];
  const found =
    ofChanges(claim) ??
    (given.reading.strange.length > 0
      ? undefined
      : kinds.reduce<Explained[] | undefined>((known, ask) => known ?? ask(claim), undefined));
  if (!found) return undefined;
  given.taken.push({ at: given.reading.from, end: given.reading.to });
  for (const cue of given.cues) given.used.add(cue);
  given.reading.columns = [];
  return found;
}

/** A statement of a column of changes: its periods and the column of levels that it names were decided with it. */
function ofChanges(claim: Claim): Explained[] | undefined {
  const found = changeTold(claim) ?? changesCounted(claim);
  if (!found) return undefined;
  claim.given.reading.strange = [];
  return found;
}

const lossWords = /^(?:loss|losses|lost|lose|loses|deficit|deficits|red|shortfall)$/;
const gainWords = /^(?:profit|profits|surplus|surpluses)$/;
const results = /\b(?:profit|result|earnings|income|balance|surplus)\b/i;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));
const ofResult = setOf(
  'loss losses lost lose loses deficit deficits red profit profits surplus surpluses ran run runs made make makes up posted closed ended suffered incurred booked year net operating leave leaves left',
);

/** Whether the words of a claim call its figure a loss or a gain; undefined where they do neither. */
function signOf({ words }: Claim): 1 | -1 | undefined {
  const [loss, gain] = [lossWords, gainWords].map((pattern) =>
    words.some(({ lower }) => pattern.test(lower)),
  );
  return loss === gain ? undefined : loss ? -1 : 1;
}

/** The column of results, of which no other is one. */
function resultsOf(claim: Claim): FigureColumn | undefined {
  const found = claim.table.columns.filter(({ name, unit }) => results.test(name) && unit.dim !== 'percent');
  const [column, ...more] = found;
  const kinds = claim.words.filter(({ lower }) => /^(?:net|operating|gross)$/.test(lower));
  const isOf = kinds.every(({ lower }) => column?.name.toLowerCase().includes(lower));
  const isSigned = column?.values.some((value) => value !== null && value < 0);
  return more.length === 0 && isOf && isSigned ? column : undefined;
}

/** "Freight handled in 2022 amounted to just over 25,000 tonnes", "ran up a loss of EUR 41.6 million in 2020": a cell. */
function cellTold(claim: Claim): Explained[] | undefined {
  const { figures, given, periods } = claim;
  const [figure, ...more] = figures;
  const place = rowOfClaim(claim);
  if (!figure || more.length > 0 || !place || periods.length > 0) return undefined;
  if (figure.amount.range || figure.amount.fraction || figure.amount.ordinal) return undefined;
  if (
    given.cues.some(
      ({ kind, word }) =>
        !(/^(?:sign|mean|median)$/.test(kind) || /^(?:lost|lose|loses|up|made|makes|make)$/.test(word.lower)),
    )
  )
    return undefined;
  const sign = signOf(claim);
  const column = sign
    ? resultColumn(claim, { own: ofResult })
    : columnFor(claim, columnsLike(claim, figure), { own: new Set() });
  const value = column?.values[place.row];
  if (!column || typeof value !== 'number' || (sign && Math.sign(value) !== sign)) return undefined;
  const amount = figure.amount;
  if (!isOwnUnit(claim, column)) return undefined;
  return fits(amount, sign ? Math.abs(value) : value, column.unit) === 'yes'
    ? [{ state: 'cell', column, row: place.row }]
    : undefined;
}

/** A figure without a unit is of a column without one. */
const isOwnUnit = ({ figures }: Claim, { unit }: FigureColumn) =>
  figures.every(({ amount }) => amount.unit !== undefined || unit.dim === '');

function resultColumn(claim: Claim, account: Omit<Account, 'columns'>): FigureColumn | undefined {
  const column = resultsOf(claim);
  return column && !unaccounted(claim, { ...account, columns: [column] }) ? column : undefined;
}

const ofTotal = setOf(
  'over together total totalled combined altogether all up added adds add between them in overall jointly came sum',
);
const ofMean = setOf('average mean simple each per typical averaged averages out works worked');

/** "Together, the eight destinations imported 2.5 million bags", "an average of EUR 58.5 million per quarter in 2023". */
function allTold(claim: Claim): Explained[] | undefined {
  const { given, figures, table } = claim;
  const { cues } = given;
  const whole = wholeOfRows(claim);
  const over = spanOf(claim);
  const [figure, ...more] = figures.filter((each) => each !== whole?.figure && each !== over);
  const isSaidOtherwise = ({ kind, word }: Cue) =>
    /^(?:steady|sign)$/.test(kind) ||
    lossWords.test(word.lower) ||
    word.lower === 'up' ||
    isOfName(claim, word) ||
    (whole !== undefined && word.at >= whole.place.at && word.end <= whole.place.end);
  const [cue, ...others] = new Set(cues.filter((each) => !isSaidOtherwise(each)).map(({ kind }) => kind));
  if (!figure || more.length > 0 || others.length > 0 || (cue !== 'total' && cue !== 'mean'))
    return undefined;
  if (figure.amount.fraction || figure.amount.ordinal || figure.amount.range || claim.periods.length > 0)
    return undefined;
  const rows = rowsTold(claim, whole !== undefined, cue);
  const sign = signOf(claim);
  const grains = table.grain === '' ? [] : [table.grain, `${table.grain}s`];
  const own = new Set([...(cue === 'total' ? ofTotal : ofMean), ...grains, ...(sign ? ofResult : [])]);
  if (!rows || rows.length < 2) return undefined;
  const account = { own, ...(whole ? { taken: [whole.place] } : {}) };
  const column = sign
    ? resultColumn(claim, account)
    : columnFor(
        claim,
        columnsLike(claim, figure).filter(({ unit }) => unit.dim !== 'percent'),
        account,
      );
  if (!column || filled(column, rows).length < rows.length || !isOwnUnit(claim, column)) return undefined;
  const losses = /\bin the red\b|\bloss-making\b/i.test(claim.text);
  const made: Worked | undefined =
    cue === 'mean'
      ? mean(table, column, rows)
      : total(table, column, losses ? rows.filter((row) => (column.values[row] ?? 0) < 0) : rows);
  if (!made || (sign && Math.sign(made.value) !== sign)) return undefined;
  const isAlike = rows.every((row) => Math.sign(column.values[row] ?? 0) === sign);
  const isNamed = claim.words.some((word) => naming(column, word) === 'name');
  if (sign && !losses && !isAlike && !isNamed) return undefined;
  return fits(figure.amount, sign ? Math.abs(made.value) : made.value, column.unit) === 'yes'
    ? [{ state: 'worked', worked: made, column }]
    : undefined;
}

/** "The average of the ten median prices": a word of the column's name, right before the rest of it. */
function isOfName({ words, table }: Claim, { at, end, meaning }: Word): boolean {
  const next = words.find((word) => word.at === end + 1);
  const before = words.find((word) => word.end === at - 1);
  return (
    next !== undefined &&
    before?.lower !== 'an' &&
    table.columns.some(({ meanings }) => meanings.has(meaning) && meanings.has(next.meaning))
  );
}

/** "Over the three years from 2020 to 2022": as many as the rows from the first to the last. */
const spanOf = ({ given: { scope }, figures, table, text }: Claim) =>
  figures.find(
    ({ amount, at }) =>
      amount.unit?.dim === table.grain &&
      amount.value === scope.stretches[0]?.rows.length &&
      /\b(?:over|in|during|across|for) (?:the|these|all) $/i.test(text.slice(0, at)),
  );

/** "Of all the hospitals", in a table of hospitals. */
const isOfAll = (table: Table, text: string) =>
  table.periods === undefined &&
  keyMeanings(table).has(meaningOf(/\b[Aa]ll (?:of )?(?:the )?(\p{Ll}+s)\b/u.exec(text)?.[1] ?? ''));

/** The rows that a total or a mean is of: those listed, those of a stretch of time, or all where the sentence says so. */
function rowsTold(
  { given, table, text }: Claim,
  isWhole: boolean,
  kind: 'total' | 'mean',
): readonly number[] | undefined {
  const { singles, stretches } = given.scope;
  const [stretch, ...more] = stretches;
  if (stretch) return singles.length + more.length > 0 || isWhole ? undefined : stretch.rows;
  if (singles.length > 1)
    return !isWhole && singles.every(({ rows }) => rows.length === 1)
      ? singles.flatMap(({ rows }) => rows)
      : undefined;
  if (singles.length === 1) return undefined;
  const isEach =
    kind === 'mean' &&
    table.grain !== '' &&
    new RegExp(`\\b(?:average|each|every|per|an?) ${table.grain}\\b`, 'i').test(text);
  const isReds = /\bin the red\b/.test(text);
  return isWhole || isEach || isReds || isOfAll(table, text) ? table.order : undefined;
}
