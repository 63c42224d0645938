import { testTables } from '../../../../../tests/doubles/statement-worlds';

const materials = `<h1>Waste and recycling 2022</h1><table><caption>Municipal waste by material, Lowenia, 2022</caption>
<tr><th>Material</th><th>Generated (thousand tonnes)</th><th>Recycling rate (%)</th><th>Change in recycling rate since 2017 (percentage points)</th></tr>
<tr><td>Glass</td><td>512.8</td><td>82.2</td><td>+1.9</td></tr><tr><td>Wood</td><td>391.4</td><td>43.2</td><td>−2.3</td></tr>
<tr><td>Metals</td><td>238.7</td><td>80.5</td><td>+0.7</td></tr><tr><td>Textiles</td><td>157.3</td><td>14.5</td><td>−1.6</td></tr></table>`;

const makers = `Maker,Sales 2024,Change on 2023 (%)
Orva,12.4,3.1
Tel,8.1,-2.2
Bri,6.6,10.4`;

const yearly = `Maker,Sales,Year-on-year change (%)
Orva,12.4,3.1
Tel,8.1,-2.2
Bri,6.6,10.4`;

const waters = `water_body,type,max_depth_m,level_change_2015_2024_cm,salinity_g_per_l,mean_inflow_m3_per_s
Lake Orvel,lake,61.3,-38,0.21,74.5
Lake Tamsin,lake,34.7,12,0.18,22.8
Marrow Reservoir,reservoir,39.1,-184,0.87,41.3
Aldren River,river,14.3,-9,0.24,318.6`;

testTables([
  {
    name: 'waters.csv',
    table: waters,
    truths: `
Marrow | The level of the Marrow Reservoir fell by 184 cm between 2015 and 2024.
Marrow | Between 2015 and 2024, the level of the Marrow Reservoir fell by 1.84 m.
Aldren | The level of the Aldren River fell by nine centimetres between 2015 and 2024.
* | The level fell at three of the four water bodies between 2015 and 2024.
Lake Orvel | Lake Orvel has a maximum depth of 61.3 m.
Lake Orvel | Lake Orvel has a salinity of 0.21 g/l.
Lake Orvel | Lake Orvel has a salinity of 210 mg per litre.
* | The Marrow Reservoir has a higher mean inflow than Lake Tamsin but a lower one than the Aldren River.
`,
    falsehoods: `
Marrow | The level of the Marrow Reservoir rose by 184 cm between 2015 and 2024.
Marrow | The level of the Marrow Reservoir fell by 184 cm between 2016 and 2024.
Marrow | The level of the Marrow Reservoir fell by 184 m between 2015 and 2024.
Marrow | The depth of the Marrow Reservoir fell by 184 cm between 2015 and 2024.
Aldren | The level of the Aldren River fell by eight centimetres between 2015 and 2024.
* | The level fell at two of the four water bodies between 2015 and 2024.
Lake Orvel | Lake Orvel has a maximum depth of 61.3 cm.
Lake Orvel | Lake Orvel has a minimum depth of 61.3 m.
Lake Orvel | Lake Orvel has a salinity of 21 g/l.
* | Lake Tamsin has a higher mean inflow than the Marrow Reservoir but a lower one than the Aldren River.
* | The Marrow Reservoir has a higher mean inflow than Lake Orvel but a lower one than the Aldren River.
`,
  },
  {
    name: 'waste.html',
    table: materials,
    truths: `
Wood | The recycling rate for wood fell by 2.3 percentage points between 2017 and 2022.
Wood | The recycling rate for wood has fallen by 2.3 percentage points since 2017.
Wood | The recycling rate for wood fell by 2.3 percentage points.
Wood | The recycling rate for wood fell by more than 2 percentage points since 2017.
Glass | The recycling rate for glass rose by more than 1 percentage point since 2017.
* | The recycling rate declined for two of the four materials between 2017 and 2022.
* | Glass recorded the largest increase in the recycling rate since 2017, at 1.9 percentage points.
`,
    falsehoods: `
Wood | The recycling rate for wood rose by 2.3 percentage points between 2017 and 2022.
Wood | The recycling rate for wood fell by more than 3 percentage points since 2017.
Wood | The recycling rate for wood fell by over 4 percentage points.
Wood | The recycling rate for wood fell by almost 2 percentage points since 2017.
Glass | The recycling rate for glass rose by more than 2 percentage points since 2017.
Wood | The recycling rate for wood fell by 2.3 percentage points between 2012 and 2022.
Wood | The recycling rate for wood fell by 2.3 percentage points between 2017 and 2021.
Wood | The recycling rate for wood fell by 2.3 percentage points since 2018.
Wood | The recycling rate for wood fell by 2.3 percentage points in 2022.
Wood | The recycling rate for wood fell by 2.3 percentage points in 2017.
Wood | The recycling rate for wood fell by 2.3 percent between 2017 and 2022.
Wood | The amount of wood generated fell by 2.3 percentage points between 2017 and 2022.
Glass | The recycling rate for glass fell by 1.9 percentage points since 2017.
Metals | The recycling rate for metals rose by 1.9 percentage points since 2017.
* | The recycling rate declined for three of the four materials between 2017 and 2022.
* | The recycling rate rose for three of the four materials since 2017.
* | The recycling rate declined for two of the four materials between 2012 and 2022.
* | Metals recorded the largest increase in the recycling rate since 2017, at 0.7 percentage points.
* | Glass recorded the largest increase in the recycling rate since 2018, at 1.9 percentage points.
* | Textiles recorded the largest decline in the recycling rate since 2017, at 1.6 percentage points.
`,
  },
  {
    name: 'makers.csv',
    table: makers,
    truths: `
Orva | Sales of Orva rose by 3.1% in 2024.
Orva | Sales of Orva rose by 3.1% between 2023 and 2024.
Tel | Sales of Tel fell by 2.2% compared with 2023.
`,
    falsehoods: `
Orva | Sales of Orva rose by 3.1% in 2023.
Orva | Sales of Orva rose by 3.1% between 2022 and 2023.
Orva | Profits of Orva rose by 3.1% in 2024.
Orva | Sales of Orva fell by 3.1% in 2024.
Tel | Sales of Tel rose by 2.2% compared with 2023.
Tel | Sales of Tel fell by 2.2 percentage points compared with 2023.
* | Orva had the strongest growth, at 10.4%.
* | Tel had the steepest rise in sales, at 10.4%.
`,
  },
  {
    name: 'yearly.csv',
    table: yearly,
    truths: `
Orva | Sales of Orva rose by 3.1% year on year.
Tel | Sales of Tel fell by 2.2% compared with the previous year.
`,
    falsehoods: `
Orva | Sales of Orva rose by 3.1% since 2017.
Orva | Sales of Orva rose by 3.1% between 2017 and 2022.
Tel | Sales of Tel rose by 2.2% year on year.
`,
  },
  {
    name: 'market.csv',
    table: `Operator,Market share 2023 (%),Market share 2024 (%)
Telvara,47.1,45.8
Nordfon,30.6,31.9
Clarex,21.3,22.3`,
    truths: `
Nordfon | The market share of Nordfon rose by 1.3 percentage points between 2023 and 2024.
`,
    falsehoods: `
* | Clarex gained more market share than any other operator in 2024, adding 1.0 percentage points.
Clarex | The market share of Clarex rose by 1.3 percentage points between 2023 and 2024.
`,
  },
  {
    name: 'months.csv',
    table: `Month,Operating result 2022 (thousand EUR),Operating result 2023 (thousand EUR)
March,-38,-42
April,-9,12
May,41,58`,
    truths: `
March | The operating loss for March widened by EUR 4 thousand from 2022 to 2023.
`,
    falsehoods: `
March | The operating loss for March narrowed by EUR 4 thousand from 2022 to 2023.
March | The operating loss in March shrank by EUR 4 thousand from 2022 to 2023.
`,
  },
  {
    name: 'ports.csv',
    table: `Port,Passengers 2023 (thousand),Passenger growth 2023 (%)
Halvorsund,1284,6.2
Drumossie,276,-7.3
Kaltenried,189,-1.4
Estrava,3862,12.7`,
    truths: `
* | Kaltenried had the fewest passengers of all ports in 2023.
* | Drumossie had the lowest passenger growth in 2023.
`,
    falsehoods: `
* | Drumossie had the fewest passengers of all ports in 2023.
* | Drumossie had the lowest number of passengers in 2023.
* | Kaltenried had the lowest passenger growth in 2023.
`,
  },
  {
    name: 'rising.html',
    table: materials.replace('−2.3', '+0.3').replace('−1.6', '+0.2'),
    truths: `
* | Glass recorded the largest increase in the recycling rate since 2017, at 1.9 percentage points.
`,
    falsehoods: `
* | Textiles recorded the largest decline in the recycling rate since 2017.
* | Textiles recorded the largest decline in the recycling rate since 2017, at 0.2 percentage points.
`,
  },
]);
