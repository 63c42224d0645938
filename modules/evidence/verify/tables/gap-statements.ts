import { type Finding, finding } from './judge';
import * as formulas from './structure/formulas';
import type { Reading } from './reading/reading';
import { scopeOf } from './reading/scope';
import { spanOf } from './structure/tables';

const figure = '(?: (?:figures?|values?|data|numbers?|readings?|entr(?:y|ies)))?';
const source = '(?: in (?:the |this )?(?:table|source|file|data))?';
const given = '(?:given|available|reported|shown|recorded|listed|stated|published)';
const place = "(?:,? (?:(?:for|of|in|at|on) )?(?:the )?(?:year )?ROW(?:[’']s)?)";
const patterns = [
  `(?:the|this) (?:table|source|file|data) (?:gives?|has|have|shows?|contains?|holds?|reports?|lists?|records?) no COLUMN${figure}${place}{1,2}`,
  `(?:the|this) (?:table|source|file|data) (?:gives?|has|have|shows?|contains?|holds?|reports?|lists?) no (?:figures?|values?|data|numbers?) (?:for|on|of) (?:the )?(?:(?:share|number|percentage|rate|amount|level) of )?COLUMN${place}{0,2}`,
  `(?:there is )?no COLUMN${figure} (?:is|are|was|were) ${given}${source}${place}{1,2}${source}`,
  `there is no COLUMN${figure}${place}{1,2}${source}`,
  `(?:the )?(?:ROW(?:[’']s)? )?(?:(?:number|amount|level) of )?COLUMN${figure}${place}{0,2} (?:is|was) (?:missing|not ${given})${place}{0,2}${source}`,
].map((pattern) => new RegExp(`^(?:(?:in|for) (?:the )?(?:year )?ROW,? )?${pattern}\\.?$`, 'i'));

/** Words without which a statement tells of no gap, so that others need not be read for one. */
export const gapWords = /\b(?:no|not|missing)\b/i;

/**
 * "The table gives no fuel figure for Lindsund in 2023": whether the source has no figure there. Undefined for any other statement, and
 * where it has no such row.
 */
export function gapFinding(reading: Reading): Finding | undefined {
  const [named, ...otherColumns] = reading.columns;
  const [column, ...more] = named?.columns ?? [];
  const { singles, stretches } = scopeOf(reading);
  const row = singles[0]?.rows[0];
  const isOne = singles.length === 1 && singles[0]?.rows.length === 1 && stretches.length === 0;
  const isPlain = reading.figures.length === 0 && otherColumns.length === 0 && more.length === 0;
  if (!column || row === undefined || !isOne || !isPlain) return undefined;
  if (column.meanings.size > (named?.meanings.size ?? 0)) return undefined;
  const text = withPlaces(reading);
  if (!patterns.some((pattern) => pattern.test(text))) return undefined;
  const { table } = reading;
  return column.values[row] === null
    ? { ...finding('supported'), spanIds: [spanOf(table, row, column)] }
    : finding(
        'unsupported',
        `The source gives ${formulas.numberText(formulas.valueAt(column, row))} as ${column.name} for ${formulas.rowName(table, row)}.`,
      );
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
