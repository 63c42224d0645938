import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Which figure counts rows, which one stands in a row, and between which periods a row without any has changed. */
const worlds: readonly TableWorld[] = [
  {
    name: 'stations.csv',
    table: `Station,Line,Opened,Platforms,Passengers 2019 (thousand),Passengers 2023 (thousand)
Central,Red,1889,14,21400,19850
Harbour,Blue,1904,4,3260,3415
Oakfield,Red,1911,2,1180,940
University,Blue,1968,4,5870,6230
Airport,Blue,1994,6,8125,6690
Stadium,Green,2006,4,1490,1815
`,
    truths: `
* | Stadium opened in 2006 and is the newest of the six stations.
* | Stadium opened in 2006 and is the newest station.
* | Central, the largest station, has 14 platforms.
* | Three of the six stations have four platforms.
* | Central has 14 platforms, more than any other station.
`,
    falsehoods: `
* | Airport opened in 2006 and is the newest of the six stations.
* | Airport opened in 2006 and is the newest station.
* | Airport opened in 2006, the newest station.
* | The newest station is Airport, which opened in 2006.
* | Airport had 14 platforms and was the largest station.
* | Airport has 14 platforms, the most of the six stations.
* | With 14 platforms, Airport is the largest of the six stations.
* | Two of the six stations have four platforms.
`,
  },
  {
    name: 'museums.md',
    table: `# Museums

The table gives the visitors of each museum in thousands.

| Museum | 2018 | 2019 | 2021 | 2023 |
|---|---|---|---|---|
| Glass Museum | 54.1 | 52.0 | 24.7 | 38.9 |
| Mining Museum | 33.8 | 35.4 | 20.6 | 66.1 |
`,
    truths: `
* | While the Mining Museum grew from 35,400 visitors in 2019 to 66,100 in 2023, the Glass Museum shrank from 52,000 to 38,900 over the same period.
* | While the Mining Museum grew from 35,400 visitors in 2019 to 66,100 in 2023, the Glass Museum fell by 13,100 visitors.
* | While the Mining Museum grew from 35,400 visitors in 2019 to 66,100 in 2023, the Glass Museum fell by 25.2 percent over the same period.
`,
    falsehoods: `
* | While the Mining Museum grew from 35,400 visitors in 2019 to 66,100 in 2023, the Glass Museum shrank from 54,100 to 38,900 over the same period.
* | While the Mining Museum grew from 35,400 visitors in 2019 to 66,100 in 2023, the Glass Museum shrank from 52,000 to 24,700.
* | While the Mining Museum grew from 35,400 visitors in 2019 to 66,100 in 2023, the Glass Museum fell by 15,200 visitors over the same period.
* | While the Mining Museum grew from 35,400 visitors in 2019 to 66,100 in 2023, the Glass Museum fell by 28.1 percent.
* | The Mining Museum had 66,100 visitors in 2023, while the Glass Museum fell by 28.1 percent.
* | The Glass Museum shrank from 54,100 visitors to 38,900 over the same period.
* | The Glass Museum fell by 28.1 percent over the same time.
`,
  },
];

testTables(worlds);
