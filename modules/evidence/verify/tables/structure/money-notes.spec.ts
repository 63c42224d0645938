import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

const rows = `| Department | Budget | Actual | Variance (%) | Staff |
|---|---|---|---|---|
| Education | 48,200 | 49,650 | 3.0 | 1,240 |
| Social care | 39,500 | 43,100 | 9.1 | 865 |
| Roads | 12,400 | 11,150 | -10.1 | 210 |
| Libraries | 3,600 | 3,420 | -5.0 | 74 |
| Fire service | 9,800 | 9,800 | 0.0 | 188 |
| Total | 113,500 | 117,120 | 3.2 | 2,577 |
`;

/** The unit of all sums in a line above the table, a total row, and what was spent against what was planned. */
const worlds: readonly TableWorld[] = [
  {
    name: 'budget.md',
    table: `# County budget 2023\n\nAll amounts in thousands of pounds.\n\n${rows}`,
    truths: `
* | Education spent £49.65 million, £1.45 million more than budgeted.
* | Social care overspent its budget by £3.6 million.
* | Roads spent £1.25 million less than its budget of £12.4 million.
* | Roads underspent by 10.1 percent.
* | Libraries spent 5 percent less than budgeted.
* | Only two departments spent less than budgeted.
* | Education accounted for 42.4 percent of actual spending.
* | The budget of the libraries was £3.6 million, the smallest of the five departments.
* | Education and social care together were budgeted at £87.7 million.
* | Education has 1,240 staff.
`,
    falsehoods: `
* | Education spent £49,650.
* | Education spent £49.65 billion.
* | Education spent €49.65 million.
* | Education spent £48.2 million.
* | Education spent £49.65 million, £1.45 million less than budgeted.
* | Education spent £49.65 million, £3.6 million more than budgeted.
* | Social care underspent its budget by £3.6 million.
* | Social care overspent its budget by £3.6 billion.
* | Roads overspent its budget by £3.6 million.
* | Roads overspent by 10.1 percent.
* | Roads underspent by 10.1 percentage points.
* | Libraries spent 5 percent more than budgeted.
* | Libraries spent 9 percent less than budgeted.
* | Three departments spent less than budgeted.
* | Two departments spent more than budgeted, among them Roads.
* | Education accounted for 21.2 percent of actual spending.
* | The six departments spent £117.12 million in total.
* | All departments spent £234.24 million in total.
* | Education has 1,240 thousand staff.
* | Education has £1.24 million in staff.
* | Education earned £49.65 million.
`,
  },
  {
    name: 'plain.md',
    table: `# County budget 2023\n\nAmounts include grants.\n\n${rows}`,
    truths: `
* | Education has 1,240 staff.
`,
    falsehoods: `
* | Education spent £49.65 million.
* | Education spent £49,650.
`,
  },
  {
    name: 'revenue.md',
    table: `# Revenue 2023\n\nAmounts in EUR million.\n\n| Branch | Budget | Actual |\n|---|---|---|\n| Hall | 12.5 | 13.1 |\n| Mint | 8.0 | 7.4 |\n`,
    truths: `
* | The budget of Hall was EUR 12.5 million.
`,
    falsehoods: `
* | Hall spent EUR 13.1 million.
* | Hall overspent by EUR 0.6 million.
* | The budget of Hall was EUR 12.5 thousand.
* | The budget of Hall was USD 12.5 million.
`,
  },
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
* | The 2022 budget for education is £34.65 million.
* | The budget for housing is GBP 12,880 thousand in 2022.
* | The council spent £11.5 million on housing in 2021.
* | Total spending was £53.2 million in 2020.
* | The total budget for 2022 is £57.59 million.
* | Spending on housing fell from £12.2 million in 2020 to £11.5 million in 2021.
* | Education has the largest budget in 2022, at £34.65 million.
* | Libraries have the smallest budget in 2022, at £2.16 million.
* | The education budget exceeds the housing budget by £21.77 million in 2022.
* | Education and housing together have a budget of £47.53 million in 2022.
* | The average budget per service is £11.52 million in 2022.
* | Education has 410 posts in 2022.
* | Harbour has a budget of £5.4 million in 2022.
* | Education accounts for 60.2% of the budget in 2022.
* | The 2022 budget is £12.88 million for housing and £5.4 million for the harbour.
* | Spending on libraries grew by 7.1% in 2021.
* | The council spent £400,000 more on the harbour in 2021 than in 2020.
* | Spending on the harbour grew by 7.1% in 2021.
`,
    falsehoods: `
* | The 2022 budget for education is £34,650.
* | The 2022 budget for education is £34.65 billion.
* | The 2022 budget for education is €34.65 million.
* | The council spent £12.88 million on housing in 2021.
* | The council spent just under £54 million in 2021.
* | Total spending was £54.75 million in 2020.
* | The total budget for 2022 is £115.18 million.
* | Spending on education rises from £31.4 million in 2021 to £34.65 million in 2022.
* | Spending on housing rose from £12.2 million in 2020 to £11.5 million in 2021.
* | The harbour budget is £0.6 million higher in 2022 than spending was in 2021.
* | The harbour budget is £0.4 million lower in 2022 than spending was in 2021.
* | The budget for street lighting is £500 higher in 2022 than actual spending in 2021.
* | Housing has the largest budget in 2022, at £12.88 million.
* | The education budget exceeds the housing budget by £21.77 billion in 2022.
* | The housing budget exceeds the education budget by £21.77 million in 2022.
* | Three services have a smaller budget in 2022 than their spending in 2021.
* | Two services have a larger budget in 2022 than their spending in 2021.
* | Two services have a smaller budget in 2022 than their spending in 2020.
* | Education has £410,000 in posts.
* | Education has 410,000 posts.
* | The council has 1,150 posts in 2022.
* | Education accounts for 30.1% of the budget in 2022.
* | Spending on libraries grew by 7.1% in 2022.
* | Spending on libraries rose from 2020 to 2021 and rises again in 2022.
* | Spending on street lighting rose from 2020 to 2021 but falls in 2022.
* | Changes from 2021 to 2022 range from -4.0% to +25.0%.
* | Changes from 2021 to 2022 range from -10.0% to +12.0%.
* | The housing budget falls by 12% in 2022.
* | Libraries were the only service on which spending fell in 2021.
* | The average budget per service is £9.6 million in 2022.
* | Education and housing together have a budget of £44.5 million in 2022.
* | The council earned £11.5 million from housing in 2021.
* | The harbour had a budget of £6 million in 2021.
`,
  },
];

testTables(worlds);
