import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** What comes before and after a turn, never below, half as much, what is cheapest, adverbs of labels. */
const worlds: readonly TableWorld[] = [
  {
    name: 'output-by-source.csv',
    table: `Year,Coal (TWh),Nuclear (TWh),Wind (TWh)
2019,37.2,35.8,18.6
2020,29.4,33.4,19.3
2021,24.8,34.1,24.7
2022,20.3,31.5,27.9
2023,13.5,32.2,32.4
`,
    truths: `
* | Nuclear generation stood at 31.5 TWh in 2022 before recovering to 32.2 TWh in 2023.
* | Nuclear generation stood at 31.5 TWh in 2022, its lowest level, before recovering slightly to 32.2 TWh the following year.
* | After falling to 31.5 TWh in 2022, nuclear generation recovered to 32.2 TWh in 2023.
2019 | In 2019 wind generated half as much as coal.
* | Wind overtook coal in 2022.
* | Wind first overtook nuclear power in 2023.
`,
    falsehoods: `
* | Wind overtook coal in 2023.
* | Wind overtook coal in 2019.
* | Wind first overtook coal in 2023.
* | Wind first overtook nuclear power in 2022.
* | Coal overtook wind in 2022.
* | Nuclear generation stood at 32.2 TWh in 2023 before recovering to 31.5 TWh in 2022.
* | Nuclear generation stood at 31.5 TWh in 2022 before falling to 32.2 TWh in 2023.
* | Nuclear generation stood at 31.5 TWh in 2022 before recovering to 34.1 TWh in 2023.
* | Nuclear generation stood at 31.5 TWh in 2022 before recovering to 34.1 TWh in 2021.
* | Nuclear generation stood at 31.5 TWh in 2022, its highest level, before recovering slightly to 32.2 TWh the following year.
* | After falling to 32.2 TWh in 2023, nuclear generation recovered to 31.5 TWh in 2022.
* | After rising to 31.5 TWh in 2022, nuclear generation recovered to 32.2 TWh in 2023.
* | After falling to 33.4 TWh in 2022, nuclear generation recovered to 32.2 TWh in 2023.
* | Nuclear generation stood at 31.5 TWh in 2022 before recovering.
* | Coal fell to 20.3 TWh in 2022 before wind rose to 27.9 TWh in 2023.
2020 | In 2020 wind generated half as much as coal.
2019 | In 2019 coal generated half as much as wind.
`,
  },
  {
    name: 'coverage.md',
    table: `# First-dose measles coverage in Lorne

Children with a first dose, per cent of the birth cohort

| Province | 2020 | 2021 | 2022 |
|---|---:|---:|---:|
| Corrie | 95.4 | 95.1 | 95.8 |
| Ashdown | 92.3 | 91.8 | 93.2 |
| National | 89.4 | 88.6 | 90.2 |
`,
    truths: `
* | Nationally, first-dose coverage stood at 90.2 percent in 2022.
* | Corrie never dropped below 95 percent.
* | Coverage in Ashdown slipped from 92.3 percent in 2020 to 91.8 percent in 2021.
* | Coverage in Ashdown stood at 91.8 percent in 2021 before rising to 93.2 percent in 2022.
`,
    falsehoods: `
* | Nationally, second-dose coverage stood at 90.2 percent in 2022.
* | Nationally, first-dose coverage stood at 88.6 percent in 2022.
* | Regionally, first-dose coverage stood at 90.2 percent in 2022.
* | Ashdown never dropped below 92 percent.
* | Corrie never rose above 95.5 percent.
* | Corrie and Ashdown never dropped below 95 percent.
* | Corrie never dropped below 95 percent in 2021 and 2023.
* | Corrie will never drop below 95 percent.
* | Coverage in Ashdown slipped from 92.3 percent in 2020 to 91.8 percent in 2022.
`,
  },
  {
    name: 'departments.csv',
    table: `Department,Admissions,Average stay (days),Cost (EUR million)
Surgery,5120,4.8,31.6
Medicine,7430,6.9,38.9
Obstetrics,2210,3.1,9.7
Psychiatry,940,21.4,12.2
`,
    truths: `
* | Medicine was the most expensive department at EUR 38.9 million.
* | Obstetrics was the cheapest department.
`,
    falsehoods: `
* | Surgery was the most expensive department at EUR 31.6 million.
* | Psychiatry was the most expensive department, with 21.4 days.
* | Psychiatry was the cheapest department, with 940 admissions.
* | Medicine was the least expensive department.
* | Medicine was the most expensive department at EUR 31.6 million.
`,
  },
];

testTables(worlds);
