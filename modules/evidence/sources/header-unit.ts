import { currencies as currencyCodes } from '../verify/numbers/currencies';
import { columnUnit } from '../verify/numbers/units';

/** The header of a column as its name and its unit. `isRenamed`: the name has other signs than the header. */
export type NamedHeader = { name: string; unit: string; isRenamed?: boolean };

/** "CO2 emissions (Gt)", "Harvest_kt" and "revenue_eur_million" name a column and its unit; "Population (2020)" names a column. */
export function splitHeader(header: string): NamedHeader {
  const [, name, unit] = /^(.+?)\s*[([]([^()[\]]{1,24}(?:\([^()[\]]{1,8}\))?)[)\]]$/.exec(header) ?? [];
  if (name && unit && (!/^\d+$/.test(unit) || /^0+$/.test(unit)))
    return { name, unit: unit.trim().replace(/^in /i, '') };
  if (isSnakeCase(header)) return splitSnakeCase(header.trim());
  const told = behindName.exec(header.trim())?.groups;
  if (told?.name && told.unit && isWholeUnit(told.unit)) return { name: told.name, unit: told.unit };
  const words = header.trim().split(/[_\s]+/);
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const tail = words.slice(-count).join(' ');
    const isBase = /^per$/i.test(words.at(-count - 1) ?? '');
    if (tail.length <= 24 && trailingUnit.test(tail) && !isBase)
      return { name: words.slice(0, -count).join(' '), unit: tail };
  }
  return { name: header, unit: /%|\bper ?cent\b/i.test(header) ? '%' : '' };
}

/** "Temperature, degC", "Area in sq km", "Production, in thousands of tonnes". */
const behindName = /^(?<name>[^,]+?(?:, [^,]+?)??)(?:, (?:in )?| in )(?<unit>[^()]{1,24})$/;

/** A unit and nothing else, or one for each of something. One capital may be a class or a grade: "Hepatitis, A". */
function isWholeUnit(text: string): boolean {
  if (/^[^%‰mtghlL€$£¥₹]$/.test(text) || /^(?:bits?|points?|degrees?)$/i.test(text)) return false;
  const [over = '', under = 'one', ...more] = text.replace(/ ?\bCO2(?:e|eq)?\b/i, '').split(/ per /);
  if (more.length > 0 || under === '') return false;
  const { words, dim, scale } = columnUnit(over);
  return words.length === 0 && !dim.startsWith('per:') && (dim !== '' || scale !== 1);
}

/** The name of a column without a unit: "route_code" is the route code. */
export const nameOfHeader = (header: string): NamedHeader =>
  isSnakeCase(header)
    ? { name: header.trim().replace(/_/g, ' '), unit: '', isRenamed: true }
    : { name: header, unit: '' };

/** "Wheat harvest (thousand tonnes)", "Growth (change on previous year, %)" */
const titleUnit = /^(?<name>[^()]{3,120}) \((?:[^(),]{2,60}, )?(?:in )?(?<unit>[^(),]{1,24})\)$/i;

/** A title in words as a name and the unit that it ends with: "Wheat harvest (thousand tonnes)", "Visitors in thousands". */
function splitTitle(title: string): NamedHeader {
  const { name, unit = '' } = (titleUnit.exec(title) ?? behindName.exec(title))?.groups ?? {};
  return name !== undefined && (isWholeUnit(unit) || unit === '%')
    ? { name, unit }
    : { name: title, unit: '' };
}

/** "current_account_eur_million.csv" as what its figures are: a name, and the unit if the file name ends with one. */
export function splitFileName(title: string): NamedHeader {
  const plain = title.trim().replace(/\.[a-z]{2,5}$/i, '');
  if (/\s/.test(plain)) return splitTitle(plain);
  const stem = plain.replace(/-/g, '_');
  const { name, unit } = isSnakeCase(stem)
    ? splitSnakeCase(stem)
    : { name: stem.replace(/_+/g, ' ').trim(), unit: '' };
  return { name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, unit };
}

const symbol =
  '(?:[kMGT]?W(?:h|p)?|[kMGT]t|[kMGT]?J|kg|km|cm|mm|ha|hl|ml|ML|km[²2]|m[²2³3]|t|pp|ppm|°[CF]?|‰)';
const money = '(?:[$€£¥₹]|US\\$|USD|EUR|GBP|JPY|CHF|SEK|NOK|DKK|CAD|AUD|CNY|INR)';
const size = '(?:k|m|bn|mn|M|thousand|million|billion)';
const measure =
  '(?:tonnes|litres|liters|hectolitres|hectares|kilometres|metres|kilograms|percent|euros|dollars|pounds|people|persons|passengers|units)';

/** Units that a header ends with, without brackets: symbols, money, scales, but no word that could be the name itself. */
const trailingUnit = new RegExp(
  `^(?:${symbol}(?:/(?:${symbol}|[a-z]{1,8}))?|${money}(?: ?${size})?(?:/(?:${symbol}|[a-z]{1,8}))?|${size} ?(?:${money}|${measure}|${symbol})|thousands?|millions?|billions?|mn|bn|k)$`,
);

const isSnakeCase = (header: string) => /^[\p{L}\p{N}]+(?:_[\p{L}\p{N}%]+)+$/u.test(header.trim());

const entries = (words: string, to: (word: string) => string = (word) => word): [string, string][] =>
  words.split(' ').map((word) => [word, to(word)]);

/** Currencies in a header of lower case: their code or name, and the word in a unit. "First_try" is no lira. */
const currencies = new Map([
  ...[...currencyCodes]
    .filter((code) => /^[A-Z]{3}$/.test(code) && code !== 'TRY')
    .map((code): [string, string] => [code.toLowerCase(), code]),
  ...entries('euros dollars pounds crowns francs kroner kronor rupees yen yuan cents pence'),
]);

/** Units in a header of lower case, and how they are written. */
const measures = new Map([
  ...entries('pct percent percentage', () => '%'),
  ...entries('pp ppm kt t kg km cm mm ha hl ml'),
  ...entries('mt gt', (unit) => `${unit.charAt(0).toUpperCase()}t`),
  ...entries('w kw mw gw tw mwp kwp wh kwh mwh gwh twh', (unit) =>
    unit.replace('w', 'W').replace(/^[mgt]/, (prefix) => prefix.toUpperCase()),
  ),
  ...entries('km2 m2', (unit) => unit.replace('2', '²')),
  ['m3', 'm³'],
  ...entries('degc celsius °c', () => '°C'),
  ...entries('degf fahrenheit °f', () => '°F'),
  ...['hPa', 'kPa', 'MPa', 'PJ', 'EJ', 'TJ', 'GJ', 'MJ', 'kV', 'Hz', 'kHz', 'MHz', 'GHz', 'dB', 'Mbps'].map(
    (unit): [string, string] => [unit.toLowerCase(), unit],
  ),
  ...entries(
    'psi mbar mph kn knots ft feet miles acres lb lbs oz bbl barrels bcm toe ktoe kcal mg ppb sqm mm3 hm3 ms',
  ),
  ['mtoe', 'Mtoe'],
  ['ml', 'ml'],
  ...entries('secs sec yrs bps'),
  ...entries('tonnes tons litres liters hectolitres hectares kilometres kilometers metres meters kilograms'),
  ...entries('hours minutes seconds days weeks months years'),
  ['hrs', 'hours'],
  ['mins', 'minutes'],
]);

/** What is counted in thousands or for each of. */
const counted = new Set(
  'passengers people persons inhabitants residents patients visitors visits students pupils households jobs employees workers homes dwellings vehicles cars trips rides journeys sailings flights units copies users customers'.split(
    ' ',
  ),
);

const scales = new Map([
  ...entries('crore lakh'),
  ...entries('000 000s x1000', () => 'thousand'),
  ...entries('thousand thousands', () => 'thousand'),
  ...entries('million millions mn mln mio', () => 'million'),
  ...entries('billion billions bn', () => 'billion'),
]);
/** Beside a currency alone: "m" is a metre, too. */
const scaleLetters = new Map([
  ['k', 'thousand'],
  ['m', 'million'],
]);

/** "mg_l", "ug_m3", "kg_ha". */
const ratios = new Map([
  ...entries('mg_l g_l kg_ha t_ha g_km kg_m2', (ratio) => ratio.replace('_', '/').replace('2', '²')),
  ['ug_l', 'µg/l'],
  ['ug_m3', 'µg/m³'],
  ['m3_s', 'm³/s'],
  ['m3_h', 'm³/h'],
  ['m_s', 'm/s'],
  ['km_h', 'km/h'],
  ['w_m2', 'W/m²'],
  ['mbit_s', 'Mbit/s'],
  ['kb_d', 'kb/d'],
  ['mb_d', 'mb/d'],
  ['sq_km', 'km²'],
  ['sq_m', 'm²'],
  ['kwh_m2', 'kWh/m²'],
  ['ct_kwh', 'ct/kWh'],
  ['l_100km', 'l/100 km'],
  ['metric_tons', 'tonnes'],
  ['metric_tonnes', 'tonnes'],
]);

/** Short units behind "per": "g_per_l", "m3_per_s". */
const shortOver = new Map([...entries('g mg µg ug l', (unit) => unit.replace('ug', 'µg')), ['m3', 'm³']]);
const shortUnder = new Map([...entries('l s h kg ha km t'), ['m3', 'm³'], ['m2', 'm²'], ['km2', 'km²']]);

/** Short units that a header has behind a noun they measure: "max_depth_m" is in metres, "revenue_m" is not, nor is "temp_min" in minutes. */
const shortUnits: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|_)(?:depth|height|altitude|elevation|distance|diameter|thickness|radius|level|rise|draught|wingspan)_m$/i,
    'm',
  ],
  [/(?:^|_)(?:duration|time|runtime|delay|wait)_min$/i, 'min'],
  [/(?:^|_)(?:storage|memory|data|traffic|size|disk|ram)_gb$/i, 'GB'],
  [/(?:^|_)(?:storage|memory|data|traffic|size|disk|ram)_mb$/i, 'MB'],
  [/(?:^|_)(?:storage|memory|data|traffic|size|disk|ram)_tb$/i, 'TB'],
  [/(?:^|_)(?:mass|weight|load)_g$/i, 'g'],
  [/(?:^|_)(?:volume|capacity|consumption)_l$/i, 'l'],
  [/(?:^|_)(?:duration|time|runtime|delay)_h$/i, 'h'],
  [/(?:^|_)(?:duration|time|runtime|delay|latency)_s$/i, 's'],
  [/(?:^|_)(?:passengers|population|visitors|users|customers|subscribers|visits|people)_m$/i, 'million'],
];

/** "kt_co2", "mt_co2e": of which gas the mass is. */
const gases = new Map([
  ['co2', 'CO2'],
  ['co2e', 'CO2e'],
]);

/** "water_temp_c" is in °C, "vitamin_c" is not. */
const ofHeat = /(?:^|_)(?:temps?|temperatures?|anomaly|anomalies|warming)_(?:[a-z]+_)?(?<degree>[cf])$/i;

/** A name that says nothing without its unit. */
const bareName =
  /^(?:total|sum|number|no|num|count|mean|avg|average|median|max|maximum|min|minimum|value|amount|all)$/i;

/** "operating_result_eur_million": the longest tail that is a unit; the rest is the name, with spaces. */
function splitSnakeCase(header: string): NamedHeader {
  const words = header.split('_');
  const degree = ofHeat.exec(header)?.groups?.degree;
  if (degree !== undefined)
    return { name: words.slice(0, -1).join(' '), unit: `°${degree.toUpperCase()}`, isRenamed: true };
  const small = shortUnits.find(([pattern]) => pattern.test(header))?.[1];
  if (small !== undefined) return { name: words.slice(0, -1).join(' '), unit: small, isRenamed: true };
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const unit = snakeUnit(
      words.slice(-count).map((word) => word.toLowerCase()),
      words.slice(-count),
    );
    const rest = words.slice(0, -count).join(' ');
    if (unit !== undefined)
      return { name: bareName.test(rest) ? words.join(' ') : rest, unit, isRenamed: true };
  }
  return { name: words.join(' '), unit: '', isRenamed: true };
}

/** A unit of lower-case words, as it is written: "eur million" is "EUR million". Undefined for any other words. */
function snakeUnit(words: readonly string[], written: readonly string[]): string | undefined {
  const per = words.indexOf('per');
  // "eur_per_m2_month": for each square metre and month.
  const [area, time] = [shortUnder.get(words[per + 1] ?? ''), words[per + 2] ?? ''];
  if (per > 0 && per === words.length - 3 && area !== undefined && /^(?:day|week|month|year)$/.test(time)) {
    const over = snakeUnit(words.slice(0, per), written.slice(0, per));
    return over === undefined ? undefined : `${over}/${area} per ${time}`;
  }
  if (per > 0 && per === words.length - 2) {
    const over = snakeUnit(words.slice(0, per), written.slice(0, per));
    const under = words.at(-1) ?? '';
    const [short, each] = [shortOver.get(words.slice(0, per).join(' ')), shortUnder.get(under)];
    if (short !== undefined && each !== undefined) return `${short}/${each}`;
    if (over !== undefined && each !== undefined && /\d/.test(under)) return `${over}/${each}`;
    return over === undefined || /\d/.test(under) ? undefined : `${over} per ${measures.get(under) ?? under}`;
  }
  return shortUnit(words) ?? (trailingUnit.test(written.join(' ')) ? written.join(' ') : undefined);
}

function shortUnit(words: readonly string[]): string | undefined {
  const [first = '', second = '', ...more] = words;
  if (more.length > 0) return undefined;
  if (second === '')
    return currencies.get(first) ?? measures.get(first) ?? scales.get(first) ?? joinedMoney(first);
  const ratio = ratios.get(`${first}_${second}`);
  if (ratio !== undefined) return ratio;
  const gas = gases.get(second);
  if (gas !== undefined) return /^[kmg]?t$/.test(first) ? `${measures.get(first)} ${gas}` : undefined;
  const [ahead, behind] = [currencies.get(first), currencies.get(second)];
  // "eur_mwh", "usd_bbl": a price for one.
  if (ahead !== undefined && priced.test(second)) return `${ahead}/${measures.get(second) ?? second}`;
  if (ahead !== undefined) return unitOf(ahead, scales.get(second) ?? scaleLetters.get(second));
  if (behind !== undefined) return unitOf(scales.get(first) ?? scaleLetters.get(first), behind);
  return unitOf(scales.get(first), measures.get(second) ?? (counted.has(second) ? second : undefined));
}

const priced = /^(?:[kmg]wh|kg|t|l|ha|bbl|m2|m3)$/;

const unitOf = (first: string | undefined, second: string | undefined): string | undefined =>
  first === undefined || second === undefined ? undefined : `${first} ${second}`;

/** Codes that a scale is glued to: "mars" and "mils" are other words. */
const glued = '(?:usd|eur|gbp|chf|sek|nok|dkk|pln|czk|jpy|cny|inr|cad|aud)';

/** "meur", "kusd", "eurm", "teur". */
function joinedMoney(word: string): string | undefined {
  const [, letter = '', code = ''] = new RegExp(`^([kmt])(${glued})$`).exec(word) ?? [];
  const [, ahead = '', size = ''] = new RegExp(`^(${glued})(m|mn|bn|k)$`).exec(word) ?? [];
  return (
    unitOf(currencies.get(code), letter === 't' ? 'thousand' : scaleLetters.get(letter)) ??
    unitOf(currencies.get(ahead), scales.get(size) ?? scaleLetters.get(size))
  );
}
