import { testTables } from '../../../../../tests/doubles/statement-worlds';

/** A column named by what its figures count, and a count left to the clause before. */
testTables([
  {
    name: 'basins.csv',
    table: `Basin,Year,Trails (km),Huts,Camp pass (EUR),Night visitors (thousand),Net transfers (EUR million)
Alta,2019,120,8,14.50,80,3.1
Alta,2020,126,8,15.00,62,2.4
Alta,2021,128,9,15.00,71,2.2
Brava,2019,60,4,12.00,41,-1.2
Brava,2020,60,4,12.50,39,-0.8
Brava,2021,64,3,12.50,44,-0.9
Corso,2019,90,6,16.00,77,1.4
Corso,2020,95,6,16.50,70,1.9
Corso,2021,97,6,17.50,69,2.6
`,
    truths: `
* | In 2020, Alta had more than twice as many kilometres of trails as Brava.
* | Alta had twice as many kilometres of trails as Brava in 2019.
* | Brava had 4 huts in 2019, and Alta had twice as many.
* | Alta accounted for 40.4% of all night visitors to the three basins in 2019.
* | Corso had the highest price of a camp pass in 2021.
`,
    falsehoods: `
* | In 2020, Brava had more than twice as many kilometres of trails as Alta.
* | Alta had twice as many kilometres of huts as Brava in 2019.
* | Alta had three times as many kilometres of trails as Brava in 2019.
* | Alta had twice as many euros of trails as Brava in 2019.
* | Brava had 4 huts in 2019, and Alta had three times as many.
* | Brava had 4 huts in 2019, and Corso had twice as many.
* | Brava had 5 huts in 2019, and Alta had twice as many.
* | Alta accounted for 40.4% of all night visitors to the three basins in 2020.
* | Alta accounted for 40.4% of all night visitors to the four basins in 2019.
* | Alta accounted for 40.4% of all huts in the three basins in 2019.
* | Alta had the highest price of a camp pass in 2021.
* | The price of a camp pass was EUR 12.50 at Alta in 2020.
* | The price of a day pass was EUR 15.00 at Alta in 2020.
`,
  },
]);
