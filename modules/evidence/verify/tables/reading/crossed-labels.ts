import { memoize } from '../../../../kernel/memoize';
import { sectionColumns } from '../../../figures/section-rows';
import { highestWords, lowestWords, qualitySuperlatives } from '../../words/lexicon';
import type { RowRef } from './reading';
import type { Table } from '../structure/tables';

/** Rows that labels of several columns name together; `pool`: those that such a row is compared with. */
export type Crossed = { refs: readonly RowRef[]; pool?: readonly number[] };

/** The columns of labels, where the labels of a row name it together, with its period where it has one, and each stands in several rows. */
const keysOf = memoize(({ dataset, periods }: Table): readonly number[] | undefined => {
  const texts = dataset.columns.flatMap(({ type }, index) => (type === 'text' ? [index] : []));
  const cells = (column: number) => dataset.rows.map((row) => String(row[column] ?? '').trim());
  const isKey = (column: number) => new Set(cells(column)).size < dataset.rows.length;
  if (texts.length < 2 || !texts.every(isKey)) return undefined;
  const together = new Set(
    dataset.rows.map((row, at) =>
      [periods?.[at]?.from, ...texts.map((column) => String(row[column] ?? '').trim())].join('\n'),
    ),
  );
  return together.size < dataset.rows.length ? undefined : texts;
});

/**
 * In a table whose rows are named by several labels, "South" and "butter", the row that they name together. Of one column alone a
 * sentence may name several labels. Undefined where it ranks rows: among which ones is open.
 */
export function crossed(
  table: Table,
  refs: readonly RowRef[],
  isRanking: boolean,
  text = '',
): Crossed | undefined {
  if (isRanking) return withinSection(table, refs, text) ?? withinGroup(table, refs, text);
  const keys = keysOf(table);
  if (!keys || refs.length < 2) return undefined;
  const groups = keys.map((key) => refs.filter(({ column }) => column === key));
  if (groups.flat().length < refs.length || groups.some((group) => group.length === 0)) return undefined;
  const listed = groups.filter((group) => group.length > 1);
  if (listed.length > 1) return undefined;
  const many = listed[0] ?? groups.at(-1) ?? [];
  const pool = meet(groups.filter((group) => group !== many).map(([ref]) => ref?.rows ?? []));
  const within = new Set(pool);
  return { refs: many.map((ref) => ({ ...ref, rows: ref.rows.filter((row) => within.has(row)) })), pool };
}

/**
 * "In the southern region, rail had the highest revenue": among the rows below that heading. Undefined for "rail in the southern region had",
 * which may be the highest of all rows.
 */
function withinSection({ dataset }: Table, refs: readonly RowRef[], text: string): Crossed | undefined {
  const { section: column } = sectionColumns(dataset);
  const [section, ...sections] = refs.filter((ref) => column >= 0 && ref.column === column);
  const [label, ...labels] = refs.filter((ref) => ref.column !== column && ref.kind === 'label');
  if (!section || !label || sections.length > 0 || labels.length > 0 || refs.length > 2) return undefined;
  const [one, other] = section.at < label.at ? [section, label] : [label, section];
  if (other.at - one.end < 2 || /^ (?:in|of|from|for) (?:the )?$/.test(text.slice(one.end, other.at)))
    return undefined;
  const within = new Set(section.rows);
  return { refs: [{ ...label, rows: label.rows.filter((row) => within.has(row)) }], pool: section.rows };
}

const amongGroup =
  /\b(?:in|of|among|within|across)(?: all)?(?: the)?(?: \p{L}+)?(?: \p{Ll}+s (?:in|of|from))?(?: the)? $/iu;

/**
 * "In the North, Brenland has the most inhabitants", "the largest of the four countries in the North": a label that several rows share
 * in a table of named rows, apart from the one row that is named. Among all rows it may be another.
 */
function withinGroup(
  { periods, dataset }: Table,
  refs: readonly RowRef[],
  text: string,
): Crossed | undefined {
  const [one, other, ...more] = refs.filter(({ kind, at }) => kind === 'label' && at >= 0);
  if (!one || !other || periods !== undefined) return undefined;
  const [group, label] = one.rows.length > 1 ? [one, other] : [other, one];
  const [row] = label.rows;
  // "Ahead of Dale and Esk": the next in the same group.
  const isBehind = more.every(
    ({ rows, column }) => rows.length === 1 && column === label.column && group.rows.includes(rows[0] ?? -1),
  );
  const [next] = more;
  if (next && !(isBehind && nextAhead.test(text.slice(other.end, next.at)))) return undefined;
  if (label.rows.length !== 1 || row === undefined || group.rows.length < 2 || group.column === label.column)
    return undefined;
  const isRanked = (text.toLowerCase().match(/\p{L}+/gu) ?? []).some(
    (word) =>
      highestWords.has(word) ||
      lowestWords.has(word) ||
      qualitySuperlatives[word] !== undefined ||
      word === 'any',
  );
  const isOwn = isRanked && group.rows.includes(row) && dataset.columns[group.column ?? -1]?.type === 'text';
  const between = text.slice(one.end, other.at);
  // "Brenland, in the North, has the most": among all rows.
  if (
    !isOwn ||
    !amongGroup.test(text.slice(0, group.at)) ||
    /^,? (?:in|of|from|for) (?:the )?$/.test(between)
  )
    return undefined;
  return { refs: [label, ...more], pool: group.rows };
}

const nextAhead = /[ ,](?:ahead of|followed by|before|then)(?: the)? $/;

function meet([first = [], ...more]: readonly (readonly number[])[]): readonly number[] {
  return more.reduce((rows, other) => {
    const wanted = new Set(other);
    return rows.filter((row) => wanted.has(row));
  }, first);
}
