import { shapes } from '../../doubles/providers/provider-shapes';
import { fail, hold, type PlantedDocument } from './planted';

/** Invented figures of two countries; the last year of one is missing. */
const figures: [year: string, finland: number | null, sweden: number | null][] = [
  ['2018', 7.412, 6.38],
  ['2019', 6.74, 6.83],
  ['2020', 7.81, 8.29],
  ['2021', 7.66, 8.72],
  ['2022', 6.79, 7.49],
  ['2023', null, 7.61],
];
const rows = figures.flatMap(([date, finland, sweden]) =>
  (
    [
      ['FIN', 'FI', finland],
      ['SWE', 'SE', sweden],
    ] as const
  ).map(([countryiso3code, id, value]) => ({ countryiso3code, country: { id }, date, value })),
);

const [y2018, y2019] = [
  'Year: 2018; Unemployment rate in Finland',
  'Year: 2019; Unemployment rate in Finland',
];
const [y2020, y2022] = [
  'Year: 2020; Unemployment rate in Finland',
  'Year: 2022; Unemployment rate in Finland',
];
const columns = 'Columns: Year; Unemployment rate in Finland';
const origin = 'Unemployment rate in Finland and Sweden. World Bank';

export const worldBank: PlantedDocument = {
  name: 'a series of the World Bank',
  ask: { provider: 'worldbank', kind: 'statistics', query: 'unemployment in Finland and Sweden' },
  answer: shapes.worldbank.answer(rows),
  statements: [
    ...hold(
      y2020,
      'In 2020, the unemployment rate in Finland was 7.81 percent.',
      'The unemployment rate in Sweden was 8.29% in 2020.',
      'In 2020, the unemployment rate was 7.81 percent in Finland and 8.29 percent in Sweden.',
      'In 2020, the unemployment rate was higher in Sweden than in Finland.',
    ),
    ...hold(
      [y2018, y2022],
      'The unemployment rate in Finland fell from 7.41 percent in 2018 to 6.79 percent in 2022.',
      'The unemployment rate in Sweden rose by 1.11 percentage points between 2018 and 2022.',
    ),
    ...hold(columns, 'The unemployment rate in Sweden was highest in 2021, at 8.72 percent.'),
    ...fail(
      y2020,
      ['column', 'In 2020, the unemployment rate in Finland was 8.29 percent.'],
      ['year', 'In 2021, the unemployment rate in Finland was 7.81 percent.'],
      ['order', 'In 2020, the unemployment rate was 8.29 percent in Finland and 7.81 percent in Sweden.'],
      ['order', 'In 2020, the unemployment rate was higher in Finland than in Sweden.'],
      ['scope', 'In 2020, the youth unemployment rate in Finland was 7.81 percent.'],
      ['scope', 'In 2020, the unemployment rate in Helsinki was 7.81 percent.'],
      ['attribution', 'According to Eurostat, the unemployment rate in Finland was 7.81 percent in 2020.'],
      ['scope', 'In 2020, the unemployment rate in Norway was 7.81 percent.'],
      ['column', 'In 2020, the employment rate in Finland was 7.81 percent.'],
    ),
    ...fail(
      [y2018, y2022],
      [
        'direction',
        'The unemployment rate in Finland rose from 6.79 percent in 2018 to 7.41 percent in 2022.',
      ],
      ['percentage points', 'The unemployment rate in Sweden rose by 1.11 percent between 2018 and 2022.'],
      ['column', 'The unemployment rate in Finland rose by 1.11 percentage points between 2018 and 2022.'],
      ['calculation', 'The unemployment rate in Sweden rose by 71.4 percent between 2018 and 2022.'],
      ['range', 'The unemployment rate in Finland fell in every year between 2018 and 2022.'],
    ),
    ...fail(
      [y2019, y2020],
      [
        'direction',
        'Between 2019 and 2020, the unemployment rate in Finland fell by 1.07 percentage points.',
      ],
    ),
    ...fail(
      columns,
      ['row', 'The unemployment rate in Sweden was highest in 2020, at 8.29 percent.'],
      ['value', 'In 2023, the unemployment rate in Finland was 7.61 percent.'],
      ['calculation', 'The unemployment rate in Finland averaged 7.71 percent between 2018 and 2022.'],
      ['scope', 'The unemployment rate in Finland was lowest in 2023.'],
    ),
    ...fail(
      origin,
      ['metadata', 'In 2018, the unemployment rate in Finland was 2,023 percent.'],
      ['attribution', 'The unemployment rate in Finland and Sweden is published by Statistics Finland.'],
    ),
    ...fail(
      y2020,
      ['column', 'The unemployment rate in Finland and Sweden was 8.29 percent in 2020.'],
      ['direction', 'In 2020, the unemployment rate in Finland fell to 7.81 percent.'],
      ['year', 'After 2020, the unemployment rate in Finland was 7.81 percent.'],
      ['attribution', 'The Bank of Finland reported an unemployment rate of 7.81 percent in 2020.'],
      ['unit', 'Finland had 7.81 million unemployed in 2020.'],
    ),
    ...fail(
      [y2020, y2022],
      ['unit', 'The number of unemployed in Finland fell by 13.1 percent between 2020 and 2022.'],
      ['direction', 'The gap between Finland and Sweden widened between 2020 and 2022.'],
    ),
    ...fail(
      columns,
      ['value', 'In 2023, the unemployment rate in Finland was higher than in Sweden.'],
      ['value', 'The unemployment rate in Finland was higher in 2023 than in 2022.'],
    ),
  ],
};
