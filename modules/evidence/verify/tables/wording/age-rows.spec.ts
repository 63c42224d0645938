import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Rows of ages, in the words of a report. */
const worlds: readonly TableWorld[] = [
  {
    name: 'reading.csv',
    table: `Age group,Respondents,Books read per year,Reading time per day (minutes),E-book users (%),Library members (%)
15–19 years,812,5.7,17,21.3,44.1
20–29 years,1436,6.3,19,33.8,29.5
30–39 years,1518,7.1,21,36.4,31.2
60–69 years,1243,12.6,44,22.7,30.1
70–79 years,967,13.9,52,14.1,27.3
80 years and over,408,10.2,47,6.8,18.9
`,
    truths: `
* | The reading time per day of people aged 60 to 69 was 44 minutes.
* | The reading time per day of 15- to 19-year-olds was 17 minutes.
* | In the 70–79 age group, reading time per day was 52 minutes.
* | The share of e-book users was 33.8 percent among those aged 20 to 29.
* | The share of e-book users is highest in the 30–39 age group, at 36.4%.
* | The lowest share of library members is found among people aged 80 and over, at 18.9%.
* | There were 1,518 respondents aged 30 to 39.
* | The share of e-book users is 29.6 percentage points higher among people aged 30 to 39 than among people aged 80 and over.
`,
    falsehoods: `
* | The reading time per day of people aged 60 to 69 was 52 minutes.
* | The reading time per day of people aged 60 to 70 was 44 minutes.
* | The reading time per day of 15- to 19-year-olds was 19 minutes.
* | In the 60–79 age group, reading time per day was 52 minutes.
* | The share of e-book users was 33.8 percent among those aged 30 to 39.
* | The share of e-book users is highest in the 20–29 age group, at 33.8%.
* | The lowest share of library members is found among people aged 80 and over, at 27.3%.
* | The lowest share of library members is found among people aged 70 and over, at 18.9%.
* | There were 1,518 respondents aged 20 to 29.
* | The share of e-book users is 29.6 percentage points lower among people aged 30 to 39 than among people aged 80 and over.
* | The reading time per day of women aged 60 to 69 was 44 minutes.
* | The reading time per day of people under 15 was 17 minutes.
`,
  },
  {
    name: 'utility.csv',
    table: `Indicator,2022,2023
Electricity customers (number),152910,151240
Employees (full-time equivalents),1149,1181
Revenue (EUR million),742.1,698.4
`,
    truths: `
* | The number of electricity customers was 152,910 in 2022.
* | The number of employees rose from 1,149 in 2022 to 1,181 in 2023.
* | Revenue was EUR 742.1 million in 2022.
`,
    falsehoods: `
* | The number of electricity customers was 151,240 in 2022.
* | The number of employees fell from 1,149 in 2022 to 1,181 in 2023.
* | Revenue was EUR 152,910 million in 2022.
* | The number of electricity customers was 1,149 in 2022.
`,
  },
];

testTables(worlds);
