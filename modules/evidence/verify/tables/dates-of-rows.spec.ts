import { testTables } from '../../../../tests/doubles/statement-worlds';

// Years and dates of the rows themselves are no times of their figures.
testTables([
  {
    name: 'lighthouses.csv',
    table: `Lighthouse,Built (year),Height (m),Visitors 2024 (thousand),Change on 2023 (%),Keepers
Arn Point,1874,31,48,3.5,4
Bell Rock,1911,44,126,-2.1,7
Cold Ness,1856,27,19,6.8,2
Drum Head,1938,52,83,-5.4,5
`,
    truths: `
Bell Rock; | Bell Rock drew 126,000 visitors in 2024.
Cold Ness; | Cold Ness was built in 1856.
* | Bell Rock had the most visitors in 2024.
* | Drum Head is the tallest lighthouse, at 52 metres.
* | The four lighthouses had 276,000 visitors in 2024.
`,
    falsehoods: `
Bell Rock; | Bell Rock drew 126,000 visitors in 1911.
Bell Rock; | Bell Rock drew 126,000 visitors in 2023.
Cold Ness; | Cold Ness was built in 1874.
Arn Point; | Arn Point had 4 keepers in 1874.
* | From 1856 to 1938 the number of visitors rose from 19,000 to 83,000.
* | In 1911 the number of visitors was highest.
* | Visitor numbers peaked in 1911.
`,
  },
  {
    name: 'winters.csv',
    table: `Season,Opened on,Days open,Visitors (thousand),Result (EUR thousand)
2019/20,7 December 2019,98,175,-260
2020/21,26 December 2020,71,88,-1930
2021/22,4 December 2021,122,229,1120
2022/23,17 December 2022,109,198,350
`,
    truths: `
2021/22; | The number of visitors in 2021/22 was 229,000.
2020/21; | In 2020/21 the resort made a loss of EUR 1,930 thousand.
`,
    falsehoods: `
2021/22; | The 2021/22 season had 109 days open.
2022/23; | In December 2022 the number of visitors was 198,000.
2020/21; | On 26 December 2020 there were 88,000 visitors.
`,
  },
]);
