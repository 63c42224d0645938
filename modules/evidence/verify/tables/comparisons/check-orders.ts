import * as rowFormulas from '../reading/row-formulas';
import { isGroupSize, isTaken, open, type Case, type Explained, wrong } from '../reading/case';
import { columnsOf } from '../reading/case-columns';
import { fits } from '../../numbers/compare';
import { derived } from '../reading/cue-columns';
import type { Cue } from '../reading/cues';
import { extremeColumns, lossAhead, signBehind } from './extreme-columns';
import * as formulas from '../structure/formulas';
import { isOfOneGroup, rankedRows } from './ranked-rows';
import type { Figure, Reading, RowRef } from '../reading/reading';
import type { FigureColumn } from '../structure/tables';

/** "ranks second by passengers", "came third": a place without a word for highest. */
export function explainRanks(given: Case): Explained[] {
  const { reading } = given;
  const ranks = reading.figures.filter((each) => each.amount.ordinal && !isTaken(given, each));
  return ranks.flatMap((figure) => {
    const cue = given.cues.find(
      (each) =>
        each.kind === 'extreme' &&
        each.word.at >= figure.end &&
        /^[-\s]*$/.test(reading.text.slice(figure.end, each.word.at)),
    );
    if (cue) return [];
    const place = explainPlace(given, figure);
    if (place) return [place];
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

const placed =
  /\b(?:finish(?:ed|es)?|came|comes|ended(?: up)?|was|is|were|placed|ranked|ranks|(?:took|takes|in|on|at)(?: the)?) (?:in )?$/;

/** "Kronberg finished fourth": the one column of places says so. */
function explainPlace(given: Case, { at, end, amount }: Figure): Explained | undefined {
  const { reading, scope } = given;
  const { table, text } = reading;
  const found = table.columns.filter(({ name }) =>
    /^(?:place|rank|ranking|position|pos\.?|standing|#)$/i.test(name.trim()),
  );
  const [column] = found;
  const [ref] = scope.singles.filter((each) => each.end <= at).slice(-1);
  const row = ref?.rows.length === 1 ? ref.rows[0] : undefined;
  const tail = text.slice(end);
  const isPlain = /^(?: (?:place|position|rank))?(?=[.,;]|$| (?:with|and|in|on|ahead|behind)\b)/.test(tail);
  if (!column || found.length > 1 || row === undefined || !placed.test(text.slice(0, at)) || !isPlain)
    return undefined;
  const word = placed.exec(text.slice(0, at))?.[0] ?? '';
  given.taken.push({
    at: at - word.length,
    end: end + (/^ (?:place|position|rank)/.exec(tail)?.[0].length ?? 0),
  });
  return formulas.valueAt(column, row) === amount.value
    ? { state: 'cell', column, row }
    : wrong(
        `The source gives ${formulas.numberText(formulas.valueAt(column, row))} as ${column.name} for ${formulas.rowName(table, row)}.`,
      );
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

/** "The largest annual increase": the change right behind a word of rank. */
const stepBehind = ({ cues, reading }: Case, cue: Cue): Cue | undefined =>
  cues.find(
    (other) =>
      other.kind === 'change' &&
      other.word.at >= cue.word.end &&
      /^[\s-]*(?:single |annual |yearly |quarterly |monthly )?$/i.test(
        reading.text.slice(cue.word.end, other.word.at),
      ),
  );

export function explainExtreme(given: Case, cue: Extract<Cue, { kind: 'extreme' }>): Explained | undefined {
  const { reading, scope } = given;
  const sign = signBehind(given, cue);
  const ofLoss = (sign ?? lossAhead(given, cue))?.direction === -1;
  const step = stepBehind(given, cue);
  if (step) return open(`The check does not rank changes such as “${cue.word.text} ${step.word.text}”.`);
  const columns = extremeColumns(given, cue, sign !== undefined);
  if (!columns?.length) return open(`It does not say in which column it is the ${cue.word.text}.`);
  const extremes = given.cues.filter(({ kind }) => kind === 'extreme');
  const behind = scope.singles.filter(({ at }) => behindList.test(plainBefore(reading, at)));
  const singles = scope.singles.filter((ref) => ref.rows.length === 1 && !behind.includes(ref));
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
  // "The yield of 2010 was the lowest, below that of 2009": another of the rows that the sentence names. A total ranks among none.
  const isOfOthers =
    !reading.table.order.includes(row) ||
    namesAllFirst(given, columns, { all, direction, place }) ||
    (((ref?.at ?? 0) > cue.word.at || extremes.length > 1) &&
      singles.some(
        ({ end, rows }) =>
          (end <= cue.word.at || extremes.length > 1) &&
          columns.some(
            (column) => formulas.rank(reading.table, column, all, rows[0] ?? row, direction)?.value === place,
          ),
      ));
  let reason = '';
  for (const column of columns) {
    const made = formulas.rank(reading.table, column, all, row, direction);
    const other = made && notBehind(given, behind, { column, all, direction, row, place });
    if (other) return other;
    const next =
      made?.value === place ? nextInRank(given, { column, all, direction, row, place }) : undefined;
    if (next) return next;
    if (made?.value === place && all.includes(row))
      return isAmbiguous(given, cue, { column, direction, row, place })
        ? open(`It does not say among which rows it is the ${cue.word.text}.`)
        : derived({ ...made, about: [row, ...behind.flatMap(({ rows }) => rows)] }, column);
    const best = formulas.extremeRow(column, all, direction);
    reason ||= made
      ? `${formulas.rowName(reading.table, row)} is in place ${made.value} of ${all.length} by ${column.name}${best === undefined ? '' : `; the ${cue.direction > 0 ? 'highest' : 'lowest'} is ${formulas.rowName(reading.table, best)}`}.`
      : Number.isNaN(formulas.valueAt(column, row))
        ? `The source gives no figure as ${column.name} for ${formulas.rowName(reading.table, row)}.`
        : `Several rows share the figure of ${formulas.rowName(reading.table, row)}.`;
  }
  return isOfOthers ? open(`It does not say which row is the ${cue.word.text}.`) : wrong(reason);
}

/** "The oldest are Dale and Esk": just the rows that share the first place. */
function namesAllFirst(
  { scope: { singles } }: Case,
  columns: readonly FigureColumn[],
  { all, direction, place }: { all: readonly number[]; direction: 1 | -1; place: number },
): boolean {
  const named = new Set(singles.flatMap(({ rows }) => rows));
  return (
    place === 1 &&
    named.size > 1 &&
    columns.some((column) => {
      const best = formulas.valueAt(column, formulas.extremeRow(column, all, direction) ?? -1);
      const first = all.filter((row) => formulas.valueAt(column, row) === best);
      return first.length === named.size && first.every((row) => named.has(row));
    })
  );
}

/** "Lindsund's 77.6% in 2022 was the lowest": first among the rows of its year, and not among all of them. */
const isAmbiguous = (
  { reading: { table, ...reading } }: Case,
  { word }: Cue,
  { column, direction, row, place }: Omit<Ranked, 'all'>,
): boolean =>
  isOfOneGroup({ table, ...reading }, word) &&
  formulas.rank(table, column, table.order, row, direction)?.value !== place;

type Ranked = {
  column: FigureColumn;
  all: readonly number[];
  direction: 1 | -1;
  row: number;
  place: number;
};

const behindList = /\bbehind (?:the )?(?:ROW(?:, | and )(?:the )?)*$/;

/** The text before a place, with each row that it names as ROW. */
const plainBefore = ({ rows, text }: Reading, at: number): string =>
  rows
    .filter((ref) => ref.at >= 0 && ref.end <= at)
    .reduceRight((lead, ref) => `${lead.slice(0, ref.at)}ROW${lead.slice(ref.end)}`, text.slice(0, at));

/** "Second behind Geriatrics", "third behind Storr and Marrow": they have the places right before that one. */
function notBehind(
  { reading: { table } }: Case,
  behind: readonly RowRef[],
  { column, all, direction, place }: Ranked,
): Explained | undefined {
  const places = behind.map(({ rows }) =>
    rows.length === 1 ? formulas.rank(table, column, all, rows[0] ?? -1, direction)?.value : undefined,
  );
  const isSo = places.every((each, index) => each === place - places.length + index);
  return isSo ? undefined : wrong(`The places before are ${places.join(', ')} by ${column.name}.`);
}

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
