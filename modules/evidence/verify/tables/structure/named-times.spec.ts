import { testTables, type TableWorld } from '../../../../../tests/doubles/statement-worlds';

/** Tables whose rows are named by months without a year, or by labels of two columns together. */
const worlds: readonly TableWorld[] = [
  {
    name: 'stations.csv',
    table: `Station,Month,Rainfall (mm),Mean temperature (°C),Sunshine hours,Frost days
Alvik,January,61,-4.2,38,27
Alvik,April,44,3.9,172,9
Alvik,July,82,16.4,251,0
Alvik,October,97,6.1,84,3
Brekke,January,118,1.3,22,11
Brekke,April,73,5.2,149,4
Brekke,July,95,14.0,188,0
Brekke,October,141,8.4,61,0
Cold Fen,January,35,-9.8,44,31
Cold Fen,April,29,-0.6,190,18
Cold Fen,July,68,15.1,262,0
Cold Fen,October,52,2.2,95,12`,
    truths: `
* | In July, Cold Fen had the most sunshine, with 262 hours.
* | Brekke had 141 mm of rainfall in October.
* | In January the mean temperature at Cold Fen was -9.8 °C.
* | Alvik had 27 frost days in January.
* | Rainfall in Alvik was higher in October than in April.
* | In January, Brekke was warmer than Alvik.
* | Cold Fen had 31 frost days in January and 18 in April.
* | Brekke had 118 mm of rain in January, 57 mm more than Alvik.
* | The four months brought Alvik 284 mm of rain.
* | In April, only Cold Fen had a mean temperature below zero.
`,
    falsehoods: `
* | In July, Cold Fen had the most sunshine, with 262 minutes.
* | In July, Cold Fen had the most sunshine, with 262 days.
* | In October, Alvik had 95 hours of sunshine.
* | Brekke had 141 mm of rainfall in July.
* | Alvik had 141 mm of rainfall in October.
* | In January the mean temperature at Cold Fen was 9.8 °C.
* | In January the mean temperature at Alvik was -9.8 °C.
* | Alvik had 9 frost days in January.
* | In July, Alvik had the most sunshine.
* | In July, Brekke had the most sunshine, with 262 hours.
* | Rainfall in Alvik was lower in October than in April.
* | In January, Alvik was warmer than Brekke.
* | Brekke had 118 mm of rain in January, 57 mm less than Alvik.
* | Brekke had 118 mm of rain in January, twice as much as Alvik.
* | The four months brought Alvik 274 mm of rain.
* | The four months brought Brekke 284 mm of rain.
* | Every station had frost in October.
* | Only Brekke had frost in October.
* | The wettest month at Cold Fen was October.
* | The driest month at Alvik was January.
* | In April, all stations had a mean temperature above zero.
* | In April, only Alvik had a mean temperature below zero.
* | Sunshine at Brekke fell from January to April.
* | Cold Fen had 31 frost days in April and 18 in January.
* | Cold Fen is the driest place in the country.
* | Brekke had 141 cm of rainfall in October.
* | Frost days at Alvik fell from 27 to 0 between January and October.
* | Alvik had more frost days than Cold Fen in January.
* | The mean temperature at Alvik rose by 4.2 degrees from January to April.
* | The average rainfall at Brekke over the four months was 95 mm.
* | Two stations had no frost in October.
* | Rain ruined the harvest at Brekke.
`,
  },
  {
    name: 'months.csv',
    table: `Month,Visitors,Takings (EUR)
January,1200,5100
April,1830,7400
July,4020,15900
October,1510,6200`,
    truths: `
* | Visitors rose from 1,200 in January to 4,020 in July.
* | Visitors rose from January to April.
* | The number of visitors fell from July to October.
* | July had the most visitors.
* | Takings were lowest in January.
* | Between January and April visitors grew by 630.
`,
    falsehoods: `
* | Visitors fell from January to April.
* | Visitors rose from July to October.
* | Visitors fell from 4,020 in January to 1,200 in July.
* | Visitors rose from 4,020 in July to 1,510 in October.
* | October had the most visitors.
* | Between January and April visitors fell by 630.
* | Visitors rose each month.
* | Visitors rose from April to January.
`,
  },
  {
    name: 'cities.csv',
    table: `City,Visitors,Takings (EUR)
Arne,1200,5100
Bork,1830,7400
Cole,4020,15900
Dorn,1510,6200`,
    truths: `
* | Cole had 4,020 visitors.
`,
    falsehoods: `
* | Visitors fell from Arne to Bork.
* | Visitors rose from Cole to Dorn.
`,
  },
  {
    name: 'fiscal-year.csv',
    table: `Month,Passengers,Flights
July,8200,61
August,9100,66
September,6400,50
January,3100,31
February,3300,30
June,7400,58`,
    truths: `
* | Passengers fell from 9,100 in August to 3,100 in January.
* | Passengers rose from 3,300 in February to 7,400 in June.
* | August had the most passengers.
`,
    falsehoods: `
* | Passengers rose from 3,100 in January to 9,100 in August.
* | Passengers fell from 9,100 in August to 8,200 in July.
* | Passengers rose from January to August.
* | Passengers fell every month.
* | June had the fewest flights.
* | Flights fell from January to February 2024.
* | In 2024, August had the most passengers.
* | The six months brought 41,500 passengers.
* | From June to July, passengers rose.
* | In December, there were 3,100 passengers.
`,
  },
  {
    name: 'two-stations.csv',
    table: `Station,Month,Rainfall (mm),Mean temperature (°C),Frost days
Alvik,January,61,-4.2,27
Alvik,April,44,3.9,9
Alvik,July,82,16.4,0
Brekke,January,118,1.3,11
Brekke,April,73,5.2,4
Brekke,July,95,14.0,0`,
    truths: `
* | At Brekke, rainfall fell from 118 mm in January to 73 mm in April.
* | Rainfall at Alvik was highest in July.
* | In January, Brekke had more rain than Alvik.
`,
    falsehoods: `
* | Brekke had 118 mm of rainfall in January 1985.
* | In 1985, Brekke had 118 mm of rainfall in January.
* | Brekke had 118 mm of rainfall in January and April.
* | Brekke had 118 mm of rainfall in February.
* | Brekke had 118 mm of rainfall a year.
* | At Brekke, rainfall rose from 118 mm in January to 73 mm in April.
* | At Alvik, rainfall fell from 118 mm in January to 73 mm in April.
* | Rainfall fell from 118 mm in January to 73 mm in April.
* | Rainfall at Alvik was highest in January.
* | Alvik had the highest rainfall in January.
* | In January, Alvik had more rain than Brekke.
* | Rainfall at Brekke rose every month.
* | Rainfall at Brekke fell every month.
* | Since January, rainfall at Brekke has risen.
* | Rainfall at Brekke rose between January and July.
* | Brekke had frost on 11 days a month.
* | A year earlier, Brekke had 118 mm.
* | Brekke had 286 mm of rainfall over the year.
* | Brekke had 286 mm of rainfall a year.
* | Both stations had 118 mm in January.
* | Alvik was colder than Brekke in every month.
`,
  },
  {
    name: 'regions.csv',
    table: `Region,Product,Sales (tonnes),Price (EUR)
North,Cheese,61,4.2
North,Butter,44,3.9
South,Cheese,118,4.4
South,Butter,73,5.2`,
    truths: `
* | Sales of cheese in the South came to 118 tonnes.
* | Butter in the South cost EUR 5.2.
* | Sales of cheese were higher in the South than in the North.
* | In the North, sales of butter came to 44 tonnes.
`,
    falsehoods: `
* | Sales of cheese in the North came to 118 tonnes.
* | Sales of butter in the South came to 118 tonnes.
* | Sales in the South came to 118 tonnes.
* | Sales of cheese came to 118 tonnes.
* | Sales of cheese were higher in the North than in the South.
* | Butter in the North cost EUR 5.2.
* | Butter cost EUR 5.2.
* | Cheese was the best-selling product in the South with 73 tonnes.
* | Butter had the highest sales in the South.
* | Sales of cheese rose from North to South by 44 tonnes.
* | Sales of cheese fell in the South.
* | Sales of cheese and butter in the South came to 118 tonnes.
* | The South sold more butter than cheese.
* | Sales of cheese in the South were twice those of butter.
* | Cheese accounted for 118 percent of sales in the South.
* | Sales of cheese in the South came to 118 kilograms.
* | In the South, cheese was cheaper than in the North.
* | Sales of cheese in the East came to 118 tonnes.
* | Sales of cheese in the South came to 118 tonnes, those of butter to 44 tonnes.
* | Cheese in the South cost EUR 4.2.
* | Total sales in the South came to 118 tonnes.
* | Total sales of cheese came to 118 tonnes.
`,
  },
  {
    name: 'quarters.csv',
    table: `Quarter,Orders,Returns,Margin (%)
Q1,520,31,12.4
Q2,610,44,11.8
Q3,580,29,13.1
Q4,790,62,10.9`,
    truths: `
* | Orders rose from 520 in Q1 to 610 in Q2.
* | The margin was 13.1 percent in Q3.
* | Q4 had the most orders.
* | Returns came to 62 in Q4.
* | The margin fell by 2.2 percentage points from Q3 to Q4.
`,
    falsehoods: `
* | Orders fell from 520 in Q1 to 610 in Q2.
* | Orders rose from 610 in Q2 to 580 in Q3.
* | Orders rose each quarter.
* | The margin was 13.1 percent in Q4.
* | The margin was 13.1 percentage points.
* | Q3 had the most orders.
* | Q4 had the highest margin.
* | Returns came to 62 in Q3.
* | Returns fell from Q3 to Q4.
* | The margin fell by 2.2 percent from Q3 to Q4.
* | The margin rose by 2.2 percentage points from Q3 to Q4.
* | Orders came to 2,400 over the year.
* | In Q4 2023, there were 790 orders.
* | In 2023, Q4 had the most orders.
* | Orders fell from Q1 to Q4.
* | Returns were 62 percent in Q4.
* | In the fifth quarter, orders came to 790.
* | Orders in Q4 were twice those in Q1.
`,
  },
  {
    name: 'days.csv',
    table: `Day,Visitors,Coffee (cups)
Monday,210,95
Tuesday,190,88
Wednesday,240,120
Friday,310,150
Sunday,450,130`,
    truths: `
* | Visitors numbered 450 on Sunday.
* | Visitors fell from 210 on Monday to 190 on Tuesday.
* | Sunday had the most visitors.
`,
    falsehoods: `
* | Visitors numbered 450 on Saturday.
* | Visitors numbered 450 on Friday.
* | On Sunday, 150 cups of coffee were sold.
* | Visitors rose from 210 on Monday to 190 on Tuesday.
* | Visitors fell from Wednesday to Friday.
* | Visitors rose every day.
* | Friday had the most visitors.
* | Sunday had the most coffee.
* | Tuesday had the fewest cups of coffee with 95.
* | Visitors fell from Sunday to Monday.
* | On weekdays, 450 visitors came.
* | Visitors numbered 450 each Sunday.
* | The week had 1,300 visitors.
* | On Friday, 310 cups of coffee were sold.
`,
  },
];

testTables(worlds);
