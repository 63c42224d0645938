import { expect, it } from 'vitest';
import { evidenceFrom } from '../evidence.fixture';
import { createVerifier } from '../index';

/** A measure over nine years: its header, and how a sentence says a figure of it. */
type Measure = {
  header: string;
  name: string;
  say: (size: string) => string;
  values: readonly number[];
  digits: number;
};
const years = [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023];
const measure = (
  header: string,
  name: string,
  say: Measure['say'],
  digits: number,
  values: readonly number[],
): Measure => ({ header, name, say, values, digits });

const measures: readonly Measure[] = [
  measure(
    'CO2 emissions (Mt)',
    'CO2 emissions',
    (n) => `${n} Mt`,
    1,
    [92.4, 90.1, 88.7, 89.6, 85.2, 78.3, 81.9, 80.4, 76.8],
  ),
  measure(
    'GDP (USD billion)',
    'GDP',
    (n) => `USD ${n} billion`,
    1,
    [512.4, 521.9, 540.3, 566.8, 579.1, 551.6, 590.2, 628.5, 641.7],
  ),
  measure(
    'Exports (EUR bn)',
    'exports',
    (n) => `€${n} billion`,
    1,
    [140.1, 139.6, 152.9, 166.0, 171.2, 155.3, 189.7, 234.8, 225.1],
  ),
  measure(
    'Temperature anomaly (degC)',
    'the temperature anomaly',
    (n) => `${n} °C`,
    2,
    [0.9, 1.01, 0.92, 0.85, 0.98, 1.02, 0.84, 0.89, 1.17],
  ),
  measure(
    'Steel production (kt)',
    'steel production',
    (n) => `${n} kt`,
    0,
    [4376, 4618, 4713, 4654, 4721, 4397, 4679, 4403, 4264],
  ),
  measure(
    'Wheat yield (t/ha)',
    'the wheat yield',
    (n) => `${n} t/ha`,
    1,
    [6.9, 6.1, 6.6, 4.3, 7.3, 7.0, 6.4, 6.8, 5.1],
  ),
  measure(
    'Births',
    'births',
    (n) => n,
    0,
    [114870, 117425, 115416, 115832, 114523, 113077, 114263, 104734, 100051],
  ),
  measure(
    "Air passengers ('000)",
    'air passengers',
    (n) => `${n} thousand`,
    0,
    [37512, 39310, 41218, 42066, 40377, 10284, 12119, 29406, 33512],
  ),
  measure(
    'Unemployment rate (%)',
    'the unemployment rate',
    (n) => `${n}%`,
    1,
    [7.4, 7.0, 6.7, 6.3, 6.8, 8.5, 8.8, 7.5, 7.7],
  ),
];

const written = (value: number, digits: number) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** What a table of years decides of a measure, said plainly, each with the same thing said wrongly. */
function pairsOf({ name, say, values, digits }: Measure): [truth: string, falsehood: string][] {
  const at = (year: number) => values[years.indexOf(year)] ?? 0;
  const size = (value: number) => say(written(value, digits));
  const yearOf = (value: number) => years[values.indexOf(value)] ?? 0;
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high, before] = [
    sorted[0] ?? 0,
    sorted.at(-1) ?? 0,
    [...values.slice(0, 5)].sort((a, b) => b - a),
  ];
  const [from, to] = [at(2016), at(2022)];
  const [moved, turned] = to > from ? ['rose', 'fell'] : ['fell', 'rose'];
  const [next, back] = at(2021) > at(2020) ? ['rose', 'fell'] : ['fell', 'rose'];
  const be = /s$/.test(name) ? 'were' : 'was';
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const pairs: [string, string][] = [
    [`In 2016, ${name} ${be} ${size(from)}.`, `In 2017, ${name} ${be} ${size(from)}.`],
    [`${name} reached ${size(to)} in 2022.`, `${name} reached ${size(to * 1.1)} in 2022.`],
    [
      `${name} ${moved} from ${size(from)} in 2016 to ${size(to)} in 2022.`,
      `${name} ${turned} from ${size(from)} in 2016 to ${size(to)} in 2022.`,
    ],
    [`${name} ${moved} between 2016 and 2022.`, `${name} ${turned} between 2016 and 2022.`],
    [`${name} ${next} in 2021.`, `${name} ${back} in 2021.`],
    [`${name} ${be} highest in ${yearOf(high)}.`, `${name} ${be} highest in ${yearOf(low)}.`],
    [
      `${name} ${be} lowest in ${yearOf(low)}, at ${size(low)}.`,
      `${name} ${be} lowest in ${yearOf(low)}, at ${size(high)}.`,
    ],
    [
      `Before 2020, ${name} ${be} highest in ${yearOf(before[0] ?? 0)}.`,
      `Before 2020, ${name} ${be} highest in ${yearOf(before[2] ?? 0)}.`,
    ],
    [
      `${name} averaged ${size(mean)} from 2015 to 2023.`,
      `${name} averaged ${size(mean * 1.2)} from 2015 to 2023.`,
    ],
    [
      `${name} ranged from ${size(low)} to ${size(high)} between 2015 and 2023.`,
      `${name} ranged from ${size(low)} to ${size(high * 1.2)} between 2015 and 2023.`,
    ],
    [
      `${name} never exceeded ${size(high * 1.05)} between 2015 and 2023.`,
      `${name} never exceeded ${size(high * 0.95)} between 2015 and 2023.`,
    ],
    [
      `${name} did not ${next === 'rose' ? 'fall' : 'rise'} in 2021.`,
      `${name} did not ${next === 'rose' ? 'rise' : 'fall'} in 2021.`,
    ],
  ];
  const growth = written(Math.abs(((to - from) / from) * 100), 1);
  return say('1') === '1%'
    ? [
        ...pairs,
        [
          `${name} ${moved} by ${written(Math.abs(to - from), 1)} percentage points between 2016 and 2022.`,
          `${name} ${moved} by ${written(Math.abs(to - from), 1)}% between 2016 and 2022.`,
        ],
      ]
    : [
        ...pairs,
        [
          `${name} ${moved} by ${growth}% between 2016 and 2022.`,
          `${name} ${turned} by ${growth}% between 2016 and 2022.`,
        ],
        [
          `${name} ${moved} by ${size(Math.abs(to - from))} between 2016 and 2022.`,
          `${name} ${moved} by ${size(Math.abs(to - from) * 1.3)} between 2016 and 2022.`,
        ],
      ];
}

it.each(measures)(
  'what a table decides of “$header” is vouched for said plainly, and not said wrongly',
  (own) => {
    const rows = years.map((year, index) => [year, ...measures.map(({ values }) => values[index])].join(','));
    const header = ['Year', ...measures.map((each) => each.header)].join(',');
    const evidence = evidenceFrom(['statistics.csv', `${[header, ...rows].join('\n')}\n`]);
    const spanIds = evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id));
    const verifier = createVerifier(evidence);
    const isVouched = (text: string) => {
      const sentence = text.charAt(0).toUpperCase() + text.slice(1);
      return /^(?:supported|derived)$/.test(verifier.sentence({ sentence, spanIds }).verdict);
    };
    const pairs = pairsOf(own);
    expect(pairs.map(([truth]) => truth).filter((truth) => !isVouched(truth))).toEqual([]);
    expect(pairs.map(([, falsehood]) => falsehood).filter(isVouched)).toEqual([]);
  },
);
