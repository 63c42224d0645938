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
