import { describe, expect, it } from 'vitest';
import { evidenceFrom } from './evidence.fixture';
import { createVerifier } from './index';
import { fits } from './numbers/compare';
import { columnUnit } from './numbers/units';
import { scan } from './text/scan';

/** Headers of one measure in several units, each of the same size, and how a sentence says 12.5 of it. */
type Measure = readonly [name: string, units: readonly string[], said: readonly string[]];

const list = (text: string): readonly string[] => text.split(' | ');
const measures: readonly Measure[] = (
  [
    [
      'Temperature',
      '°C | degC | deg C | Celsius | ºC',
      '12.5 °C | 12.5°C | 12.5 degrees Celsius | 12.5 degrees',
    ],
    ['Temperature', '°F | degF', '12.5 °F | 12.5 degrees Fahrenheit'],
    ['Temperature', 'K', '12.5 kelvin'],
    ['Pressure', 'hPa | mbar', '12.5 hPa | 12.5 hectopascals | 12.5 mbar | 1,250 Pa'],
    ['Pressure', 'bar', '12.5 bar | 1.25 MPa'],
    ['Wind speed', 'm/s', '12.5 m/s | 12.5 metres per second | 45 km/h'],
    ['Speed', 'km/h | kph', '12.5 km/h | 12.5 kilometres per hour | 12.5 kph'],
    ['Speed', 'mph', '12.5 mph | 12.5 miles per hour'],
    ['Length', 'mm', '12.5 mm | 12.5 millimetres | 1.25 cm'],
    ['Length', 'in', '12.5 inches'],
    ['Height', 'ft', '12.5 ft | 12.5 feet'],
    ['Distance', 'mi | miles', '12.5 mi | 12.5 miles'],
    ['Distance', 'km', '12.5 km | 12.5 kilometers | 12,500 m'],
    ['Area', 'km2 | km² | sq km', '12.5 km² | 12.5 sq km | 12.5 square kilometres | 1,250 hectares'],
    ['Area', 'sq m | m2 | sqm', '12.5 m² | 12.5 square metres | 12.5 sqm'],
    ['Area', "'000 ha | 1000 ha | thousand ha", '12,500 ha | 12.5 thousand hectares'],
    ['Yield', 't/ha', '12.5 t/ha | 12.5 tonnes per hectare | 12,500 kg/ha'],
    ['Volume', 'l | L', '12.5 l | 12.5 litres | 12.5 liters'],
    ['Volume', 'million m3 | hm3', '12.5 million m³ | 12.5 million cubic metres'],
    ['Volume', 'bcm | bn m3', '12.5 bcm | 12.5 billion cubic metres'],
    ['Production', 'kb/d', '12,500 barrels per day | 12,500 barrels a day | 12.5 kb/d'],
    ['Production', 'mb/d | million bpd', '12.5 million barrels per day | 12.5 mb/d'],
    ['Production', 'million barrels', '12.5 million barrels | 12.5 million bbl'],
    ['Energy', 'Mtoe', '12.5 Mtoe | 12,500 ktoe | 12.5 million tonnes of oil equivalent'],
    ['Energy', 'EJ', '12.5 EJ | 12,500 PJ | 12.5 exajoules'],
    [
      'Generation',
      'TWh | billion kWh',
      '12.5 TWh | 12,500 GWh | 12.5 terawatt hours | 12.5 billion kilowatt hours',
    ],
    ['Capacity', 'MW', '12.5 MW | 12,500 kW | 12.5 megawatts'],
    ['Frequency', 'GHz', '12.5 GHz | 12.5 gigahertz | 12,500 MHz'],
    ['Speed', 'Mbit/s | Mbps', '12.5 Mbit/s | 12.5 Mbps | 12.5 megabits per second'],
    ['Noise', 'dB(A) | dB', '12.5 dB | 12.5 decibels | 12.5 dB(A)'],
    ['Concentration', 'µg/m³ | ug/m3', '12.5 µg/m³ | 12.5 ug/m3 | 12.5 micrograms per cubic metre'],
    ['Concentration', 'ppm', '12.5 ppm | 12.5 parts per million'],
    ['Weight', 'lb', '12.5 lb | 12.5 lbs | 12.5 pounds'],
    ['Output', "kt | '000 t | thousand tonnes | thousands of tonnes | 1,000 t", '12.5 kt | 12,500 tonnes'],
    ['Output', 'Mt | million t | million metric tons', '12.5 Mt | 12.5 million tonnes | 12.5m tonnes'],
    ['Emissions', 'Mt CO2e | MtCO2e', '12.5 million tonnes of CO2 equivalent | 12.5 MtCO2e | 12.5 Mt CO2e'],
    ['Intensity', 'gCO2/kWh | g CO2/kWh', '12.5 grams of CO2 per kWh | 12.5 g CO2/kWh'],
    ['Revenue', 'USD m | USDm | $m | million USD | US$ million', '$12.5 million | USD 12.5 million | $12.5m'],
    [
      'Revenue',
      'EUR m | EURm | MEUR | € million | millions of EUR',
      '€12.5 million | 12.5 million euros | EUR 12.5m',
    ],
    [
      'Revenue',
      "kEUR | TEUR | EUR '000 | €000s | EUR thousand",
      '€12,500 | EUR 12,500 | 12.5 thousand euros',
    ],
    ['Revenue', 'PLN m', 'PLN 12.5 million | 12.5 million zloty'],
    ['Revenue', 'DKK m', 'DKK 12.5 million | 12.5 million kroner'],
    ['Revenue', 'MXN m', 'MXN 12.5 million | 12.5 million pesos'],
    ['Revenue', 'BRL m', 'BRL 12.5 million | R$12.5 million | 12.5 million reais'],
    ['Revenue', 'INR crore | ₹ crore', '₹12.5 crore | INR 12.5 crore | INR 125 million'],
    ['Revenue', 'KRW bn', 'KRW 12.5 billion | 12.5 billion won'],
    ['Revenue', 'CNY bn', 'CNY 12.5 billion | 12.5 billion yuan | RMB 12.5 billion'],
    ['Price', 'USD/bbl', '$12.5 per barrel | USD 12.5 a barrel | USD 12.5/bbl'],
    ['Price', 'ct/kWh', '12.5 cents per kWh | 12.5 ct/kWh'],
    [
      'Consumption',
      'kg per capita | kg/capita',
      '12.5 kg per capita | 12.5 kg per person | 12.5 kilograms per head',
    ],
    ['Spread', 'bp | bps', '12.5 basis points | 12.5 bps'],
    ['Duration', 'min | mins', '12.5 minutes | 12.5 min'],
    ['Duration', 'd | days', '12.5 days'],
    ['Rainfall', 'mm/year | mm/yr | mm per year', '12.5 mm per year | 12.5 mm a year'],
    [
      'Passengers',
      'million | m | mn | millions',
      '12.5 million | 12.5 million passengers | 12,500,000 passengers',
    ],
    ['Passengers', "'000 | thousand | 000s | x1000 | in thousands", '12,500 | 12,500 passengers'],
  ] as const
).map(([name, units, said]) => [name, list(units), list(said)]);

const sites = ['Alden,12.5', 'Borrow,13.1', 'Carvel,9.8', 'Dunmore,14.2', 'Eskdale,7.7', 'Farley,11.0'];

function verdictsOver(header: string) {
  const evidence = evidenceFrom(['sites.csv', `Site,"${header}"\n${sites.join('\n')}\n`]);
  const spanIds = evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id));
  const verifier = createVerifier(evidence);
  return (sentence: string) => verifier.sentence({ sentence, spanIds }).verdict;
}
const isVouched = (verdict: string) => verdict === 'supported' || verdict === 'derived';

describe.each(measures.flatMap(([name, units, said]) => units.map((unit) => ({ name, unit, said }))))(
  'a column “$name ($unit)”',
  ({ name, unit, said }) => {
    it('is said in each of its units, and in no other figure of them', () => {
      const verdictOf = verdictsOver(`${name} (${unit})`);
      const say = (text: string) => verdictOf(`The ${name.toLowerCase()} of Alden was ${text}.`);
      expect(said.filter((text) => !isVouched(say(text)))).toEqual([]);
      const others = said.flatMap((text) => [
        text.replace(/5(?!.*\d)/, '7'),
        text.replace(/1(?=[\d.,])/, '3'),
      ]);
      expect(others.filter((text) => !said.includes(text) && isVouched(say(text)))).toEqual([]);
    });
  },
);

/** Words behind the unit that a figure alone does not hold. */
const more = /CO2|year/;

it.each(
  measures.flatMap(([name, units, said]) =>
    said.some((text) => more.test(text)) ? [] : [{ name, units, said }],
  ),
)('the figures of “$name ($units.0)” are in no unit of another measure', ({ name, units, said }) => {
  const own = new Set(
    measures.filter(([, others]) => units.some((unit) => others.includes(unit))).flatMap((each) => each[2]),
  );
  const hits = measures
    .flatMap((each) => each[2])
    .filter((text) => !own.has(text) && !said.includes(text) && !more.test(text))
    .filter((text) => {
      const [amount] = scan(text).flatMap((token) => (token.kind === 'amount' ? [token.amount] : []));
      return amount?.unit !== undefined && fits(amount, 12.5, columnUnit(units[0] ?? '')) === 'yes';
    });
  expect({ name, hits }).toEqual({ name, hits: [] });
});

describe.each([
  ['Temperature, degC', 'temperature', '12.5 °C'],
  ['Area in sq km', 'area', '12.5 square kilometres'],
  ['Output, in thousands of tonnes', 'output', '12,500 tonnes'],
  ['Consumption, kg per capita', 'consumption', '12.5 kg per capita'],
  ['revenue_eur_000', 'revenue', 'EUR 12,500'],
  ['revenue_pln_m', 'revenue', 'PLN 12.5 million'],
  ['price_eur_mwh', 'price', 'EUR 12.5 per MWh'],
  ['wind_speed_m_s', 'wind speed', '12.5 m/s'],
  ['duration_h', 'duration', '12.5 hours'],
] as const)('a header “%s”', (header, name, said) => {
  it('gives its figures their unit', () => {
    expect(verdictsOver(header)(`The ${name} of Alden was ${said}.`)).toBe('supported');
    expect(verdictsOver(header)(`The ${name} of Alden was ${said.replace('2', '3')}.`)).toBe('unsupported');
  });
});

it.each([
  ['Revenue (EUR m)', 'The revenue of Alden was 12.5 million people.'],
  ['Revenue (EUR bn)', 'The revenue of Alden was 12.5 billion won.'],
  ['Timber (million m³)', 'The timber of Alden was 12.5 million people.'],
  ['Throughput (million TEU)', 'The throughput of Alden was 12.5 million people.'],
  ['Score (points)', 'The score of Alden was 12.5 percentage points.'],
  ['Temperature (K)', 'The temperature of Alden was 12,500.'],
])('“%s” does not vouch for: %s', (header, sentence) => {
  expect(isVouched(verdictsOver(header)(sentence))).toBe(false);
});
