import { testTables } from '../../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'museum.csv',
    table: `Year,Visitors (thousand),Ticket income (thousand EUR),Staff
2019,47.9,512,31
2021,49.3,540,33
2022,52.4,597,36
`,
    truths: `
2022; | In 2022 the museum had 52,400 visitors.
2022; | In 2022 the museum registered 52,400 visitors.
2022; | In 2022 ticket income came to EUR 597,000.
`,
    falsehoods: `
2022; | In 2022 the museum had 52,400 registered visitors.
2022; | By 2022 the museum had had 52,400 visitors since 2019.
2022; | In 2022 the profit from tickets was EUR 597,000.
2022; | In 2022 the surplus from tickets was EUR 597,000.
2022; | In 2022 the museum made a profit of EUR 597,000.
2022; | In 2022 the gross ticket income was EUR 597,000.
2022; | In 2022 ticket costs came to EUR 597,000.
2022; | In 2022 tickets cost EUR 597,000.
`,
  },
  {
    name: 'trade.csv',
    table: `Year,Exports (million EUR),Imports (million EUR),Ships
2021,640,710,118
2022,688,702,121
2023,731,695,116
`,
    truths: `
2023; | Exports rose by 6.3 percent in 2023.
2023; | The port handled 116 ships in 2023.
* | The port handled five ships fewer in 2023 than in 2022.
* | There was a rise in exports of EUR 43 million in 2023.
`,
    falsehoods: `
2023; | Exports were to grow by 6.3 percent in 2023.
2023; | Export volumes rose by 6.3 percent in 2023.
2023; | The port handled 116 ships fewer in 2023.
2023; | 116 ships sank in 2023.
2023; | There was a rise in exports of EUR 731 million in 2023.
`,
  },
  {
    name: 'cities.csv',
    table: `City,Inhabitants,Unemployment (%),Hotels
Brandow,212400,5.1,64
Kestrin,148900,6.7,41
Lindau,97300,3.9,38
`,
    truths: `
Brandow; | Brandow has 212,400 inhabitants.
Brandow; | Unemployment in Brandow is 5.1 percent.
* | Brandow is 63,500 inhabitants ahead of Kestrin.
`,
    falsehoods: `
Brandow; | Around Brandow there are 212,400 inhabitants.
Brandow; | Outside Brandow there are 212,400 inhabitants.
Brandow; | Employment in Brandow is 5.1 percent.
Brandow; | Brandow has 212,400 working inhabitants.
Brandow; | 64 hotels in Brandow are full.
Brandow; | All cities have 212,400 inhabitants.
* | Brandow is 212,400 inhabitants ahead of Kestrin.
`,
  },
  {
    name: 'grid.csv',
    table: `Region,Generation 2022 (TWh),Generation 2023 (TWh),Peak load 2023 (MW),Net exports 2023 (TWh)
Aldmark,131.2,137.9,24150,3.1
Feldria,288.4,296.3,51200,-2.8
Lomvar,96.0,108.5,18730,6.4
Nordhal,74.8,71.2,12950,9.9
`,
    truths: `
Aldmark | Peak load in Aldmark was 24,150 MW in 2023.
Lomvar | Generation in Lomvar has grown by 12.5 TWh since 2022.
* | Nordhal had the largest net exports of all regions in 2023.
`,
    falsehoods: `
Aldmark | Peak load in Aldmark was 24,150 MW since 2023.
Aldmark | Aldmark generated 137.9 TWh since 2023.
Aldmark | Aldmark has generated 137.9 TWh since 2022.
* | Nordhal had the largest net exports of all regions since 2023.
* | No region has had a higher peak load since 2023 than Feldria.
`,
  },
  {
    name: 'grottoes.csv',
    table: `Year,Caves surveyed,Caves closed to visitors,Mean cave temperature anomaly (°C),Water level deviation (cm),Permanent staff
2019,115,16,-0.2,12,41
2020,64,31,0.6,-8,43
2021,98,29,0.1,5,45
2022,120,22,-0.4,-3,44
`,
    truths: `
2021; | In 2021 29 caves were closed to visitors.
2021; | The mean cave temperature anomaly was 0.1 °C in 2021.
2021; | Permanent staff numbered 45 in 2021.
`,
    falsehoods: `
2021; | In 2021 29 caves were open to visitors.
2021; | Caves open to visitors numbered 29 in 2021.
2021; | The mean cave temperature was 0.1 °C in 2021.
2021; | The water level was 5 cm in 2021.
2021; | The staff numbered 45 in 2021.
2021; | Temporary staff numbered 45 in 2021.
`,
  },
]);
