import { type TableWorld, testTables } from '../../../../tests/doubles/statement-worlds';

/** Statements over fresh tables, written without a look at the rules. */
const worlds: readonly TableWorld[] = [
  {
    name: 'parks.csv',
    table: `Park,Region,Visitors 2021 (thousand),Visitors 2023 (thousand),Rangers,Entrance fee (EUR),Guided tours,Trails (km)
Hollow Fen,Lowland,212.4,268.9,14,6.5,yes,84
Skarn,Upland,145.0,139.2,22,9.0,no,210
Mirelake,Lowland,88.7,121.3,9,5.0,yes,46
Torrin,Upland,302.6,355.8,31,12.0,yes,175
Birch Heath,Coast,61.9,58.4,6,4.0,no,33
`,
    truths: `
Torrin | Torrin attracted 355,800 visitors in 2023, up from 302,600 in 2021.
* | Torrin was the most visited park in 2023, with 355,800 visitors.
* | Three of the five parks offer guided tours.
* | Only Skarn and Birch Heath lost visitors between 2021 and 2023.
Skarn | Skarn does not offer guided tours.
* | The entrance fee ranges from EUR 4 in Birch Heath to EUR 12 in Torrin.
* | All parks except Birch Heath have more than 40 km of trails.
* | Together, the five parks received 943,600 visitors in 2023.
Mirelake | The number of visitors to Mirelake grew by 36.8% between 2021 and 2023.
Torrin, Skarn | Torrin employs 31 rangers, nine more than Skarn.
* | Torrin accounted for almost 38% of all visitors in 2023.
* | With 22 rangers, Skarn ranks second behind Torrin.
* | In 2023, two parks had more than 200,000 visitors: Hollow Fen and Torrin.
`,
    falsehoods: `
Torrin | Torrin attracted 302,600 visitors in 2023, up from 355,800 in 2021.
* | Hollow Fen was the most visited park in 2023, with 268,900 visitors.
* | Two of the five parks offer guided tours.
* | Only Skarn and Mirelake lost visitors between 2021 and 2023.
Torrin | Torrin does not offer guided tours.
* | The entrance fee ranges from EUR 5 in Mirelake to EUR 12 in Torrin.
* | All parks except Birch Heath have more than 50 km of trails.
* | Together, the five parks received 943,600 visitors in 2021.
Mirelake | The number of visitors to Mirelake fell by 36.8% between 2021 and 2023.
Torrin, Skarn | Torrin employs 31 rangers, nine fewer than Skarn.
* | With 22 rangers, Skarn ranks second behind Hollow Fen.
* | In 2023, two parks had more than 200,000 visitors: Hollow Fen and Skarn.
Torrin | Torrin employed 31 rangers in 2021.
* | In 2021, Skarn had more visitors than Hollow Fen.
* | Both Skarn and Torrin offer guided tours.
* | In Birch Heath, the most visitors were counted in 2023.
`,
  },
  {
    name: 'rail.csv',
    table: `Quarter,Passengers (million),Freight (million tonnes),Revenue (EUR million),Net result (EUR million),On time (%)
Q1 2022,18.2,4.1,212.4,-3.6,88.4
Q2 2022,20.9,4.4,236.8,5.1,90.2
Q3 2022,22.3,4.0,244.5,8.7,86.1
Q4 2022,19.6,4.6,229.9,1.2,84.7
Q1 2023,19.1,4.2,221.7,-1.8,87.9
Q2 2023,21.8,4.7,248.3,7.4,91.0
Q3 2023,23.5,4.3,259.6,11.9,89.3
Q4 2023,20.4,4.9,241.0,2.5,85.6
`,
    truths: `
Q3 2023 | In the third quarter of 2023, the railway carried 23.5 million passengers.
* | Revenue peaked in Q3 2023 at EUR 259.6 million.
* | The railway made a loss in two of the eight quarters, Q1 2022 and Q1 2023.
* | In 2023, the railway carried 84.8 million passengers, 4.7% more than in 2022.
* | Punctuality ranged from 84.7% in Q4 2022 to 91.0% in Q2 2023.
Q4 2022, Q4 2023 | Freight rose from 4.6 million tonnes in Q4 2022 to 4.9 million tonnes in Q4 2023.
* | In no quarter did the railway carry more than 24 million passengers.
* | In every quarter, revenue exceeded EUR 210 million.
* | The net result was positive in six of the eight quarters.
Q3 2022, Q3 2023 | Passenger numbers in Q3 2023 were 1.2 million higher than a year earlier.
Q1 2023 | In Q1 2023, the railway posted a net loss of EUR 1.8 million on revenue of EUR 221.7 million.
* | In all quarters except Q1 2022 and Q1 2023, the net result was positive.
`,
    falsehoods: `
Q3 2023 | In the third quarter of 2022, the railway carried 23.5 million passengers.
* | Revenue peaked in Q2 2023 at EUR 248.3 million.
* | The railway made a loss in two of the eight quarters, Q1 2022 and Q4 2022.
Q1 2022, Q2 2022 | After a loss of EUR 1.8 million in Q1 2022, the railway returned to profit in Q2 2022.
* | In 2023, the railway carried 84.8 million passengers, 5.7% more than in 2022.
* | Punctuality ranged from 85.6% in Q4 2023 to 91.0% in Q2 2023.
* | Punctuality ranged from 84.7% in Q4 2022 to 90.2% in Q2 2022.
* | In no quarter did the railway carry more than 23 million passengers.
* | In every quarter, revenue exceeded EUR 215 million.
* | The net result was positive in seven of the eight quarters.
* | More than 90% of trains were on time in two quarters: Q2 2022 and Q3 2023.
Q3 2022, Q3 2023 | Passenger numbers in Q3 2023 were 1.2 million lower than a year earlier.
Q1 2023 | In Q1 2023, the railway posted a net loss of EUR 221.7 million on revenue of EUR 1.8 million.
Q1 2023 | In Q1 2023, the railway posted an operating loss of EUR 1.8 million.
* | In all quarters except Q1 2022 and Q4 2022, the net result was positive.
* | In all quarters except Q1 2023, the net result was positive.
`,
  },
];

testTables(worlds);
