import { fail, hold, type PlantedDocument } from './planted';

/** Invented monthly figures; a year and a month are easily taken for each other. */
const months = ['2023-10', '2023-11', '2023-12', '2024-01', '2024-02'];
const figures = { EE: [5.2, 4.1, 4.3, 5.0, 4.4], LV: [2.3, 1.1, 0.9, 1.1, -0.3] };
const single = (code: string) => ({ category: { index: { [code]: 0 } } });

const [october, december] = ['Month: 2023-10; Inflation', 'Month: 2023-12; Inflation'];
const [january, february] = ['Month: 2024-01; Inflation', 'Month: 2024-02; Inflation'];
const columns = 'Columns: Month; Inflation by month';

export const eurostat: PlantedDocument = {
  name: 'a series of Eurostat by month',
  ask: { provider: 'eurostat', kind: 'statistics', query: 'inflation by month in Estonia and Latvia' },
  answer: {
    ...{
      version: '2.0',
      class: 'dataset',
      label: 'HICP',
      source: 'ESTAT',
      updated: '2024-03-18T11:00:00+0100',
    },
    id: ['freq', 'unit', 'coicop18', 'geo', 'time'],
    size: [1, 1, 1, 2, months.length],
    value: Object.fromEntries([...figures.EE, ...figures.LV].entries()),
    dimension: {
      ...{ freq: single('M'), unit: single('RCH_A'), coicop18: single('TOTAL') },
      geo: { category: { index: { EE: 0, LV: 1 }, label: { EE: 'Estonia', LV: 'Latvia' } } },
      time: { category: { index: Object.fromEntries(months.map((month, at) => [month, at])) } },
    },
  },
  statements: [
    ...hold(
      january,
      'In January 2024, inflation by month, HICP, was 5.0 percent in Estonia.',
      'Inflation in Latvia was 1.1 percent in January 2024.',
    ),
    ...hold(
      [october, december],
      'Inflation in Estonia fell from 5.2 percent in October 2023 to 4.3 percent in December 2023.',
      'Inflation in Latvia fell by 1.4 percentage points between October 2023 and December 2023.',
    ),
    ...hold(february, 'In February 2024, inflation in Latvia was -0.3 percent.'),
    ...fail(
      january,
      ['column', 'Inflation in Latvia was 5.0 percent in January 2024.'],
      ['year', 'Inflation in Latvia was 1.1 percent in January 2023.'],
      ['row', 'Inflation in Latvia was 1.1 percent in December 2023.'],
      ['scope', 'Inflation in Latvia was 1.1 percent in 2024.'],
      ['scope', 'Food price inflation in Latvia was 1.1 percent in January 2024.'],
      ['scope', 'Inflation in Lithuania was 1.1 percent in January 2024.'],
      ['attribution', 'Inflation in Latvia was 1.1 percent in January 2024, the World Bank says.'],
      ['order', 'In January 2024, inflation was lower in Estonia than in Latvia.'],
    ),
    ...fail(
      [october, december],
      [
        'direction',
        'Inflation in Estonia rose from 4.3 percent in October 2023 to 5.2 percent in December 2023.',
      ],
      [
        'percentage points',
        'Inflation in Latvia fell by 1.4 percent between October 2023 and December 2023.',
      ],
      [
        'calculation',
        'Inflation in Estonia fell by 1.1 percentage points between October 2023 and December 2023.',
      ],
      ['scope', 'Prices in Estonia fell between October 2023 and December 2023.'],
      ['year', 'Inflation in Estonia fell from 5.2 percent in October 2022 to 4.3 percent in December 2023.'],
    ),
    ...fail(
      february,
      ['value', 'In February 2024, inflation in Latvia was 0.3 percent.'],
      ['direction', 'In February 2024, inflation in Latvia rose to -0.3 percent.'],
      ['row', 'In January 2024, inflation in Latvia was -0.3 percent.'],
    ),
    ...fail(
      columns,
      ['row', 'Inflation in Estonia was highest in January 2024, at 5.0 percent.'],
      ['row', 'Inflation in Estonia was lowest in December 2023.'],
      ['calculation', 'Inflation in Estonia was 4.8 percent on average.'],
    ),
    ...fail(
      columns,
      ['scope', 'Inflation in Latvia was lower in 2024 than in 2023.'],
      ['scope', 'Inflation in Estonia was lowest in 2024.'],
    ),
    ...fail(
      october,
      ['scope', 'In 2023, inflation in Latvia was 2.3 percent.'],
      ['scope', 'Core inflation in Latvia was 2.3 percent in October 2023.'],
      ['denial', 'Deflation in Estonia was 5.2 percent in October 2023.'],
    ),
  ],
};
