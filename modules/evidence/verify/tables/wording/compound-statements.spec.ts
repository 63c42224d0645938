import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

const baths = `Bath,Year,Visits (thousand),Income (EUR k),Costs (EUR k),Net result (EUR k),Energy use (MWh),Open days
Ashby,2021,142.6,811,1021,-210,2310,298
Ashby,2022,188.3,1094,1162,-68,2405,346
Ashby,2023,201.7,1248,1214,34,2198,351
Brook,2021,96.4,502,688,-186,1540,291
Brook,2022,121.5,655,741,-86,1612,340
Brook,2023,117.9,671,802,-131,1587,322
Dunmere,2021,38.2,164,139,25,210,118
Dunmere,2022,51.9,238,171,67,226,131
Dunmere,2023,44.1,209,183,26,231,112
`;

/** One sentence that says two things of the same figure, the same row or the same predicate. */
const worlds: readonly TableWorld[] = [
  {
    name: 'baths.csv',
    table: baths,
    truths: `
* | Brook counted 3,600 fewer visits in 2023 than in 2022, a decline of 3 percent.
* | Brook counted 3,600 fewer visits in 2023 than in 2022, which is a fall of about 3 percent.
* | The income of Ashby rose by EUR 154,000 from 2022 to 2023, an increase of 14 percent.
* | Ashby swung from a shortfall of EUR 68,000 in 2022 to a surplus of EUR 34,000 a year later.
* | Ashby turned a loss of EUR 210,000 in 2021 into a profit of EUR 34,000 two years later.
* | Ashby turned its deficit in 2022 into a surplus in 2023.
* | Dunmere was open on 112 days in 2023, fewer than in either of the two preceding years.
* | Dunmere was open on 112 days in 2023, fewer than in 2021.
* | Both Ashby and Brook had a loss in 2022.
* | Both Ashby and Brook had more than 300 open days in 2023.
`,
    falsehoods: `
* | Brook counted 3,600 fewer visits in 2023 than in 2022, a decline of 4 percent.
* | Brook counted 3,600 fewer visits in 2023 than in 2022, an increase of 3 percent.
* | Brook counted 3,600 fewer visits in 2023 than in 2022, a decline of 3 percentage points.
* | Brook counted 3,600 fewer visits in 2023 than in 2022, a decline of 3,000.
* | Brook counted 3,600 fewer visits in 2022 than in 2021, a decline of 3 percent.
* | Brook counted 3,600 more visits in 2023 than in 2022, a decline of 3 percent.
* | Brook counted 4,600 fewer visits in 2023 than in 2022, a decline of 3 percent.
* | Ashby counted 3,600 fewer visits in 2023 than in 2022, a decline of 3 percent.
* | The income of Ashby rose by EUR 154,000 from 2022 to 2023, a decrease of 14 percent.
* | The income of Ashby rose by EUR 154,000 from 2022 to 2023, an increase of 12 percent.
* | The costs of Ashby rose by EUR 154,000 from 2022 to 2023, an increase of 14 percent.
* | Ashby swung from a surplus of EUR 68,000 in 2022 to a shortfall of EUR 34,000 a year later.
* | Ashby swung from a shortfall of EUR 210,000 in 2022 to a surplus of EUR 34,000 a year later.
* | Ashby swung from a shortfall of EUR 68,000 in 2022 to a surplus of EUR 34,000 two years later.
* | Ashby swung from a shortfall of EUR 68,000 in 2022 to a surplus of EUR 34,000 a year earlier.
* | Ashby swung from a shortfall of EUR 68,000 in 2021 to a surplus of EUR 34,000 a year later.
* | Ashby swung from a shortfall of EUR 68 million in 2022 to a surplus of EUR 34 million a year later.
* | Brook swung from a shortfall of EUR 86,000 in 2022 to a surplus of EUR 131,000 a year later.
* | Ashby did not swing from a shortfall of EUR 68,000 in 2022 to a surplus of EUR 34,000 a year later.
* | Ashby turned a loss of EUR 210,000 in 2021 into a profit of EUR 34,000 a year later.
* | Ashby turned a trading loss of EUR 210,000 in 2021 into a profit of EUR 34,000 two years later.
* | Ashby turned its deficit in 2021 into a surplus in 2022.
* | Ashby turned its surplus in 2022 into a deficit in 2023.
* | Dunmere was open on 112 days in 2023, more than in either of the two preceding years.
* | Dunmere was open on 131 days in 2022, fewer than in either of the two preceding years.
* | Dunmere was open on 118 days in 2021, fewer than in 2023.
* | Dunmere was open on 118 days in 2023, fewer than in 2022.
* | Brook was open on 322 days in 2023, fewer than in either of the two preceding years.
* | Both Ashby and Dunmere had a loss in 2022.
* | Both Ashby and Brook had a loss in 2023.
* | Both Ashby and Brook had a loss in the two years to 2023.
* | Both Ashby and Brook had more than 330 open days in 2023.
* | Both Ashby and Brook together had more than 300 open days in 2023.
`,
  },
];

testTables(worlds);
