import { expect, it } from 'vitest';
import { testTables } from '../../../../tests/doubles/statement-worlds';
import { evidenceFrom } from '../evidence.fixture';
import { createVerifier } from '../index';

const routes = `quarter,route,on_time_pct,fuel_tonnes
2023-Q3,Lindsund-Vasa,82.4,3762
2023-Q4,Lindsund-Vasa,84.3,
2023-Q3,Norrvik-Halsen,95.1,1184
2023-Q4,Norrvik-Halsen,n/a,1232
`;

testTables([
  {
    name: 'routes.csv',
    table: routes,
    truths: `
* | The table gives no fuel figure for Lindsund-Vasa in 2023-Q4.
* | No fuel figure is given for Lindsund-Vasa in 2023-Q4.
* | There is no fuel figure for Lindsund-Vasa in 2023-Q4.
* | The fuel figure for Lindsund-Vasa in 2023-Q4 is missing.
    `,
    falsehoods: `
* | The table gives no fuel figure for Lindsund-Vasa in 2023-Q3.
* | The table gives no fuel figure for Norrvik-Halsen in 2023-Q4.
* | No fuel figure is given for Norrvik-Halsen in 2023-Q4.
* | The table gives no fuel figure for Lindsund-Vasa.
* | No fuel was used by Lindsund-Vasa in 2023-Q4.
* | The table gives no passenger figure for Lindsund-Vasa in 2023-Q4.
* | The table gives no fuel figure for Lindsund-Vasa in 2024-Q1.
    `,
  },
  {
    name: 'exports.csv',
    table: `Exports by product (EUR million),2018,2019,2020,2021,2022
Machinery,4218.3,4396.1,3872.5,4410.8,4987.4
Batteries,,,148.2,367.5,812.6
Timber,884.2,861.7,829.4,1342.6,1215.3
`,
    truths: `
* | No figures are given for battery exports in 2018 and 2019.
* | No figures are given for batteries in 2018 and 2019.
* | No figures are given for batteries before 2020.
* | No figure is given for batteries in 2018.
    `,
    falsehoods: `
* | No figures are given for batteries in 2019 and 2020.
* | No figures are given for batteries before 2021.
* | No figures are given for batteries.
* | No figures are given for timber in 2018 and 2019.
* | No figures are given for 2018 and 2019.
* | No figure is given for batteries in 2017.
* | No figure is given for battery imports in 2018.
* | No batteries were exported in 2018 and 2019.
    `,
  },
  {
    name: 'clubs.csv',
    table: `Year,Clubs,Members,Volunteers
2013,621,153810,12240
2014,617,153275,
2015,619,155690,12480
`,
    truths: `
2014 | No number of volunteers is given for 2014.
2014 | There is no figure for volunteers in 2014.
    `,
    falsehoods: `
2015 | No number of volunteers is given for 2015.
2014 | No number of members is given for 2014.
2014 | There were no volunteers in 2014.
    `,
  },
]);

it('says what the source has where a sentence denies it', () => {
  const evidence = evidenceFrom(['routes.csv', routes]);
  const spanIds = evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id));
  const sentence = 'The table gives no fuel figure for Lindsund-Vasa in 2023-Q3.';
  expect(createVerifier(evidence).sentence({ sentence, spanIds })).toMatchObject({
    verdict: 'unsupported',
    reason: 'The source gives 3,762 as fuel for 2023-Q3, Lindsund-Vasa.',
  });
});

it('takes a count of none for no gap', () => {
  const evidence = evidenceFrom(['frost.csv', 'Month,Frost days\nMay,2\nJune,0\nJuly,0\nAugust,1\n']);
  const spanIds = evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id));
  const verdict = (sentence: string) => createVerifier(evidence).sentence({ sentence, spanIds }).verdict;
  expect(verdict('No frost days were recorded from June to July.')).not.toBe('unsupported');
  expect(verdict('No frost days were recorded from June to August.')).toBe('unsupported');
});
