import * as rowFormulas from './row-formulas';
import { isGroupSize, open, type Case, type Explained, wrong } from './case';
import { endsOf } from './ends';
import { columnsOf, negativeColumns } from './case-columns';
import { fits } from './compare';
import { byFigures, columnsFor, derived } from './cue-columns';
import type { Cue } from './cues';
import * as formulas from './formulas';
import type { Figure, RowRef } from './reading';
import type { FigureColumn } from './tables';

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
  const ofLoss = given.cues.some(
    (other) =>
      other.kind === 'sign' &&
      other.direction < 0 &&
      other.word.at - cue.word.end >= 0 &&
      other.word.at - cue.word.end < 20,
  );
  const step = given.cues.find(
    (other) =>
      other.kind === 'change' &&
      other.word.at >= cue.word.end &&
      /^[\s-]*(?:single |annual |yearly |quarterly |monthly )?$/i.test(
        reading.text.slice(cue.word.end, other.word.at),
      ),
  );
  if (step) return open(`The check does not rank changes such as “${cue.word.text} ${step.word.text}”.`);
  const columns =
    columnsFor(given, cue) ??
    byFigures(given) ??
    (ofLoss && negativeColumns(given).length === 1 ? negativeColumns(given) : undefined);
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
  const all = scope.stretches.length === 1 ? (scope.stretches[0]?.rows ?? []) : scope.order;
  const place = placeOf(given, cue);
  const direction = ofLoss ? (-cue.direction as 1 | -1) : cue.direction;
  let reason = '';
  for (const column of columns) {
    const made = formulas.rank(reading.table, column, all, row, direction);
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

/** "higher than in 1990", "exports exceeded imports", "above the mean". A word that bounds a figure is decided with it. */
export function explainCompare(given: Case, cue: Extract<Cue, { kind: 'compare' }>): Explained | undefined {
  const { reading, scope } = given;
  const { text, figures } = reading;
  if (/^(?:faster|slower)$/.test(cue.word.lower)) return comparePace(given, cue);
  const behind = figures.find(
    ({ at }) => at >= cue.word.end && at - cue.word.end < 24 && !/[,;]/.test(text.slice(cue.word.end, at)),
  );
  if (behind && behind.amount.bound !== 'exact' && behind.amount.bound !== 'about') return undefined;
  const by = figures.find((figure) => given.roles.get(figure) === 'by');
  const beside =
    by &&
    ((by.end <= cue.word.at && cue.word.at - by.end < 24) ||
      (by.at >= cue.word.end && by.at - cue.word.end < 60));
  if (beside) return undefined;
  if (by && !beside) return open(`“${cue.word.text}” could not be checked.`);
  if (
    figures.some((figure) => given.roles.get(figure) === 'times') ||
    given.cues.some(({ kind }) => kind === 'times')
  )
    return undefined;
  const mean = given.cues.find((other) => other.kind === 'mean' && other.word.at > cue.word.at);
  if (mean) return aboveMean(given, cue, mean);
  if (/\bthan (?:in |for |at |that of )?(?:any|every)\b/.test(text.slice(cue.word.end)))
    return explainExtreme(given, { ...cue, kind: 'extreme' });
  const than = /\bthan\b/.test(text.slice(cue.word.end));
  const behindCue = than
    ? undefined
    : scope.singles.find((ref) => ref.at > cue.word.at && ref.at - cue.word.end < 8);
  const left =
    scope.singles.filter(({ end }) => end <= cue.word.at).at(-1) ??
    scope.singles.find((ref) => ref !== behindCue);
  const right = scope.singles.find((ref) => ref !== left && ref.at > cue.word.at);
  if (left && right) return compareRows(given, cue, left, right);
  const one = reading.columns.filter(({ end }) => end <= cue.word.at).at(-1);
  const other = reading.columns.find(({ at }) => at > cue.word.at);
  const row = scope.singles[0]?.rows[0] ?? (given.cited.size === 1 ? [...given.cited][0] : undefined);
  if (one && other && row !== undefined) {
    for (const a of one.columns)
      for (const b of other.columns) {
        const made = rowFormulas.columnDifference(reading.table, a, b, row);
        if (made)
          return Math.sign(made.value) === cue.direction
            ? derived(made, a)
            : wrong(`${made.text}: ${made.formula}.`);
      }
    return open(`The source has no two figures to compare for ${formulas.rowName(reading.table, row)}.`);
  }
  const ends = endsOf(given, cue.word.at);
  const columns = columnsFor(given, cue) ?? byFigures(given);
  const [column] = columns ?? [];
  if (!ends || !column) return open(`“${cue.word.text}” could not be checked.`);
  const made = rowFormulas.difference(reading.table, column, ends[0], ends[1]);
  return made && Math.sign(made.value) === cue.direction
    ? derived(made, column)
    : wrong(made ? `${made.text}: ${made.formula}.` : `“${cue.word.text}” could not be checked.`);
}

/** "The budget grew faster than meltwater": the growth of two columns over the same rows. */
function comparePace(given: Case, cue: Extract<Cue, { kind: 'compare' }>): Explained {
  const { reading, cues } = given;
  const ends = endsOf(given, cue.word.at);
  const change = cues.find((other) => other.kind === 'change' && other.word.end <= cue.word.at);
  const [one, other, ...more] = reading.columns;
  const [a, b] = [one?.columns[0], other?.columns[0]];
  const inOrder = one && other && one.end <= cue.word.at && other.at >= cue.word.end;
  const plain = reading.figures.length === 0 && one?.columns.length === 1 && other?.columns.length === 1;
  if (!ends || change?.kind !== 'change' || !a || !b || more.length > 0 || !inOrder || !plain)
    return open(`“${cue.word.text}” could not be checked.`);
  const [first, second] = [
    rowFormulas.growth(reading.table, a, ends[0], ends[1]),
    rowFormulas.growth(reading.table, b, ends[0], ends[1]),
  ];
  if (!first || !second) return open(`“${cue.word.text}” could not be checked.`);
  const ahead = change.direction * (first.value - second.value);
  const both = {
    ...first,
    text: `${first.text}; ${second.text}`,
    formula: `${first.formula}; ${second.formula}`,
    inputs: [...first.inputs, ...second.inputs],
  };
  return Math.sign(ahead) === cue.direction ? derived(both, a) : wrong(`${both.text}: ${both.formula}.`);
}

function aboveMean(given: Case, cue: Extract<Cue, { kind: 'compare' }>, mean: Cue): Explained {
  const columns = columnsFor(given, cue) ?? [];
  const row = given.scope.singles[0]?.rows[0];
  const { table } = given.reading;
  for (const column of columns) {
    const made = formulas.mean(table, column, table.order);
    const value = row === undefined ? undefined : column.values[row];
    if (!made || typeof value !== 'number') continue;
    given.used.add(mean);
    return Math.sign(value - made.value) === cue.direction
      ? derived(made, column)
      : wrong(
          `The ${made.text} is ${formulas.numberText(made.value)}, against ${formulas.numberText(value)}.`,
        );
  }
  return open(`“${cue.word.text}” could not be checked.`);
}

function compareRows(
  given: Case,
  cue: Extract<Cue, { kind: 'compare' }>,
  left: RowRef,
  right: RowRef,
): Explained {
  const columns = columnsFor(given, cue) ?? byFigures(given);
  const [a, b] = [left.rows[0] ?? 0, right.rows[0] ?? 0];
  if (!columns || left.rows.length !== 1 || right.rows.length !== 1)
    return open(`“${cue.word.text}” could not be checked.`);
  const reversed = /^\s*(?:compared (?:with|to)|relative to|than)\b/i.test(given.reading.text);
  for (const column of columns) {
    const made = rowFormulas.difference(given.reading.table, column, reversed ? a : b, reversed ? b : a);
    if (!made) continue;
    return Math.sign(made.value) === cue.direction
      ? derived(made, column)
      : wrong(`${made.text}: ${made.formula}.`);
  }
  return open(`“${cue.word.text}” could not be checked.`);
}
