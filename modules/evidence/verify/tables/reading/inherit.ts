import { saysShort } from './denials';
import { lessWords, moreWords } from '../../words/lexicon';
import type { Reading, RowRef } from './reading';
import { roleOf } from './roles';
import { scopeOf } from './scope';

/** What the next part may leave unsaid. */
export function merged(reading: Reading, before: Reading | undefined): Reading {
  return {
    ...reading,
    columns: reading.columns.length > 0 ? reading.columns : (before?.columns ?? []),
    rows: reading.rows.length > 0 ? reading.rows : (before?.rows ?? []),
  };
}

/** Columns and rows of the part before, set before the text so that they count as named first. */
export function inherit(reading: Reading, before: Reading | undefined): void {
  if (!before) return;
  const away = <T extends { at: number; end: number }>(refs: readonly T[]) =>
    refs.map((ref) => ({ ...ref, at: -2, end: -1 }));
  if (reading.columns.length === 0 || isElliptic(reading, before)) reading.columns = away(before.columns);
  const kind = reading.rows[0]?.kind;
  if (isComparedWith(reading) && isOneRow(before)) {
    reading.rows = [...away(before.rows), ...reading.rows];
    return;
  }
  const stretch = reading.rows.length === 0 ? (stretchIn(before) ?? endsIn(before, reading)) : undefined;
  if (stretch) reading.rows = [stretch];
  else if (reading.rows.length === 0)
    reading.rows = away(before.rows).slice(0, isBareComparison(reading) ? 2 : 1);
  else if (reading.rows.length === 1 && before.rows.length > 0 && saysShort(reading))
    reading.rows = [...away(before.rows).slice(0, 1), ...reading.rows];
  else if (kind === 'period' && before.rows.some((ref) => ref.kind === 'label'))
    reading.rows = [...away(before.rows.filter((ref) => ref.kind === 'label')).slice(0, 1), ...reading.rows];
  else if (isOfSameTime(reading, before))
    reading.rows = [...away(before.rows.filter((ref) => ref.kind === 'period')), ...reading.rows];
}

/** "..., 2% less than in July", "..., twice as many as Neurology": the row behind "than" or "as" is what the one before is compared with. */
const isComparedWith = ({ rows, text }: Reading): boolean => {
  const [row, ...more] = rows;
  return (
    row !== undefined &&
    more.length === 0 &&
    /\b(?:than|as)(?: (?:(?:that|those|ones?) (?:of|in|at|for|on)|in|at|for|on|of))?(?: the)? $/.test(
      text.slice(0, row.at),
    ) &&
    !/\b(?:well|such) as(?: \p{Ll}+)* $/u.test(text.slice(0, row.at))
  );
};

/** A part that speaks of one row: a label, a period, or both. */
const isOneRow = ({ rows }: Reading): boolean =>
  rows.length > 0 && rows.length <= 2 && new Set(rows.map(({ kind }) => kind)).size === rows.length;

/** "Mining grew from 35,400 in 2019 to 66,100 in 2023, glass fell by 13,100": another label, in the same period or between the same two. */
function isOfSameTime({ rows, table }: Reading, before: Reading): boolean {
  const periods = before.rows.filter(({ kind }) => kind === 'period');
  return (
    !table.timed &&
    rows.length === 1 &&
    rows[0]?.kind === 'label' &&
    (periods.length === 1 || periods.length === 2)
  );
}

/** "Since 2010": the stretch of time that the part before speaks of. */
function stretchIn(before: Reading): RowRef | undefined {
  const { stretches, singles } = scopeOf(before);
  const [stretch, ...more] = stretches;
  if (!stretch || more.length > 0 || singles.length > 0 || stretch.rows.length < 2) return undefined;
  return { at: -2, end: -1, text: '', rows: stretch.rows, kind: 'period' };
}

/** "... in 2010 to ... in 2023, while parcels rose from 61.2 million to 152.1 million": between the same two rows. */
function endsIn(before: Reading, reading: Reading): RowRef | undefined {
  const roles = reading.figures.map((figure) => roleOf(reading, figure));
  const { singles, stretches, order, isSeries } = scopeOf(before);
  const [one, other] = singles.map(({ rows }) => order.indexOf(rows[0] ?? -1)).sort((a, b) => a - b);
  const isPair = isSeries && singles.length === 2 && stretches.length === 0;
  if (!isPair || roles.join() !== 'from,to' || one === undefined || other === undefined || one === other)
    return undefined;
  if (one < 0 || singles.some(({ kind, rows }) => kind !== 'period' || rows.length !== 1)) return undefined;
  return { at: -2, end: -1, text: '', rows: order.slice(one, other + 1), kind: 'period' };
}

/** "206,000 hl with 103 employees, while Kelmouth produced 103,000 hl with 54": the same columns in the same order. */
const isElliptic = ({ columns, figures }: Reading, before: Reading) =>
  columns.length < before.columns.length &&
  figures.length === before.figures.length &&
  figures.length === before.columns.length &&
  columns.every((ref, index) =>
    ref.columns.every((column) => before.columns[index]?.columns.includes(column)),
  );

/** "more electricity than Kelmouth, although it brewed less": compared with the same row once more. */
const isBareComparison = ({ words, text, figures }: Reading) =>
  words.some(
    ({ lower, end }) => (moreWords.has(lower) || lessWords.has(lower)) && !/^ than\b/.test(text.slice(end)),
  ) && figures.every(({ amount }) => amount.fraction || amount.unit?.dim === 'percent');
