import { testTables } from '../../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'power-in-arvania.csv',
    table: `Year,Wind generation (GWh),Hydro generation (GWh),Gas generation (GWh),Net imports (GWh)
2017,2160,5205,2890,190
2018,2395,4615,3240,720
2019,2880,5050,2655,85
2020,3310,5790,1980,-460
2021,3125,5140,2410,-120
2022,3720,4870,2205,-345
2023,4340,5460,1620,-890
`,
    truths: `
* | Wind made up about 38% of the combined output of wind, hydro and gas in 2023.
* | In 2023, wind accounted for 38% of the total of wind, hydro and gas generation.
* | Wind made up about 44% of the combined output of wind and hydro in 2023.
* | Net imports turned negative for the first time in the series in 2020.
* | Net imports first turned negative in 2020.
* | Net imports were not yet negative in 2019, when they stood at 85 GWh.
* | In 2019, wind produced more electricity than gas.
* | Gas generation in 2023 was half of what it had been in 2018.
* | Gas generation did not exceed wind generation in 2019.
`,
    falsehoods: `
* | Wind made up about 45% of the combined output of wind, hydro and gas in 2023.
* | Hydro made up about 38% of the combined output of wind, hydro and gas in 2023.
* | Wind made up about 38% of the combined output of wind, hydro and gas in 2022.
* | Wind made up about 38% of the combined output of wind and gas in 2023.
* | Gas made up about 23% of the combined output of wind and hydro in 2023.
* | Net imports turned negative for the first time in 2021.
* | Net imports first turned negative in 2019.
* | Net imports were not negative in 2020.
* | In 2018, wind produced more electricity than gas.
* | Gas generation in 2022 was half of what it had been in 2018.
* | Gas generation did not exceed wind generation in 2018.
* | Gas generation did not fall between 2018 and 2023.
`,
  },
  {
    name: 'dairy-farms.csv',
    table: `Region,Herds,Dairy cows (thousand),Milk yield (litres per cow),Milk deliveries (million litres),Change in deliveries on 2022 (%)
Alderholm,412,61.8,8150,497,2.4
Bramshaw,655,104.8,7720,801,-1.6
Dovermere,820,164.0,8640,1398,4.1
Elmsett,147,22.1,9020,197,0.8
`,
    truths: `
* | In Elmsett, each cow gave 9,020 litres of milk.
* | In Elmsett, cows gave 9,020 litres of milk each.
* | The average cow in Elmsett gave 9,020 litres of milk.
`,
    falsehoods: `
* | In Elmsett, each cow gave 9,120 litres of milk.
* | In Alderholm, each cow gave 9,020 litres of milk.
* | In Elmsett, each cow cost 9,020 litres of milk.
* | The average herd in Dovermere numbered 164 cows.
* | The mean number of dairy cows in Dovermere was 164 thousand.
`,
  },
  {
    name: 'clubs.csv',
    table: `Club,Revenue (£m),Wage bill (£m),Operating result (£m)
Ashcombe Rovers,64.2,48.8,-9.6
Carrow Athletic,92.4,60.1,3.7
Eskdale Wanderers,51.0,35.7,1.4
Harborne Vale,30.8,21.0,2.6
`,
    truths: `
* | Wages swallowed 70% of the revenue of Eskdale Wanderers.
* | Harborne Vale did not make an operating loss.
`,
    falsehoods: `
* | Wages swallowed 60% of the revenue of Eskdale Wanderers.
* | Ashcombe Rovers did not make an operating loss.
`,
  },
  {
    name: 'races.csv',
    table: `Race,Finishers 2024,Women among finishers 2024 (%)
Marathon,5760,31
Half marathon,9120,42
Tenner,5096,53
Children's mile,1881,49
`,
    truths: `
* | The half marathon had more finishers in 2024 than any other race.
* | In 2024, Tenner had the highest share of women among its finishers.
`,
    falsehoods: `
* | Tenner had more finishers than any other race.
* | The Tenner race had more finishers in 2024 than any other race.
* | Tenner had the most finishers.
`,
  },
  {
    name: 'cargo-by-year.csv',
    table: `Year,Containers (million tonnes),Dry bulk (million tonnes),Total (million tonnes)
2019,25.8,17.9,43.7
2020,23.1,14.2,37.3
2021,27.2,15.5,42.7
2022,28.6,16.1,44.7
`,
    truths: `
* | Containers exceeded 25 million tonnes in three of the four years.
`,
    falsehoods: `
* | Containers exceeded 25 million tonnes in two of the four years.
* | Traffic exceeded 25 million tonnes in three of the four years.
`,
  },
]);
