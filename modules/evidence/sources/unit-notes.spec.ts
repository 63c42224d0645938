import { describe, expect, it } from 'vitest';
import type { Column } from '../evidence';
import { withNotedUnits } from './unit-notes';

function unitsOf(names: string, ...lines: string[]): string {
  const columns = names.split(', ').map((name): Column => {
    const [, plain = name, unit = ''] = /^(.+) \[(.+)\]$/.exec(name) ?? [];
    return { name: plain, type: 'number', unit };
  });
  return withNotedUnits(columns, lines)
    .map(({ unit }) => unit || '-')
    .join(', ');
}

describe('a line around a table', () => {
  it.each([
    ['Journeys, Average fare', 'Journeys in thousand; average fare in euros', 'thousand, euros'],
    [
      'Revenue 2021, Operating cost 2021',
      'Revenue and cost in million euros',
      'million euros, million euros',
    ],
    [
      'Quantity 2020, Per head 2020',
      'Quantities in thousand tonnes; per head in kilograms',
      'thousand tonnes, kilograms',
    ],
    [
      'Pupils, Expenditure',
      'Pupils: number on 1 October. Expenditure: in thousand crowns.',
      '-, thousand crowns',
    ],
    ['Generation, Capacity', 'Generation in GWh, capacity in MW at the end of the year', 'GWh, MW'],
    ['Loans, Members', 'Loans (in thousand) by branch; members at the end of 2023', 'thousand, -'],
    [
      'Supplied 2022, Losses 2022',
      'Table B: Water supplied and losses (thousand m³)',
      'thousand m³, thousand m³',
    ],
  ])('gives the columns %s their units: %s', (names, line, units) => {
    expect(unitsOf(names, line)).toBe(units);
  });

  it.each([
    ['Import, Export', 'Thousand tonnes', 'thousand tonnes, thousand tonnes'],
    ['Net price, Taxes', 'in cents per kWh', 'cents per kWh, cents per kWh'],
    ['Men, Women', 'Table 1. Employed persons by sex (in thousands)', 'thousands, thousands'],
    ['Plan, Outturn', 'Table 2: Expenditure in thousand crowns', 'thousand crowns, thousand crowns'],
    ['Grants, Staff', 'Amounts are in thousand crowns.', 'thousand crowns, -'],
    [
      'Outturn 2021, Plan 2022, Posts',
      'All amounts are expenditure in thousand crowns.',
      'thousand crowns, thousand crowns, -',
    ],
    ['Turnover, Shops', 'All figures in thousands of pounds unless otherwise stated', 'thousand pounds, -'],
    ['Turnover, Rent, Visitors', 'Key figures of the museums (GBP m)', 'GBP m, GBP m, -'],
    [
      'Turnover, Profit per share',
      'Key figures (in millions of pounds, except per share data)',
      'million pounds, -',
    ],
    ['Turnover, Profit', '(£ in millions)', 'GBP million, GBP million'],
    ['Turnover, Profit', 'Dollars in thousands', 'USD thousand, USD thousand'],
    ['Catch, Landings', 'Unit: tonnes', 'tonnes, tonnes'],
  ])('gives all figures of %s their unit: %s', (names, line, units) => {
    expect(unitsOf(names, line)).toBe(units);
  });

  it('leaves a unit of a column as it is, and shares without one', () => {
    expect(unitsOf('Area [ha], Share of women, Change', 'All figures in thousands')).toBe('ha, -, -');
  });

  it('is of all figures where it says so, from farther away', () => {
    const unitFrom = (line: string) =>
      withNotedUnits([{ name: 'Costs', type: 'number', unit: '' }], [], [line])[0]?.unit;
    expect(unitFrom('The council met in May. All amounts are costs in thousand euros (EUR thousand).')).toBe(
      'EUR thousand',
    );
    expect(unitFrom('Amounts are not in euros.')).toBe('');
    expect(unitFrom('Costs in thousand euros')).toBe('');
    expect(unitFrom('In thousand euros')).toBe('');
  });

  it('gives no unit where two differ', () => {
    expect(unitsOf('Cost', 'Cost in thousand euros', 'Cost in million euros')).toBe('-');
  });

  it.each([
    'Number of sales (not in thousand)',
    'Sales rose in 2023',
    'Figures in brackets',
    'Sales in the north',
    'Sales in current prices',
    'Sales in all',
  ])('gives none where it names none: %s', (line) => {
    expect(unitsOf('Sales', line)).toBe('-');
  });
});
