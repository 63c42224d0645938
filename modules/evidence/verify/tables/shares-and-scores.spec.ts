import { describe, expect, it } from 'vitest';
import { type TableWorld, testTables } from '../../../../tests/doubles/statement-worlds';
import { verdictsOver } from '../claims.fixture';

const power = `Country,Region,Generation (TWh),Renewable share of generation (%),Imports (EUR bn)
Aldova,North,128.6,71.3,81.9
Brenia,North,167.4,58.0,192.7
Carvan,East,61.8,24.6,112.3
Estmar,East,8.9,32.5,23.4
Pella,West,2.9,16.5,8.7
`;

const reading = `Region,Pupils tested,Mean score 2018,Mean score 2023,Below minimum (%)
Coast,912,512,498,21.4
Lakes,634,521,509,17.8
Valley,586,517,519,15.2
Plain,742,496,474,28.7
`;

const baths = `Bath,Year,Visits (thousand),Costs (EUR k),Open days
Ashby,2022,188.3,1162,346
Ashby,2023,201.7,1214,351
Brook,2022,121.5,741,340
Brook,2023,117.9,802,322
Dunmere,2022,51.9,171,131
Dunmere,2023,44.1,183,112
`;

/** Shares whose whole the table has as well, scores told in points, and rows counted by a plain noun. */
const worlds: readonly TableWorld[] = [
  {
    name: 'power.csv',
    table: power,
    truths: `
* | The renewable share in Aldova was 13.3 percentage points above the one in Brenia.
* | Estmar had a renewable share of 32.5 percent.
* | In two of the five countries, the renewable share was above half.
* | Pella is the only country where the renewable share was less than a fifth.
* | Across the two countries in the North, the mean renewable share was 64.7 percent.
`,
    falsehoods: `
* | The renewable share in Aldova was 13.3 percentage points below the one in Brenia.
* | The renewable share in Aldova was 13.3 percent above the one in Brenia.
* | The renewable share in Aldova was 14.3 percentage points above the one in Brenia.
* | The renewable share in Brenia was 13.3 percentage points above the one in Aldova.
* | Estmar had a renewable share of imports of 32.5 percent.
* | Estmar had a renewable share of consumption of 32.5 percent.
* | Estmar had a fossil share of 32.5 percent.
* | Estmar had a renewable share of 24.6 percent.
* | In three of the five countries, the renewable share was above half.
* | In two of the five countries, the renewable share was below half.
* | In two of the six countries, the renewable share was above half.
* | In two of the five countries, the renewable share was above a quarter.
* | Estmar is the only country where the renewable share was less than a fifth.
* | Pella is the only country where the renewable share was less than a quarter.
* | Across the two countries in the East, the mean renewable share was 64.7 percent.
`,
  },
  {
    name: 'reading.csv',
    table: reading,
    truths: `
* | Plain had the lowest mean score in 2023, 474 points.
* | The mean score of Coast fell by 14 points from 2018 to 2023.
* | The mean score of the Lakes declined by 2.3 per cent, from 521 to 509 points.
`,
    falsehoods: `
* | Plain had the lowest mean score in 2023, 496 points.
* | Coast had the lowest mean score in 2023, 498 points.
* | The mean score of Coast fell by 12 points from 2018 to 2023.
* | The mean score of Coast fell by 14 percentage points from 2018 to 2023.
* | The mean score of Coast fell by 14 percent from 2018 to 2023.
* | The mean score of Coast rose by 14 points from 2018 to 2023.
* | The mean score of the Lakes declined by 2.3 per cent, from 509 to 521 points.
* | The mean score of the Lakes declined by 3.3 per cent, from 521 to 509 points.
* | The share below the minimum on the Coast was 498 points.
* | Coast was 21.4 points below the mean score.
`,
  },
  {
    name: 'baths.csv',
    table: baths,
    truths: `
* | Taken together, the three sites recorded just over 363,000 visits in 2023.
* | Taken together, the three sites recorded 363,700 visits in 2023.
`,
    falsehoods: `
* | Taken together, the four sites recorded just over 363,000 visits in 2023.
* | Taken together, two sites recorded just over 363,000 visits in 2023.
* | Taken together, the three sites recorded just over 363,000 visits in 2022.
* | Taken together, the three sites recorded just under 363,000 visits in 2023.
* | Taken together, the three sites recorded just over 363,000 visitors a day in 2023.
* | Ashby recorded 201,700 visits a day in 2023.
* | Each of the three sites recorded just over 363,000 visits in 2023.
* | The three largest sites in the country recorded just over 363,000 visits in 2023.
`,
  },
];

testTables(worlds);

describe('a figure that the table may hold in another way', () => {
  it.each<[name: string, table: string, claim: string]>([
    ['power.csv', power, '* | The renewable plants of Aldova delivered around 92 TWh.'],
    ['baths.csv', baths, '* | Two of the three sites had fewer visits in 2023 than in the year before.'],
  ])('of %s is not called unsupported', (name, table, claim) => {
    expect(verdictsOver(name, table)(claim)).not.toBe('unsupported');
  });
});
