import { max } from 'd3-array';

const currencies: Readonly<Record<string, string>> = {
  $: '$',
  usd: '$',
  '€': '€',
  eur: '€',
  '£': '£',
  gbp: '£',
};

/** Formats values of one unit: thousands separators, percent, currency, a true minus sign. */
export type ValueFormat = (value: number) => string;

/** For labels and tooltips: up to four decimals, the same number for all values of `together`. */
export function valueFormat(unit: string, together: readonly number[] = []): ValueFormat {
  const digits = max(together, (value) => decimalsOf(exact.format(value))) ?? 0;
  const even = withDecimals(digits);
  return withUnit(unit, (value) => {
    if (Math.abs(value) >= 1e6) return compact(value);
    return together.length > 0 ? even.format(value) : exact.format(value);
  });
}

const decimalsOf = (written: string) => written.split('.')[1]?.length ?? 0;

/** For the ticks of an axis at a distance of `step`. */
export function tickFormat(unit: string, step: number): ValueFormat {
  const digits = Math.min(6, Math.max(0, -Math.floor(Math.log10(step || 1) + 1e-9)));
  const plain = withDecimals(digits);
  return withUnit(unit, (value) => (step >= 1e4 ? compact(value) : plain.format(value)));
}

/** Cached by number of decimals: creating one takes longer than formatting a hundred values. */
function withDecimals(digits: number): Intl.NumberFormat {
  const made = byDecimals.get(digits);
  if (made) return made;
  const format = new Intl.NumberFormat('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  byDecimals.set(digits, format);
  return format;
}
const byDecimals = new Map<number, Intl.NumberFormat>();

const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 4, maximumSignificantDigits: 6 });
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 });
const compact = (value: number) => short.format(value);

function withUnit(unit: string, write: ValueFormat): ValueFormat {
  const currency = currencies[unit.trim().toLowerCase()];
  const percent = unit.trim().startsWith('%') || unit.trim().toLowerCase() === 'percent';
  return (value) => {
    const sign = value < 0 ? '−' : '';
    return `${sign}${currency ?? ''}${write(Math.abs(value))}${percent ? '%' : ''}`;
  };
}
