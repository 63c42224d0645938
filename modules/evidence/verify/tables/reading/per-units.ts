import { currencies } from '../../numbers/currencies';
import { columnUnit, type Unit, unitNamed } from '../../numbers/units';
import type { Figure } from './reading';
import { meaningOf } from '../../words/words';
import type { FigureColumn, Table } from '../structure/tables';

/** "a month" behind a figure: the time that it is counted per. */
export const rateBehind = (text: string, end: number): string =>
  /^ (?:a|per|each|every) (year|month|week|day|night|hour)\b/.exec(text.slice(end))?.[1] ?? '';

/**
 * "EUR 825 a month" of a column in EUR/month, "7.8 tonnes of wheat per hectare" of one in t/ha, "8.1 kg per capita", and both ends of
 * "between USD 97.2 and USD 148.3 a barrel": figures that are counted as the column is.
 */
export function countPer({ columns }: Table, figures: readonly Figure[], text: string): void {
  countPerNamed(columns, figures);
  countAsNamed(columns, figures);
  const shared = columns.filter(({ unitText }) => perIn.test(unitText));
  let next: (Pick<Figure, 'at' | 'amount'> & { dim: string }) | undefined;
  for (const figure of shared.length > 0 ? figures.toReversed() : []) {
    const { unit } = figure.amount;
    const tail = text.slice(figure.end);
    const isJoined =
      next?.dim === unit?.dim &&
      next !== undefined &&
      /^ (?:and|to|or) $/.test(text.slice(figure.end, next.at));
    // "8.1 kg per capita" may have been read as one unit.
    const found = perNoun.exec(tail) ?? perNoun.exec(` ${unit?.text.replace(/^[^ ]* ?(?=per )/, '') ?? ''}`);
    const [, word, noun] = found ?? [];
    const units = unit && noun ? shared.flatMap((column) => unitOf(column, unit, { word, noun }) ?? []) : [];
    const own = isJoined ? next?.amount.unit : units[0];
    const isFree = unit && !unit.dim.includes('/');
    if (own && isFree) figure.amount = { ...figure.amount, unit: own };
    next = own && isFree ? { at: figure.at, amount: figure.amount, dim: unit.dim } : undefined;
  }
}

/** "120 days" of a column "Days at sea" without a unit: its name says what it counts. */
function countAsNamed(columns: readonly FigureColumn[], figures: readonly Figure[]): void {
  for (const figure of figures) {
    const { unit } = figure.amount;
    const isOfUnit = columns.some((column) => column.unit.dim === unit?.dim);
    const isNamed = columns.some(
      ({ name, unitText }) => unitText === '' && name.toLowerCase().startsWith(`${unit?.text.trim() ?? ''} `),
    );
    if (unit && /^\p{Ll}{3,}s$/u.test(unit.text.trim()) && !isOfUnit && isNamed)
      figure.amount = { ...figure.amount, unit: undefined };
  }
}

const base =
  /(?<!\bparts )\bper (?:(?<size>1(?:[,.\s]?000){1,2}|100(?:[,.\s]?000)?|10[,.\s]?000)(?!\d)|(?<noun>km[2²]|\p{L}{3,}))/giu;
/** Times and "percent", which a figure is a rate of, and no base. */
const noBase = /^(?:cent|mille|year|annum|quarter|month|week|day|night|hour|minute|second)s?$/i;

type Base = { key: string; at: number; end: number };

const basesOf = (text: string): Base[] =>
  [...text.matchAll(base)].flatMap(({ 0: found, index, groups: { size, noun = '' } = {} }) => {
    if (size === undefined && noBase.test(noun)) return [];
    // "Per 100 kg" is part of a unit.
    const unit = /^\s?(\p{L}+)/u.exec(text.slice(index + found.length))?.[1];
    if (size !== undefined && unit !== undefined && unitNamed(unit)) return [];
    const key =
      size === undefined ? meaningOf(noun.toLowerCase().replace('²', '2')) : size.replace(/\D/g, '');
    return [{ key, at: index + 'per '.length, end: index + found.length }];
  });

/**
 * What the figures of a column are counted for each of: "1000" of "beds per 1,000 residents", the noun of "burglaries per km2".
 * Undefined for other columns, and where it is part of a unit that converts: "EUR per tonne".
 */
export const baseOf = ({ name, unitText, unit }: FigureColumn): string | undefined =>
  basesOf(name)[0]?.key ?? (unit.dim.includes('/') ? undefined : basesOf(unitText)[0]?.key);

/** What a statement counts something for each of: "per 1,000", "per km2". */
export const saidBase = (text: string): string | undefined =>
  basesOf(text.replace(/\b(?:for|in|of) (?:every|each) /gi, 'per '))[0]?.key;

/** "Each", "a head": other words for a base. */
export const eachWords = /\b(?:per|each|every|apiece|capita|an? (?:head|person))\b/i;

const behindBase = /^\s?(\p{L}+)/u;
const nounBehind = (text: string): string | undefined => {
  const noun = behindBase.exec(text)?.[1];
  return noun && meaningOf(noun.toLowerCase());
};

/**
 * Where a statement says what a column counts its figures for each of, "per 1,000 residents": no figure, and no words on a row. A noun
 * that the column does not give is left to be decided.
 */
export function basesIn({ columns }: Table, text: string): { at: number; end: number }[] {
  const [said] = basesOf(text);
  if (!said) return [];
  const own = columns.filter((column) => baseOf(column) === said.key);
  const isNoun = own.some(({ name, unitText }) => {
    const whole = `${name} ${unitText}`;
    const noun = nounBehind(whole.slice(basesOf(whole)[0]?.end ?? whole.length));
    return noun !== undefined && noun === nounBehind(text.slice(said.end));
  });
  const more = isNoun ? (behindBase.exec(text.slice(said.end))?.[0].length ?? 0) : 0;
  return own.length === 0 ? [] : [{ at: said.at, end: said.end + more }];
}

const perIn = /\/| per /;
const perNoun =
  /^(?: of \p{Ll}+| ([\p{L}\p{N}]+))? (?:an?|per|each|every) ((?:[\d,]+ )?\p{L}+)\b(?! (?:earlier|before|later|ago|after)\b)/u;

/** The unit of a figure in that of a column, where what both are counted by has the same name. */
function unitOf(
  { unit: own, unitText }: FigureColumn,
  unit: Unit,
  { word, noun }: { word: string | undefined; noun: string },
): Unit | undefined {
  const [, over = '', under = ''] = /^(.+?)(?:\s?\/\s?| per )(.+)$/.exec(unitText) ?? [];
  const base = columnUnit(over);
  const isSame =
    under !== '' &&
    base.dim === unit.dim &&
    named(under) === named(noun) &&
    (word === undefined || base.words.includes(word));
  return isSame
    ? { dim: own.dim, factor: (own.factor * unit.factor) / base.factor, text: unit.text }
    : undefined;
}

const short: Readonly<Record<string, string>> = {
  ha: 'hectare',
  h: 'hour',
  kg: 'kilogram',
  t: 'tonne',
  l: 'litre',
};
const named = (text: string): string => {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/(?<=\p{L}{3})s$/u, '');
  return short[name] ?? name;
};

/** "USD 3.80 per kg" of the column "Price per kg (USD)". */
function countPerNamed(columns: readonly FigureColumn[], figures: readonly Figure[]): void {
  for (const figure of figures) {
    const { unit, text } = figure.amount;
    const noun = /(?: per |\/)(\p{L}+)$/u.exec(text)?.[1];
    if (!unit || noun === undefined || columns.some((column) => column.unit.dim === unit.dim)) continue;
    const own = columns.filter(
      ({ name, unit: { dim } }) =>
        unit.dim.startsWith(`${dim}/`) && named(/ per (\p{L}+)$/iu.exec(name)?.[1] ?? '') === named(noun),
    );
    const [column, ...more] = own;
    if (column && more.length === 0 && currencies.has(column.unit.dim))
      figure.amount = { ...figure.amount, unit: { dim: column.unit.dim, factor: 1, text: unit.text } };
  }
}
