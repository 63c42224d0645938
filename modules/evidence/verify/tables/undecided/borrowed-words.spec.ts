import { testTables } from '../../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'employment-and-housing-in-kestova.csv',
    table: `District,Dwellings,Vacancy rate 2023 (%),Dwellings completed 2023,Average rent 2023 (EUR per m2)
Millbrook,15203,2.4,428,10.75
Saltmarsh,7618,4.7,52,9.30
Northgate,18365,5.2,274,8.65
Quarry End,8749,6.3,61,8.15
`,
    truths: `
Millbrook | The vacancy rate of Millbrook was 2.4% in 2023.
Millbrook | The average housing rent in Millbrook was 10.75 euros per square metre in 2023.
* | The mean vacancy rate of the four districts was 4.65%.
* | Quarry End had the highest vacancy rate in 2023.
`,
    falsehoods: `
Millbrook | The employment rate of Millbrook was 2.4% in 2023.
Millbrook | Employment in Millbrook came to 2.4% in 2023.
* | The mean employment rate of the four districts was 4.65%.
* | Quarry End had the highest employment rate in 2023.
`,
  },
  {
    name: 'hospital-infections.csv',
    table: `Hospital,Beds,Admission rate (per 1000),Death rate (%),Staff
Arlen,410,82.5,2.1,1210
Berg,265,71.0,3.4,820
Corra,180,64.2,1.8,510
`,
    truths: `
Arlen | The death rate of Arlen was 2.1%.
* | Berg had the highest death rate, at 3.4%.
`,
    falsehoods: `
Arlen | The infection rate of Arlen was 2.1%.
* | Berg had the highest infection rate, at 3.4%.
* | The mean infection rate was 2.43%.
`,
  },
  {
    name: 'electricity-consumption-renewable-share-and-household-prices.csv',
    table: `Region,Electricity consumption (GWh),Change in consumption on 2022 (%),Renewable share of consumption (%),Average household price (cents per kWh)
Corrund,7310,-3.8,31.2,34.9
Aldermark,5120,1.4,42.7,36.1
Vessen,2240,-0.6,58.3,33.0
`,
    truths: `
Corrund | Corrund consumed 7,310 GWh of electricity.
Corrund | Electricity consumption in Corrund was 7,310 GWh.
Corrund | The average household price in Corrund was 34.9 cents per kWh.
`,
    falsehoods: `
Corrund | Corrund consumed 7,310 GWh of household electricity.
Corrund | Corrund consumed 7,310 GWh of renewable electricity.
Corrund | Household consumption in Corrund was 7,310 GWh.
Corrund | Renewable consumption in Corrund was 7,310 GWh.
* | Corrund accounts for about 50% of the renewable electricity consumed in the three regions.
* | Corrund accounts for about 50% of the household electricity consumed in the three regions.
`,
  },
  {
    name: 'phone-makers.csv',
    table: `Maker,Country,Shipments (million units),Revenue (USD bn)
Orvane,South Korea,231.7,199
Telkira,Finland,41.2,21.4
Zentaro,India,90.1,44.0
Lumora,India,12.0,3.1
`,
    truths: `
Telkira | Telkira shipped 41.2 million units.
Telkira | The Finnish maker Telkira shipped 41.2 million units.
* | The two Indian makers shipped 102.1 million units together.
* | Orvane had the highest revenue.
`,
    falsehoods: `
Telkira | Finland shipped 41.2 million units.
Telkira | Finland had revenue of USD 21.4 billion.
* | India shipped 102.1 million units.
* | South Korea had the highest revenue.
* | South Korea had a higher revenue than Finland.
`,
  },
]);
