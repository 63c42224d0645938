import { describe, expect, it } from 'vitest';
import { isVouchedOver, type Metric, metrics, plain, verdictsOver } from '../level-grid.fixture';

const label = (name: string) => name.replace(/^The (.)/, (_, first: string) => first.toUpperCase());
const row = (m: Metric, ...figures: readonly number[]) =>
  figures.map((size) => String(Number((size * m.then).toFixed(2)))).join(',');
/** The thing, and another one, at the times of a table. */
const own = (m: Metric) => `${row(m, 0.7, 0.8, 1)},${m.now}`;
/** It goes the other way. */
const turned = (m: Metric) => (m.now > m.then ? ([0.53, 0.44] as const) : ([0.44, 0.53] as const));
const other = (m: Metric) => row(m, 0.37, 0.41, ...turned(m));
const ownOfTwo = (m: Metric) => `${m.then},${m.now}`;
const otherOfTwo = (m: Metric) => row(m, ...turned(m));

/** How a table gives a figure at two times. */
const tables: Readonly<Record<string, (metric: Metric) => string>> = {
  'a row a year': (m) => {
    const years = own(m)
      .split(',')
      .map((size, at) => `${2020 + at},${size},${other(m).split(',')[at]}`);
    return `Year,${label(m.name)} (${m.unit}),${label(m.other)} (${m.unit})\n${years.join('\n')}`;
  },
  'a row a measure, one unit in the labels': (m) =>
    `Measure,2020,2021,2022,2023\n${label(m.name)} (${m.unit}),${own(m)}\n${label(m.other)} (${m.unit}),${other(m)}`,
  'a row a measure, units in the labels': (m) =>
    `Measure,2020,2021,2022,2023\n${label(m.name)} (${m.unit}),${own(m)}\n${label(m.other)} (${m.unit}),${other(m)}\nElectricity use (MWh),310,320,315,290`,
  'a row a measure, one label without a unit': (m) =>
    `Measure,2022,2023\n${label(m.name)} (${m.unit}),${ownOfTwo(m)}\n${label(m.other)} (${m.unit}),${otherOfTwo(m)}\nEmployees,315,290`,
  'a column of one unit': (m) =>
    `Indicator,Unit,2020,2021,2022,2023\n${label(m.name)},${m.unit},${own(m)}\n${label(m.other)},${m.unit},${other(m)}`,
  'a column of units': (m) =>
    `Indicator,Unit,2020,2021,2022,2023\n${label(m.name)},${m.unit},${own(m)}\n${label(m.other)},${m.unit},${other(m)}\nElectricity use,MWh,310,320,315,290`,
  'two years, a column of one unit': (m) =>
    `Indicator,Unit,2022,2023\n${label(m.name)},${m.unit},${ownOfTwo(m)}\n${label(m.other)},${m.unit},${otherOfTwo(m)}`,
  'two years, a column of units': (m) =>
    `Indicator,Unit,2022,2023\n${label(m.name)},${m.unit},${ownOfTwo(m)}\n${label(m.other)},${m.unit},${otherOfTwo(m)}\nElectricity use,MWh,315,290`,
  'two values and a column of units': (m) =>
    `Indicator,Value 2022,Value 2023,Unit\n${label(m.name)},${ownOfTwo(m)},${m.unit}\n${label(m.other)},${otherOfTwo(m)},${m.unit}\nElectricity use,315,290,MWh`,
  'a column of changes': (m) =>
    `Measure,2022,2023,Change (%)\n${label(m.name)} (${m.unit}),${ownOfTwo(m)},${((m.now / m.then - 1) * 100).toFixed(1)}\n${label(m.other)} (${m.unit}),${otherOfTwo(m)},-17.0\nElectricity use (MWh),315,290,-7.9`,
  'a row a measure and year': (m) =>
    `Measure,Year,Unit,Value\n${label(m.name)},2022,${m.unit},${m.then}\n${label(m.name)},2023,${m.unit},${m.now}\n${label(m.other)},2022,${m.unit},${row(m, turned(m)[0])}\n${label(m.other)},2023,${m.unit},${row(m, turned(m)[1])}`,
};

const cases = Object.entries(tables).flatMap(([title, table]) =>
  metrics.map((metric) => ({ title, table, metric })),
);

describe('a change between two levels of a table', () => {
  it.each(cases)('is worked out, and no turned one is: $title, $metric.name', ({ table, metric }) => {
    expect(verdictsOver(metric, 'results.csv', `${table(metric)}\n`)).toEqual({ missed: [], passed: [] });
  });

  it('is worked out over a page', () => {
    for (const metric of metrics) {
      const years = [2022, 2023].map((year, at) => {
        const size = at === 0 ? metric.then : metric.now;
        return `<tr><td>${year}</td><td>${plain(size)}</td><td>${row(metric, turned(metric)[at] ?? 0)}</td></tr>`;
      });
      const heads = ['Year', ...[metric.name, metric.other].map((name) => `${label(name)} (${metric.unit})`)];
      const page = `<h1>Results</h1><table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${years.join('')}</table>`;
      expect(verdictsOver(metric, 'results.html', page)).toEqual({ missed: [], passed: [] });
    }
  });
});

describe('a table of figures without a year', () => {
  const table =
    'Indicator,Value,Unit\nRevenue,4862,£ million\nOperating margin,7.1,%\nEmployees,11250,number\n';
  const source = 'results_2023.csv';

  it('gives each figure in its own unit', () => {
    const isVouched = isVouchedOver(source, table);
    expect(isVouched('Revenue was £4,862 million in 2023.')).toBe(true);
    expect(isVouched('The operating margin was 7.1 percent in 2023.')).toBe(true);
    expect(isVouched('Revenue was £4,862 thousand in 2023.')).toBe(false);
    expect(isVouched('Revenue was £4,862 million in 2022.')).toBe(false);
    expect(isVouched('The operating margin was £7.1 million in 2023.')).toBe(false);
    expect(isVouched('Employees earned £4,862 million in 2023.')).toBe(false);
  });
});

describe('a measure in a row of its own, beside others in the same unit', () => {
  const figures = 'Average waiting time<u>,9,10.3,12.9,11.4\nAverage travel time<u>,4.7,5.3,6.8,5\n';
  it.each([
    ['Measure,2020,2021,2022,2023\n', figures.replaceAll('<u>', ' (minutes)')],
    [',2020,2021,2022,2023\n', figures.replaceAll('<u>', ' (minutes)')],
    ['Measure (minutes),2020,2021,2022,2023\n', figures.replaceAll('<u>', '')],
    ['Indicator,Unit,2020,2021,2022,2023\n', figures.replaceAll('<u>', ',minutes')],
  ])('is ranked among its own years alone: %s', (header, rows) => {
    const isVouched = isVouchedOver('figures.csv', `${header}${rows}`);
    expect(isVouched('The average waiting time was 11.4 minutes in 2023.')).toBe(true);
    expect(isVouched('The highest average waiting time was 12.9 minutes, in 2022.')).toBe(true);
    expect(isVouched('The average waiting time was the highest in 2023, at 11.4 minutes.')).toBe(false);
    expect(isVouched('The highest average waiting time in 2023 was 11.4 minutes.')).toBe(false);
  });
});
