import { testTables } from '../../../../../tests/doubles/statement-worlds';

/** The only one of which something is so at all times. */
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
* | Brava was the only basin with negative net transfers.
* | Brava was the only one of the three basins with negative net transfers.
* | Only Brava had negative net transfers.
`,
    falsehoods: `
* | Alta was the only basin with negative net transfers.
* | Brava was the only basin with positive net transfers.
* | Brava was the only basin with negative night visitors.
* | Brava was the only year with negative net transfers.
* | Brava was the only basin of the country with negative net transfers.
* | Brava was not the only basin with negative net transfers.
* | Brava was the only one of the four basins with negative net transfers.
* | Only Corso had negative net transfers.
`,
  },
]);
