import type { Case, Explained } from '../reading/case';
import { changesCounted, changeTold } from './claim-changes';
import { partOfAll, partOfColumn, quotientTold } from './claim-quotients';
import { countedAhead, pairTold } from './claim-pairs';
import { rangeTold, stepsTold } from './claim-series';
import {
  type Account,
  type Claim,
  claimOf,
  columnFor,
  columnsLike,
  isOfItsTime,
  naming,
  rowOfClaim,
  unaccounted,
  wholeOfRows,
} from './claim-words';
import { fitsStated } from '../../numbers/compare';
import type { Cue } from '../reading/cues';
import { filled, mean, total, type Worked } from '../structure/formulas';
import type { Figure } from '../reading/reading';
import { type FigureColumn, keyMeanings, type Table } from '../structure/tables';
import { meaningOf } from '../../words/words';

/**
 * Statements of one figure that are read word by word: every word is of the row, of the column, of the kind of the statement, or one
 * that any sentence has. Undefined where one is not, or where the figure is another one.
 */
export function explainPlainClaim(given: Case): Explained[] | undefined {
  const claim = claimOf(given);
  if (!claim) return undefined;
  const kinds = [
    cellTold,
    quotientTold,
    partOfColumn,
    percentTold,
    partOfAll,
    allTold,
    stepsTold,
    rangeTold,
    pairTold,
    countedAhead,
  ];
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
  'loss losses lost lose loses deficit deficits red profit profits surplus surpluses ran run runs made make makes up posted closed ended suffered incurred booked year net operating leave leaves left making',
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
  const { figures, given } = claim;
  const [figure, ...more] = figures;
  const place = rowOfClaim(claim);
  if (!figure || more.length > 0 || !place || !isOfItsTime(claim)) return undefined;
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
  if (!isOwnUnit(figure, column)) return undefined;
  return fitsStated(amount, sign ? Math.abs(value) : value, column.unit) === 'yes'
    ? [{ state: 'cell', column, row: place.row }]
    : undefined;
}

const whomever = /^ of (?:(?:the|its|their|all|those) )*(?:who )?/;
const persons = new Set(
  'student teacher professor employee visitor patient passenger inhabitant member customer participant guest nurse doctor'
    .split(' ')
    .map(meaningOf),
);

/** "Roughly three quarters of those studying law are women": a share of people as a column in percent gives it. */
function percentTold(claim: Claim): Explained[] | undefined {
  const { figures, table, text, words, given } = claim;
  const [figure, ...more] = figures;
  const place = rowOfClaim(claim);
  const of = figure && whomever.exec(text.slice(figure.end));
  if (!figure || more.length > 0 || !place || !of || !isOfItsTime(claim) || given.cues.length > 0)
    return undefined;
  if (figure.amount.unit?.dim !== 'percent' && !figure.amount.fraction) return undefined;
  const start = figure.end + of[0].length;
  const be = /\b(?:is|are|was|were)\b/.exec(text.slice(start));
  const people = table.columns.filter(
    ({ unit, meanings }) => unit.dim === '' && [...meanings].some((meaning) => persons.has(meaning)),
  );
  const kinds = new Set(
    table.columns.flatMap(({ meanings }) => [...meanings].filter((meaning) => persons.has(meaning))),
  );
  if (!be || kinds.size !== 1) return undefined;
  const whole = words.filter(({ at }) => at >= start && at < start + be.index);
  const column = columnFor(
    claim,
    table.columns.filter(
      (each) =>
        each.unit.dim === 'percent' &&
        words.some((word) => word.at > start + be.index && naming(each, word) === 'name') &&
        !whole.some((word) => naming(each, word) === 'name'),
    ),
    { own: setOf('those'), also: people },
  );
  const value = column?.values[place.row];
  return column && typeof value === 'number' && fitsStated(figure.amount, value, column.unit) === 'yes'
    ? [{ state: 'cell', column, row: place.row }]
    : undefined;
}

/** A figure without a unit is of a column without one. */
const isOwnUnit = ({ amount }: Figure, { unit }: FigureColumn) =>
  amount.unit !== undefined || unit.dim === '';

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
  const losers = lossMakers(claim);
  const [figure, ...more] = figures.filter(
    (each) => each !== whole?.figure && each !== over && each !== losers?.figure,
  );
  const isSaidOtherwise = ({ kind, word }: Cue) =>
    /^(?:steady|sign)$/.test(kind) ||
    lossWords.test(word.lower) ||
    word.lower === 'up' ||
    (whole !== undefined && word.at >= whole.place.at && word.end <= whole.place.end);
  const [cue, ...others] = new Set(cues.filter((each) => !isSaidOtherwise(each)).map(({ kind }) => kind));
  if (!figure || more.length > 0 || others.length > 0 || (cue !== 'total' && cue !== 'mean'))
    return undefined;
  if (figure.amount.fraction || figure.amount.ordinal || figure.amount.range || !isOfItsTime(claim))
    return undefined;
  const rows = losers?.rows ?? rowsTold(claim, whole !== undefined, cue);
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
  if (!column || filled(column, rows).length < rows.length || !isOwnUnit(figure, column)) return undefined;
  const losses = /\bin the red\b|\bloss-making\b/i.test(claim.text);
  const made: Worked | undefined =
    cue === 'mean'
      ? mean(table, column, rows)
      : total(table, column, losses ? rows.filter((row) => (column.values[row] ?? 0) < 0) : rows);
  if (!made || (sign && Math.sign(made.value) !== sign)) return undefined;
  const isAlike = rows.every((row) => Math.sign(column.values[row] ?? 0) === sign);
  const isNamed = claim.words.some((word) => naming(column, word) === 'name');
  if (sign && !losses && !isAlike && !isNamed) return undefined;
  return fitsStated(figure.amount, sign ? Math.abs(made.value) : made.value, column.unit) === 'yes'
    ? [{ state: 'worked', worked: made, column }]
    : undefined;
}

/** "The two loss-making lines": as many rows as have a result below zero. */
function lossMakers(claim: Claim): { figure: Figure; rows: readonly number[] } | undefined {
  const { figures, text, table, given } = claim;
  const column = resultsOf(claim);
  const rows = table.order.filter((row) => (column?.values[row] ?? 0) < 0);
  const isPlain = given.reading.rows.length === 0 && !table.timed;
  const figure = figures.find(
    ({ amount, at, end }) =>
      amount.value === rows.length &&
      /\b(?:the|all|both) $/i.test(text.slice(0, at)) &&
      /^ loss-making \p{Ll}+s\b/u.test(text.slice(end)),
  );
  return figure && isPlain ? { figure, rows } : undefined;
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
