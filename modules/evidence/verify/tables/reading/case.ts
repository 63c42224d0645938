import type { Amount } from '../../numbers/amounts';
import { countsGroup, countsLabels, countsRows } from './counted-rows';
import type { Cue } from './cues';
import * as formulas from '../structure/formulas';
import type { Worked } from '../structure/formulas';
import { highestWords, lowestWords } from '../../words/lexicon';
import type { Figure, Reading, RowRef } from './reading';
import { isInside, isNext } from './ends';
import { isChangeAgain, isOfChanges, isOfTime, isShareAgain, type Role, roleOf } from './roles';
import { yearsBetween } from './row-formulas';
import { type Scope, rowBefore, rowsOfFigures } from './scope';
import { shifted } from './relative-rows';
import type { FigureColumn, Table } from '../structure/tables';

/** A statement about one table with everything that was read from it. */
export type Case = {
  reading: Reading;
  scope: Scope;
  cues: readonly Cue[];
  cited: ReadonlySet<number>;
  /** Rows the figures of the statement stand in. */
  rowOf: ReadonlyMap<Figure, RowRef>;
  roles: ReadonlyMap<Figure, Role>;
  /** Cues that a figure was explained by. */
  used: Set<Cue>;
  /** Where words stand that were decided together. */
  taken: { at: number; end: number }[];
};

/** How a figure follows from the table, or why it does not. `open`: the check cannot tell. */
export type Explained =
  | { state: 'cell'; column: FigureColumn; row: number }
  | { state: 'worked'; worked: Worked; column: FigureColumn }
  | { state: 'harmless' }
  /** `contrary`: what the table says instead, where it decides the word or figure exactly. */
  | { state: 'wrong'; reason: string; contrary?: Contrary; held?: Held }
  | { state: 'open'; reason: string };

/** The figure that a reason sets against the one of the sentence: a cell, or what was worked out from a column. */
export type Held = { column: FigureColumn; value: number; row?: number };

export type Contrary = { at: number; worked?: Worked; column: FigureColumn; row?: number };

export function caseOf(
  reading: Reading,
  scope: Scope,
  cues: readonly Cue[],
  cited: ReadonlySet<number>,
): Case {
  const roles = new Map(reading.figures.map((figure) => [figure, roleOf(reading, figure)] as const));
  const others = reading.figures.filter((figure) =>
    /^(?:level|from|to)$/.test(roles.get(figure) ?? ''),
  ).length;
  for (const figure of reading.figures)
    if (isGroupSize(reading, figure) || countsLabels(reading, figure) || countsGroup(reading, figure))
      roles.set(figure, 'rank');
  for (const figure of reading.figures)
    if (
      others > 2 &&
      roles.get(figure) === 'level' &&
      /\ba (?:net )?(?:loss|gain) of(?: [\p{L}]+)? $/iu.test(reading.text.slice(0, figure.at))
    )
      roles.set(figure, 'by');
  for (const [index, figure] of reading.figures.entries()) {
    const before = reading.figures[index - 1];
    if (before && isShareAgain(before, figure, roles, reading.text)) roles.set(figure, 'share');
    if (before && isChangeAgain(before, figure, roles, reading.text)) roles.set(figure, 'by');
    if (roles.get(figure) === 'by' && isOfChanges(reading, figure)) roles.set(figure, 'level');
    if (roles.get(figure) === 'duration' && isOfTime(reading, figure)) roles.set(figure, 'level');
  }
  const levels = reading.figures.filter(
    (figure) => /^(?:level|from|to)$/.test(roles.get(figure) ?? '') && !countsRows({ reading }, figure),
  );
  const rowOf = rowsOfFigures(reading.text, levels, scope.singles);
  orderEnds(levels, roles, scope, rowOf, reading, cues);
  placeEnd(levels, levels[0] && roles.get(levels[0]), scope, reading, rowOf);
  return { reading, scope, cues, cited, roles, rowOf, used: new Set(), taken: [] };
}

/** "Between 1990 and 2023 it rose to 37.79 from 22.73": the first end of the time belongs to "from". */
function orderEnds(
  levels: readonly Figure[],
  roles: ReadonlyMap<Figure, Role>,
  { singles, stretches, order, isSeries }: Scope,
  rowOf: Map<Figure, RowRef>,
  { table, text }: Reading,
  cues: readonly Cue[],
): void {
  const along = stretches.length === 1 ? (stretches[0]?.rows ?? []) : [];
  const isWhole =
    table.grain !== 'year' || yearsBetween(table, along[0] ?? 0, along.at(-1) ?? 0) === along.length - 1;
  if (
    singles.length === 0 &&
    along.length > 2 &&
    along.length === levels.length &&
    isWhole &&
    isList(levels, text)
  )
    for (const [index, figure] of levels.entries()) {
      const row = along[index] ?? 0;
      rowOf.set(figure, {
        at: figure.at,
        end: figure.end,
        text: formulas.rowName(table, row),
        rows: [row],
        kind: 'period',
      });
    }
  const from = levels.find((figure) => roles.get(figure) === 'from');
  const to = levels.find((figure) => roles.get(figure) === 'to') ?? levels.find((figure) => figure !== from);
  const [stretch] = stretches;
  // "Revenue totalled 37,884 thousand, or 37.9 million": figures of all of the time, not of its ends.
  const isOfAll = !from && cues.some(({ kind }) => /^(?:total|mean|median)$/.test(kind));
  if (levels.length === 2 && singles.length === 0 && stretches.length === 1 && stretch && !isOfAll) {
    const [first, last] = from ? [from, to] : levels;
    const ref = (row: number): RowRef => ({
      ...stretch,
      text: formulas.rowName(table, row),
      rows: [row],
      kind: 'period',
    });
    if (first) rowOf.set(first, ref(stretch.ends[0]));
    if (last) rowOf.set(last, ref(stretch.ends[1]));
  } else if (isWholeSeries(singles, order, levels, from) && isSeries) {
    const end = levels.find((figure) => roles.get(figure) === 'to');
    setWholeSeries(table, order, singles[0] as RowRef, [from, end], rowOf);
  } else if (from && to && from !== to && singles.length === 1 && levels.length === 2 && isSeries) {
    const row = singles[0]?.rows.length === 1 ? singles[0].rows[0] : undefined;
    const before = row === undefined ? undefined : stepBefore(table, order, row, text);
    if (!singles[0] || before === undefined || isInside(text, singles[0])) return;
    rowOf
      .set(to, singles[0])
      .set(from, { ...singles[0], text: formulas.rowName(table, before), rows: [before] });
  } else if (from && to && singles.length === 2 && levels.length === 2 && isSeries) {
    const before = singles.every(({ end }) => end <= Math.min(from.at, to.at));
    const [one, other] = singles;
    if (!before || !one || !other) return;
    const sorted = [one, other].sort((a, b) => order.indexOf(a.rows[0] ?? 0) - order.indexOf(b.rows[0] ?? 0));
    if (sorted[0] && sorted[1]) rowOf.set(from, sorted[0]).set(to, sorted[1]);
  }
}

/** "By 10.5 points to 72.2% between 2019 and 2023": where a change over a stretch with two ends came from or went to. */
function placeEnd(
  [level, ...more]: readonly Figure[],
  role: Role | undefined,
  { singles, stretches: [stretch, ...others], isSeries }: Scope,
  { rows, table }: Reading,
  rowOf: Map<Figure, RowRef>,
): void {
  if (!level || !stretch || more.length + others.length + singles.length > 0 || !isSeries) return;
  const { at, end, ends } = stretch;
  const named = rows.filter((ref) => ref.at >= at && ref.end <= end && ref.rows.length === 1);
  const row = role === 'to' ? ends[1] : role === 'from' ? ends[0] : undefined;
  if (named.length !== 2 || ends[0] === ends[1] || row === undefined) return;
  rowOf.set(level, { at, end, text: formulas.rowName(table, row), rows: [row], kind: 'period' });
}

/** "At Vinter it declined from 67,100 hl to 59,800 hl": of a label with several periods, from its first to its last. */
const isWholeSeries = (
  singles: readonly RowRef[],
  order: readonly number[],
  levels: readonly Figure[],
  from: Figure | undefined,
) =>
  singles.length === 1 &&
  singles[0]?.kind === 'label' &&
  singles[0].rows.length > 1 &&
  singles[0].rows.length === order.length &&
  (from ? levels.length === 2 : levels.length === 1 && order.length === 2);

function setWholeSeries(
  table: Table,
  order: readonly number[],
  label: RowRef,
  [from, to]: readonly [Figure | undefined, Figure | undefined],
  rowOf: Map<Figure, RowRef>,
): void {
  const ref = (row: number): RowRef => ({ ...label, text: formulas.rowName(table, row), rows: [row] });
  if (from) rowOf.set(from, ref(order[0] ?? 0));
  if (to) rowOf.set(to, ref(order.at(-1) ?? 0));
}

/** "4,330, 5,280, 5,645 and 6,015 kt": figures with nothing but commas between them. */
const isList = (figures: readonly Figure[], text: string) =>
  figures.every(
    ({ at }, index) =>
      index === 0 || /^(?:, | and |, and )$/.test(text.slice(figures[index - 1]?.end ?? 0, at)),
  );

/** "the three largest", "the top three": how many rows an extreme names. */
export function isGroupSize({ text }: Pick<Reading, 'text'>, { at, end, amount }: Figure): boolean {
  if (!Number.isInteger(amount.value) || amount.value < 2 || amount.value > 20) return false;
  if (amount.unit || amount.scale !== 1 || amount.ordinal || amount.fraction) return false;
  const [, next = ''] = /^[ -]([a-z]+)/.exec(text.slice(end, end + 20)) ?? [];
  return (
    highestWords.has(next) ||
    lowestWords.has(next) ||
    /\b(?:top|bottom) $/i.test(text.slice(Math.max(0, at - 8), at))
  );
}

/** The row that a step in one row is measured from: a year before where the text says so, else the row before. */
function stepBefore(table: Table, order: readonly number[], row: number, text: string): number | undefined {
  if (/year[- ](?:on|over)[- ]year|\ba year (?:earlier|before)|\bprevious year\b/i.test(text))
    return shifted(table, row, 'year', -1, order);
  const before = rowBefore({ order }, row);
  return before === undefined || !isNext(table, before, row, text) ? undefined : before;
}

export const wrong = (reason: string, contrary?: Contrary, held?: Held): Explained => ({
  state: 'wrong',
  reason,
  ...(contrary ? { contrary } : {}),
  ...(held ? { held } : {}),
});

export const open = (reason: string): Explained => ({ state: 'open', reason });

export const withUnit = (value: number, unit: string) =>
  /^[%°]/.test(unit)
    ? `${formulas.numberText(value)}${unit === '%' ? '%' : ` ${unit}`}`
    : `${formulas.numberText(value)}${unit ? ` ${unit}` : ''}`;

/** The rows that a calculation over a column runs over. */
export function rowsOver({ scope, reading, roles }: Case, figure?: Figure): readonly number[] {
  const levels = reading.figures.filter(
    (each) => /^(?:level|from|to)$/.test(roles.get(each) ?? '') && !countsRows({ reading }, each),
  );
  const own =
    figure && scope.stretches.length > 1 && scope.stretches.length === levels.length
      ? scope.stretches[levels.indexOf(figure)]
      : undefined;
  if (own) return own.rows;
  if (scope.stretches.length === 1) return scope.stretches[0]?.rows ?? [];
  if (scope.singles.length > 1)
    return scope.singles.flatMap(({ rows }) => (rows.length > 1 ? withoutSums(reading.table, rows) : rows));
  const [single] = scope.singles;
  if (single && single.rows.length > 1) return withoutSums(reading.table, single.rows);
  return scope.order;
}

/** The rows of a year without the one that adds them up. */
function withoutSums({ order }: Table, rows: readonly number[]): readonly number[] {
  const own = new Set(order);
  return rows.filter((row) => own.has(row));
}

/** Which way a change goes, by the nearest word of change or comparison: up, down, or unsaid. */
export function directionAt({ cues }: Case, { at, end }: { at: number; end: number }): 1 | -1 | 0 {
  const gap = (cue: Cue) => (cue.word.at >= end ? cue.word.at - end : at - cue.word.end);
  const [nearest] = cues
    .filter((cue) => cue.kind === 'change' || cue.kind === 'compare')
    .sort((a, b) => gap(a) - gap(b));
  return nearest && (nearest.kind === 'change' || nearest.kind === 'compare') ? nearest.direction : 0;
}

/** A threshold in the unit of a column. */
export function limitIn(amount: Amount, column: FigureColumn): number | undefined {
  // Half of a whole is 50 of a column in percent, and no figure of another one.
  if (amount.fraction) return column.unit.dim === 'percent' ? amount.value * 100 : undefined;
  if (amount.unit)
    return amount.unit.dim === column.unit.dim
      ? (amount.value * amount.unit.factor) / column.unit.factor
      : undefined;
  return amount.value / column.unit.scale;
}

/** A figure whose words were decided with others. */
export const isTaken = ({ taken }: Case, figure: Figure) =>
  taken.some(({ at, end }) => figure.at >= at && figure.end <= end);
