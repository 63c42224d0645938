import { testTables } from '../../../../../tests/doubles/statement-worlds';

/** What is planned for one year against what was spent in another. */
testTables([
  {
    name: 'council.md',
    table: `# Port Ellery council: budget 2022

The council adopted the budget on 3 March 2022. All amounts are expenditure in thousand pounds (GBP thousand).

| Service | Actual 2020 | Actual 2021 | Budget 2022 | Change 2021 to 2022 | Posts 2022 |
|---|---:|---:|---:|---:|---:|
| Education | 31,400 | 33,000 | 34,650 | +5.0% | 410 |
| Housing | 12,200 | 11,500 | 12,880 | +12.0% | 88 |
| Harbour | 5,600 | 6,000 | 5,400 | -10.0% | 42 |
| Libraries | 2,100 | 2,250 | 2,160 | -4.0% | 35 |
| Street lighting | 1,900 | 2,000 | 2,500 | +25.0% | n/a |
| Total | 53,200 | 54,750 | 57,590 | +5.2% | 575 |
`,
    truths: `
* | The harbour budget is £0.6 million lower in 2022 than spending was in 2021.
* | The budget for street lighting is £500,000 higher in 2022 than actual spending in 2021.
* | Two services have a smaller budget in 2022 than their spending in 2021.
* | Three services have a larger budget in 2022 than their spending in 2021.
* | The 2022 budget for housing is higher than actual spending in 2021.
* | The 2022 budget for education exceeds spending in 2021 by £1.65 million.
* | Education has a larger budget in 2022 than its spending in 2020.
* | One service has a smaller budget in 2022 than its spending in 2020.
`,
    falsehoods: `
* | The harbour budget is £0.6 million higher in 2022 than spending was in 2021.
* | The harbour budget is £0.2 million lower in 2022 than spending was in 2021.
* | The harbour budget is £0.6 million lower in 2022 than spending was in 2020.
* | The harbour budget is £0.6 million lower in 2021 than spending was in 2022.
* | The budget for street lighting is £500 higher in 2022 than actual spending in 2021.
* | Three services have a smaller budget in 2022 than their spending in 2021.
* | Two services have a larger budget in 2022 than their spending in 2021.
* | Two services have a smaller budget in 2022 than their spending in 2020.
* | Two services have a smaller budget in 2022 than their budget in 2021.
* | Two services have a smaller budget in 2022 than their revenue in 2021.
* | Two services have a smaller budget in 2022 than their planned spending in 2021.
* | Two services had smaller spending in 2022 than their budget in 2021.
* | The 2022 budget for housing is lower than actual spending in 2021.
* | The 2022 budget for education exceeds spending in 2021 by £3.25 million.
* | The 2022 budget for education exceeds spending in 2021 by 1.65%.
* | Education has a smaller budget in 2022 than its spending in 2020.
* | Two services do not have a smaller budget in 2022 than their spending in 2021.
`,
  },
]);
