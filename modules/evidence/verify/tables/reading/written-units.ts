import { countPerTime } from './per-times';
import type { Figure, Reading } from './reading';
import { currencies } from '../../numbers/unit-table';
import { meaningOf } from '../../words/words';

/**
 * Units that a sentence writes otherwise than its table: "22 degrees" of a column in °C, "27 points" of a column "Points", "38.5 cents
 * per kWh" of one in euro cents/kWh, "10.75 euros per square metre" of rents in €/m² per month, and
 * "EUR 3.9 million, half a million less", where the second figure is counted as the first is.
 */
export function fitUnits(reading: Reading): void {
  for (const [index, figure] of reading.figures.entries()) {
    if (figure.amount.unit?.dim === 'degree') countDegrees(reading, figure);
    if (figure.amount.unit?.dim === 'points') countPoints(reading, figure);
    countCents(reading, figure);
    countPerTime(reading.table, figure, reading.text);
    const before = reading.figures[index - 1];
    if (before) countAlike(reading, before, figure);
  }
}

/** Degrees are those of the table, where all of its temperatures are of one kind. */
function countDegrees({ table: { columns } }: Reading, figure: Figure): void {
  const dims = new Set(columns.map(({ unit }) => unit.dim));
  const { unit } = figure.amount;
  if (!unit || !dims.has('celsius') || dims.has('fahrenheit') || dims.has('degree')) return;
  figure.amount = { ...figure.amount, unit: { ...unit, dim: 'celsius' } };
}

/** Cents are those of the one currency that the table counts in cents. */
function countCents({ table: { columns } }: Reading, figure: Figure): void {
  const { unit } = figure.amount;
  if (!unit || !/^cent(?:\/|$)/.test(unit.dim) || columns.some((column) => /^cent/.test(column.unit.dim)))
    return;
  const own = columns.flatMap(({ unit: { dim }, unitText }) =>
    /\b(?:euro|us) ?cents?\b/i.test(unitText) ? [dim.split('/')[0] ?? ''] : [],
  );
  const [currency, ...more] = new Set(own);
  if (currency === undefined || more.length > 0) return;
  const dim = unit.dim.replace(/^cent/, currency);
  figure.amount = { ...figure.amount, unit: { ...unit, dim, factor: unit.factor * 0.01 } };
}

const scored = /\b(?:scores?|index|ratings?|grades?|marks?)\b/i;

/** "27 points" of the one column "Points", "a mean score of 474 points" of a column of scores: no percentage points. */
function countPoints({ table, columns, text }: Reading, figure: Figure): void {
  const { unit, ...amount } = figure.amount;
  const isOfScores =
    scored.test(text) &&
    table.columns.some(({ name, unit: own }) => own.dim === '' && scored.test(name)) &&
    /^points?$/.test(unit?.text ?? '');
  if (isOfScores) {
    figure.amount = { ...amount, unit: undefined };
    return;
  }
  const found = table.columns.filter(
    ({ name, unit: own }) => own.dim === '' && /^points$/i.test(name.trim()),
  );
  const [column] = found;
  const word = / points?$/.exec(text.slice(figure.at, figure.end));
  if (!unit || !column || found.length > 1 || !word || !/^points?$/.test(unit.text)) return;
  const at = figure.at + word.index + 1;
  columns.push({ at, end: figure.end, columns: found, meanings: new Set([meaningOf('points')]) });
  figure.amount = { ...amount, unit: undefined };
  figure.end = at - 1;
}

const less = /^ (?:more|less|higher|lower|fewer|above|below|ahead of|behind)\b/;

function countAlike({ text }: Reading, before: Figure, figure: Figure): void {
  const { unit } = before.amount;
  const isMoney = currencies.has(unit?.dim ?? '') && !figure.amount.unit && figure.amount.scale > 1;
  if (
    !isMoney ||
    !less.test(text.slice(figure.end)) ||
    !/^, (?:\p{L}+ ){0,2}$/u.test(text.slice(before.end, figure.at))
  )
    return;
  figure.amount = { ...figure.amount, unit };
}
