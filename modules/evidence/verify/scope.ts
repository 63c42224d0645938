import type { Figure, Reading, RowRef } from './reading';
import type { Table } from './tables';

/** The rows a statement is about: single rows in order, and stretches from one row to another. */
export type Scope = {
  singles: RowRef[];
  stretches: Stretch[];
  /** The rows it can speak of, in the order of time: all, or those of the one label or period that it names. */
  order: readonly number[];
  /** The rows of the one label it names, in the order of time; else the same as `order`. */
  series: readonly number[];
  /** These rows are a series in time. */
  isSeries: boolean;
};
/** `ends` are its first and last row in the order of time, or of the table where it has no time. */
export type Stretch = { at: number; end: number; rows: readonly number[]; ends: readonly [number, number] };

/** Finds stretches ("1990 to 2023", "since 2010", "the 1990s") and rows named by others ("a year earlier"). */
export function scopeOf(reading: Reading): Scope {
  const { table, text } = reading;
  const { refs, pool, label } = narrowed(reading);
  const inPool = pool && new Set(pool);
  const order = inPool ? table.order.filter((row) => inPool.has(row)) : table.order;
  const scope: Scope = { singles: [], stretches: [], order, series: order, isSeries: isSeries(table, order) };
  const labelled = label && new Set(label);
  const own = labelled ? table.order.filter((row) => labelled.has(row)) : order;
  if (own !== order && isSeries(table, own)) scope.series = own;
  for (let index = 0; index < refs.length; index += 1) {
    const ref = refs[index];
    const next = refs[index + 1];
    if (!ref) continue;
    if (next && ref.kind === 'period' && next.kind === 'period' && joins(text, ref, next)) {
      scope.stretches.push(stretchOf(order, ref.rows[0] ?? 0, next.rows.at(-1) ?? 0, ref.at, next.end));
      index += 1;
    } else if (/\bsince(?: the)?(?: year)? $/i.test(text.slice(0, ref.at)) && scope.isSeries)
      scope.stretches.push(stretchOf(order, ref.rows[0] ?? 0, order.at(-1) ?? 0, ref.at, ref.end));
    else if (ref.rows.length > 1 && ref.kind === 'period' && scope.isSeries)
      scope.stretches.push(stretchOf(order, ref.rows[0] ?? 0, ref.rows.at(-1) ?? 0, ref.at, ref.end));
    else scope.singles.push(ref);
  }
  addRelatives(reading, scope);
  return scope;
}

/** Where rows repeat their labels over time, a label and a period name one row together. */
function narrowed({ rows, table, text }: Reading): {
  refs: readonly RowRef[];
  pool?: readonly number[];
  label?: readonly number[];
} {
  if (table.timed) return { refs: rows };
  if (!table.periods) return { refs: withoutAttributes(rows, text) };
  const labels = rows.filter(({ kind }) => kind === 'label');
  const periods = rows.filter(({ kind }) => kind === 'period');
  const meet = (some: readonly number[], other: readonly number[]) => withRows(some, new Set(other));
  if (labels.length > 0 && periods.length > 0) {
    const [single, many] = labels.length === 1 ? [labels[0], periods] : [periods[0], labels];
    if (labels.length > 1 && periods.length > 1) return { refs: rows };
    const refs = many.map((ref) => ({ ...ref, rows: meet(ref.rows, single?.rows ?? []) }));
    return {
      refs,
      ...(labels.length === 1 ? { label: labels[0]?.rows ?? [] } : {}),
      pool: labels.length === 1 && periods.length === 1 ? (periods[0]?.rows ?? []) : (single?.rows ?? []),
    };
  }
  const refs = rows;
  const [only] = rows;
  return only && rows.length === 1 && only.rows.length > 1 ? { refs, pool: only.rows } : { refs };
}

/**
 * "Fernhill in Eskdale", "the Odeon (Fischau)", "Hall and Mint, both in Lindau": a label that several rows share says where
 * the row right before it is. Where that row has another one, the reference stays and is left open.
 */
function withoutAttributes(refs: readonly RowRef[], text: string): readonly RowRef[] {
  const named = (ref: RowRef) => ref.kind === 'label' && ref.rows.length === 1;
  return refs.filter((ref, index) => {
    if (listsAll(ref, refs.slice(index + 1), text)) return false;
    const before = refs[index - 1];
    if (!before || ref.kind !== 'label' || !named(before)) return true;
    const between = text.slice(before.end, ref.at);
    if (/^,? both (?:of |in |from )(?:the )?$/i.test(between)) {
      const two = refs.slice(0, index).slice(-2);
      return !(two.length === 2 && two.every((each) => named(each) && holds(ref, each)));
    }
    return !(/^(?:,? (?:in|of|from|at|near) (?:the )?| ?\(|, )$/i.test(between) && holds(ref, before));
  });
}

/** "The three islands of Upper Solanne, Arrah, Benno and Holm": the names behind the label are just its rows. */
function listsAll({ rows, kind, end }: RowRef, behind: readonly RowRef[], text: string): boolean {
  const [first] = behind;
  if (
    kind !== 'label' ||
    rows.length < 2 ||
    !first ||
    !/^(?:,|:| \()? (?:the )?$/.test(text.slice(end, first.at))
  )
    return false;
  const named = behind.flatMap((ref) => (ref.rows.length === 1 ? ref.rows : []));
  return (
    named.length === rows.length && behind.length === rows.length && rows.every((row) => named.includes(row))
  );
}

/** Both name the same row, by different columns. */
const holds = ({ rows, text }: RowRef, one: RowRef) => text !== one.text && rows.includes(one.rows[0] ?? -1);

const withRows = (some: readonly number[], wanted: ReadonlySet<number>) =>
  some.filter((row) => wanted.has(row));

function isSeries({ periods, timed, order: all }: Table, order: readonly number[]): boolean {
  if (order === all) return timed && order.length > 1;
  if (!periods || order.length < 2) return false;
  const seen = new Set(order.map((row) => periods[row]?.from));
  return seen.size === order.length && !seen.has(undefined);
}

const link = /^,?\s*(?:to|until|till|through|and|[-–—])(?: the)?(?: (?:year|end of))?\s*$/i;

function joins(text: string, ref: RowRef, next: RowRef): boolean {
  const between = text.slice(ref.end, next.at);
  if (!link.test(between)) return false;
  return !/and/i.test(between) || /\bbetween(?: the)?(?: (?:years|end of))? $/i.test(text.slice(0, ref.at));
}

function stretchOf(order: readonly number[], one: number, other: number, at: number, end: number): Stretch {
  const [from, to] = [order.indexOf(one), order.indexOf(other)].sort((a, b) => a - b);
  const rows = order.slice(from, (to ?? 0) + 1);
  return { at, end, rows, ends: [rows[0] ?? one, rows.at(-1) ?? other] };
}

const unit = '(year|quarter|month|day)';
const noun = '(?:year|quarter|month|day|entry|row|value|figure|reading|period|point)';
const earlier = new RegExp(
  `\\b(?:(?:a|one) ${unit} (?:earlier|before|previously)|(?:the|its) (?:previous|preceding|prior) ${unit}|the ${unit} (?:before|earlier)|previous ${unit}['’]s)\\b`,
  'gi',
);
const later = new RegExp(
  `\\b(?:(?:a|one) ${unit} (?:later|after)|the (?:following|next|subsequent) ${unit}|the ${unit} after)\\b`,
  'gi',
);
const latest = new RegExp(
  `\\b(?:latest|most recent|last|final)(?: available)? ${noun}\\b|\\b(?:at )?the end of the (?:series|period|table)\\b`,
  'gi',
);
const first = new RegExp(
  `\\b(?:first|earliest|opening) ${noun}\\b|\\b(?:at )?the (?:start|beginning) of the (?:series|period|table)\\b`,
  'gi',
);

/** Rows named by where they stand: "the latest year", "a year earlier". */
function addRelatives(reading: Reading, scope: Scope): void {
  const { table, text } = reading;
  if (!scope.isSeries) return;
  const { order } = scope;
  const add = (found: RegExpExecArray, row: number | undefined) => {
    const taken = [...scope.singles, ...scope.stretches].some(
      ({ at, end }) => at < found.index + found[0].length && end > found.index,
    );
    const named = reading.columns.some(
      ({ at, end }) => at < found.index + found[0].length && end > found.index,
    );
    if (row === undefined || taken || named) return;
    scope.singles.push({
      at: found.index,
      end: found.index + found[0].length,
      text: found[0],
      rows: [row],
      kind: 'period',
    });
  };
  for (const found of text.matchAll(latest)) add(found, order.at(-1));
  for (const found of text.matchAll(first)) add(found, order[0]);
  const base = scope.singles.find(({ rows }) => rows.length === 1)?.rows[0];
  for (const [pattern, direction] of [
    [earlier, -1],
    [later, 1],
  ] as const)
    for (const found of text.matchAll(pattern))
      add(
        found,
        base === undefined
          ? undefined
          : shifted(table, base, found.slice(1).find(Boolean) ?? 'year', direction, order),
      );
  for (const found of text.matchAll(several)) {
    const by = smallNumbers.indexOf((found[1] ?? '').toLowerCase());
    const row =
      base === undefined || by < 2
        ? undefined
        : shifted(table, base, found[2] ?? 'year', found[3] === 'later' ? 1 : -1, order, by);
    if (row !== undefined) add(found, row);
  }
  for (const found of text.matchAll(sameIn)) {
    const period = base === undefined ? undefined : table.periods?.[base];
    const year = Number(found[1]);
    const row =
      period && order.find((each) => table.periods?.[each]?.from === year * 10_000 + (period.from % 10_000));
    if (row === undefined) continue;
    scope.singles = scope.singles.filter(
      ({ at, end }) => end <= found.index || at >= found.index + found[0].length,
    );
    scope.stretches = scope.stretches.filter(
      ({ at, end }) => end <= found.index || at >= found.index + found[0].length,
    );
    add(found, row);
  }
  scope.singles.sort((a, b) => a.at - b.at);
}

const smallNumbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const several = new RegExp(
  `\\b(two|three|four|five|six|seven|eight|nine|ten) (year|quarter|month)s (earlier|before|later)\\b`,
  'gi',
);
const sameIn = /\bthe same (?:quarter|month|period) (?:of|in) (\d{4})\b/gi;

/** The row a year, quarter or month away. */
export function shifted(
  table: Table,
  row: number,
  by: string,
  direction: 1 | -1,
  order: readonly number[],
  steps = 1,
): number | undefined {
  const period = table.periods?.[row];
  if (!period) return undefined;
  const months = { year: 12, quarter: 3, month: 1, day: 0 }[by.toLowerCase()] ?? 12;
  const start =
    Math.floor(period.from / 10_000) * 12 +
    (Math.floor(period.from / 100) % 100) -
    1 +
    direction * months * steps;
  const from = Math.floor(start / 12) * 10_000 + ((start % 12) + 1) * 100 + (period.from % 100);
  return order.find((each) => table.periods?.[each]?.from === from);
}

/** The row before this one. */
export function rowBefore({ order }: Pick<Scope, 'order'>, row: number): number | undefined {
  return order[order.indexOf(row) - 1];
}

const tightAfter =
  /^\s*\(?,?\s*(?:in|for|during|at|by|as of|on|of|from)?\s*(?:the (?:year|quarter|month|end)(?: of)?)?\s*\(?$/i;
const tightBefore =
  /^(?:['’]s?)?\s*[(:=–-]?\s*(?:with|at|had|has|was|were|is|on|of|by|to|came to|came in at|stood at|reached|recorded|posted|reported)?\s*(?:a|an|the|about|around|roughly|nearly|almost|just|some|over|more than|under)?\s*$/i;

/** The row that stands right behind a figure, or right before it. */
function tight(text: string, { at, end }: Figure, refs: readonly RowRef[]): RowRef | undefined {
  return (
    refs.find((ref) => ref.at >= end && tightAfter.test(text.slice(end, ref.at))) ??
    refs.find((ref) => ref.end <= at && tightBefore.test(text.slice(ref.end, at)))
  );
}

/** Which row each figure belongs to: the one beside it, else in the order in which both are named. */
export function rowsOfFigures(
  text: string,
  figures: readonly Figure[],
  refs: readonly RowRef[],
): Map<Figure, RowRef> {
  const found = new Map<Figure, RowRef>();
  const beside = figures.map((figure) => tight(text, figure, refs));
  const all = beside.every((ref) => ref !== undefined) && new Set(beside).size === figures.length;
  for (const [index, figure] of figures.entries()) {
    const ref = all
      ? beside[index]
      : refs.length === 1
        ? refs[0]
        : refs.length === figures.length
          ? refs[index]
          : (beside[index] ?? nearest(figure, figures, refs));
    if (ref) found.set(figure, ref);
  }
  return found;
}

function nearest(figure: Figure, figures: readonly Figure[], refs: readonly RowRef[]): RowRef | undefined {
  const gap = (ref: RowRef) => (ref.at >= figure.end ? ref.at - figure.end : figure.at - ref.end);
  const free = refs.filter(
    (ref) => !figures.some((other) => other !== figure && isBetween(other, figure, ref)),
  );
  return [...free].sort((a, b) => gap(a) - gap(b))[0];
}

const isBetween = (other: Figure, figure: Figure, ref: RowRef) =>
  (other.at > figure.at && other.end <= ref.at) || (other.at >= ref.end && other.end < figure.at);
