import { type TableWorld, testTables } from '../../../../tests/doubles/statement-worlds';

/** Lines of an income statement by year, costs in brackets; clauses that each say something; totals of a period. */
const worlds: readonly TableWorld[] = [
  {
    name: 'summary.md',
    table: `# Thornbury plc

Income statement, £ million, years ended 31 March (costs and losses in brackets)

| Line item | 2020 | 2021 | 2022 | 2023 | 2024 |
|---|---:|---:|---:|---:|---:|
| Revenue | 412.6 | 438.9 | 371.4 | 395.0 | 447.3 |
| Cost of sales | (247.5) | (265.1) | (241.8) | (246.2) | (268.4) |
| Research and development | (38.2) | (41.0) | (44.7) | (42.3) | (43.9) |
| Restructuring | (2.1) | (1.4) | (22.5) | (8.8) | (0.9) |
| Operating profit/(loss) | 32.4 | 35.7 | (34.7) | 7.1 | 40.9 |
| Profit/(loss) before tax | 26.8 | 30.5 | (42.6) | (2.3) | 32.6 |
| Tax credit/(charge) | (6.1) | (7.0) | 6.8 | 0.6 | (7.5) |
| Profit/(loss) for the year | 20.7 | 23.5 | (35.8) | (1.7) | 25.1 |
`,
    truths: `
* | Thornbury swung from an operating profit of £35.7 million in 2021 to an operating loss of £34.7 million in 2022.
* | The pre-tax loss was £2.3 million in 2023.
* | The company recorded a net loss of £35.8 million in 2022.
* | The company recorded a tax credit of £6.8 million in 2022.
* | The tax charge was £7.5 million in 2024.
* | The loss for the year narrowed sharply, from £35.8 million in 2022 to £1.7 million in 2023.
* | Research and development spending rose to £44.7 million in 2022.
* | Research and development spending rose to £44.7 million in 2022, its highest level in the period, even though revenue fell by about 15 percent that year.
* | Restructuring costs came to £35.7 million over the five years.
* | Although Thornbury earned an operating profit of £7.1 million in 2023, restructuring costs came to £8.8 million.
* | Revenue fell by 15.4 percent in 2022, while restructuring costs rose to £22.5 million.
* | Cost of sales came to £268.4 million in 2024; revenue reached £447.3 million.
`,
    falsehoods: `
* | Thornbury swung from an operating profit of £34.7 million in 2021 to an operating loss of £35.7 million in 2022.
* | Thornbury recorded an operating profit of £34.7 million in 2022.
* | Thornbury recorded an operating loss of £42.6 million in 2022.
* | Thornbury swung from an operating loss of £35.7 million in 2021 to an operating loss of £34.7 million in 2022.
* | The pre-tax profit was £2.3 million in 2023.
* | The pre-tax loss was £1.7 million in 2023.
* | The company recorded a net profit of £35.8 million in 2022.
* | The company recorded a net loss of £25.1 million in 2024.
* | The tax charge was £6.8 million in 2022.
* | The tax credit was £7.5 million in 2024.
* | The loss for the year widened from £35.8 million in 2022 to £1.7 million in 2023.
* | The loss for the year narrowed slightly, from £35.8 million in 2022 to £1.7 million in 2023.
* | The pre-tax loss widened from £2.3 million in 2022 to £42.6 million in 2023.
* | Research and development spending fell to £44.7 million in 2022.
* | Research and development spending rose to £44.7 million in 2022, its highest level in the period, even though revenue rose by about 15 percent that year.
* | Research and development spending rose to £44.7 million in 2022, its lowest level in the period, even though revenue fell by about 15 percent that year.
* | Restructuring costs came to £35.7 million over the four years.
* | Restructuring costs came to £22.5 million over the five years.
* | Restructuring costs came to £35.7 million in 2022.
* | Although Thornbury earned an operating profit of £7.1 million in 2023, restructuring costs came to £22.5 million.
* | Although Thornbury made an operating loss of £7.1 million in 2023, restructuring costs came to £8.8 million.
* | Revenue fell by 15.4 percent in 2022, while restructuring costs fell to £22.5 million.
* | Revenue fell by 15.4 percent in 2022, although demand was strong.
* | Revenue fell by 15.4 percent in 2022, while restructuring costs will rise to £22.5 million.
* | Cost of sales came to £268.4 million in 2024; revenue reached £395.0 million.
* | It is not true that revenue fell by 15.4 percent in 2022, while restructuring costs rose to £22.5 million.
* | If revenue fell by 15.4 percent in 2022, restructuring costs rose to £22.5 million.
`,
  },
  {
    name: 'segments.csv',
    table: `Region,Product line,Revenue 2022 (EUR thousand),Revenue 2023 (EUR thousand),Employees 2023
Nordics,Pumps,41250,44550,212
Nordics,Valves,18400,17480,96
Nordics,Service contracts,9600,11520,74
Iberia,Pumps,22100,19890,143
Iberia,Valves,12600,13230,68
Iberia,Service contracts,4300,5160,31
`,
    truths: `
* | Revenue rose from EUR 108.25 million in 2022 to EUR 111.83 million in 2023.
* | Total revenue rose by 3.3 percent in 2023.
* | Across all regions and product lines, revenue came to EUR 111.83 million in 2023.
* | Service contracts added EUR 2.78 million of revenue between 2022 and 2023.
* | Iberian revenue slipped by slightly less than 2 percent in 2023.
* | Across all regions, revenue rose from EUR 108.25 million in 2022 to EUR 111.83 million in 2023, an increase of about 3.3 percent.
* | Nordic pumps had revenue of EUR 44.55 million in 2023 and Iberian valves EUR 12.6 million in 2022.
`,
    falsehoods: `
* | Revenue rose from EUR 111.83 million in 2022 to EUR 108.25 million in 2023.
* | Revenue rose from EUR 108.25 million in 2022 to EUR 121.83 million in 2023.
* | Total revenue rose by 4.3 percent in 2023.
* | Total revenue fell by 3.3 percent in 2023.
* | Across all regions and product lines, revenue came to EUR 108.25 million in 2023.
* | Across all regions, average revenue came to EUR 111.83 million in 2023.
* | Each region had revenue of EUR 111.83 million in 2023.
* | Service contracts added EUR 2.28 million of revenue between 2022 and 2023.
* | Service contracts lost EUR 2.78 million of revenue between 2022 and 2023.
* | Valves added EUR 2.78 million of revenue between 2022 and 2023.
* | Iberian revenue slipped by slightly more than 2 percent in 2023.
* | Iberian revenue grew by slightly less than 2 percent in 2023.
* | Nordic revenue slipped by slightly less than 2 percent in 2023.
* | Across all regions, revenue rose from EUR 108.25 million in 2022 to EUR 111.83 million in 2023, an increase of about 5 percent.
* | Nordic pumps had revenue of EUR 44.55 million in 2023 and Iberian valves EUR 13.23 million in 2022.
* | Nordic pumps had revenue of EUR 44.55 million in 2022 and Iberian valves EUR 12.6 million in 2023.
`,
  },
  {
    name: 'boardings.csv',
    table: `Quarter,Tram boardings (million),Bus boardings (million)
Q1 2022,8.4,21.7
Q2 2022,9.1,22.9
Q3 2022,8.8,21.2
Q4 2022,9.9,24.3
Q1 2023,9.7,23.5
Q2 2023,10.6,23.8
Q3 2023,10.2,22.0
Q4 2023,11.5,25.1
`,
    truths: `
* | Tram boardings rose by 16 percent in 2023, from 36.2 million to 42.0 million.
* | Tram boardings rose by 16 percent in 2023.
* | In 2023, tram boardings reached 42.0 million, while bus boardings came to 94.4 million.
`,
    falsehoods: `
* | Tram boardings rose by 16 percent in 2022.
* | Tram boardings fell by 16 percent in 2023.
* | Bus boardings rose by 16 percent in 2023.
* | Tram boardings rose by 16 percent in 2023, from 36.2 million to 43.0 million.
* | In 2023, tram boardings reached 42.0 million, while bus boardings came to 90.1 million.
* | Tram boardings rose by 16 percent during the third quarter of 2023.
`,
  },
];

testTables(worlds);
