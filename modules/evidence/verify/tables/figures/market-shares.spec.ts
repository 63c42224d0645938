import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Shares that add up, shares that do not, and the total that a share is of. */
const worlds: readonly TableWorld[] = [
  {
    name: 'makers.csv',
    table: `Maker,Country,Shipments 2023 (million units),Market share 2024 (%),Operating margin 2024 (%)
Orvane,Finland,218.4,29.1,11.4
Telkira,South Korea,236.9,28.5,24.6
Brightmoor,India,146.2,19.9,5.8
Zentaro,Japan,103.8,14.0,2.3
`,
    truths: `
Orvane, Telkira, Brightmoor | Orvane, Telkira and Brightmoor held a combined market share of 77.5% in 2024.
Orvane, Telkira | Orvane and Telkira had a combined market share of 57.6% in 2024.
* | The combined market share of Orvane, Telkira and Brightmoor was 77.5% in 2024.
`,
    falsehoods: `
Orvane, Telkira, Brightmoor | Orvane, Telkira and Brightmoor held a combined market share of 75.7% in 2024.
Orvane, Telkira, Zentaro | Orvane, Telkira and Zentaro held a combined market share of 77.5% in 2024.
Orvane, Telkira, Brightmoor | Orvane, Telkira and Brightmoor held a combined market share of 77.5% in 2023.
Orvane, Telkira | Orvane, Telkira and Brightmoor held a combined market share of 57.6% in 2024.
Orvane, Telkira, Brightmoor | Orvane, Telkira and Brightmoor each held a market share of 77.5% in 2024.
Orvane, Telkira, Brightmoor | Orvane, Telkira or Brightmoor held a combined market share of 77.5% in 2024.
Orvane, Telkira, Brightmoor | Orvane, Telkira and Brightmoor held a combined market share of 77.5 percentage points in 2024.
Orvane, Telkira, Brightmoor | Orvane, Telkira and Brightmoor held a combined market share in Europe of 77.5% in 2024.
Orvane, Telkira, Brightmoor | Orvane, Telkira and Brightmoor had a combined operating margin of 41.8% in 2024.
Orvane, Telkira, Brightmoor | Orvane, Telkira and Brightmoor had an average market share of 77.5% in 2024.
Orvane, Orvane | Orvane and Orvane held a combined market share of 58.2% in 2024.
`,
  },
  {
    name: 'abroad.csv',
    table: `Country,Market share 2024 (%),Share of women 2024 (%)
Norway,12.0,31.0
Sweden,8.5,27.5
Denmark,4.0,22.0
`,
    truths: `
Norway | The market share in Norway was 12.0% in 2024.
`,
    falsehoods: `
* | Norway and Sweden had a combined market share of 20.5% in 2024.
* | Norway and Sweden had a combined share of women of 58.5% in 2024.
`,
  },
  {
    name: 'operators.csv',
    table: `Operator,Country,Market share 2024 (%)
Nordtel,Norway,12.0
Sveatel,Sweden,18.5
Danatel,Denmark,24.0
`,
    truths: `
`,
    falsehoods: `
* | Nordtel and Sveatel held a combined market share of 30.5% in 2024.
`,
  },
  {
    name: 'brands.csv',
    table: `Brand,Market share (%),Share of electric cars (%)
Alto,61.0,8.0
Brisa,52.0,11.0
Corso,14.0,5.0
`,
    truths: `
`,
    falsehoods: `
* | Alto and Corso held a combined market share of 75.0%.
* | Alto and Corso had a combined share of electric cars of 13.0%.
`,
  },
  {
    name: 'districts.csv',
    table: `District,Average rent 2023 (EUR),Dwellings completed 2023,Dwellings demolished 2023
Oldtown,940,87,12
Millbrook,760,428,31
Foundry Park,810,541,9
Northgate,690,274,27
`,
    truths: `
* | Foundry Park accounted for 40.7% of the 1,330 dwellings completed in 2023.
* | Millbrook and Northgate accounted for 52.8% of the 1,330 dwellings completed in 2023.
`,
    falsehoods: `
* | Foundry Park accounted for 40.7% of the 1,303 dwellings completed in 2023.
* | Foundry Park accounted for 47.0% of the 1,330 dwellings completed in 2023.
* | Millbrook accounted for 40.7% of the 1,330 dwellings completed in 2023.
* | Foundry Park accounted for 40.7% of the 1,330 dwellings demolished in 2023.
* | Foundry Park accounted for 40.7% of the 1,330 dwellings completed in 2022.
* | Foundry Park accounted for 40.7% of the 1,330 dwellings planned in 2023.
* | Foundry Park accounted for 40.7% of the 541 dwellings completed in 2023.
* | Foundry Park accounted for 40.7% of the 1,330 dwellings completed in the country in 2023.
* | Foundry Park accounted for 541 of the 1,303 dwellings completed in 2023.
* | Foundry Park accounted for more than 40.7% of the 1,330 dwellings completed in 2023.
`,
  },
  {
    name: 'output.csv',
    table: `Year,Tiles fired (thousand)
2021,310
2022,345
2023,395
`,
    truths: `
* | The year 2023 accounted for 37.6% of the 1,050 thousand tiles fired.
`,
    falsehoods: `
* | The year 2022 accounted for 37.6% of the 1,050 thousand tiles fired.
* | The year 2023 accounted for 37.6% of the 1,050 tiles fired.
* | The year 2023 accounted for 37.6% of the 655 thousand tiles fired.
`,
  },
];

testTables(worlds);
