import { currencies } from './currencies';
import { bases, columnSymbols, names, prefixes, scaleWords, symbols } from './unit-table';

/** A unit as it is compared: figures of one `dim` convert into each other by `factor`. */
export type Unit = { dim: string; factor: number; text: string };

const most = 4;

/** A unit by its symbol or name: "Gt", "°C", "kWh", "percentage points". */
export function unitNamed(text: string): Unit | undefined {
  const symbol = symbols[text] ?? prefixed(text) ?? names.get(text.toLowerCase().replace(/[-\s]+/g, ' '));
  if (symbol) return { dim: symbol[0], factor: symbol[1], text };
  const [over, under, ...more] = text.split(/\s?\/\s?|\sper\s/);
  if (!over || !under || more.length > 0) return undefined;
  const [, count = '', name = ''] = /^(\d{1,7}(?:,\d{3})*)?\s?(.+)$/.exec(under) ?? [];
  const [one, other] = [unitNamed(over.trim()), unitNamed(name.trim())];
  const size = count === '' ? 1 : Number(count.replace(/,/g, ''));
  return one && other && size > 0
    ? { dim: `${one.dim}/${other.dim}`, factor: one.factor / (other.factor * size), text }
    : undefined;
}

function prefixed(text: string): readonly [string, number] | undefined {
  if (bases[text]) return bases[text];
  const rest = text.slice(1);
  const size = prefixes[text.charAt(0)];
  const base = bases[rest];
  if (size === undefined || !base) return caseless(text);
  return [base[0], base[1] * size];
}

const loose = /^(?:[kKmMgGtT][wW][hH]|[MGK]T)$/;

/** "KWH" and "MT" are written for kWh and Mt. */
function caseless(text: string): readonly [string, number] | undefined {
  if (!loose.test(text)) return undefined;
  const size = prefixes[text.charAt(0).toUpperCase().replace('K', 'k')] ?? 1;
  return text.length === 2 ? ['mass', size * 1e6] : ['energy', size * 3600];
}

const symbolRun = /[°%‰$€£¥₹µμ\p{L}][°\p{L}\p{N}²³]*€?(?:\/[\p{L}°][\p{L}\p{N}²³]*)?/uy;

const nameRun = /[\p{L}]+(?:[\s-][\p{L}]+){0,3}/uy;

/** The longest unit that begins at a place of a text. */
export function unitAt(text: string, at: number): { unit: Unit; end: number } | undefined {
  nameRun.lastIndex = at;
  const words = nameRun.exec(text)?.[0].split(/(?=[\s-])/) ?? [];
  for (let count = Math.min(most, words.length); count > 1; count -= 1) {
    const name = words.slice(0, count).join('');
    // "cents per kilowatt-hour": what each is counted by may be longer than these words.
    if (/ per /.test(name) && !names.has(name.toLowerCase())) continue;
    const unit = unitNamed(name);
    if (unit) return unitPer(text, unit, at + name.length);
  }
  symbolRun.lastIndex = at;
  const run = symbolRun.exec(text)?.[0];
  if (run === undefined) return undefined;
  if (/^dB$/.test(run) && text.startsWith('(A)', at + 2))
    return { unit: { dim: 'decibel', factor: 1, text: 'dB(A)' }, end: at + 5 };
  for (const candidate of new Set([run, run.split('/')[0] ?? run, run.charAt(0)])) {
    if (candidate.length < run.length && /[\p{L}°]$/u.test(candidate) && !run.startsWith(`${candidate}/`))
      continue;
    const unit = unitNamed(candidate);
    if (unit?.dim === 'barrel' && ofGoods.test(text.slice(at, at + 30))) return undefined;
    if (unit) return unitPer(text, unit, at + candidate.length);
  }
  return undefined;
}

/** "61,000 barrels of herring were salted": casks, and no measure. */
const ofGoods = /^barrels? (?:of (?!(?:crude|oil|petroleum|condensate)\b)|were|was|are|had|have)/;

export const per = /(?:\sper\s|\s?\/\s?)(?:(\d{1,7}(?:,\d{3})*)\s?)?/y;

/** "SEK 6,917 a tonne". */
const oneOf =
  /\san?\s(?=(?:tonne|ton|kilogram|kilo|kg|gram|litre|liter|hectare|barrel|hour|[kMG]Wh|(?:mega|kilo|giga)watt hour)\b)/y;

/** "90,000 barrels a day". */
const oneDay = /\sa\s(?=day\b)/y;

const inverse = /^\s?[·⋅*]?\s?([\p{L}µ]{1,4})\^?[-\u2212\u2013]([1-3])(?![\d.,]|\p{L})/u;

/** "kg m-2", "mg l⁻¹": a unit of its own, as "kg/m2" and "mg/l" are. */
function unitOverPower(text: string, unit: Unit, end: number): { unit: Unit; end: number } | undefined {
  const found = inverse.exec(text.slice(end, end + 16).replace(superscripts, plainDigit));
  if (!found) return undefined;
  const [written, name = '', power = ''] = found;
  const under = unitNamed(power === '1' ? name : `${name}${power}`);
  return {
    unit: {
      dim: `${unit.dim}/${under?.dim ?? `${name}${power}`}`,
      factor: unit.factor / (under?.factor ?? 1),
      text: text.slice(end - unit.text.length, end + written.length),
    },
    end: end + written.length,
  };
}

const superscripts = /[⁻¹²³]/g;
const plainDigit = (sign: string) => ({ '⁻': '-', '¹': '1', '²': '2' })[sign] ?? '3';

/** "tonnes per hectare" is a unit of its own; "per inhabitant" is not. */
export function unitPer(text: string, unit: Unit, end: number): { unit: Unit; end: number } {
  const powered = unitOverPower(text, unit, end);
  if (powered) return powered;
  per.lastIndex = end;
  const one = currencies.has(unit.dim) ? oneOf : unit.dim === 'barrel' ? oneDay : undefined;
  if (one) one.lastIndex = end;
  const found = per.exec(text) ?? one?.exec(text);
  if (!found || unit.dim === 'percent' || unit.dim === 'points' || unit.dim.includes('/'))
    return { unit, end };
  const size = Number((found[1] ?? '1').replace(/,/g, ''));
  const under = unitAt(text, end + found[0].length);
  if (!under || under.unit.dim === 'year' || under.unit.dim === 'month') return { unit, end };
  return {
    unit: {
      dim: `${unit.dim}/${under.unit.dim}`,
      factor: unit.factor / (under.unit.factor * size),
      text: text.slice(end - unit.text.length, under.end),
    },
    end: under.end,
  };
}

/** What one unit of a column's figures is: "million EUR" is EUR times 1e6, "thousand" a bare 1e3. */
export type ColumnUnit = {
  dim: string;
  /** Size of one unit with its scale, in the dimension's base unit. */
  factor: number;
  /** The scale alone: 1e6 where figures are in millions. */
  scale: number;
  /** Words of the unit that are no unit by themselves: "of GDP", "passengers". */
  words: string[];
};

const thousands = "(?:['’‘]\\s?000s?|(?<![\\d.,])000s?|(?:x\\s?)?1[,.\\s]?000(?:\\s?000)?)";
const part = new RegExp(
  `[A-Z]{3}\\s?/\\s?\\d*\\s?[\\p{L}]+|[€$£¥₹]\\s?/\\s?\\d*\\s?[\\p{L}]+|${thousands}|[€$£¥₹%‰]|[^\\s€$£¥₹%‰,;'’‘]+`,
  'gu',
);
const million = /1[,.\s]?000\s?000/;

/** "USDm", "kEUR", "TEUR" as "USD m", "k EUR", "thousand EUR", "thousands of tonnes" without "of". */
const spelledOut = (text: string): string =>
  text
    .trim()
    .replace(/^(\p{L}+s?) of (?=\p{L})/iu, (all, word: string) =>
      scaleWords[word.toLowerCase()] === undefined ? all : `${word} `,
    )
    .replace(/^([A-Z]{3})(m|mn|mio|bn|k)$/, (all, code: string, size: string) =>
      currencies.has(code) ? `${code} ${size}` : all,
    )
    .replace(/^(k|K|T|m|M|bn)([A-Z]{3})$/, (all, size: string, code: string) =>
      currencies.has(code) ? `${large[size] ?? size} ${code}` : all,
    )
    .replace(/^([kMG]?t|k?g|mg)CO2(?=e?q?(?:\b|\/))/i, '$1 CO2');
const large: Readonly<Record<string, string>> = { T: 'thousand', m: 'million', M: 'million' };
const ofCarbon = /^(?<over>[kMG]?t|k?g|mg) CO2(?:e|eq)?(?: per |\s?\/\s?)(?<under>.+)$/;

/** Reads the unit of a column, such as "Gt", "EUR m", "1,000 t", "'000 ha", "thousand passengers", "% of GDP". */
export function columnUnit(text: string): ColumnUnit {
  const found: ColumnUnit = { dim: '', factor: 1, scale: 1, words: [] };
  const written = spelledOut(text);
  const whole = unitNamed(written) ?? symbolOf(columnSymbols[written], written);
  const { over, under } = ofCarbon.exec(written)?.groups ?? {};
  const carbon = over && under ? unitNamed(`${over}/${under}`) : undefined;
  if (carbon) return { dim: carbon.dim, factor: carbon.factor, scale: 1, words: ['CO2'] };
  if (!whole && /\bper\b/i.test(written))
    return { ...found, dim: `per:${text.toLowerCase()}`, words: text.split(/\s+/) };
  if (whole) return { dim: whole.dim, factor: whole.factor, scale: 1, words: [] };
  const parts = (written.match(part) ?? []).map((each) => ({ each, plain: each.replace(/\.$/, '') }));
  const named = parts.flatMap(({ each, plain }) => (sizeOf(each, plain) === undefined ? [plain] : []));
  const joined = named.length > 1 ? unitNamed(named.join(' ')) : undefined;
  for (const { each, plain } of parts) {
    const size = sizeOf(each, plain);
    if (size !== undefined && !isUnitLetter(plain, found)) {
      found.factor *= size;
      found.scale *= size;
    } else if (!joined) {
      const unit = found.dim === '' ? unitNamed(plain) : undefined;
      if (unit) Object.assign(found, { dim: unit.dim, factor: found.factor * unit.factor });
      else found.words.push(plain);
    }
  }
  // "Million metric tons", "thousand square kilometres": several words that name one unit.
  return joined ? { ...found, dim: joined.dim, factor: found.factor * joined.factor } : found;
}

const sizeOf = (each: string, plain: string): number | undefined =>
  /000s?$/.test(each) ? (million.test(each) ? 1e6 : 1e3) : scaleWords[plain.toLowerCase()];

const symbolOf = (symbol: readonly [string, number] | undefined, text: string): Unit | undefined =>
  symbol && { dim: symbol[0], factor: symbol[1], text };

/** "m" and "t" alone are metre and tonne; beside a currency, "m" is million. */
const isUnitLetter = (part: string, found: ColumnUnit) =>
  part === 't' || (part === 'm' && !currencies.has(found.dim));
