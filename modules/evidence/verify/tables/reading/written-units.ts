import { countPerTime } from './per-times';
import type { Figure, Reading } from './reading';
import { currencies, sharedNames } from '../../numbers/currencies';
import type { Table } from '../structure/tables';
import { meaningOf } from '../../words/words';

/**
 * Units that a sentence writes otherwise than its table: "22 degrees" of a column in °C, "27 points" of a column "Points", "38.5 cents
 * per kWh" of one in euro cents/kWh, "10.75 euros per square metre" of rents in €/m² per month, and
 * "EUR 3.9 million, half a million less", where the second figure is counted as the first is.
 */
export function fitUnits(reading: Reading): void {
  for (const [index, figure] of reading.figures.entries()) {
    if (figure.amount.unit?.dim === 'degree') countDegrees(reading, figure);
    countTemperature(reading, figure);
    if (figure.amount.unit?.dim === 'points') countPoints(reading, figure);
    countCents(reading, figure);
    countMoney(reading, figure);
    countPounds(reading, figure);
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

/** Size of a degree in degrees Celsius, and its zero on that scale. */
const scales: Readonly<Record<string, readonly [size: number, zero: number]>> = {
  celsius: [1, 0],
  fahrenheit: [5 / 9, -160 / 9],
  kelvin: [1, -273.15],
};
const isChangeBefore =
  /\b(?:by|rose|fell|increased|decreased|dropped|climbed|gained|lost|(?:rise|increase|fall|drop|decline|decrease|difference|gap|range|change|swing|spread) (?:of|was|is|came to)) (?:about |around |roughly |nearly |almost |more than |less than |just )?$/i;
const isChangeBehind =
  /^ (?:warmer|colder|cooler|hotter|milder|higher|lower|more|less|above|below|rise|increase|fall|drop|decline|decrease|difference|gap|range)\b(?! zero| freezing)/i;

/** "26.2 °F" of a column in °C: a temperature on the scale of the table. A difference has no zero to be moved from. */
function countTemperature({ table: { columns }, text }: Reading, figure: Figure): void {
  const { unit, value, step } = figure.amount;
  const own = [...new Set(columns.map((column) => column.unit.dim))].filter((dim) => scales[dim]);
  const [from, to] = [scales[unit?.dim ?? ''], scales[own[0] ?? '']];
  if (!unit || !from || !to || own.length > 1 || own[0] === unit.dim) return;
  const isChange =
    isChangeBefore.test(text.slice(Math.max(0, figure.at - 40), figure.at)) ||
    isChangeBehind.test(text.slice(figure.end));
  const size = from[0] / to[0];
  const moved = isChange ? 0 : (from[1] - to[1]) / to[0];
  figure.amount = {
    ...figure.amount,
    value: value * size + moved,
    step: step * size,
    unit: { ...unit, dim: own[0] ?? '', factor: 1 },
  };
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

/** "Pesos", "kroner": of the one currency of that name that the table counts in. */
function countMoney({ table: { columns } }: Reading, figure: Figure): void {
  const { unit } = figure.amount;
  const [dim = '', under] = unit?.dim.split('/') ?? [];
  const name = dim === 'NOK' && /kroner/.test(unit?.text ?? '') ? 'kroner' : dim;
  const shared = sharedNames[name];
  if (!unit || !shared) return;
  const own = new Set(
    columns.map((column) => column.unit.dim.split('/')[0] ?? '').filter((code) => currencies.has(code)),
  );
  const [currency, ...more] = [...own].filter((code) => shared.includes(code));
  if (currency === undefined || more.length > 0) return;
  figure.amount = {
    ...figure.amount,
    unit: { ...unit, dim: under === undefined ? currency : `${currency}/${under}` },
  };
}

/** "12 pounds" of a table that weighs in pounds and holds no sterling. */
function countPounds({ table: { columns } }: Reading, figure: Figure): void {
  const { unit } = figure.amount;
  const isWeighed = columns.some(({ unitText }) => /^(?:.* )?(?:lbs?|pounds?)$/.test(unitText));
  const isMoney = columns.some((column) => column.unit.dim.startsWith('GBP'));
  if (!unit || !/^pounds?$/.test(unit.text) || !isWeighed || isMoney) return;
  figure.amount = { ...figure.amount, unit: { dim: 'mass', factor: 453.59237, text: unit.text } };
}

/** Differences of shares are percentage points. */
const hasShares = ({ columns }: Table): boolean => columns.some(({ unit: { dim } }) => dim === 'percent');

const scored = /\b(?:scores?|index|ratings?|grades?|marks?)\b/i;

/** "27 points" of the one column "Points", "a mean score of 474 points" of a column of scores: no percentage points. */
function countPoints({ table, columns, text }: Reading, figure: Figure): void {
  const { unit, ...amount } = figure.amount;
  const ofPoints = table.columns.filter(({ unit: { dim } }) => dim === 'points');
  const isScore =
    ofPoints.length > 0 && ofPoints.every(({ unitText }) => /^(?:points?|pts)$/i.test(unitText));
  if (unit && isScore && /^(?:percent\p{Ll}*[ -]points?|pps?|p\.p)$/iu.test(unit.text) && !hasShares(table)) {
    figure.amount = { ...amount, unit: { ...unit, dim: 'percentage-points' } };
    return;
  }
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
