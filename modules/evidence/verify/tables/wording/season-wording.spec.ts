import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Rows that are seasons, nights that are counted, and columns that are added up. */
const worlds: readonly TableWorld[] = [
  {
    name: 'nights.md',
    table: `# Overnight stays in the Corra valley

| Season | Hotels (thousand nights) | Campsites (thousand nights) | Share of foreign guests (%) | Mean price per night (CHF) |
|---|---|---|---|---|
| 2016/17 | 412 | 88 | 41.2 | 128 |
| 2017/18 | 430 | 95 | 42.0 | 131 |
| 2018/19 | 447 | 104 | 43.5 | 135 |
| 2019/20 | 301 | 71 | 30.8 | 133 |
| 2020/21 | 188 | 126 | 9.4 | 119 |
| 2021/22 | 325 | 149 | 27.9 | 142 |
| 2022/23 | 451 | 137 | 40.1 | 156 |
`,
    truths: `
* | In the 2020/21 season, hotels recorded only 188,000 nights, 58 percent fewer than two seasons earlier.
* | Hotel nights more than doubled between 2020/21 and 2022/23.
* | In every season, hotels recorded more nights than campsites.
* | Campsites gained visitors in each season from 2016/17 to 2018/19.
* | A night cost CHF 156 on average in 2022/23, CHF 14 more than a season before.
* | Over the seven seasons, hotels recorded 2,554,000 nights in total.
* | In 2022/23, hotels and campsites together had 588,000 nights.
`,
    falsehoods: `
* | In the 2020/21 season, hotels recorded only 188,000 nights, 58 percent fewer than a season earlier.
* | In the 2020/21 season, hotels recorded only 188,000 nights, 58 percent more than two seasons earlier.
* | In the 2019/20 season, hotels recorded only 188,000 nights.
* | Hotel nights more than tripled between 2020/21 and 2022/23.
* | The price per night more than doubled between 2020/21 and 2022/23.
* | In every season, campsites recorded more nights than hotels.
* | In every quarter, hotels recorded more nights than campsites.
* | Campsites gained visitors in each season from 2016/17 to 2019/20.
* | Campsites gained visitors in every season.
* | A night cost CHF 156 on average in 2022/23, CHF 14 less than a season before.
* | A night cost CHF 156 on average in 2022/23, CHF 14 more than two seasons before.
* | Over the six seasons, hotels recorded 2,554,000 nights in total.
* | Over the seven seasons, hotels recorded 770,000 nights in total.
* | In 2022/23, hotels and campsites together had 451,000 nights.
* | In 2021/22, hotels and campsites together had 588,000 nights.
* | In 2022/23, hotels and campsites had 588,000 nights each.
* | In 2022/23, hotels and campsites together had CHF 588,000.
* | Hotels and campsites together had 588,000 nights.
* | In 2022/23, hotels and foreign guests together had 491.1 thousand nights.
* | In 2022, hotels recorded 451,000 nights.
`,
  },
];

testTables(worlds);
