import { isGap } from '../figures/numbers';
import { currencies, currencySymbols } from '../verify/numbers/currencies';
import { columnUnit } from '../verify/numbers/units';
import { isUnit } from './unit-notes';

/** Cells of figures that carry their unit, as a column: the figures alone, and what each is multiplied by to be in the column's unit. */
export type UnitColumn = { figures: string[]; factors: number[]; unit: string };

type UnitCell = { figure: string; unit: string };

const longest = 40;
const shape =
  /^(?<sign>[-+\u2212]?)\s?(?<ahead>[^\s\d()+\-\u2212.,']{0,4})\s?(?<inner>[-+\u2212]?)(?<open>\(?)(?<digits>\.?\d[\d.,' \u00a0\u202f]*)(?<close>\)?)(?<space>\s?)(?<tail>.*)$/u;
const minus = /[-\u2212]/;

/**
 * "EUR -3.1m", "(€3.1m)", "12.5 GWh" as the figure and its unit: "-3.1" in "EUR million". `letters`: whether an "m" right behind digits
 * is a million or a metre; undefined where the header does not say.
 */
function unitCell(cell: string, letter: 'scale' | 'metre' | undefined): UnitCell | undefined {
  const text = cell.trim();
  if (text.length > longest) return undefined;
  const isBracketed = text.startsWith('(') && text.endsWith(')');
  const found = shape.exec(isBracketed ? text.slice(1, -1).trim() : text)?.groups;
  const { sign = '', ahead = '', inner = '', open, digits = '', close, space, tail = '' } = found ?? {};
  if (!found || (open === '') !== (close === '') || (sign !== '' && inner !== '')) return undefined;
  const unit = unitAround(ahead, tail.trim(), space === '' && !/\s$/.test(digits), letter);
  if (unit === undefined) return undefined;
  const isNegative = isBracketed || open === '(' || minus.test(sign + inner);
  return { figure: `${isNegative ? '-' : ''}${digits.trim()}`, unit };
}

/** The figure of a cell without its unit; the cell itself where it carries none. */
export const figureIn = (cell: string): string => unitCell(cell, 'metre')?.figure ?? cell;

const scales: readonly (readonly [RegExp, string])[] = [
  [/^(?:k|K|tsd|thousands?)$/, 'thousand'],
  [/^(?:m|M|mn|mln|[Mm]io|millions?)$/, 'million'],
  [/^(?:b|B|bn|[Mm]rd|billions?)$/, 'billion'],
  [/^(?:tn|trn|trillions?)$/, 'trillion'],
];
const scaleOf = (text: string) => scales.find(([pattern]) => pattern.test(text.replace(/\.$/, '')))?.[1];

function unitAround(
  ahead: string,
  tail: string,
  isGlued: boolean,
  letter: 'scale' | 'metre' | undefined,
): string | undefined {
  const scale = scaleOf(tail);
  if (ahead !== '') {
    if (!Object.hasOwn(currencySymbols, ahead)) return undefined;
    if (tail === '' || scale !== undefined) return `${ahead} ${scale ?? ''}`.trim();
    return /^(?:\/|per )/.test(tail) && isKnown(`${ahead}${tail}`) ? `${ahead}${tail}` : undefined;
  }
  const [, size = '', rest = ''] = /^(\p{L}{1,9})\.?\s(.+)$/u.exec(tail) ?? [];
  const money = scaleOf(size) === undefined ? undefined : columnUnit(rest);
  if (money && currencies.has(money.dim) && money.words.length === 0 && money.scale === 1)
    return `${rest} ${scaleOf(size)}`;
  if (scale !== undefined && tail.length === 1) {
    if (!isGlued) return letter !== 'scale' && /^[mt]$/.test(tail) ? tail : undefined;
    return letter === 'scale' ? scale : letter === 'metre' && tail === 'm' ? tail : undefined;
  }
  if (scale !== undefined) return scale;
  // "1990s", "5G", "12B" are no seconds, gauss or bytes.
  if (isGlued && /^[^%‰°€$£¥₹ghltVW]$/u.test(tail)) return undefined;
  return isKnown(tail) || isCounted(tail) ? tail : undefined;
}

function isKnown(text: string): boolean {
  if (text.length > 24 || /^\p{Lu}$/u.test(text)) return false;
  const { words, dim, scale } = columnUnit(text);
  return words.length === 0 && (dim !== '' || scale !== 1);
}

/** "1,240 visitors", "3.2 million passengers", "1 seat". */
const isCounted = (text: string) =>
  /^(?:\p{Ll}+|(?:\p{Ll}+ ){1,2}(?:\p{Ll}+s|people))$/u.test(text) &&
  text.length > 2 &&
  text.length <= 24 &&
  (/people$/.test(text) || isUnit(plural(text)));
const plural = (text: string) => (/s$|people$/.test(text) ? text : `${text}s`);

const lengthHeader =
  /\b(?:heights?|length|depth|distance|altitude|elevation|width|summit|peak|drop|point|diameter|wingspan|level|long|tall|deep|wide|span)\b/i;
const countedHeader =
  /\b(?:revenues?|sales|turnover|profits?|loss|results?|income|earnings|costs?|spend(?:ing)?|expenditure|budget|assets|debt|value|price|salary|population|inhabitants|residents|visitors?|visits|passengers|users|customers|subscribers|guests|members|downloads|views|streams|tickets|people|jobs)\b/i;

/**
 * Cells that all carry a unit, each the same one or another scale of it: a column in the unit that most of them have. Cells of several
 * units, one row a measure, are no column of figures.
 */
export function unitColumn(
  header: string,
  ownUnit: string,
  cells: readonly string[],
): UnitColumn | undefined {
  const first = cells.find((cell) => !isGap(cell) && !isZero(cell));
  if (first === undefined || !(unitCell(first, 'metre') ?? unitCell(first, 'scale'))) return undefined;
  const letter = letterIn(header, cells);
  const read: (UnitCell | undefined)[] = [];
  for (const cell of cells) {
    if (isGap(cell)) read.push(undefined);
    else {
      const found = isZero(cell) ? { figure: '0', unit: '' } : unitCell(cell, letter);
      if (!found) return undefined;
      read.push(found);
    }
  }
  const units = read.flatMap((each) => (each && each.unit !== '' ? [each.unit] : []));
  const unit = units.length === 0 ? undefined : unitOfAll(units, ownUnit);
  if (unit === undefined) return undefined;
  const factors = new Map<string, number>([['', 1]]);
  for (const each of new Set(units)) {
    const factor = factorOf(inUnitOf(ownUnit, each), unit);
    if (factor === undefined) return undefined;
    factors.set(each, factor);
  }
  return {
    figures: read.map((each) => each?.figure ?? ''),
    factors: read.map((each) => factors.get(each?.unit ?? '') ?? 1),
    unit,
  };
}

/** Whether "8.4m" below a header is a number of millions or of metres. */
function letterIn(header: string, cells: readonly string[]): 'scale' | 'metre' | undefined {
  if (countedHeader.test(header) || cells.some((cell) => /\d\s?(?:bn|mn|k)$/.test(cell.slice(-8))))
    return 'scale';
  return lengthHeader.test(header) ? 'metre' : undefined;
}

const isZero = (cell: string) => /^0(?:[.,]0+)?$/.test(cell.trim());

/** "1.2bn" below "Revenue (EUR)": billions of euros. */
const inUnitOf = (own: string, unit: string) =>
  own !== '' &&
  scaleOf(unit) !== undefined &&
  currencies.has(columnUnit(own).dim) &&
  columnUnit(own).scale === 1
    ? `${own} ${unit}`
    : unit;

/** The unit that most cells have, or that of the header where it has one. */
function unitOfAll(units: readonly string[], own: string): string {
  const counts = new Map<string, number>();
  for (const unit of units.map((each) => inUnitOf(own, each))) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const [[most] = ['']] = [...counts].sort(
    ([one, first], [other, second]) => second - first || columnUnit(other).factor - columnUnit(one).factor,
  );
  return own === '' || most.startsWith(`${own} `) ? most : own;
}

/** What a figure in one unit is multiplied by to be in another: a power of ten, so that its digits stay. */
function factorOf(unit: string, target: string): number | undefined {
  const [one, other] = [columnUnit(unit), columnUnit(target)];
  const wordsOf = ({ words }: typeof one) => words.map(plural).join(' ');
  if (one.dim !== other.dim || wordsOf(one) !== wordsOf(other)) return undefined;
  const power = Math.round(Math.log10(one.factor / other.factor));
  const factor = 10 ** power;
  return Math.abs((factor * other.factor) / one.factor - 1) < 1e-9 ? factor : undefined;
}
