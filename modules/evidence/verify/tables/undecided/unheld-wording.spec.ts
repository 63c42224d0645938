import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Words that the table does not hold beside figures that it does, and a row that adds up the others. */
const worlds: readonly TableWorld[] = [
  {
    name: 'glaciers.csv',
    table: `Year,Mass balance (m)
2015,-0.4
2016,-1.2
2017,-2.1
`,
    truths: `
* | The mass balance was lowest in 2017, at -2.1 m.
`,
    falsehoods: `
* | The least negative mass balance was that of 2017.
`,
  },
  {
    name: 'kilns.csv',
    table: `House,Tiles fired (thousand),Kilns,Seats
North,350,14,210
South,420,12,330
Coast,310,10,180
`,
    truths: `
North | North fired 350 thousand tiles.
North | North fired 25 thousand tiles per kiln.
`,
    falsehoods: `
North | North fired 350 thousand tiles per kiln.
North | All houses fired 350 thousand tiles.
North | North has 210 seats in its own house.
North | North fired a record 350 thousand tiles.
North | North delivered 350 thousand tiles.
`,
  },
  {
    name: 'shops.csv',
    table: `Company,Head office,Revenue 2023 (EUR million),Staff 2023
Arden,Leeds,412.5,1910
Birch,York,298.1,1340
Cole,Leeds,187.4,905
Dorn,Hull,96.2,480
`,
    truths: `
Arden | Arden had 1,910 staff in 2023.
Arden | Arden, in Leeds, had 1,910 staff in 2023.
`,
    falsehoods: `
Arden | Arden had 1,910 staff in Leeds in 2023.
Arden | Arden had 1,910 full-time staff in 2023.
Arden | Arden had a profit of EUR 412.5 million in 2023.
`,
  },
  {
    name: 'faculties.csv',
    table: `Faculty,Students (persons),Foreign students (persons),Change in enrolments (percent)
Law,2900,180,-3.1
Medicine,3400,410,1.4
Engineering,5200,1130,-5.6
Arts,3850,520,2.2
Science,4100,790,0.7
University,19450,3030,-0.9
`,
    truths: `
* | Science has the second highest number of foreign students.
* | Two of the five faculties have more than 4,000 students.
`,
    falsehoods: `
* | Science has the third highest number of foreign students.
* | Engineering has the second highest number of students.
* | Three of the six faculties have more than 4,000 students.
`,
  },
  {
    name: 'orders-by-quarter.csv',
    table: `Quarter,Orders (number),Revenue (EUR million)
Q1 2022,1240,3.1
Q2 2022,1380,3.6
Q3 2022,1310,3.4
Q4 2022,1650,4.5
Q1 2023,1290,3.3
Q2 2023,1420,3.9
Q3 2023,1400,3.7
Q4 2023,1720,4.8
`,
    truths: `
Q2 2023 | Revenue in Q2 2023 was EUR 3.9 million.
`,
    falsehoods: `
Q4 2022 | Q4 2022 contributed 14.9% of revenue for 2022.
Q2 2023 | Profit in Q2 2023 was EUR 3.9 million.
`,
  },
  {
    name: 'fruit-sales.csv',
    table: `Region,Product,Sales 2023 (tonnes)
East,Apples,350
East,Pears,125
West,Apples,390
West,Pears,210
`,
    truths: `
* | Sales of apples in the East amounted to 350 tonnes in 2023.
`,
    falsehoods: `
* | The harvest of apples in the East amounted to 350 tonnes in 2023.
`,
  },
  {
    name: 'loans.csv',
    table: `Library,Rank 2023,Rank 2022,Loans 2023 (number)
Central,1,1,184200
Harbour,2,4,97400
Northgate,3,2,95100
`,
    truths: `
Harbour | Harbour had 97,400 loans in 2023.
`,
    falsehoods: `
Harbour | Harbour lost two places in the ranking between 2022 and 2023.
`,
  },
  {
    name: 'energy-index.csv',
    table: `Year,Energy (2015 = 100)
2015,100.0
2016,94.7
2017,97.5
2018,102.0
`,
    truths: `
2016 | The energy index stood at 94.7 in 2016.
`,
    falsehoods: `
* | The energy index never dropped below 95 points.
`,
  },
  {
    name: 'survey.csv',
    table: `Group,Satisfied (%),Dissatisfied (%)
Men,51,35
Women,57,25
`,
    truths: `
Men | 35% of men were dissatisfied.
`,
    falsehoods: `
Men | Only 35 men were dissatisfied in the survey.
`,
  },
];

testTables(worlds);
