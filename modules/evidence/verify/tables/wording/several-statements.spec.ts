import { testTables } from '../../../../../tests/doubles/statement-worlds';

/** The first of all in each of several years, and ranges with several rows at an end. */
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
* | Corso had the highest camp pass in every year from 2019 to 2021.
* | Brava had the fewest huts in 2019, 2020 and 2021.
* | Alta had the most trails in each year from 2019 to 2021.
* | In every year from 2019 to 2021, Brava had the lowest camp pass.
`,
    falsehoods: `
* | Alta had the highest camp pass in every year from 2019 to 2021.
* | Alta had the most night visitors in every year from 2019 to 2022.
* | Corso had the most night visitors in each year from 2019 to 2021.
* | Corso had the highest net transfers in 2019, 2020 and 2021.
* | Corso had the highest net transfers in every year from 2020 to 2021.
* | Brava had the fewest huts in 2018, 2019 and 2020.
* | Corso did not have the highest camp pass in every year from 2019 to 2021.
`,
  },
  {
    name: 'stakes.csv',
    table: `Company,Country,Stake (%),Turnover 2021 (EUR million),Headcount
Alder Textiles,Portugal,100,41.2,310
Bracken Foods,Ireland,62.5,88.0,704
Cedar Energy,Spain,100,23.7,95
Dogwood Media,Portugal,45,12.9,120
Elm Logistics,Poland,51,64.4,890
`,
    truths: `
* | Stakes range from 45% in Dogwood Media to 100% in two companies.
`,
    falsehoods: `
* | Stakes range from 45% in Dogwood Media to 100% in three companies.
* | Stakes range from 51% in Elm Logistics to 100% in two companies.
* | Stakes range from 45% in Elm Logistics to 100% in two companies.
* | Stakes range from 45% in Dogwood Media to 62.5% in two companies.
`,
  },
]);
