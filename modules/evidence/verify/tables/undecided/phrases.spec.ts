import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Words that say of a figure what its table says already: what is generated, of which rows, by which mean. */
const worlds: readonly TableWorld[] = [
  {
    name: 'power_by_region.csv',
    table: `Region,Coast,Generation 2022 (TWh),Generation 2023 (TWh),Net exports 2023 (TWh),Wholesale price 2022 (EUR/MWh),Wholesale price 2023 (EUR/MWh)
Aldmark,North,142.6,137.9,6.3,187.4,96.2
Brennland,North,68.3,71.5,-2.8,203.1,101.7
Corvia,South,24.7,22.9,-4.1,241.8,119.5
Pelagia,South,9.6,9.9,-0.4,287.3,148.2
`,
    truths: `
Aldmark | Aldmark generated 137.9 TWh of electricity in 2023.
Aldmark | Aldmark generated 142.6 TWh of electricity in 2022.
* | The four regions together generated 242.2 TWh of electricity in 2023.
* | Pelagia had the highest wholesale price of all regions in 2023, at 148.2 EUR/MWh.
* | Aldmark had the lowest wholesale price of all regions in 2023, at 96.2 EUR/MWh.
`,
    falsehoods: `
Aldmark | Aldmark generated 142.6 TWh of electricity in 2023.
Aldmark | Aldmark generated 137.9 TWh of heat in 2023.
Aldmark | Aldmark generated 137.9 TWh of wind power in 2023.
Aldmark | Aldmark generated 137.9 GWh of electricity in 2023.
Aldmark | Aldmark generated 137.9 TWh of renewable electricity in 2023.
Aldmark | Aldmark consumed 137.9 TWh of electricity in 2023.
Aldmark | Aldmark exported 137.9 TWh of electricity in 2023.
Aldmark | Aldmark generated 71.5 TWh of electricity in 2023.
Aldmark | Aldmark generated 137.9 TWh of electricity in 2024.
* | The four regions together generated 245.2 TWh of electricity in 2023.
* | The five regions together generated 242.2 TWh of electricity in 2023.
* | Corvia had the highest wholesale price of all regions in 2023, at 119.5 EUR/MWh.
* | Pelagia had the lowest wholesale price of all regions in 2023, at 148.2 EUR/MWh.
* | Pelagia had the highest wholesale price of all regions in 2022, at 148.2 EUR/MWh.
* | Pelagia had the highest wholesale price of all coasts in 2023, at 148.2 EUR/MWh.
* | Pelagia had the highest wholesale price of all countries in 2023, at 148.2 EUR/MWh.
* | Corvia had the highest wholesale price of all regions but Pelagia in 2023, at 148.2 EUR/MWh.
* | Pelagia had the highest wholesale price of all years, at 148.2 EUR/MWh.
* | Pelagia had the highest wholesale price of all regions, at 148.2 EUR/MWh.
`,
  },
  {
    name: 'power_plants.csv',
    table: `Plant,Heat output 2023 (GWh),Gas used 2023 (GWh)
Ostervik,310,940
Hamre,275,810
`,
    truths: `
Ostervik | The heat output of Ostervik was 310 GWh in 2023.
`,
    falsehoods: `
Ostervik | Ostervik had an output of 310 GWh of electricity in 2023.
Ostervik | Ostervik used 940 GWh of electricity in 2023.
* | The two plants together had an output of 585 GWh of electricity in 2023.
`,
  },
  {
    name: 'districts.csv',
    table: `District,Dwellings,Vacancy rate 2023 (%),"Bed occupancy, January 2025 (%)"
Oldtown,9842,1.1,88.7
Millbrook,15203,2.4,91.3
Saltmarsh,7618,4.7,84.1
`,
    truths: `
* | The unweighted mean of the vacancy rates of the three districts was 2.73%.
* | The unweighted average of bed occupancy in the three districts was 88.03% in January 2025.
* | The arithmetic mean of bed occupancy in the three districts was 88.03% in January 2025.
`,
    falsehoods: `
* | The unweighted mean of the vacancy rates of the three districts was 2.57%.
* | The weighted mean of the vacancy rates of the three districts was 2.73%.
* | The unweighted median of the vacancy rates of the three districts was 2.73%.
* | The unweighted mean of the vacancy rates of the three districts was 2.4%.
* | The unweighted mean of the vacancy rates of the two districts was 2.73%.
* | The geometric mean of the vacancy rates of the three districts was 2.73%.
* | The unweighted average of bed occupancy in the three districts was 88.03% in January 2024.
Millbrook | The unweighted average vacancy rate in Millbrook was 2.4% in 2023.
Millbrook | The unweighted vacancy rate in Millbrook was 2.4% in 2023.
`,
  },
  {
    name: 'fisheries.csv',
    table: `Port,Landings 2023 (tonnes),First-sale value 2023 (million crowns),Registered vessels 2023
Havnes,51730,1107.0,184
Sortvik,33185,627.2,142
`,
    truths: `
Havnes | Havnes had a first-sale value of 1.107 billion crowns in 2023.
Havnes | The first-sale value in Havnes was 1,107 million crowns in 2023.
* | In 2023, Havnes had the highest first-sale value, 1,107 million crowns.
`,
    falsehoods: `
Havnes | Havnes had a second-sale value of 1.107 billion crowns in 2023.
Havnes | Havnes had a final-sale value of 1.107 billion crowns in 2023.
Havnes | Havnes had a first-sale value of 1.107 million crowns in 2023.
Havnes | Havnes had a first-sale value of 627.2 million crowns in 2023.
Havnes | Havnes first had a sale value of 1,107 million crowns in 2023.
Havnes | Havnes had a first-hand value of 1,107 million crowns in 2023.
* | In 2023, Sortvik had the highest first-sale value, 627.2 million crowns.
`,
  },
  {
    name: 'doses.csv',
    table: `District,First-dose coverage 2023 (%),Second-dose coverage 2023 (%)
Ardenby,94.1,88.2
Bexholm,92.6,85.9
`,
    truths: `
`,
    falsehoods: `
Ardenby | First-dose coverage in Ardenby was 88.2% in 2023.
Ardenby | Second-dose coverage in Ardenby was 94.1% in 2023.
Ardenby | Third-dose coverage in Ardenby was 88.2% in 2023.
`,
  },
];

testTables(worlds);
