import type { Amount } from './amounts';
import type { Cue } from './cues';
import * as formulas from './formulas';
import type { Worked } from './formulas';
import { functionWords, highestWords, lowestWords, ownerStems } from './lexicon';
import type { Figure, Reading, RowRef } from './reading';
import { type Role, roleOf } from './roles';
import { type Scope, rowBefore, rowsOfFigures, shifted } from './scope';
import { type FigureColumn, meaningsIn, type Table } from './tables';

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
};

/** How a figure follows from the table, or why it does not. `open`: the check cannot tell. */
export type Explained =
  | { state: 'cell'; column: FigureColumn; row: number }
  | { state: 'worked'; worked: Worked; column: FigureColumn }
  | { state: 'harmless' }
  /** `contrary`: what the table says instead, where it decides the word or figure exactly. */
  | { state: 'wrong'; reason: string; contrary?: Contrary }
  | { state: 'open'; reason: string };

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
  for (const figure of reading.figures) if (isGroupSize(reading, figure)) roles.set(figure, 'rank');
  for (const figure of reading.figures)
    if (
      others > 2 &&
      roles.get(figure) === 'level' &&
      /\ba (?:net )?(?:loss|gain) of(?: [\p{L}]+)? $/iu.test(reading.text.slice(0, figure.at))
    )
      roles.set(figure, 'by');
  const levels = reading.figures.filter((figure) => /^(?:level|from|to)$/.test(roles.get(figure) ?? ''));
  const rowOf = rowsOfFigures(reading.text, levels, scope.singles);
  orderEnds(levels, roles, scope, rowOf, reading);
  return { reading, scope, cues, cited, roles, rowOf, used: new Set() };
}

/** "Between 1990 and 2023 it rose to 37.79 from 22.73": the first end of the time belongs to "from". */
function orderEnds(
  levels: readonly Figure[],
  roles: ReadonlyMap<Figure, Role>,
  { singles, stretches, order, isSeries }: Scope,
  rowOf: Map<Figure, RowRef>,
  { table, text }: Reading,
): void {
  const along = stretches.length === 1 ? (stretches[0]?.rows ?? []) : [];
  if (singles.length === 0 && along.length > 2 && along.length === levels.length && isList(levels, text))
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
  if (levels.length === 2 && singles.length === 0 && stretches.length === 1 && stretch) {
    const [first, last] = from ? [from, to] : levels;
    const ref = (row: number): RowRef => ({
      ...stretch,
      text: formulas.rowName(table, row),
      rows: [row],
      kind: 'period',
    });
    if (first) rowOf.set(first, ref(stretch.ends[0]));
    if (last) rowOf.set(last, ref(stretch.ends[1]));
  } else if (from && to && from !== to && singles.length === 1 && levels.length === 2 && isSeries) {
    const row = singles[0]?.rows.length === 1 ? singles[0].rows[0] : undefined;
    const before = row === undefined ? undefined : stepBefore(table, order, row, text);
    if (!singles[0] || before === undefined) return;
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

const nounOfRows = /^(?:year|quarter|month|day|week|row|entry|entries|period|time)s?$/;

/** Whether the words behind a figure count rows: "seven of the years", "eight companies". */
export function countsRows({ reading }: Pick<Case, 'reading'>, figure: Figure): boolean {
  const { amount, end } = figure;
  if (!Number.isInteger(amount.value) || amount.scale !== 1 || amount.fraction || amount.sign) return false;
  if (amount.unit)
    return (
      amount.unit.dim === reading.table.grain || (amount.unit.dim === 'year' && reading.table.grain !== '')
    );
  const labels = new Set(
    reading.table.dataset.columns
      .filter(({ type }) => type !== 'number')
      .flatMap(({ name }) => [...meaningsIn(name)]),
  );
  if (
    reading.table.dataset.rows.length === amount.value &&
    /\b(?:the|all|its|these|of the|all the|all of the)\s+$/i.test(reading.text.slice(0, figure.at))
  )
    return true;
  const behind = reading.words
    .filter((word) => word.at >= end && word.at - end < 40 && !functionWords.has(word.lower))
    .slice(0, 3);
  const another = reading.figures.find(
    (other) =>
      other !== figure &&
      other.at >= end &&
      /^ (?:out )?of (?:the |these |all )?$/.test(reading.text.slice(end, other.at)),
  );
  const generic =
    reading.table.periods === undefined &&
    behind[0] !== undefined &&
    ownerStems.has(behind[0].stem) &&
    /s$/.test(behind[0].lower);
  return (
    generic ||
    behind.some(({ lower, meaning }) => nounOfRows.test(lower) || labels.has(meaning)) ||
    (another !== undefined && countsRows({ reading }, another))
  );
}

export const wrong = (reason: string, contrary?: Contrary): Explained => ({
  state: 'wrong',
  reason,
  ...(contrary ? { contrary } : {}),
});

export const open = (reason: string): Explained => ({ state: 'open', reason });

export const withUnit = (value: number, unit: string) =>
  /^[%°]/.test(unit)
    ? `${formulas.numberText(value)}${unit === '%' ? '%' : ` ${unit}`}`
    : `${formulas.numberText(value)}${unit ? ` ${unit}` : ''}`;

/** "A loss of 12.4 million" says -12.4 million; a bare figure says what it shows, sign and all. */
export function signed(given: Case, figure: Figure, value: number): Amount {
  const { amount } = figure;
  const below = /^,? ?below (?:zero|freezing)/i.test(given.reading.text.slice(figure.end));
  const loss = given.cues.some(
    (cue) =>
      cue.kind === 'sign' &&
      cue.direction < 0 &&
      (figureOfSign(given, cue) === figure || isOneOfLosses(given, cue, figure)),
  );
  return (loss || below) && value < 0 && amount.sign === '' ? { ...amount, value: -amount.value } : amount;
}

/** "losses of EUR 58k and EUR 112k". */
function isOneOfLosses(given: Case, cue: Cue, figure: Figure): boolean {
  const { figures, text } = given.reading;
  const first = /^(?:losses|deficits|shortfalls)$/.test(cue.word.lower) && figureOfSign(given, cue);
  if (!first || figure.at < first.at) return false;
  const run = figures.filter(({ at }) => at >= first.at && at <= figure.at);
  return isList(run, text);
}

/** The figure that a word such as "loss" or "surplus" gives its sign: the next one behind it, else the one before. */
export function figureOfSign({ reading }: Case, { word }: Cue): Figure | undefined {
  const { figures, text } = reading;
  const behind = figures.find(
    ({ at }) => at >= word.end && at - word.end < 50 && !/[,;]/.test(text.slice(word.end, at)),
  );
  return behind ?? figures.filter(({ end }) => end <= word.at && word.at - end < 12).at(-1);
}

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
  if (scope.singles.length > 1) return scope.singles.flatMap(({ rows }) => rows);
  const [single] = scope.singles;
  if (single && single.rows.length > 1) return single.rows;
  return scope.order;
}

/** The two rows that a change or comparison is between, earlier or second-named first. */
export function endsOf(given: Case, at: number): readonly [number, number] | undefined {
  const { scope, reading, cited, cues } = given;
  const { table, text } = reading;
  const [stretch] = scope.stretches;
  const step = stepOf(given, at);
  if (step) return step;
  if (stretch && scope.stretches.length === 1 && scope.singles.length === 0) return stretch.ends;
  const singles = scope.singles.filter(({ rows }) => rows.length === 1);
  const [one, other] = singles.length > 2 ? nearestTwo(singles, at) : singles;
  if (one && other) {
    const [a, b] = [one.rows[0] ?? 0, other.rows[0] ?? 0];
    if (a === b) return undefined;
    if (isBase(text, other) && !isBase(text, one)) return [b, a];
    if (isBase(text, one) && !isBase(text, other) && !/\bfrom(?: the year)? $/i.test(text.slice(0, one.at)))
      return [a, b];
    const compares =
      /\b(?:compared (?:with|to)|relative to|versus)\b/i.test(text) ||
      /\bas(?: in| for| at| of| (?:that|those) (?:of|in))?(?: the)? $/i.test(text.slice(0, other.at)) ||
      (cues.some((cue) => cue.kind === 'compare') && / than |against/i.test(text));
    if ((scope.isSeries || (one.kind === 'period' && other.kind === 'period')) && !compares)
      return scope.order.indexOf(a) < scope.order.indexOf(b) ? [a, b] : [b, a];
    return /^\s*(?:compared (?:with|to)|relative to|against)/i.test(text) ? [a, b] : [b, a];
  }
  if (one && (scope.isSeries || scope.series !== scope.order)) {
    const before = /year[- ](?:on|over)[- ]year/i.test(text)
      ? shifted(table, one.rows[0] ?? 0, 'year', -1, scope.series)
      : rowBefore({ order: scope.series }, one.rows[0] ?? 0);
    const row = one.rows[0] ?? 0;
    if (/\b(?:year|quarter|month) (?:before|earlier)\b|\bprevious (?:year|quarter|month)\b/i.test(text))
      return undefined;
    return before === undefined || before < 0 || !isNext(table, before, row, text)
      ? undefined
      : [before, row];
  }
  if (singles.length > 0) return undefined;
  const { order } = scope;
  const rows = [...cited].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  if (rows.length === 2 && scope.isSeries) return [rows[0] ?? 0, rows[1] ?? 0];
  return scope.isSeries && order.length > 1 && rows.length !== 1
    ? [order[0] ?? 0, order.at(-1) ?? 0]
    : undefined;
}

/** "on 2020", "against 2020", "from 2020": the row that a change is measured against. */
const isBase = (text: string, { at }: RowRef) =>
  /\b(?:on|against|from|over|versus|than(?: in)?|compared (?:with|to)(?: that of)?)(?: the (?:year|level of|figure (?:for|of)))? $/i.test(
    text.slice(Math.max(0, at - 40), at),
  );

/** The row before is the one a year, a quarter or a month before: rows with a gap between them are no step. */
function isNext(table: Table, before: number, row: number, text: string): boolean {
  const [a, b] = [table.periods?.[before], table.periods?.[row]];
  if (!a || !b) return false;
  const months = (from: number) => Math.floor(from / 10_000) * 12 + (Math.floor(from / 100) % 100);
  const steps: Readonly<Record<string, number>> = { year: 12, quarter: 3, month: 1 };
  const step = /year[- ](?:on|over)[- ]year/i.test(text) ? 12 : steps[table.grain];
  return step === undefined || months(b.from) - months(a.from) === step;
}

/** "grew by 20.8 million in 2022, after 7.3 million in 2021": each change belongs to a row and is a step from the one before. */
function stepOf({ scope, reading, roles }: Case, at: number): readonly [number, number] | undefined {
  const changes = reading.figures.filter((figure) => roles.get(figure) === 'by');
  const levels = reading.figures.some((figure) => /^(?:from|to|level|times)$/.test(roles.get(figure) ?? ''));
  if (
    changes.length < 2 ||
    changes.length !== scope.singles.length ||
    levels ||
    !scope.isSeries ||
    scope.stretches.length > 0
  )
    return undefined;
  const index = changes.findIndex((figure) => figure.at === at);
  const row = scope.singles[index]?.rows[0];
  const before = row === undefined ? undefined : rowBefore(scope, row);
  return row === undefined || before === undefined ? undefined : [before, row];
}

const nearestTwo = (refs: readonly RowRef[], at: number) =>
  [...refs]
    .sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))
    .slice(0, 2)
    .sort((a, b) => a.at - b.at);

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
  if (amount.unit)
    return amount.unit.dim === column.unit.dim
      ? (amount.value * amount.unit.factor) / column.unit.factor
      : undefined;
  return amount.scale === 1 ? amount.value : amount.value / column.unit.scale;
}
