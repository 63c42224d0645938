import { describe, expect, it } from 'vitest';
import { evidenceFrom } from './evidence.fixture';
import type { FactToCheck } from './figures';
import { createVerifier } from './index';

const stores = `Year,Revenue (million GBP),Net profit (million GBP),Online share (%),Stores
2020,1563.2,-104.9,41.3,288
2021,1729.5,8.7,36.8,274
2022,1884.3,-35.2,33.1,269
2023,1931.0,-48.6,34.5,271
`;
const plants = `Site,Year,Output (GWh)
Harrow Fen,2021,4102
Sutherby,2021,1287
Harrow Fen,2022,4415
Sutherby,2022,1544
`;
const quarters = `Quarter,Trips (million)
2022-Q3,26.1
2022-Q4,27.4
2023-Q1,26.8
2023-Q4,30.7
`;

type Planned = Partial<FactToCheck> & { change: string };

/** The change that is shown beside a figure of a row. */
function changeShown(table: string, row: string, fact: Planned): string {
  const evidence = evidenceFrom(['table.csv', table]);
  const span = evidence.sources[0]?.spans.find(({ text }) => text.includes(row));
  const asked = { label: '', value: '', unit: '', period: '', ...fact };
  const checked = createVerifier(evidence).fact({ ...asked, basis: { span: span?.id ?? '' } });
  expect(checked.basis).toBe('source');
  return checked.change;
}

const revenue = { label: 'Revenue', value: '1,931.0', unit: 'million GBP', period: '2023' };
const loss = { label: 'Net loss', value: '48.6', unit: 'million GBP', period: '2023' };
const online = { label: 'Online share', value: '34.5', unit: '%', period: '2023' };
const count = { label: 'Stores', value: '271', period: '2023' };

describe('the change beside a key figure of a table', () => {
  it.each([
    { ...revenue, change: '+2.5%' },
    { ...revenue, change: '+2.5% on 2022' },
    { ...revenue, change: 'up 2.5% on the previous year' },
    { ...revenue, change: 'up from 1,884.3 in 2022' },
    { ...revenue, change: 'up from £1,884.3 million in 2022' },
    { ...revenue, change: '+23.5% since 2020' },
    { ...revenue, change: '46.7 million GBP more than in 2022' },
    { ...revenue, change: 'up 46.7 from 1,884.3' },
    { ...loss, change: 'up from 35.2 million in 2022' },
    { ...loss, change: 'after a loss of 35.2 million in 2022' },
    { ...online, change: '+1.4 points on 2022' },
    { ...online, change: 'down from 41.3% in 2020' },
    { ...count, change: '2 more than a year earlier' },
    { ...count, change: '-17 on 2020' },
    { ...count, change: 'down from 288 in 2020' },
  ])('is shown where the table gives it: $label, $change', (fact) => {
    expect(changeShown(stores, '2023', fact)).toBe(fact.change);
  });

  it.each([
    { ...revenue, change: '+23.5% on 2022' },
    { ...revenue, change: '-2.5% on 2022' },
    { ...revenue, change: 'down from 1,884.3 in 2022' },
    { ...revenue, change: 'up from 1,729.5 in 2022' },
    { ...revenue, change: 'up from 1,884.3 million USD in 2022' },
    { ...revenue, change: 'up from 1,884.3 billion GBP in 2022' },
    { ...revenue, change: '+2.5 points on 2022' },
    { ...revenue, change: '+2.5% on 2019' },
    { ...revenue, change: '+2.5%, a record' },
    { ...revenue, change: '+2.5% on budget' },
    { ...revenue, change: 'up 46.7 from 1,729.5' },
    { ...loss, change: 'down from 35.2 million in 2022' },
    { ...loss, change: 'after a profit of 8.7 million in 2022' },
    { ...online, change: '+1.4% on 2022' },
    { ...online, change: '-1.4 points on 2022' },
    { ...online, change: 'up from 41.3% in 2020' },
    { ...count, change: '2 fewer than a year earlier' },
    { ...count, change: '-17 on 2022' },
    { ...count, change: '+17 on 2020' },
  ])('is left out where the table gives another one: $label, $change', (fact) => {
    expect(changeShown(stores, '2023', fact)).toBe('');
  });

  it('counts from the row of the same series', () => {
    const output = { label: 'Output, Harrow Fen', value: '4,415', unit: 'GWh', period: '2022' };
    const shown = (change: string) => changeShown(plants, 'Harrow Fen; Year: 2022', { ...output, change });
    expect(shown('+313 GWh on 2021')).toBe('+313 GWh on 2021');
    expect(shown('up from 4,102 in 2021')).toBe('up from 4,102 in 2021');
    expect(shown('up from 1,287 in 2021')).toBe('');
    expect(shown('+3,128 GWh on 2021')).toBe('');
  });

  it('reads quarters', () => {
    const trips = { label: 'Trips', value: '30.7', unit: 'million', period: 'Q4 2023' };
    const shown = (change: string) => changeShown(quarters, '2023-Q4', { ...trips, change });
    expect(shown('up from 27.4 million in Q4 2022')).toBe('up from 27.4 million in Q4 2022');
    expect(shown('+12.0% on a year earlier')).toBe('+12.0% on a year earlier');
    expect(shown('+12.0% year-on-year')).toBe('+12.0% year-on-year');
    expect(shown('up from 26.1 million in Q4 2022')).toBe('');
    expect(shown('+14.6% year-on-year')).toBe('');
  });
});

it('a key figure with a huge label is checked in a moment', () => {
  const evidence = evidenceFrom(['table.csv', stores]);
  const span = evidence.sources[0]?.spans.at(-1)?.id ?? '';
  const before = process.cpuUsage();
  const huge = [
    `Share of x${' in y'.repeat(50_000)}, 1`,
    `x${'’s share of y'.repeat(20_000)}, 1`,
    'Revenue, of'.repeat(20_000),
  ];
  for (const label of huge) {
    const fact = { label, value: '1', unit: '', period: '2023', change: '+1%' };
    expect(createVerifier(evidence).fact({ ...fact, basis: { span } }).basis).toBe('model');
  }
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
});
