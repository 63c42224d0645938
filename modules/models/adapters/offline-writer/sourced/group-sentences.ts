import { plainWords } from '../wording';
import type { Subject } from './chapter';
import {
  claim,
  clashes,
  entry,
  find,
  isUnique,
  isZero,
  place,
  rose,
  type Row,
  shown,
  speaksOfMean,
} from './speech';

/* What can be said of one column of a table whose rows are things, a sentence each; see series-sentences. */

const nameOf = (row: Row) => plainWords(row.label);
/** Rows named by a label alone can lead and trail; "Kaldvik in 2019" is named by its place. */
const isPlain = (...rows: readonly (Row | undefined)[]) =>
  rows.every((row) => row !== undefined && row.label !== '' && row.when === '');

/** The highest row; if rows have no name, the sum or mean of all. */
export function leader(subject: Subject): string {
  const high = find(subject, 'highest');
  const [row] = high?.rows ?? [];
  if (!high || !row || !isPlain(row) || !isUnique(subject, high)) return total(subject) || mean(subject);
  return clashes(subject, /\blead|\bled\b/i)
    ? claim(`the highest figure for ${subject.name} stands in the row for ${nameOf(row)}`, row.spanId)
    : claim(`with ${entry(subject, high)}, ${nameOf(row)} led in ${subject.name}`, row.spanId);
}

/** The highest and the lowest row. */
export function ends(subject: Subject): string[] {
  const [high, low] = [find(subject, 'highest'), find(subject, 'lowest')];
  const [top, bottom] = [high?.rows[0], low?.rows[0]];
  if (!high || !low || !top || !bottom || high.value === low.value) return [];
  const [h, l] = [entry(subject, high), entry(subject, low)];
  const { header } = subject.table;
  const isNamed = top.name !== '' && isUnique(subject, high) && isUnique(subject, low);
  if (!isNamed)
    return [
      claim(`for ${subject.name}, the highest figure is ${h}`, header),
      claim(`for ${subject.name}, the lowest figure is ${l}`, header),
    ];
  if (isPlain(top, bottom)) {
    const text =
      subject.turn % 2 === 0 && !clashes(subject, /\blead|\bled\b/i)
        ? `in ${subject.name}, ${nameOf(top)} led with ${h}; the lowest figure, ${place(bottom)}, is ${l}`
        : `for ${subject.name}, the highest figure, ${place(top)}, is ${h}; the lowest, ${place(bottom)}, is ${l}`;
    return [claim(text, top.spanId, bottom.spanId)];
  }
  return [
    claim(`for ${subject.name}, the highest figure is ${h}, ${place(top)}`, top.spanId),
    claim(`for ${subject.name}, the lowest figure is ${l}, ${place(bottom)}`, bottom.spanId),
  ];
}

/** The mean of all rows. */
export function mean(subject: Subject): string {
  const found = find(subject, 'mean');
  if (!found || speaksOfMean(subject)) return '';
  const value = entry(subject, found);
  return claim(
    subject.turn % 2 === 0
      ? `over all rows, ${subject.name} averaged ${value}`
      : `${subject.name} averaged ${value} over all rows`,
    subject.table.header,
  );
}

/** The sum of all rows. */
export function total(subject: Subject): string {
  const found = find(subject, 'total');
  if (!found) return '';
  return claim(`${subject.name} of all rows together came to ${entry(subject, found)}`, subject.table.header);
}

/** The largest parts of the total. */
export function shares(subject: Subject): string[] {
  const found = subject.table
    .figures('share', subject.column.name)
    .filter((figure) => !isZero(figure) && figure.period !== '');
  if (found.length < 2) return [];
  const texts = [
    (name: string, part: string) => `${name} accounts for ${part} of the total of ${subject.name}`,
    (name: string, part: string) => `of the total of ${subject.name}, ${name} makes up ${part}`,
    (name: string, part: string) => `${name} holds ${part} of the total of ${subject.name}`,
  ];
  return found
    .slice(0, texts.length)
    .map((figure, index) =>
      claim(texts[index]?.(plainWords(figure.period), shown(figure)) ?? '', subject.table.header),
    );
}

/** How far the highest is from the lowest. */
export function gap(subject: Subject): string {
  const found = find(subject, 'gap');
  const [top, bottom] = found?.rows ?? [];
  if (!found || !top || !bottom || isZero(found) || !isPlain(top, bottom)) return '';
  return claim(
    `in ${subject.name}, ${nameOf(top)} exceeds ${nameOf(bottom)} by ${shown(found)}`,
    top.spanId,
    bottom.spanId,
  );
}

/** The highest as a multiple of the lowest. */
export function times(subject: Subject): string {
  const found = find(subject, 'times');
  const [top, bottom] = found?.rows ?? [];
  if (
    !found ||
    !top ||
    !bottom ||
    found.value < 1.05 ||
    !isPlain(top, bottom) ||
    clashes(subject, /\btimes?\b/i)
  )
    return '';
  return claim(
    `in ${subject.name}, ${nameOf(top)} reached ${shown(found)} times the figure of ${nameOf(bottom)}`,
    top.spanId,
    bottom.spanId,
  );
}

/** The row behind the highest. */
export function second(subject: Subject): string {
  const found = find(subject, 'second-highest');
  const [row] = found?.rows ?? [];
  if (!found || !row || !isPlain(row)) return '';
  return claim(
    `for ${subject.name}, the second-highest figure is ${shown(found)}, ${place(row)}`,
    row.spanId,
  );
}

/** The highest row beside the mean. */
export function againstMean(subject: Subject): string {
  const [high, found] = [find(subject, 'highest'), find(subject, 'mean')];
  const [row] = high?.rows ?? [];
  if (!high || !found || !row || high.value <= found.value || !isPlain(row) || speaksOfMean(subject))
    return '';
  return claim(
    `in ${subject.name}, ${nameOf(row)} stood above the mean of ${entry(subject, found)}`,
    row.spanId,
  );
}

/** How many rows lie above the mean. */
export function aboveMean(subject: Subject): string {
  const found = find(subject, 'above-mean');
  if (!found || speaksOfMean(subject)) return '';
  return claim(
    `in ${shown(found)} of the ${found.over} rows, ${subject.name} stood above the mean`,
    subject.table.header,
  );
}

/** The figure in the middle. */
export function median(subject: Subject): string {
  const found = find(subject, 'median');
  if (!found || /\bmedian\b/i.test(subject.name)) return '';
  return claim(`for ${subject.name}, the median is ${entry(subject, found)}`, subject.table.header);
}

/** Groups of rows that get a sentence each. */
const maxGroups = 6;

/** For each name that repeats over dates: from where to where, and its mean. */
export function groupCourses(subject: Subject): string[] {
  return subject.table
    .figures('group-mean', subject.column.name)
    .slice(0, maxGroups)
    .flatMap((figure) => {
      const [from, to] = figure.rows;
      if (!from?.when || !to) return [];
      const [name, a, b] = [
        nameOf(from),
        shown({ ...figure, ...cell(subject, from) }),
        shown({ ...figure, ...cell(subject, to) }),
      ];
      const moved =
        from.value === to.value
          ? `for ${name}, the table gives ${subject.name} as ${a} in ${from.when} and as ${b} in ${to.when}`
          : `for ${name}, ${subject.name} ${rose(subject, to.value - from.value)} from ${a} in ${from.when} to ${b} in ${to.when}`;
      return [
        claim(moved, from.spanId, to.spanId),
        ...(speaksOfMean(subject)
          ? []
          : [claim(`${subject.name} of ${name} averaged ${shown(figure)}`, subject.table.header)]),
      ];
    });
}

const cell = ({ column }: Subject, { value }: Row) => ({ value, decimals: column.decimals });
