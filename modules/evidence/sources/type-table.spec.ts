import { expect, it } from 'vitest';
import { typeTable } from './type-table';

const typeOf = (header: string, cells: readonly string[]) =>
  typeTable(
    [header],
    cells.map((cell) => [cell]),
  ).columns[0]?.type;

it.each(['Year', 'Season', 'Period', 'Year (ending March)', 'Fiscal year (FY)', 'Jahr'])(
  'whole numbers such as 2019 are years under “%s”',
  (header) => {
    expect(typeOf(header, ['2017', '2018', '2019', '2020'])).toBe('date');
  },
);

it.each([
  'Sunshine (h per year)',
  'Visits per day',
  'Altitude (m)',
  'Waiting time (minutes)',
  'Day visitors',
  'Meals a month',
  'Founded (year)',
])('and amounts under “%s”', (header) => {
  expect(typeOf(header, ['1285', '1410', '2960', '1830'])).toBe('number');
});

it('in equal steps they are years without a word, but no amounts of a unit', () => {
  expect(typeOf('', ['1990', '2000', '2010', '2020'])).toBe('date');
  expect(typeOf('Altitude (m)', ['1000', '1500', '2000', '2500'])).toBe('number');
});
