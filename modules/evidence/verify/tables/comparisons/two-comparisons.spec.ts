import { testTables } from '../../../../../tests/doubles/statement-worlds';

/** A second comparison has the subject of the first, and not what that one compares with. */
testTables([
  {
    name: 'harbours.csv',
    table: `Harbour,Berths,Depth (m)
Arnfjord,62,9.5
Belport,118,7.2
Cassel,84,12.4
Dornby,40,6.1`,
    truths: `
* | Cassel has more berths than Arnfjord but fewer than Belport.
* | Cassel has a higher number of berths than Arnfjord but a lower number of berths than Belport.
* | Arnfjord has more berths than Dornby and fewer berths than Cassel.
`,
    falsehoods: `
* | Cassel has more berths than Dornby but fewer than Arnfjord.
* | Cassel has more berths than Dornby but fewer berths than Arnfjord.
* | Belport has more berths than Dornby but fewer than Cassel.
* | Belport has a higher number of berths than Dornby but a lower number of berths than Cassel.
* | Dornby has fewer berths than Belport but more than Arnfjord.
`,
  },
  {
    name: 'ferry_passengers.csv',
    table: `Year,Passengers (thousand)
2019,812
2020,344
2021,467
2022,690`,
    truths: `
* | In 2021, the number of passengers was higher than in 2020 but lower than in 2022.
`,
    falsehoods: `
* | In 2022, the number of passengers was higher than in 2020 but lower than in 2021.
* | In 2019, the number of passengers was higher than in 2020 but lower than in 2021.
`,
  },
]);
