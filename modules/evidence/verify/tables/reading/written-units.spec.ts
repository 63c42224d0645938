import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Places, points, degrees, days and shares of costs, written otherwise than the table has them. */
const worlds: readonly TableWorld[] = [
  {
    name: 'league.md',
    table: `# Northern Handball League 2023/24

| Place | Club | Points | Won | Goals scored | Goals conceded | Revenue (EUR million) | Wage ratio (% of revenue) |
|---|---|---|---|---|---|---|---|
| 1 | Vallby HK | 41 | 19 | 702 | 588 | 9.8 | 58.4 |
| 2 | Ostra IF | 37 | 17 | 688 | 601 | 7.6 | 62.9 |
| 3 | Lindholm | 33 | 16 | 671 | 622 | 6.1 | 66.0 |
| 4 | Kronberg HB | 27 | 12 | 640 | 631 | 8.2 | 49.5 |
| 5 | Sandvika | 22 | 10 | 615 | 618 | 4.4 | 71.2 |
| 6 | Tornby | 18 | 8 | 598 | 640 | 3.9 | 68.3 |
`,
    truths: `
* | Kronberg HB finished fourth with 27 points.
* | Kronberg HB finished in fourth place.
* | Vallby HK finished first with 41 points, four ahead of Ostra IF.
* | Two clubs conceded more goals than they scored.
* | Tornby earned EUR 3.9 million, half a million less than Sandvika.
* | Ostra IF spent 62.9 percent of its revenue on wages.
* | Wages accounted for 62.9 percent of revenue at Ostra IF.
* | Sandvika spent 71.2 percent of its revenue on wages, more than any other club.
`,
    falsehoods: `
* | Kronberg HB finished third with 27 points.
* | Kronberg HB finished fourth with 33 points.
* | Kronberg HB finished fourth by revenue.
* | Ostra IF finished fourth with 27 points.
* | Kronberg HB did not finish fourth.
* | Vallby HK finished first with 41 points, six ahead of Ostra IF.
* | Vallby HK finished first with 41 percentage points.
* | Vallby HK finished first with 41 points, four behind Ostra IF.
* | Three clubs conceded more goals than they scored.
* | Two clubs scored more goals than they conceded.
* | Tornby earned EUR 3.9 million, half a million more than Sandvika.
* | Tornby earned EUR 3.9 million, half a million less than Lindholm.
* | Ostra IF spent 66 percent of its revenue on wages.
* | Ostra IF spent 62.9 percent of its wages on revenue.
* | Ostra IF spent 62.9 percent of its points on wages.
* | Ostra IF spent 62.9 percent of its revenue on players.
* | Ostra IF spent 62.9 percent of its revenue on wages and travel.
* | Ostra IF spent 62.9 percent of Vallby HK's revenue on wages.
* | Ostra IF spent 71.2 percent of its revenue on wages, more than any other club.
* | Ostra IF spent EUR 62.9 million on wages.
* | Lindholm spent 62.9 percent of its revenue on wages.
`,
  },
  {
    name: 'weather.csv',
    table: `Month,Mean temperature (°C),Lowest temperature (°C),Rainfall (mm),Sunshine (hours),Frost days
January,-4.2,-18.6,48,31,27
February,-3.8,-21.3,36,62,24
March,0.9,-12.4,34,128,18
April,5.6,-5.1,41,187,9
May,11.3,-0.8,47,256,1
June,15.8,3.9,66,271,0
July,18.1,7.2,82,263,0
August,17.0,5.5,95,221,0
September,12.2,0.4,71,149,0
October,7.1,-3.3,78,90,5
November,1.6,-9.7,64,43,14
December,-2.5,-15.0,57,24,23
`,
    truths: `
* | August was the wettest month, with 95 mm of rain.
* | March was the driest month.
* | June was the sunniest month.
* | In January, the mean temperature was 4.2 degrees below zero.
* | The mean temperature rose by 22.3 degrees between January and July.
* | There were 27 days of frost in January.
* | There were 121 days of frost over the year.
* | A total of 719 mm of rain fell during the year.
* | The sun shone for 271 hours in June, more than in any other month.
* | The mean temperature was highest in July, the highest of any month.
`,
    falsehoods: `
* | July was the wettest month.
* | August was the driest month.
* | July was the sunniest month.
* | August was the sunniest month, with 95 mm of rain.
* | In January, the mean temperature was 4.2 degrees above zero.
* | In January, the mean temperature was 4.2 degrees.
* | In March, the mean temperature was 0.9 degrees below zero.
* | The mean temperature fell by 22.3 degrees between January and July.
* | The mean temperature rose by 22.3 percent between January and July.
* | There were 27 days of frost in February.
* | There were 27 days of frost over the year.
* | There were 121 days of frost in January.
* | There were 121 days of rain over the year.
* | There were 121 days of frost over two years.
* | A total of 719 mm of rain fell in January.
* | A total of 719 mm of snow fell during the year.
* | The sun shone for 271 hours in July.
* | The sun shone for 1,725 hours in June.
* | The sun shone for 263 hours in July, more than in any other month.
`,
  },
  {
    name: 'stations.csv',
    table: `Station,Country,Altitude (m),Mean January temperature (degC),Mean July temperature (degC),Rain (mm per year),Snow days (per year),Sunshine (h per year)
Havnvik,Norway,12,1.8,13.9,1460,31,1285
Storfjell,Norway,1120,-9.4,9.2,880,142,1410
Ylikoski,Finland,182,-13.6,14.8,495,148,1640
Hochalm,Austria,2310,-8.9,6.4,1930,187,1690
Puerto Alba,Spain,7,12.3,25.8,385,0,2960
Sierra Blanda,Spain,1490,2.1,19.5,720,41,2740
`,
    truths: `
* | Ylikoski has the coldest January, with a mean of -13.6 °C.
* | Hochalm has 470 mm more rain per year than Havnvik.
* | The two Spanish stations have 1,105 mm of rain per year together.
* | The Norwegian stations have a total of 173 snow days.
* | Two stations have more than 2,500 hours of sunshine a year.
* | Puerto Alba has 130% more sunshine than Havnvik.
* | Puerto Alba has no snow days.
`,
    falsehoods: `
* | Ylikoski has the coldest January, with a mean of -13.6 °F.
* | Hochalm has 470 mm more rain per month than Havnvik.
* | The two Spanish stations have 1,105 mm of rain per month together.
* | The Norwegian stations have a total of 173 snow days per month.
* | Three stations have more than 2,500 hours of sunshine a year.
* | Havnvik has 130% more sunshine than Puerto Alba.
* | Puerto Alba has no hours of sunshine.
`,
  },
];

testTables(worlds);
