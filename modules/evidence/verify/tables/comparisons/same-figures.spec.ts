import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Rows with the same figure, the strongest growth in percent, and who leads a row. */
const worlds: readonly TableWorld[] = [
  {
    name: 'stations.csv',
    table: `Station,Led by,Passengers 2019 (thousand),Passengers 2023 (thousand),Platforms
Central,A. Moreau,21400,19850,14
Harbour,T. Lind,3260,3415,4
Oakfield,S. Baptiste,1180,940,2
Mill Lane,K. Odhiambo,2045,2045,3
University,V. Drexler,5870,6230,4
Stadium,J. Hale,1490,1815,6
`,
    truths: `
* | Mill Lane had exactly as many passengers in 2023 as in 2019.
* | Passengers at Mill Lane were as high in 2023 as in 2019.
* | University has as many platforms as Harbour.
* | Stadium recorded the strongest growth in passengers between 2019 and 2023, at 21.8 percent.
* | Oakfield recorded the strongest decline in passengers between 2019 and 2023, at 20.3 percent.
* | Harbour, led by T. Lind, has four platforms.
`,
    falsehoods: `
* | Harbour had exactly as many passengers in 2023 as in 2019.
* | Mill Lane had almost as many passengers in 2023 as in 2019.
* | Mill Lane had twice as many passengers in 2023 as in 2019.
* | Mill Lane did not have as many passengers in 2023 as in 2019.
* | Mill Lane had as many passengers in 2023 as Harbour.
* | University has as many platforms as Stadium.
* | University has as many passengers as Harbour.
* | Stadium recorded the strongest growth in passengers between 2019 and 2023.
* | University recorded the strongest growth in passengers between 2019 and 2023, at 6.1 percent.
* | Stadium recorded the strongest growth in passengers between 2019 and 2023, at 31.8 percent.
* | Stadium recorded the strongest decline in passengers between 2019 and 2023, at 21.8 percent.
* | Central recorded the strongest decline in passengers between 2019 and 2023, at 7.2 percent.
* | Stadium recorded the second strongest growth in passengers between 2019 and 2023, at 21.8 percent.
* | Stadium recorded the strongest growth in platforms between 2019 and 2023, at 21.8 percent.
* | Harbour, led by S. Baptiste, has four platforms.
* | Oakfield, led by T. Lind, has four platforms.
`,
  },
];

testTables(worlds);
