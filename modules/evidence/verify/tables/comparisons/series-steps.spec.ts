import { testTables } from '../../../../../tests/doubles/statement-worlds';

const table = `Year,Visitors (thousand),Ticket revenue (EUR thousand),Occupancy (%),Members
2016,412.5,3120,61.4,5200
2017,431.2,3344,63.0,5350
2018,455.8,3610,64.7,5300
2019,478.1,3905,66.2,5600
2020,190.4,1480,28.9,5580
2021,251.7,2010,35.5,5730
2022,402.9,3398,58.1,5940
2023,489.6,4210,67.3,6010`;

testTables([
  {
    name: 'museum.csv',
    table,
    truths: `
* | The sharpest fall in visitors came in 2020.
* | The largest annual increase in visitors was in 2022.
* | Visitors fell the most in 2020.
* | The largest fall in ticket revenue came in 2020, at EUR 2.425 million.
* | The largest fall in ticket revenue came in 2020, at 62.1%.
* | Occupancy rose in six of the seven years after 2016.
* | Visitors fell in one of the seven years after 2016.
* | The number of members fell in two of the seven years after 2016.
* | 2023 was the first year with more than 480,000 visitors.
* | Ticket revenue exceeded EUR 4 million for the first time in 2023.
* | Visitor numbers fell below 200,000 for the first time in 2020.
* | 2020 was the first year in which ticket revenue was below EUR 2 million.
`,
    falsehoods: `
* | The sharpest fall in visitors came in 2019.
* | The sharpest fall in visitors came in 2021.
* | The sharpest rise in visitors came in 2020.
* | The largest annual increase in visitors was in 2023.
* | The largest annual increase in visitors was in 2021.
* | Visitors rose the most in 2023.
* | The largest fall in members came in 2020.
* | The smallest fall in visitors came in 2020.
* | The second-largest increase in visitors was in 2022.
* | The largest fall in ticket revenue came in 2020, at EUR 1.48 million.
* | The largest fall in ticket revenue came in 2020, at 60.2%.
* | Occupancy rose in five of the seven years after 2016.
* | Occupancy rose in six of the eight years after 2016.
* | Occupancy rose in all of the seven years after 2016.
* | Visitors rose in one of the seven years after 2016.
* | The number of members fell in one of the seven years after 2016.
* | The number of members fell in two of the seven years after 2017.
* | 2019 was the first year with more than 480,000 visitors.
* | 2023 was the first year with more than 460,000 visitors.
* | 2023 was the only year with more than 450,000 visitors.
* | Ticket revenue exceeded EUR 3.5 million for the first time in 2023.
* | Ticket revenue exceeded EUR 3 million for the first time in 2016.
* | Visitor numbers fell below 300,000 for the first time in 2021.
* | 2021 was the first year in which ticket revenue was below EUR 3 million.
* | 2023 was not the first year with more than 480,000 visitors.
`,
  },
]);
