import { hotelTable, testTables } from '../../../../../tests/doubles/statement-worlds';

const pool = `Month,Swimmers,Water temperature (°C)
Nov 2022,4120,26.1
Dec 2022,3890,26.4
Jan 2023,4610,26.0
Feb 2023,4475,26.2`;

const twoYears = `Month,Swimmers
2022-06,5120
2022-07,6890
2022-08,6610
2023-06,5475
2023-07,7105
2023-08,7020`;

const segments = `Quarter,Segment,Revenue (EUR million),Margin (%)
2023-Q1,Pumps,512,11.2
2023-Q2,Pumps,498,10.4
2023-Q3,Pumps,455,9.1
2023-Q4,Pumps,530,12.0
2023-Q1,Valves,301,8.0
2023-Q2,Valves,322,8.8
2023-Q3,Valves,340,9.6
2023-Q4,Valves,315,8.4`;

testTables([
  {
    name: 'hotel_nights_2022.csv',
    table: hotelTable,
    truths: `
* | July brought 88,700 guest nights.
* | In May, 25,105 rooms were sold.
* | Guest nights fell from 91.5 thousand in August to 66.2 thousand in September.
* | From May to June, guest nights grew by 21.8%.
* | Occupancy rose by 13.8 percentage points between May and June, from 62.1% to 75.9%.
* | Some 34.0% of guest nights fell in the third quarter.
* | In the third quarter, guest nights totalled 246.4 thousand.
* | In Q3, 246.4 thousand guest nights were recorded.
* | August had more than twice as many guest nights as January.
* | Guest nights in August were more than twice those of January.
* | Occupancy reached its highest level in August, at 92.8%.
* | Occupancy was highest in August, at 92.8%.
* | Ranked by guest nights, August leads the year, followed by July and June.
* | Guest nights ranged from 41.2 thousand in January to 91.5 thousand in August.
* | Monthly guest nights ranged from 41.2 thousand in January to 91.5 thousand in August.
* | No month had more guest nights than August.
* | No month had more guest nights than August, and July came second.
* | Power use fell month after month from January to June.
* | Power use grew every month from June to December.
* | November's mean temperature was 3.3 °C higher than December's.
* | Between October and December, 158.3 thousand guest nights were recorded.
* | From October to December, guest nights added up to 158.3 thousand.
* | Between the first and the third quarter, guest nights rose from 139.3 thousand to 246.4 thousand.
* | Although June was cooler than July, power use was lower.
* | Of the 25,730 rooms sold in October, 872 were cancelled.
* | Fewer rooms were sold in November than in February.
* | February saw more rooms sold than November.
* | December used 88 MWh more power than November.
* | In December, power use was 88 MWh higher than in November.
* | The third quarter accounted for 34.0% of the year's guest nights.
* | Some 34.0% of the year's guest nights were recorded in the third quarter.
* | 34.0% of the year's guest nights came in the third quarter.
* | Guest nights rose from 139.3 thousand in the first quarter to 246.4 thousand in the third.
* | Guest nights rose by 76.9% between the first and the third quarter.
* | In the third quarter, guest nights were higher than in the second quarter.
* | Only August had more than 90 thousand guest nights in the second half of the year.`,
    falsehoods: `
* | June brought 88,700 guest nights.
* | In March, 25,105 rooms were sold.
* | In May 2021, 25,105 rooms were sold.
* | In May of the previous year, 25,105 rooms were sold.
* | On 5 May, 25,105 rooms were sold.
* | In early May, 25,105 rooms were sold.
* | In mid-May, 25,105 rooms were sold.
* | By the end of May, 25,105 rooms had been sold.
* | By May, 25,105 rooms had been sold.
* | Since May, 25,105 rooms have been sold.
* | Before May, 25,105 rooms were sold.
* | After May, 25,105 rooms were sold.
* | Up to May, 25,105 rooms were sold.
* | In the first week of May, 25,105 rooms were sold.
* | Last May, 25,105 rooms were sold.
* | Every May, 25,105 rooms are sold.
* | Each May, 25,105 rooms are sold.
* | In an average May, 25,105 rooms are sold.
* | A typical May brings 25,105 rooms sold.
* | Compared with July a year earlier, guest nights in August were 2.8 thousand higher.
* | July a year earlier brought 88,700 guest nights.
* | Guest nights fell from 91.5 thousand in July to 66.2 thousand in September.
* | Guest nights fell from 91.5 thousand in August to 66.2 thousand in October.
* | From May to June, guest nights grew by 22.8%.
* | From April to June, guest nights grew by 21.8%.
* | From June to May, guest nights grew by 21.8%.
* | Occupancy rose by 13.8 percentage points between May and July, from 62.1% to 75.9%.
* | Some 34.0% of guest nights fell in the second quarter.
* | Some 34.0% of rooms sold fell in the third quarter.
* | Some 34.0% of guest nights fell in August.
* | In the fourth quarter, guest nights totalled 246.4 thousand.
* | In Q4, 246.4 thousand guest nights were recorded.
* | August had more than twice as many guest nights as June.
* | January had more than twice as many guest nights as August.
* | Occupancy reached its highest level in July, at 90.3%.
* | Ranked by guest nights, July leads the year, followed by August and June.
* | Ranked by power use, August leads the year, followed by July and June.
* | Ranked by guest nights, August leads the year, followed by July and May.
* | Guest nights ranged from 41.2 thousand in February to 91.5 thousand in August.
* | Monthly guest nights ranged from 43.5 thousand in November to 91.5 thousand in August.
* | No month had more guest nights than July.
* | No month had more guest nights than August, and June came second.
* | Power use fell month after month from January to July.
* | Power use grew every month from May to December.
* | December's mean temperature was 3.3 °C higher than November's.
* | Between October and December, 43.5 thousand guest nights were recorded.
* | Between October and November, 158.3 thousand guest nights were recorded.
* | From September to December, guest nights added up to 158.3 thousand.
* | Between the first and the fourth quarter, guest nights rose from 139.3 thousand to 246.4 thousand.
* | Between the first and the third quarter of 2021, guest nights rose from 139.3 thousand to 246.4 thousand.
* | More rooms were sold in November than in February.
* | November saw more rooms sold than February.
* | December used 88 MWh more power than October.
* | The first quarter had 246.4 thousand guest nights.
* | Guest nights in the third quarter of the previous year totalled 246.4 thousand.
* | Of the 872 rooms sold in October, 25,730 were cancelled.
* | Each quarter, 246.4 thousand guest nights were recorded.
* | In the third quarter, guest nights averaged 246.4 thousand.
* | In the third quarter, occupancy reached 254.5%.
* | In the third quarter, occupancy was 84.8%.
* | In May alone, 25,105 rooms were sold, a record.
* | May is the month with the most rooms sold, 25,105.
* | Guest nights in July were higher than in any other month.
* | Only in August were more than 85 thousand guest nights recorded.
* | Between October and December, 158.3 thousand guest nights were recorded each month.
* | Between October and December, 158.3 thousand guest nights were cancelled.
* | Between October and December 2021, 158.3 thousand guest nights were recorded.
* | Between October and December, an average of 158.3 thousand guest nights was recorded.
* | The second quarter accounted for 34.0% of the year's guest nights.
* | Some 37.0% of the year's guest nights were recorded in the third quarter.
* | Some 34.0% of the year's guest nights were recorded in August.
* | Some 34.0% of the year's guest nights were cancelled in the third quarter.
* | Some 34.0% of all rooms sold were cancelled in the third quarter.
* | Guest nights fell by 76.9% between the first and the third quarter.
* | Guest nights rose by 76.9% between the first and the fourth quarter.
* | Occupancy rose by 76.9% between the first and the third quarter.
* | In the third quarter, guest nights were lower than in the second quarter.
* | In the fourth quarter, guest nights were higher than in the second quarter.
* | Guest nights rose from 139.3 thousand in the first quarter to 246.4 thousand in the fourth.
* | Guest nights rose from 246.4 thousand in the first quarter to 139.3 thousand in the third.
* | Between the first and the third quarter, guest nights rose from 41.2 thousand to 66.2 thousand.`,
  },
  {
    name: 'pool.csv',
    table: pool,
    truths: `
* | January had 4,610 swimmers.
* | The water was warmest in December.
* | December had 3,890 swimmers.
* | From December to January, the number of swimmers rose by 720.`,
    falsehoods: `
* | January had 3,890 swimmers.
* | December 2023 had 3,890 swimmers.
* | Last December had 3,890 swimmers.
* | From December to February, the number of swimmers rose by 720.
* | March had 4,475 swimmers.
* | The first quarter had 9,085 swimmers.`,
  },
  {
    name: 'two_years.csv',
    table: twoYears,
    truths: `
* | July 2023 had 7,105 swimmers.`,
    falsehoods: `
* | July had 7,105 swimmers.
* | July had 6,890 swimmers.
* | July had more swimmers than June.
* | From July to August, the number of swimmers fell by 85.`,
  },
  {
    name: 'segments.csv',
    table: segments,
    truths: `
* | The third quarter was the weakest of the year for Pumps in terms of revenue.
* | The third quarter was the weakest quarter for Pumps by revenue.
* | Pumps had its highest revenue of the year in the fourth quarter.
* | Revenue of Valves rose from EUR 301 million in the first quarter to EUR 340 million in the third.
* | In the third quarter, Valves had a margin of 9.6%.
* | In Q4, the margin of Pumps was 12.0%.`,
    falsehoods: `
* | The third quarter was the weakest of the year for Valves in terms of revenue.
* | The second quarter was the weakest of the year for Pumps in terms of revenue.
* | The third quarter was the weakest quarter for Valves by revenue.
* | Pumps had the lowest revenue in the third quarter.
* | Pumps had its highest revenue of the year in the first quarter.
* | In the third quarter, Valves had a margin of 9.1%.
* | In the third quarter, revenue of Pumps was EUR 498 million.
* | In the third quarter of 2022, Valves had a margin of 9.6%.`,
  },
]);
