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
  {
    name: 'ferries.csv',
    table: `"Ferry lines of the Solund archipelago, amounts in thousand kroner (NOK thousand)",,,,,
Line,Vessels,Passengers 2021,Passengers 2022,Fare income 2022,Operating subsidy 2022
Grindvik,3,"184,000","212,000","9,540","4,100"
Hellesund,2,"96,500","101,000","5,250",
Krokholm,1,"41,200","38,900","1,880","2,600"
Lyngør,2,,"74,300","3,910","3,050"
Marvik,4,"230,100","251,600","12,830",n/a
Skarsund,1,"28,400","27,900","1,240","1,900"
"Source: Solund transport authority, annual report.",,,,,
`,
    truths: `
* | Fare income on the Grindvik line was NOK 9.54 million in 2022.
* | The Marvik line had 251,600 passengers in 2022.
* | Passengers on the Grindvik line rose by 15.2% in 2022.
* | The Krokholm line carried 38,900 passengers in 2022, down from 41,200 in 2021.
* | The Marvik line had the highest fare income in 2022, at NOK 12.83 million.
* | Skarsund had the lowest fare income of the six lines.
* | Total fare income was NOK 34.65 million in 2022.
* | The six lines carried 705,700 passengers in 2022.
* | The average fare income per line was NOK 5.775 million in 2022.
* | Krokholm received an operating subsidy of NOK 2.6 million in 2022.
* | Marvik has twice as many vessels as Lyngør.
* | Marvik has four vessels.
* | Two lines have only one vessel.
* | Grindvik earned NOK 4.29 million more in fare income than Hellesund in 2022.
* | Marvik accounted for 37% of fare income in 2022.
* | Fare income ranged from NOK 1.24 million at Skarsund to NOK 12.83 million at Marvik in 2022.
* | Grindvik has three vessels, one more than Hellesund.
* | The median fare income of the six lines was NOK 4.58 million in 2022.
`,
    falsehoods: `
* | Fare income on the Grindvik line was NOK 9.54 billion in 2022.
* | Fare income on the Grindvik line was NOK 9,540 in 2022.
* | Fare income on the Grindvik line was SEK 9.54 million in 2022.
* | The Marvik line had 251.6 million passengers in 2022.
* | The Marvik line had NOK 251.6 million in passengers in 2022.
* | Passengers on the Grindvik line rose by 13.2% in 2022.
* | The Krokholm line carried 41,200 passengers in 2022.
* | Grindvik had the highest fare income in 2022, at NOK 9.54 million.
* | Total fare income was NOK 36.65 million in 2022.
* | The subsidy of Hellesund was zero in 2022.
* | Hellesund received the lowest subsidy in 2022.
* | The Lyngør line carried no passengers in 2021.
* | Passengers on the Lyngør line rose in 2022.
* | Marvik has four thousand vessels.
* | Three lines have only one vessel.
* | Marvik accounted for 27% of fare income in 2022.
* | Passenger numbers fell on three lines in 2022.
* | The six lines carried 580,200 passengers in 2021.
* | Krokholm received an operating subsidy of NOK 2.6 million in 2021.
`,
  },
  {
    name: 'segments.html',
    table: `<h1>Segments of Corvane Ltd</h1>
<p>Figures in brackets are negative.</p>
<table>
<caption>Results by segment, year to 30 June (GBP m)</caption>
<tr><th>Segment</th><th>Revenue 2022</th><th>Revenue 2023</th><th>Operating profit 2022</th><th>Operating profit 2023</th><th>Staff 2023</th><th>Growth</th></tr>
<tr><td>Paper</td><td>212.4</td><td>198.7</td><td>14.2</td><td>(3.1)</td><td>1,420</td><td>(6.5)%</td></tr>
<tr><td>Packaging</td><td>340.0</td><td>374.0</td><td>31.8</td><td>36.9</td><td>2,060</td><td>10.0%</td></tr>
<tr><td>Labels</td><td>88.5</td><td>92.1</td><td>(1.4)</td><td>2.2</td><td>510</td><td>4.1%</td></tr>
<tr><td>Recycling</td><td>45.2</td><td>39.9</td><td>(4.6)</td><td>(7.8)</td><td>300</td><td>(11.7)%</td></tr>
<tr><td>Total</td><td>686.1</td><td>704.7</td><td>40.0</td><td>28.2</td><td>4,290</td><td>2.7%</td></tr>
</table>
`,
    truths: `
* | Revenue at Packaging was £374 million in 2023.
* | Paper made an operating loss of £3.1 million in 2023.
* | Labels turned an operating loss of £1.4 million in 2022 into an operating profit of £2.2 million in 2023.
* | Total revenue rose from £686.1 million in 2022 to £704.7 million in 2023.
* | Total revenue grew by 2.7% in 2023.
* | Packaging had the highest operating profit in 2023, at £36.9 million.
* | Two segments made an operating loss in 2023.
* | Paper and Recycling made an operating loss in 2023.
* | Packaging employs 2,060 staff.
* | Labels has 510 staff.
* | Corvane has 4,290 staff in total.
* | Packaging accounted for 53.1% of revenue in 2023.
* | Revenue at Recycling fell by 11.7% in 2023.
* | Revenue at Paper fell by £13.7 million in 2023.
* | Operating profit at Packaging rose by £5.1 million to £36.9 million in 2023.
* | Operating profit ranged from £-7.8 million at Recycling to £36.9 million at Packaging in 2023.
* | Recycling had the largest operating loss in 2023.
* | Total operating profit fell from £40.0 million to £28.2 million.
* | Total operating profit fell by 29.5% in 2023.
* | Packaging earned £34.7 million more operating profit than Labels in 2023.
* | The average revenue per segment was £176.2 million in 2023.
`,
    falsehoods: `
* | Revenue at Packaging was £374 thousand in 2023.
* | Revenue at Packaging was $374 million in 2023.
* | Paper made an operating profit of £3.1 million in 2023.
* | Paper made an operating loss of £3.1 billion in 2023.
* | Recycling had an operating loss of £4.6 million in 2023.
* | Labels turned an operating profit of £1.4 million in 2022 into an operating loss of £2.2 million in 2023.
* | Three segments made an operating loss in 2023.
* | Paper and Labels made an operating loss in 2023.
* | Packaging employs 2.06 million staff.
* | Packaging has £2,060 million in staff.
* | Paper had the largest operating loss in 2023.
* | Paper had the lowest operating profit in 2023.
* | Revenue at Recycling rose by 11.7% in 2023.
* | Paper grew by 6.5%.
* | Total operating profit rose from £28.2 million to £40.0 million.
* | Total operating profit fell by 19.5% in 2023.
* | Operating profit ranged from £2.2 million at Labels to £36.9 million at Packaging in 2023.
* | The average revenue per segment was £140.9 million in 2023.
`,
  },
];

testTables(worlds);
