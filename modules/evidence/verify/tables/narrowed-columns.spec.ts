import { describe, expect, it } from 'vitest';
import { inSentence, isVouchedOver } from '../level-grid.fixture';

const tables: Readonly<Record<string, (name: string, unit: string, then: number, now: number) => string>> = {
  'a row a year': (name, unit, then, now) =>
    `Year,${name} (${unit}),Staff\n2021,${then * 0.8},32\n2022,${then},35\n2023,${now},36\n`,
  'a column a year': (name, unit, then, now) =>
    `Measure,2021,2022,2023\n${name} (${unit}),${then * 0.8},${then},${now}\nStaff,32,35,36\n`,
  'a row a figure': (name, unit, then, now) =>
    `Measure,Year,Unit,Value\n${name},2022,${unit},${then}\n${name},2023,${unit},${now}\nStaff,2022,number,35\nStaff,2023,number,36\n`,
};
const things = [
  ...['at night', 'for children', 'in the north', 'without an appointment', 'on Mondays', 'by phone'].map(
    (more) => ['Average waiting time', `Average waiting time ${more}`] as const,
  ),
  ...['excluding grants', 'from repairs', 'in Asia'].map((more) => ['Revenue', `Revenue ${more}`] as const),
  ...['Online revenue', 'Deferred revenue', 'Advertising revenue'].map((name) => ['Revenue', name] as const),
];
const cases = Object.entries(tables).flatMap(([title, table]) =>
  things.map(([wide, narrow]) => ({ title, table, wide, narrow })),
);

describe('a column that is narrower than what a statement names', () => {
  it.each(cases)('is not taken for it: $title, $narrow', ({ table, wide, narrow }) => {
    const isTime = wide !== 'Revenue';
    const [unit, then, now, rose] = isTime
      ? (['minutes', 12.9, 11.4, 'fell'] as const)
      : (['£ million', 457.1, 486.2, 'rose'] as const);
    const write = (value: number) => (isTime ? `${value} minutes` : `£${value} million`);
    const saying = (name: string) => [
      `${name} was ${write(now)} in 2023.`,
      `In 2022, ${inSentence(name)} stood at ${write(then)}.`,
      `${name} ${rose} from ${write(then)} in 2022 to ${write(now)} in 2023.`,
      `${name} ${rose} by ${(Math.abs(now / then - 1) * 100).toFixed(1)} percent in 2023.`,
      `${name} ${rose} in 2023.`,
    ];
    const isVouched = isVouchedOver('figures.csv', table(narrow, unit, then, now));
    expect(saying(wide).filter(isVouched)).toEqual([]);
    expect(saying(narrow).filter(isVouched).length).toBeGreaterThanOrEqual(2);
  });
});
