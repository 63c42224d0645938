import { testTables } from '../../../../tests/doubles/statement-worlds';

const ferries = `Route,Length (km),Stops,Passengers 2019 (million),Passengers 2023 (million),Punctuality 2023 (%),Subsidy per passenger 2023 (EUR),Result 2023 (EUR million)
Amber,62,9,2.4,2.1,91.2,1.35,3.2
Birch,28,14,3.1,3.6,87.5,3.1,-2.8
Cliff,41,6,1.8,2.2,94,1.8,1.1
Delta,55,5,0.9,0.7,82.3,6.45,-5.3
Ebb,19,17,5.7,5.2,88.9,0.95,6.9
`;

testTables([
  {
    name: 'ferry-counts.csv',
    table: ferries,
    truths: `
* | Three of the five routes have more than 8 stops.
* | More than two routes have more than 8 stops.
* | Fewer than three routes have fewer than 8 stops.
* | Two of the five routes had more passengers in 2023 than in 2019.
* | At least two of the five routes had more passengers in 2023 than in 2019.
* | Two routes made a loss in 2023.
`,
    falsehoods: `
* | More than three routes have more than 8 stops.
* | Fewer than three routes have more than 8 stops.
* | Almost three of the five routes have more than 8 stops.
* | More than two routes had more passengers in 2023 than in 2019.
* | Fewer than two routes had more passengers in 2023 than in 2019.
* | More than two routes made a loss in 2023.
* | Fewer than two routes made a loss in 2023.
`,
  },
]);
