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
];

testTables(worlds);
