import { highestWords, lowestWords, qualitySuperlatives, shareWords } from '../../words/lexicon';
import type { Figure, Reading, RowRef } from './reading';
import { addRelatives } from './relative-rows';
import { crossed } from './crossed-labels';
import { labelMeanings, type Table } from '../structure/tables';
import { meaningOf } from '../../words/words';

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
  const followsOne = scope.series !== order && refs.length === 1 && refs[0] && !ranks(reading);
  if (followsOne && (isSince(text, refs[0] as RowRef) || aYearAway.test(text)))
    Object.assign(scope, { order: scope.series, isSeries: true });
  for (let index = 0; index < refs.length; index += 1) {
    const ref = refs[index];
    const next = refs[index + 1];
    if (!ref) continue;
    if (
      next &&
      ref.kind === 'period' &&
      next.kind === 'period' &&
      joins(text, ref, next) &&
      !goesBack(text, order, ref, next)
    ) {
      scope.stretches.push(stretchOf(order, ref.rows[0] ?? 0, next.rows.at(-1) ?? 0, ref.at, next.end));
      index += 1;
    } else if (isSince(text, ref) && scope.isSeries)
      scope.stretches.push(
        stretchOf(scope.order, ref.rows[0] ?? 0, scope.order.at(-1) ?? 0, ref.at, ref.end),
      );
    else if (ref.rows.length > 1 && ref.kind === 'period' && scope.isSeries)
      scope.stretches.push(stretchOf(order, ref.rows[0] ?? 0, ref.rows.at(-1) ?? 0, ref.at, ref.end));
    else scope.singles.push(ref);
  }
  addRelatives(reading, scope);
  return scope;
}

const aYearAway =
  /\b(?:a|one) (?:year|quarter|month) (?:earlier|before|later)\b|\bthe (?:year before|previous year)\b/i;

/** What is the highest or a share of a whole is measured against the rows of other labels. */
const ranks = ({ words, figures }: Reading) =>
  words.some(
    ({ lower }) =>
      highestWords.has(lower) ||
      lowestWords.has(lower) ||
      qualitySuperlatives[lower] !== undefined ||
      shareWords.has(lower) ||
      /^(?:rank(?:s|ed)?|others?|ahead|behind|all)$/.test(lower),
  ) || figures.some(({ amount }) => amount.ordinal || amount.fraction);

/** "Since 2020": from that row of a series to its last one. */
const isSince = (text: string, { at }: RowRef) => /\bsince(?: the)?(?: year)? $/i.test(text.slice(0, at));

/** "The third quarter was the weakest of the year for Pumps": a time among those of one label, and not a label among others. */
const timeRanked =
  /\b(?:\p{Ll}+est|best|worst) (?:of the year|(?:year|quarter|month|season)s?(?! \d))(?![\p{L}-])/iu;

/** Where rows repeat their labels over time, a label and a period name one row together. */
function narrowed(reading: Reading): {
  refs: readonly RowRef[];
  pool?: readonly number[];
  label?: readonly number[];
} {
  const { rows, table, text } = reading;
  // A label that all rows share, "Veldania" of a series of Veldania alone, names none of them.
  if (table.timed)
    return { refs: rows.filter((ref) => ref.kind !== 'label' || ref.rows.length < table.order.length) };
  if (!table.periods)
    return (
      crossed(table, rows, ranks(reading), text) ??
      firstOfAll(reading) ?? { refs: withoutAttributes(rows, text, table) }
    );
  const named = rows.filter(({ kind }) => kind === 'label');
  const cross = crossed(table, named, ranks(reading), text);
  const labels = cross?.refs ?? named;
  const periods = rows.filter(({ kind }) => kind === 'period');
  const meet = (some: readonly number[], other: readonly number[]) => withRows(some, new Set(other));
  if (labels.length > 0 && periods.length > 0) {
    const [single, many] = labels.length === 1 ? [labels[0], periods] : [periods[0], labels];
    const pairs = pairsOf(labels, periods);
    if (pairs) return { refs: pairs };
    if (labels.length > 1 && periods.length > 1)
      return { refs: [...labels, ...periods].sort((a, b) => a.at - b.at) };
    const isNegative = labels.length === 1 ? labels[0]?.isNegative : undefined;
    const refs = many.map((ref) => ({
      ...ref,
      rows: meet(ref.rows, single?.rows ?? []),
      ...(isNegative === undefined ? {} : { isNegative }),
    }));
    const isOne = labels.length === 1 && periods.length === 1;
    const isOfTimes = isOne && timeRanked.test(text);
    const pool = isOfTimes
      ? (labels[0]?.rows ?? [])
      : isOne
        ? (periods[0]?.rows ?? [])
        : (single?.rows ?? []);
    return {
      refs,
      ...(labels.length === 1 ? { label: labels[0]?.rows ?? [] } : {}),
      // What is the highest of a section is the highest of its rows alone.
      pool: isOne && cross?.pool && ranks(reading) ? meet(pool, cross.pool) : pool,
    };
  }
  const refs = periods.length > 0 ? rows : labels;
  const [only] = refs;
  if (cross?.pool && ranks(reading)) return { refs, pool: cross.pool };
  return only && refs.length === 1 && only.rows.length > 1 ? { refs, pool: only.rows } : { refs };
}

/** "A profit of 35.7 million in 2021, a loss of 34.7 million in 2022": labels and periods in turn name a row two by two. */
function pairsOf(labels: readonly RowRef[], periods: readonly RowRef[]): readonly RowRef[] | undefined {
  const refs = [...labels, ...periods].sort((a, b) => a.at - b.at);
  const isInTurn = refs.every(({ kind }, index) => index === 0 || kind !== refs[index - 1]?.kind);
  if (labels.length < 2 || labels.length !== periods.length || !isInTurn) return undefined;
  return labels.map((label, index) => {
    const period = periods[index] as RowRef;
    const own = new Set(period.rows);
    return {
      ...period,
      text: `${label.text} ${period.text}`,
      rows: label.rows.filter((row) => own.has(row)),
      ...(label.isNegative === undefined ? {} : { isNegative: label.isNegative }),
    };
  });
}

const amongSome = /^(?:rank(?:s|ed)?|others?|ahead|behind|all|than|any|every|each|both|only)$/;

/**
 * "Cooks in the private sector earn the least": the row that several labels name together may be the first of all rows, which
 * makes it the first of any of them as well.
 */
function firstOfAll({ table, rows, words, figures }: Reading): { refs: readonly RowRef[] } | undefined {
  const isPlain = words.every(({ lower }) => !amongSome.test(lower) && !shareWords.has(lower));
  if (!isPlain || figures.some(({ amount }) => amount.ordinal || amount.fraction)) return undefined;
  const refs = crossed(table, rows, false)?.refs;
  return refs?.length === 1 && refs[0]?.rows.length === 1 ? { refs } : undefined;
}

/**
 * "Fernhill in Eskdale", "the Odeon (Fischau)", "Hall and Mint, both in Lindau": a label that several rows share says where
 * the row right before it is. Where that row has another one, the reference stays and is left open.
 */
function withoutAttributes(refs: readonly RowRef[], text: string, table: Table): readonly RowRef[] {
  const named = (ref: RowRef) => ref.kind === 'label' && ref.rows.length === 1;
  return refs.filter((ref, index) => {
    if (listsAll(ref, refs.slice(index + 1), text)) return false;
    const before = refs[index - 1];
    const next = refs[index + 1];
    if (next && ref.kind === 'label' && named(next) && holds(ref, next) && isOwner(table, text, ref, next))
      return false;
    if (!before || ref.kind !== 'label' || !named(before)) return true;
    const between = text.slice(before.end, ref.at);
    if (/^,? both (?:of |in |from )(?:the )?$/i.test(between)) {
      const two = refs.slice(0, index).slice(-2);
      return !(two.length === 2 && two.every((each) => named(each) && holds(ref, each)));
    }
    return !(/^(?:,? (?:in|of|from|at|near) (?:the )?| ?\(|, )$/i.test(between) && holds(ref, before));
  });
}

/** "Kystbåt's Rennesund ferry", "the Norline route Halden": whose the row right behind it is. */
function isOwner(table: Table, text: string, ref: RowRef, next: RowRef): boolean {
  const [found, noun] = /^(?:['’]s?)? (?:(\p{Ll}+) )?$/u.exec(text.slice(ref.end, next.at)) ?? [];
  return found !== undefined && (noun === undefined || labelMeanings(table).has(meaningOf(noun)));
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

const link = /^,?\s*(?:to|until|till|through|through to|up to|and|[-–—])(?: the)?(?: (?:year|end of))?\s*$/i;

function joins(text: string, ref: RowRef, next: RowRef): boolean {
  const between = text.slice(ref.end, next.at);
  if (!link.test(between)) return false;
  return !/and/i.test(between) || /\bbetween(?: the)?(?: (?:years|end of))? $/i.test(text.slice(0, ref.at));
}

/** "From 2023 to 1990" names no stretch of time. */
const goesBack = (text: string, order: readonly number[], ref: RowRef, next: RowRef) =>
  /\bfrom(?: the)? $/i.test(text.slice(0, ref.at)) &&
  order.indexOf(ref.rows[0] ?? 0) > order.indexOf(next.rows.at(-1) ?? 0);

function stretchOf(order: readonly number[], one: number, other: number, at: number, end: number): Stretch {
  const [from, to] = [order.indexOf(one), order.indexOf(other)].sort((a, b) => a - b);
  const rows = order.slice(from, (to ?? 0) + 1);
  return { at, end, rows, ends: [rows[0] ?? one, rows.at(-1) ?? other] };
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
          : (beside[index] ?? nearest(figure, figures, ofOwn(text, figure, refs)));
    if (ref) found.set(figure, ref);
  }
  return found;
}

/** "A balance of 1.1 million surpassed that of 2018": what a figure is compared with is not where it stands. */
function ofOwn(text: string, { end }: Figure, refs: readonly RowRef[]): readonly RowRef[] {
  const own = refs.filter(
    ({ at }) => at < end || !/ (?:than|that of|those of|that in|those in) /.test(text.slice(end, at)),
  );
  return own.length > 0 ? own : refs;
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
