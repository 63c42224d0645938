import { testTables } from '../../../../tests/doubles/statement-worlds';

const transport = `Section,Mode,Revenue 2021 (EUR million),Staff 2021,Revenue 2022 (EUR million),Staff 2022
Northern region,Bus,84.2,1240,88.9,1265
Northern region,Tram,41.7,512,46.3,530
Northern region,Regional rail,132.4,1875,141.8,1902
Northern region,Subtotal north,258.3,3627,277.0,3697
Southern region,Bus,102.5,1530,99.8,1512
Southern region,Tram,57.9,648,63.4,671
Southern region,Regional rail,96.1,1390,104.3,1418
Southern region,Subtotal south,256.5,3568,267.5,3601
,Grand total,514.8,7195,544.5,7298
`;

testTables([
  {
    name: 'transport.csv',
    table: transport,
    truths: `* | Trams in the south generated revenue of EUR 57.9 million in 2021.
* | Tram revenue in the southern region was EUR 57.9 million in 2021.
* | In the northern region, regional rail had a staff of 1,902 in 2022.
* | The revenue of Tram (Southern region) was EUR 63.4 million in 2022.
* | Total revenue in the northern region was EUR 277.0 million in 2022.
* | Total revenue was EUR 544.5 million in 2022.
* | Regional rail had the highest revenue in the north in 2022.
* | In the southern region, regional rail had the highest revenue in 2022.`,
    falsehoods: `* | Trams in the north generated revenue of EUR 57.9 million in 2021.
* | Tram revenue in the southern region was EUR 41.7 million in 2021.
* | In the southern region, regional rail had a staff of 1,902 in 2022.
* | The revenue of Tram (Northern region) was EUR 63.4 million in 2022.
* | Total revenue in the northern region was EUR 267.5 million in 2022.
* | Northern trams had 671 staff in 2022.
* | In the southern region, buses had the highest revenue in 2022.
* | In the northern region, buses had the highest revenue in 2022.
* | Regional rail in the southern region had the highest revenue of all modes in 2022.`,
  },
  {
    name: 'wood.csv',
    table: `Region,Year,Output (kt)
Norland,2021,412
Norland,2022,438
Norland,2023,421
Estmark,2021,287
Estmark,2022,279
Estmark,2023,301
Vestby,2021,156
Vestby,2022,163
Vestby,2023,149
`,
    truths: `* | Estmark ranked second by output in 2023.
* | By output, Norland came first in 2023.`,
    falsehoods: `* | Estmark ranked first in 2023.
* | Estmark ranked first by output in 2023.
* | Vestby came second by output in 2022.`,
  },
]);
