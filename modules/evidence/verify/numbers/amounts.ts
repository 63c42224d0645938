import { currencies, currencyAhead } from './currencies';
import { scaleWords } from './unit-table';
import { unitAt, unitNamed, unitPer, type Unit } from './units';

/** How a figure is bounded by the words around it. */
export type Bound = 'exact' | 'about' | 'over' | 'under' | 'at-least' | 'at-most' | 'nearly' | 'just-over';

/** A figure as a text writes it. */
export type Amount = {
  text: string;
  /** With its scale: 4.2 million is 4200000. In the unit as written. */
  value: number;
  /** What the last written digit stands for, with its scale. */
  step: number;
  sign: '+' | '-' | '';
  /** What its scale word multiplied it by. */
  scale: number;
  unit: Unit | undefined;
  /** "4.2m" may be metres or millions. */
  alternative?: { value: number; step: number; scale: number; unit: Unit | undefined };
  /** Which end of a range it is: "10 to 12", "between 10 and 12". */
  range?: 'low' | 'high';
  /** Written as a part of a whole: "two thirds", "one in five". */
  fraction: boolean;
  /** A place in an order: "second", "3rd". */
  ordinal: boolean;
  bound: Bound;
};

const boundWords: Readonly<Record<Bound, string>> = {
  exact: '',
  about: 'about ',
  over: 'more than ',
  under: 'less than ',
  'at-least': 'at least ',
  'at-most': 'at most ',
  nearly: 'nearly ',
  'just-over': 'just over ',
};

/** A figure with what bounds it: "more than 400". */
export const saidAs = ({ text, bound }: Amount): string => `${boundWords[bound]}${text.trim()}`;

export type ReadAmount = { amount: Amount; end: number };

const currencyBefore = new RegExp(currencyAhead, 'y');
const signBefore =
  /(?:[-+\u2212\u2013](?=\s?(?:US\$|[$€£¥₹]|\.?\d))\s?|(?:minus|plus|negative)\s(?=(?:US\$|[$€£¥₹])?\d))/iy;
const digits =
  /(?:\d{1,3}(?:[\u00a0\u202f\u2009 ']\d{3})+(?!\d)(?:[.,]\d+)?|\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}(?![\d])|\d+,\d{1,2}(?![\d])|\d+,\d{4,}|\d+(?:\.\d+)?|\.\d+)/y;
const exponent = /(?:[eE]([-+]?\d{1,3})(?![\p{L}\d])|\s?[x×·*]\s?10\^?([-+\u2212]?\d{1,3})(?!\d))/uy;
const slashed = /[/\u2044](\d{1,3})(?!\d)/y;
const mixed = /\s?(\d)\u2044(\d)(?!\d)/y;
const ordinalEnd = /(?:st|nd|rd|th)(?![\p{L}\d])/uy;
const scaleRun = /[\s-]?([\p{L}]+)\.?(?![\p{L}\d])/uy;
const glue = /[\s\u00a0\u202f-]?/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Digits as they are written, with the value of the last one: "1,234.50", "1 234,5", ".5". */
export function readDigits(written: string): { value: number; step: number } {
  const bare = written.replace(/[\u00a0\u202f\u2009 ']/g, '');
  const plain = isContinental(bare) ? bare.replace(/\./g, '').replace(',', '.') : bare.replace(/,/g, '');
  const decimals = plain.split('.')[1]?.length ?? 0;
  return { value: Number(plain), step: 10 ** -decimals };
}

/** A comma parts decimals unless three digits follow it; so does the second kind of mark in "1.234,5". */
function isContinental(digits: string): boolean {
  const comma = digits.lastIndexOf(',');
  const points = digits.split('.').length - 1;
  if (comma < 0) return points > 1;
  if (digits.lastIndexOf('.') > comma) return false;
  return points > 0 || (digits.split(',').length === 2 && digits.length - comma - 1 !== 3);
}

/** The figure that begins at a place of a text, sign and currency first. Undefined where none does. */
export function amountAt(text: string, start: number, joined: boolean): ReadAmount | undefined {
  let at = start;
  let sign = joined ? null : matchAt(signBefore, text, at);
  if (sign) at += sign[0].length;
  const currency = matchAt(currencyBefore, text, at);
  if (currency) at += currency[0].length;
  if (!sign && currency && (sign = matchAt(/[-+\u2212]/y, text, at))) at += 1;
  const found = matchAt(digits, text, at);
  if (!found) return undefined;
  at += found[0].length;
  let { value, step } = readDigits(found[0]);
  let fraction = false;
  const power = matchAt(exponent, text, at);
  const parts = power ? null : (matchAt(mixed, text, at) ?? matchAt(slashed, text, at));
  if (power) {
    const size = 10 ** Number((power[1] ?? power[2] ?? '0').replace('\u2212', '-'));
    [value, step, at] = [value * size, step * size, at + power[0].length];
  } else if (parts && parts.length === 3) {
    [value, step, at] = [value + Number(parts[1]) / Number(parts[2]), 0.01, at + parts[0].length];
  } else if (parts && isPart(text, at, found[0], parts[1] ?? '')) {
    [value, step, fraction, at] = [value / Number(parts[1]), 0.01, true, at + parts[0].length];
  }
  const order = matchAt(ordinalEnd, text, at);
  if (order && step === 1 && !sign) {
    const amount = plainAmount(text.slice(start, at + order[0].length), value, { step, ordinal: true });
    return { amount, end: at + order[0].length };
  }
  const tail = tailAt(text, at, value, step, currency?.[0].trim());
  const negative = sign !== null && /[-\u2212\u2013]|minus|negative/i.test(sign[0]);
  const signed = negative ? -1 : 1;
  const { alternative } = tail;
  const amount = plainAmount(text.slice(start, tail.end).trim(), signed * tail.value, {
    step: tail.step,
    scale: tail.scale,
    fraction,
  });
  amount.sign = negative ? '-' : sign ? '+' : '';
  amount.unit = tail.unit;
  if (alternative) amount.alternative = { ...alternative, value: signed * alternative.value };
  return { end: tail.end, amount };
}

/** A figure without sign, scale, unit or bound, unless more is said of it. */
export const plainAmount = (
  text: string,
  value: number,
  {
    step = 1,
    scale = 1,
    fraction = false,
    ordinal = false,
  }: Partial<Pick<Amount, 'step' | 'scale' | 'fraction' | 'ordinal'>> = {},
): Amount => ({ text, value, step, sign: '', scale, unit: undefined, fraction, ordinal, bound: 'exact' });

/** "3/4 of" and "¾" are parts of a whole; "24/7" and "2019/20" are not. */
function isPart(text: string, at: number, over: string, under: string): boolean {
  if (text.charAt(at) === '\u2044') return true;
  return (
    Number(over) < Number(under) && /^\s+of\b/.test(text.slice(at + 1 + under.length, at + 6 + under.length))
  );
}

type Tail = Pick<Amount, 'value' | 'step' | 'scale' | 'unit' | 'alternative'> & { end: number };

/** Scale and unit behind the digits: "4.2 million tonnes", "€1.2bn", "22.73Gt". */
function tailAt(text: string, at: number, value: number, step: number, currency: string | undefined): Tail {
  const money = currency === undefined ? undefined : unitNamed(currency.replace(/\.$/, ''));
  const run = matchAt(scaleRun, text, at);
  const word = run?.[1] ?? '';
  const glued = run !== null && /^\p{L}/u.test(run[0]);
  const size = isScale(word, glued, money !== undefined) ? (scaleWords[word.toLowerCase()] ?? 1) : 1;
  let end = at;
  let scale = 1;
  if (size !== 1 && run) {
    end = at + run[0].length - (run[0].endsWith('.') ? 1 : 0);
    scale = size;
    const again = matchAt(scaleRun, text, end);
    const second = /^(?:million|billion|trillion|thousand)$/i.test(again?.[1] ?? '') ? again : null;
    if (second)
      [scale, end] = [scale * (scaleWords[(second[1] ?? '').toLowerCase()] ?? 1), end + second[0].length];
  }
  const scaled = { value: value * scale, step: step * scale, scale };
  if (money) {
    const whole = unitPer(text, money, end);
    return { ...scaled, unit: whole.unit, end: whole.end };
  }
  const from = end + (matchAt(glue, text, end)?.[0].length ?? 0);
  const unit = unitAt(text, from) ?? (scale > 1 ? wonAt(text, from) : undefined);
  if (scale === 1e6 && glued && /^m$/i.test(word)) {
    const metre = { value, step, scale: 1, unit: unitNamed('m') };
    // "12.5m tonnes": a metre is followed by no other unit.
    const behind = unit && /^\s/.test(text.slice(end)) && unit.unit.dim !== 'time' ? unit : undefined;
    return { ...scaled, unit: behind?.unit, end: behind?.end ?? end, alternative: metre };
  }
  if (unit && scale === 1 && currencies.has(unit.unit.dim)) {
    const behind = matchAt(scaleRun, text, unit.end);
    const size = /^(?:million|billion|trillion|thousand|mn|bn|m|k)$/.test(behind?.[1] ?? '')
      ? (scaleWords[behind?.[1] ?? ''] ?? 1)
      : 1;
    if (behind && size !== 1)
      return {
        value: value * size,
        step: step * size,
        scale: size,
        unit: unit.unit,
        end: unit.end + behind[0].length,
      };
  }
  return unit ? { ...scaled, unit: unit.unit, end: unit.end } : { ...scaled, unit: undefined, end };
}

/** "12 billion won": behind a scale it is no verb. */
const wonAt = (text: string, at: number) =>
  /^won\b/.test(text.slice(at, at + 4))
    ? { unit: { dim: 'KRW', factor: 1, text: 'won' }, end: at + 3 }
    : undefined;

/** "m", "b" and "t" count as a scale only when they are glued to the digits, and "t" and "m" are units first. */
function isScale(word: string, glued: boolean, money: boolean): boolean {
  if (word.length > 1)
    return scaleWords[word.toLowerCase()] !== undefined && word.toLowerCase() !== 'hundred';
  if (/^[kKMB]$/.test(word)) return glued || money;
  return /^[mbtT]$/.test(word) && (money || (glued && /^[mb]$/.test(word)));
}
