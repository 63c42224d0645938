import * as rowFormulas from './row-formulas';
import { isGroupSize, open, type Case, type Explained, wrong } from './case';
import { columnsOf, lossColumns } from './case-columns';
import { fits } from './compare';
import { byFigures, columnsFor, derived } from './cue-columns';
import type { Cue } from './cues';
import * as formulas from './formulas';
import { ageSuperlatives, busyMeanings, goodMeanings, qualitySuperlatives } from './lexicon';
import type { Figure, RowRef } from './reading';
import { type FigureColumn, labelMeanings } from './tables';
import { meaningOf } from './words';

/** "ranks second by passengers", "came third": a place without a word for highest. */
export function explainRanks(given: Case): Explained[] {
  const { reading } = given;
  const ranks = reading.figures.filter(({ amount }) => amount.ordinal);
  return ranks.flatMap((figure) => {
    const cue = given.cues.find(
      (each) =>
        each.kind === 'extreme' &&
        each.word.at >= figure.end &&
        /^[-\s]*$/.test(reading.text.slice(figure.end, each.word.at)),
    );
    if (cue) return [];
    const word = reading.words.find(({ lower }) =>
      /^(?:rank|ranks|ranked|ranking|place|placed|places|position|spot|came|comes|finished|finishes)$/.test(
        lower,
      ),
    );
    if (!word) return [explainFirst(given, figure) ?? open(`“${figure.amount.text}” could not be checked.`)];
    return (
      explainExtreme(given, {
        kind: 'extreme',
        direction: 1,
        word: { ...word, at: figure.end, end: figure.end },
      }) ?? []
    );
  });
}

/** "first exceeded 10 TWh in 2012": no row before that one is beyond the figure. */
function explainFirst(given: Case, { amount, end }: Figure): Explained | undefined {
  const { reading, scope } = given;
  const limit = reading.figures.find(
    (figure) => /^(?:over|under)$/.test(figure.amount.bound) && figure.at > end,
  );
  const row = limit && given.rowOf.get(limit)?.rows[0];
  const [column, ...more] = limit ? columnsOf(given, limit) : [];
  if (amount.value !== 1 || row === undefined || !limit || !column || more.length > 0 || !scope.isSeries)
    return undefined;
  if (!/^ (?:\p{L}+ ){0,2}\p{L}+ (?:the )?$/u.test(reading.text.slice(end, limit.at))) return undefined;
  const rows = scope.order.slice(0, scope.order.indexOf(row));
  const years = rowFormulas.yearsBetween(reading.table, scope.order[0] ?? row, row);
  if (reading.table.grain === 'year' && years !== rows.length) return undefined;
  const before = formulas
    .filled(column, rows)
    .find((each) => fits(limit.amount, formulas.valueAt(column, each), column.unit) === 'yes');
  if (before !== undefined)
    return wrong(
      `${formulas.rowName(reading.table, before)} comes first: ${formulas.numberText(formulas.valueAt(column, before))}.`,
    );
  const made = formulas.extreme(reading.table, column, rows, limit.amount.bound === 'over' ? 1 : -1);
  return made && derived({ ...made, about: [row] }, column);
}

/** The rank an order word gives to the extreme behind it: "second-highest". */
function placeOf({ reading }: Case, { word }: Cue): number {
  const before = reading.figures
    .filter(
      ({ amount, end }) =>
        amount.ordinal && end <= word.at && /^[-\s]*$/.test(reading.text.slice(end, word.at)),
    )
    .at(-1);
  return before?.amount.value ?? 1;
}

export function explainExtreme(given: Case, cue: Extract<Cue, { kind: 'extreme' }>): Explained | undefined {
  const { reading, scope } = given;
  const sign = given.cues.find(
    (other) =>
      other.kind === 'sign' && other.word.at - cue.word.end >= 0 && other.word.at - cue.word.end < 20,
  );
  const ofLoss = sign?.kind === 'sign' && sign.direction < 0;
  const step = given.cues.find(
    (other) =>
      other.kind === 'change' &&
      other.word.at >= cue.word.end &&
      /^[\s-]*(?:single |annual |yearly |quarterly |monthly )?$/i.test(
        reading.text.slice(cue.word.end, other.word.at),
      ),
  );
  if (step) return open(`The check does not rank changes such as “${cue.word.text} ${step.word.text}”.`);
  const columns = extremeColumns(given, cue, sign !== undefined);
  if (!columns || columns.length === 0)
    return open(`It does not say in which column it is the ${cue.word.text}.`);
  const extremes = given.cues.filter(({ kind }) => kind === 'extreme');
  const singles = scope.singles.filter(({ rows }) => rows.length === 1);
  const group = reading.figures.find(
    (figure) => isGroupSize(reading, figure) && Math.abs(figure.at - cue.word.at) < 12,
  );
  if (group) return explainGroup(given, cue, fittingOf(given, columns), group);
  const ref =
    singles.length === extremes.length ? singles[extremes.indexOf(cue)] : nearestRef(singles, cue.word.at);
  const row =
    ref?.rows[0] ?? (given.cited.size === 1 && reading.figures.length > 0 ? [...given.cited][0] : undefined);
  if (row === undefined) return open(`It does not name the row that is the ${cue.word.text}.`);
  if (/\bthan\b/.test(reading.text) && /^(?:most|least|lead|led)$/.test(cue.word.lower))
    return open(`“${cue.word.text}” could not be checked.`);
  const all = rankedRows(given, cue);
  const place = placeOf(given, cue);
  const direction = ofLoss ? (-cue.direction as 1 | -1) : cue.direction;
  let reason = '';
  for (const column of columns) {
    const made = formulas.rank(reading.table, column, all, row, direction);
    const next =
      made?.value === place ? nextInRank(given, { column, all, direction, row, place }) : undefined;
    if (next) return next;
    if (made?.value === place && all.includes(row)) return derived(made, column);
    const best = formulas.extremeRow(column, all, direction);
    reason ||= made
      ? `${formulas.rowName(reading.table, row)} is in place ${made.value} of ${all.length} by ${column.name}${best === undefined ? '' : `; the ${cue.direction > 0 ? 'highest' : 'lowest'} is ${formulas.rowName(reading.table, best)}`}.`
      : Number.isNaN(formulas.valueAt(column, row))
        ? `The source gives no figure as ${column.name} for ${formulas.rowName(reading.table, row)}.`
        : `Several rows share the figure of ${formulas.rowName(reading.table, row)}.`;
  }
  return wrong(reason);
}

/** "Plastic peaked in 2022", "unemployment in Westvale was highest in 2020": among the years of that one label. */
function rankedRows({ scope, reading }: Case, { word }: Cue): readonly number[] {
  if (scope.stretches.length === 1) return scope.stretches[0]?.rows ?? [];
  const lead = reading.text.slice(0, word.at);
  const isOverTime =
    /\b(?:its|their)(?: own)? $/i.test(lead) ||
    /^(?:peak|peaked|peaking|bottomed|trough)$/.test(word.lower) ||
    (!/\bthe $/i.test(lead) &&
      reading.rows.some(
        ({ kind, at }) =>
          kind === 'period' &&
          at > word.end &&
          /^,? in (?:the year )?$/.test(reading.text.slice(word.end, at)),
      ));
  return isOverTime ? scope.series : scope.order;
}

type Ranked = {
  column: FigureColumn;
  all: readonly number[];
  direction: 1 | -1;
  row: number;
  place: number;
};

/** "the highest export value, followed by 2023 and 2021": the places behind the one that was found. */
function nextInRank(given: Case, { column, all, direction, row, place }: Ranked): Explained | undefined {
  const { reading, scope } = given;
  const found = /,? (?:followed by|ahead of|then|before) /i.exec(reading.text);
  const from = found ? found.index + found[0].length : 0;
  const behind = scope.singles.filter(({ at }) => found !== null && at >= from);
  if (!found || behind.length === 0) return undefined;
  const made = formulas.rank(reading.table, column, all, row, direction);
  const rows = behind.flatMap((ref) => ref.rows);
  const isInOrder = rows.every(
    (each, index) => formulas.rank(reading.table, column, all, each, direction)?.value === place + index + 1,
  );
  if (!made || rows.length !== behind.length || rows.includes(row)) return open('They could not be ordered.');
  return isInOrder
    ? derived({ ...made, about: [row, ...rows] }, column)
    : wrong(`The places behind ${formulas.rowName(reading.table, row)} are taken by others.`);
}

/** The columns in which a row may be the highest, the best or the oldest. */
function extremeColumns(given: Case, cue: Cue, isOfSign: boolean): readonly FigureColumn[] | undefined {
  const { columns, table } = given.reading;
  const next = columns.find(({ at }) => at >= cue.word.end && at - cue.word.end < 2);
  if (ageSuperlatives[cue.word.lower]) {
    const years = table.columns.filter(isBeginning);
    return years.length === 1 && (!next || next.columns.every((column) => years.includes(column)))
      ? years
      : undefined;
  }
  const busy = busiest(given, cue);
  if (busy) return busy.length > 0 ? busy : undefined;
  const found =
    largestByArea(given, cue) ??
    (isOfSign && lossColumns(given).length === 1 ? lossColumns(given) : undefined) ??
    columnsFor(given, cue) ??
    byFigures(given);
  const isGood = found?.every(({ meanings }) => [...meanings].some((meaning) => goodMeanings.has(meaning)));
  return qualitySuperlatives[cue.word.lower] && !isGood ? undefined : found;
}

/** "With 22 hotels, Faro is the largest island": the largest by area, where the table tells it. */
function largestByArea({ reading: { text, table } }: Case, { word }: Cue): FigureColumn[] | undefined {
  if (!/^(?:largest|biggest|smallest)$/.test(word.lower)) return undefined;
  const noun = /^ (\p{L}+)(?! (?:by|in terms of)\b)/u.exec(text.slice(word.end))?.[1] ?? '';
  if (!labelMeanings(table).has(meaningOf(noun.toLowerCase()))) return undefined;
  const areas = table.columns.filter(({ unit }) => unit.dim === 'area');
  return areas.length === 1 ? areas : undefined;
}

/** "The busiest line", "the least used station": by passengers or visitors, which the sentence names or one column counts. */
function busiest(given: Case, cue: Cue): readonly FigureColumn[] | undefined {
  const { table, text } = given.reading;
  const isUse =
    /^(?:most|least)$/.test(cue.word.lower) && /^ (?:heavily )?used\b/.test(text.slice(cue.word.end));
  if (!/^(?:busiest|quietest)$/.test(cue.word.lower) && !isUse) return undefined;
  const isBusy = ({ meanings, unit }: FigureColumn) =>
    unit.dim !== 'percent' && [...meanings].some((meaning) => busyMeanings.has(meaning));
  const named = columnsFor(given, cue)?.filter(isBusy) ?? [];
  const all = table.columns.filter(isBusy);
  return named.length === 1 ? named : all.length === 1 && given.reading.columns.length === 0 ? all : [];
}

/** A column of the years in which something began. */
const isBeginning = ({ name, values }: FigureColumn) =>
  /\b(?:founded|foundation|opened|opening|built|established|launched|inaugurated|started|since|completed)\b/i.test(
    name,
  ) && values.every((value) => value === null || (Number.isInteger(value) && value >= 1000 && value < 2200));

/** Of several columns those counted as the figures of the sentence are. */
function fittingOf({ reading, roles }: Case, columns: readonly FigureColumn[]): readonly FigureColumn[] {
  const units = reading.figures.flatMap((figure) =>
    figure.amount.unit && roles.get(figure) === 'level' ? [figure.amount.unit.dim] : [],
  );
  const fitting = columns.filter(({ unit }) => units.includes(unit.dim));
  return fitting.length > 0 ? fitting : columns;
}

/** "The three largest harvests were those of 2023, 2021 and 2022": just these rows are ahead of all others. */
function explainGroup(
  given: Case,
  cue: Extract<Cue, { kind: 'extreme' }>,
  [column, ...more]: readonly FigureColumn[],
  { amount }: Figure,
): Explained {
  const { reading, scope } = given;
  const rows = [...new Set(scope.singles.flatMap((ref) => (ref.rows.length === 1 ? ref.rows : [])))];
  if (!column || more.length > 0 || rows.length !== amount.value || rows.length !== scope.singles.length)
    return open(`The ${amount.text} rows could not be told apart.`);
  const isOrdered = /\b(?:followed|then|ranked|respectively|order|finally|ahead)\b/i.test(reading.text);
  for (const [index, row] of rows.entries()) {
    const place = formulas.rank(reading.table, column, scope.order, row, cue.direction);
    if (!place) return open(`Several rows share the figure of ${formulas.rowName(reading.table, row)}.`);
    if (isOrdered && place.value !== index + 1)
      return open('The check does not decide in which order they come.');
    if (place.value > amount.value)
      return wrong(
        `${formulas.rowName(reading.table, row)} is in place ${place.value} by ${column.name}, not among the first ${amount.value}.`,
      );
  }
  const made = formulas.extreme(reading.table, column, scope.order, cue.direction);
  return made ? derived({ ...made, about: rows }, column) : open(`“${cue.word.text}” could not be checked.`);
}

export const nearestRef = (refs: readonly RowRef[], at: number) =>
  [...refs].sort((a, b) => distance(a, at) - distance(b, at))[0];

const distance = (ref: RowRef, at: number) => (ref.at >= at ? ref.at - at : at - ref.end);
