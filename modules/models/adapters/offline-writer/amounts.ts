/** A figure as it is read: its digits with what multiplies them, and its unit. */
export type Amount = { value: string; unit: string };

const scales: Readonly<Record<string, string>> = {
  ...{ k: 'thousand', tsd: 'thousand', thousand: 'thousand', thousands: 'thousand', '1000': 'thousand' },
  ...{ m: 'million', mn: 'million', mln: 'million', mio: 'million', million: 'million', millions: 'million' },
  ...{ bn: 'billion', mrd: 'billion', billion: 'billion', billions: 'billion', '1000000': 'million' },
  ...{ tn: 'trillion', trillion: 'trillion', trillions: 'trillion' },
};
const currency = /^(?:US\$|[$€£¥₹]|USD|EUR|GBP|JPY|CHF|SEK|NOK|DKK|CAD|AUD|CNY|INR)$/;
/** These multiply only beside a currency; else they are a metre, a kelvin. */
const alsoUnits = new Set(['m', 'k', 'tn']);

/** "109.88" in "€ million" reads as 109.88 million in €; "7.4" in "% of labour force" as 7.4% of it. */
export function amountOf(value: string, unit: string): Amount {
  const plain = unit.trim();
  const [, sign = '', of = ''] = /^([%‰])\s*(.+)$/.exec(plain) ?? [];
  if (sign) return { value: `${value}${sign}`, unit: of };
  const parts = partsOf(plain);
  const scale = parts.find((part) => isScale(part, parts));
  if (scale === undefined) return { value, unit: plain };
  const scaled = `${value} ${scales[bare(scale)] ?? scale}`;
  const rest = parts.filter((part) => part !== scale).join(' ');
  // A reader of the ledger takes a unit that stands in the value for said: "t" in "4 thousand".
  return scaled.toLowerCase().includes(rest.toLowerCase())
    ? { value: `${scaled} ${rest}`.trim(), unit: '' }
    : { value: scaled, unit: rest };
}

/** "k€" is "k €", "1,000 t" is "1000 t". */
const partsOf = (unit: string) =>
  unit
    .replace(/(\d)[,.\s](?=\d{3}\b)/g, '$1')
    .replace(/(US\$|[$€£¥₹])(?=\S)/g, '$1 ')
    .replace(/(?<=^[a-z]{1,3})(?=[$€£¥₹])/gi, ' ')
    .split(/\s+/);

const bare = (part: string) => part.toLowerCase().replace(/\.$/, '');

/** A word that multiplies: the first of the unit, or beside a currency. */
function isScale(part: string, parts: readonly string[]): boolean {
  if (!Object.hasOwn(scales, bare(part))) return false;
  return parts.some((each) => currency.test(each)) || (part === parts[0] && !alsoUnits.has(bare(part)));
}

/** The two together: "€109.88 million", "-€1.8 million", "37.79 Gt", "7.4%". The ledger writes them the same way. */
export function amountText({ value, unit }: Amount): string {
  if (unit === '' || value.toLowerCase().includes(unit.toLowerCase())) return value;
  if (/^(?:US\$|[$€£¥])$/.test(unit))
    return /^[-+]/.test(value) ? `${value.charAt(0)}${unit}${value.slice(1)}` : `${unit}${value}`;
  return /^[%‰°x]$/.test(unit) ? `${value}${unit}` : `${value} ${unit}`;
}
