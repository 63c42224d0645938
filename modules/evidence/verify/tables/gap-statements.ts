import { type Finding, finding } from './judge';
import * as formulas from './structure/formulas';
import type { Reading } from './reading/reading';
import { scopeOf } from './reading/scope';
import { type FigureColumn, spanOf } from './structure/tables';

const figure = '(?: (?:figures?|values?|data|numbers?|readings?|entr(?:y|ies)|times?|rates?|levels?))?';
const plainly = '(?:figures?|values?|data|numbers?|readings?|entr(?:y|ies))';
const source = '(?: in (?:the |this )?(?:table|source|file|data))?';
const given = '(?:given|available|reported|shown|recorded|listed|stated|published|known)';
const amount = '(?:(?:the )?(?:share|number|percentage|rate|amount|level) of (?:the )?)?';
const preposition = '(?:for|of|in|at|on|from|before|until|since|after|between|through)';
const place = `(?:,? (?:${preposition} )?(?:the )?(?:(?:months?|quarters?|years?) )?(?:of )?(?:(?:and|to|until|through) )?ROW(?:[’']s)?)`;
const patterns = [
  `(?:the|this) (?:table|source|file|data) (?:gives?|has|have|shows?|contains?|holds?|reports?|lists?|records?) no ${amount}COLUMN${figure}${place}{1,4}`,
  `(?:the|this) (?:table|source|file|data) (?:gives?|has|have|shows?|contains?|holds?|reports?|lists?) no ${plainly}(?: (?:for|on|of) (?:the )?${amount}COLUMN)?${place}{0,4}`,
  `(?:there is |there are )?no ${amount}COLUMN${figure} (?:is|are|was|were) ${given}${source}${place}{1,4}${source}`,
  `there (?:is|are) no ${amount}COLUMN${figure}${place}{1,4}${source}`,
  `there (?:is|are) no ${plainly} (?:for|on|of) (?:the )?(?:ROW )?${amount}COLUMN${place}{0,4}${source}`,
  `(?:there is |there are )?no ${plainly} (?:is|are|was|were) ${given}(?: (?:for|on|of) (?:the )?(?:ROW )?${amount}COLUMN)?${place}{0,4}${source}`,
  `(?:the )?(?:ROW(?:[’']s)? )?(?:(?:number|amount|level) of )?COLUMN${figure}${place}{0,4} (?:is|was) (?:missing|not ${given})${place}{0,4}${source}`,
].map((pattern) => new RegExp(`^(?:(?:in|for) (?:the )?(?:year )?ROW,? )?${pattern}\\.?$`, 'i'));

/** Words without which a statement tells of no gap, so that others need not be read for one. */
export const gapWords = /\b(?:no|not|missing)\b/i;

/**
 * "The table gives no fuel figure for Lindsund in 2023": whether the source has no figure there. Undefined for any other statement, and
 * where it has no such row.
 */
export function gapFinding(reading: Reading): Finding | undefined {
  const { table, figures, columns } = reading;
  const column = columnOf(reading);
  const rows = rowsOf(reading);
  if (!column || rows.length === 0 || figures.length > 0 || columns.length > 1) return undefined;
  if (!patterns.some((pattern) => pattern.test(withPlaces(reading)))) return undefined;
  const held = rows.find((row) => column.values[row] !== null);
  // "No frost days were recorded": there were none, and it says so of no gap.
  if (rows.every((row) => column.values[row] === 0)) return undefined;
  return held === undefined
    ? { ...finding('supported'), spanIds: [...new Set(rows.map((row) => spanOf(table, row, column)))] }
    : finding(
        'unsupported',
        `The source gives ${formulas.numberText(formulas.valueAt(column, held))} as ${column.name} for ${formulas.rowName(table, held)}.`,
      );
}

/** The one column that a sentence names with all its words, or the only one of a table. */
function columnOf({ table, columns }: Reading): FigureColumn | undefined {
  const [named, ...others] = columns;
  const [column, ...more] = named ? named.columns : table.columns;
  if (!column || more.length + others.length > 0) return undefined;
  return named && column.meanings.size > named.meanings.size ? undefined : column;
}

const limiting = /\b(?<word>before|after|since|until|up to) (?:the year )?$/i;

/** The rows that a sentence names: one, some, those of a stretch of time, or those before or after a time. */
function rowsOf(reading: Reading): readonly number[] {
  const { table, text, rows } = reading;
  const labels = rows.filter(({ kind }) => kind === 'label');
  const [period, ...periods] = rows.filter(({ kind }) => kind === 'period');
  const own = new Set(labels[0]?.rows ?? table.order);
  const word = period && limiting.exec(text.slice(0, period.at))?.groups?.word?.toLowerCase();
  if (labels.length > 1) return [];
  if (word !== undefined) {
    const limit = table.periods?.[period?.rows[0] ?? -1]?.from ?? 0;
    const isWithin = (from: number) =>
      word === 'before'
        ? from < limit
        : word === 'after'
          ? from > limit
          : word === 'since'
            ? from >= limit
            : from <= limit;
    return periods.length > 0
      ? []
      : table.order.filter((row) => own.has(row) && isWithin(table.periods?.[row]?.from ?? 0));
  }
  const { singles, stretches } = scopeOf(reading);
  const [stretch, ...more] = stretches;
  if (more.length > 0) return [];
  if (stretch) return stretch.rows.filter((row) => own.has(row));
  return singles.every((ref) => ref.rows.length === 1) ? singles.flatMap((ref) => ref.rows) : [];
}

/** The text with each row that it names as ROW, and its column as COLUMN. */
const withPlaces = ({ text, rows, columns }: Reading): string =>
  [
    ...rows.filter(({ at }) => at >= 0).map(({ at, end }) => ({ at, end, as: 'ROW' })),
    ...columns.map(({ at, end }) => ({ at, end, as: 'COLUMN' })),
  ]
    .sort((one, other) => other.at - one.at)
    .reduce((made, { at, end, as }) => `${made.slice(0, at)}${as}${made.slice(end)}`, text)
    .trim();
