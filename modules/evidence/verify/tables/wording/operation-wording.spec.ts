import { testTables } from '../../../../../tests/doubles/statement-worlds';

const museum = `Year,Visitors (thousand),Ticket revenue (EUR thousand),Occupancy (%),Operating result (EUR thousand)
2016,412.5,3120,61.4,-210
2017,431.2,3344,63.0,-85
2018,455.8,3610,64.7,120
2019,478.1,3905,66.2,265
2020,190.4,1480,28.9,-940
2021,251.7,2010,35.5,-515
2022,402.9,3398,58.1,40
2023,489.6,4210,67.3,310`;

const companies = `Company,Country,Revenue (EUR million),Employees,Operating margin (%),Net profit (EUR million),Founded
Aldora Foods,Norway,1240,5200,6.2,48.5,1952
Brinkmann Tools,Germany,860,3900,9.8,61.2,1921
Castell Energy,Spain,2310,4100,12.4,188.0,1988
Dellano Fashion,Italy,415,2750,-3.1,-21.4,1999
Eskil Paper,Finland,1975,7600,4.5,52.3,1934
Fjordline Ferries,Norway,640,2150,2.2,5.1,1971
Grantham Health,Ireland,1530,8900,8.1,84.7,2004
Halberg Optics,Germany,298,1240,15.3,33.8,1963`;

const regions = `Region,Year,Population (thousand),GDP (USD billion),Unemployment rate (%),Net migration (persons)
Northmark,2019,812.4,31.2,5.4,2150
Northmark,2021,818.9,30.1,6.8,1320
Northmark,2023,829.5,34.6,4.9,4210
Eastvale,2019,1240.7,58.3,4.1,5400
Eastvale,2021,1251.3,57.0,5.2,3890
Eastvale,2023,1279.8,66.9,3.8,9120
Sudland,2019,455.0,14.8,9.7,-1830
Sudland,2021,447.6,13.9,11.3,-2940
Sudland,2023,441.2,15.1,8.9,-1210
Westerby,2019,678.2,24.5,6.6,310
Westerby,2021,676.9,24.0,7.5,-480
Westerby,2023,681.4,27.2,5.7,1020`;

const crops = `Crop,Harvest 2021 (kt),Harvest 2022 (kt),Harvest 2023 (kt),Area 2023 (thousand ha),Price change 2023 (%)
Winter wheat,1860,1745,1920,248,-14.2
Spring barley,920,885,860,162,-9.8
Oats,310,295,342,71,3.5
Rapeseed,288,304,276,84,-21.7
Potatoes,1150,1085,1240,31,8.4
Sugar beet,2140,2210,2375,34,5.1`;

testTables([
  {
    name: 'museum.csv',
    table: museum,
    truths: `
* | The compound annual growth rate of ticket revenue from 2016 to 2023 was 4.4%.
* | From 2016 to 2023, ticket revenue had a CAGR of 4.4%.
* | Occupancy in 2020 was less than half that of 2019.
* | Visitor numbers in 2020 were about 40% of those in 2019.
* | Visitor numbers in 2020 were 40% of those in 2019.
* | Visitor numbers in 2020 were 39.8% of those in 2019.
* | Ticket revenue hit a record EUR 4.21 million in 2023.
* | In no year did the museum have more visitors than in 2023.
* | Occupancy fell in 2020 and rose in each of the following three years.
* | After falling in 2020, visitor numbers rose again in 2021.
* | Ticket revenue rose in 2019 and fell in 2020.
* | The operating result was negative in 2021 and positive in 2022.
`,
    falsehoods: `
* | The compound annual growth rate of ticket revenue from 2016 to 2023 was 34.9%.
* | From 2016 to 2023, ticket revenue had a CAGR of 5.0%.
* | From 2016 to 2023, visitors had a CAGR of 4.4%.
* | Occupancy in 2022 was less than half that of 2019.
* | Occupancy in 2019 was less than half that of 2020.
* | Visitor numbers in 2021 were about 40% of those in 2019.
* | Visitor numbers in 2020 were 40% of those in 2018.
* | Visitor numbers in 2020 were 42% of those in 2019.
* | Ticket revenue in 2020 was half that of 2021.
* | Visitor numbers in 2019 were about 40% of those in 2020.
* | Ticket revenue hit a record EUR 3.905 million in 2019.
* | Ticket revenue hit a record EUR 4.21 million in 2022.
* | In no year did the museum have more visitors than in 2019.
* | In no year did the museum have fewer visitors than in 2021.
* | Occupancy fell in 2019 and rose in each of the following three years.
* | Occupancy rose in 2017 and fell in each of the following three years.
* | After falling in 2021, visitor numbers rose again in 2022.
* | After rising in 2019, visitor numbers rose again in 2020.
* | Ticket revenue fell in 2019 and rose in 2020.
* | The operating result was positive in 2021 and negative in 2022.
* | The operating result was negative in 2017 and positive in 2020.
* | The museum had not more than twice as many visitors in 2022 as in 2020.
* | In 2020, ticket revenue was 2.8 times the 2023 level.
* | Visitor numbers in 2019 were about 0.4 times those in 2020.
`,
  },
  {
    name: 'companies.csv',
    table: companies,
    truths: `
* | Eskil Paper is based in Finland and has revenue of EUR 1,975 million.
* | Halberg Optics has less than half the revenue of Fjordline Ferries.
* | The gap between the highest and the lowest operating margin is 18.4 percentage points.
* | Grantham Health is third by revenue.
* | Eskil Paper is the second-largest employer, after Grantham Health.
* | Seven of the eight companies are profitable.
`,
    falsehoods: `
* | Eskil Paper is based in Norway and has revenue of EUR 1,975 million.
* | Halberg Optics has less than a third the revenue of Fjordline Ferries.
* | Fjordline Ferries has less than half the revenue of Halberg Optics.
* | The gap between the highest and the lowest operating margin is 12.2 percentage points.
* | Grantham Health is second by revenue.
* | Grantham Health is third by number of employees.
* | Eskil Paper is the second-largest employer, after Castell Energy.
* | Aldora Foods is the second-largest employer, after Grantham Health.
* | All eight companies are profitable.
* | Six of the eight companies are profitable.
* | Fjordline Ferries is ranked last by revenue.
* | Seven of the seven companies are profitable.
* | The average operating margin of the seven companies is 6.9%.
* | Revenue per employee at Castell Energy is not about EUR 563,000.
`,
  },
  {
    name: 'regions.csv',
    table: regions,
    truths: `
* | Eastvale accounted for 46.5% of the four regions' GDP in 2023.
* | Sudland's share of the combined population fell from 14.3% in 2019 to 13.7% in 2023.
* | In all three years, Eastvale was the most populous region.
* | Westerby's net migration was negative in 2021 but positive in 2023.
* | In 2023, Sudland ranked last by GDP.
* | In 2023, GDP per head was about USD 52,300 in Eastvale.
`,
    falsehoods: `
* | Northmark accounted for 46.5% of the four regions' GDP in 2023.
* | Eastvale accounted for 46.5% of the four regions' population in 2023.
* | Sudland's share of the combined population fell from 14.3% in 2019 to 13.0% in 2023.
* | Sudland's share of the combined GDP fell from 14.3% in 2019 to 13.7% in 2023.
* | In every year, Northmark was the most populous region.
* | In every year, Eastvale was the least populous region.
* | Westerby's net migration was positive in 2021 but negative in 2023.
* | In 2023, Westerby ranked last by GDP.
* | In 2023, Sudland ranked last by unemployment rate.
* | In 2023, GDP per head was about USD 42,300 in Eastvale.
* | In 2023, GDP per head was about USD 52,300 in Northmark.
* | In 2023, GDP per head was not about USD 52,300 in Eastvale.
* | In 2023, three of the three regions had an unemployment rate below 6%.
* | Across the four regions, GDP rose from USD 128.8 billion in 2023 to USD 143.8 billion in 2019.
* | Sudland's share of the combined population fell from 14.3% in 2023 to 13.7% in 2019.
* | Unemployment in Northmark rose between 2019 and 2021 and then rose.
* | In 2023, Sudland's unemployment rate was not more than twice that of Eastvale.
`,
  },
  {
    name: 'crops.csv',
    table: crops,
    truths: `
* | Sugar beet had the largest harvest in 2023.
* | The potato harvest grew by 14.3% in 2023.
* | Potatoes were grown on 31,000 hectares in 2023.
* | In 2023, the six crops were grown on a total of 630,000 hectares.
* | Winter wheat was grown on the largest area.
* | The sugar beet harvest was almost twice the potato harvest in 2023.
* | The winter wheat area is eight times the potato area.
* | The steepest fall in prices was for rapeseed, at 21.7%.
* | Potatoes saw the largest price increase, 8.4%.
* | The rapeseed harvest rose in 2022 but fell in 2023.
`,
    falsehoods: `
* | Winter wheat had the largest harvest in 2023.
* | Oats had the smallest harvest in 2023.
* | The potato harvest grew by 14.3% in 2022.
* | Potatoes were grown on 34,000 hectares in 2023.
* | In 2023, the six crops were grown on a total of 596,000 hectares.
* | Sugar beet was grown on the largest area.
* | The potato harvest was almost twice the sugar beet harvest in 2023.
* | The winter wheat area is eight times the sugar beet area.
* | The steepest fall in prices was for winter wheat, at 14.2%.
* | The steepest fall in prices was for rapeseed, at 14.2%.
* | Potatoes saw the largest price increase, 5.1%.
* | Sugar beet saw the largest price increase, 5.1%.
* | The rapeseed harvest fell in 2022 but rose in 2023.
* | The price of rapeseed fell by 21.7% in 2021.
* | Oat prices rose 3.5% in 2022.
`,
  },
  {
    name: 'segments.html',
    table: `<h1>Segments of Corvane Ltd</h1>
<p>Figures in brackets are negative.</p>
<table>
<caption>Results by segment, year to 30 June (GBP m)</caption>
<tr><th>Segment</th><th>Revenue 2022</th><th>Revenue 2023</th><th>Operating profit 2022</th><th>Operating profit 2023</th><th>Staff 2023</th><th>Growth</th></tr>
<tr><td>Paper</td><td>212.4</td><td>198.7</td><td>14.2</td><td>(3.1)</td><td>1,420</td><td>(6.5)%</td></tr>
<tr><td>Packaging</td><td>340.0</td><td>374.0</td><td>31.8</td><td>36.9</td><td>2,060</td><td>10.0%</td></tr>
<tr><td>Labels</td><td>88.5</td><td>92.1</td><td>(1.4)</td><td>2.2</td><td>510</td><td>4.1%</td></tr>
<tr><td>Recycling</td><td>45.2</td><td>39.9</td><td>(4.6)</td><td>(7.8)</td><td>300</td><td>(11.7)%</td></tr>
<tr><td>Total</td><td>686.1</td><td>704.7</td><td>40.0</td><td>28.2</td><td>4,290</td><td>2.7%</td></tr>
</table>
`,
    truths: `
* | Total revenue rose from £686.1 million in 2022 to £704.7 million in 2023.
* | Total revenue rose by £18.6 million in 2023.
* | In 2023, total revenue rose by 2.7%.
* | Total operating profit fell from £40.0 million to £28.2 million.
`,
    falsehoods: `
* | Total revenue fell from £704.7 million in 2022 to £686.1 million in 2023.
* | Total revenue rose by 3.7% in 2023.
* | Total revenue fell by 2.7% in 2023.
* | Total revenue of Paper fell by £18.6 million in 2023.
* | Total operating profit fell by £18.6 million in 2023.
* | Total staff rose by 2.7% in 2023.
* | Total costs rose by 2.7% in 2023.
`,
  },
]);
