import { type TableWorld, testTables } from '../../../../tests/doubles/statement-worlds';

/** Statements written by an author who set the rules aside; the true ones are those that are vouched for. */
const worlds: readonly TableWorld[] = [
  {
    name: 'clinics.csv',
    table: `Clinic,Region,Opened,Patients 2022,Patients 2024,Nurses,Budget 2024 (USD million),Balance 2024 (USD thousand),Satisfaction 2024 (%)
Birchwood,North,1988,18400,19750,96,21.4,-320,81.5
Cedar Hill,North,2004,12150,11890,58,13.2,145,88.2
Elm Park,South,1971,26300,28100,141,34.7,-890,76.4
Larch Road,South,2015,7400,9620,39,8.8,60,91.3
Maple Court,East,1996,15800,15800,72,16.9,0,84.0
Oakfield,East,1979,22050,20430,118,27.5,410,79.8
`,
    truths: `
Elm Park | Elm Park treated 28,100 patients in 2024.
* | With 28,100 patients, Elm Park was the largest clinic in 2024.
Larch Road | The number of patients at Larch Road rose by 30% from 7,400 in 2022 to 9,620 in 2024.
* | Two clinics ran a deficit in 2024: Birchwood and Elm Park.
* | The six clinics together treated 105,590 patients in 2024.
Elm Park, Oakfield | Elm Park has 23 more nurses than Oakfield.
* | Elm Park accounts for more than a quarter of all patients treated in 2024.
* | Only two clinics saw patient numbers fall between 2022 and 2024: Cedar Hill and Oakfield.
* | Elm Park, which opened in 1971, is the oldest of the six clinics.
`,
    falsehoods: `
Elm Park | Elm Park treated 26,300 patients in 2024.
Oakfield | Elm Park treated 28,100 patients in 2024.
* | With 22,050 patients, Oakfield was the largest clinic in 2024.
* | Cedar Hill scored highest on patient satisfaction, at 88.2%.
* | Larch Road scored lowest on patient satisfaction, at 91.3%.
Larch Road | The number of patients at Larch Road rose by 23% from 7,400 in 2022 to 9,620 in 2024.
Larch Road | The number of patients at Larch Road fell by 30% from 9,620 in 2022 to 7,400 in 2024.
* | Two clinics ran a deficit in 2024: Birchwood and Oakfield.
* | Two clinics ran a surplus in 2024: Birchwood and Elm Park.
* | Three clinics ran a deficit in 2024.
* | The six clinics together treated 102,100 patients in 2024.
Elm Park, Oakfield | Oakfield has 23 more nurses than Elm Park.
* | Elm Park accounts for more than a third of all patients treated in 2024.
* | Only two clinics saw patient numbers rise between 2022 and 2024: Cedar Hill and Oakfield.
* | Oakfield, which opened in 1979, is the oldest of the six clinics.
`,
  },
  {
    name: 'energy.csv',
    table: `Year,Wind (TWh),Solar (TWh),Hydro (TWh),Gas (TWh),Net exports (TWh),Average price (EUR/MWh)
2016,11.8,2.1,14.3,22.6,-3.4,34.2
2017,13.5,2.6,12.9,23.1,-4.8,38.7
2018,14.1,3.4,11.2,24.9,-6.1,47.5
2019,16.9,4.3,14.8,19.7,-1.2,39.9
2020,18.4,5.7,16.1,15.2,2.6,28.3
2021,17.2,6.9,13.6,18.8,-0.9,86.4
2022,20.7,8.8,12.1,14.5,1.8,164.1
2023,22.9,11.2,15.5,10.3,7.3,81.6
`,
    truths: `
* | The average price peaked at EUR 164.1 per MWh in 2022.
* | In three of the eight years, net exports were positive.
2016, 2023 | Gas generation more than halved between 2016 and 2023.
* | Solar generation increased every year.
* | Hydro averaged 13.8 TWh a year over the eight years.
`,
    falsehoods: `
2023 | Wind farms generated 15.5 TWh of electricity in 2023.
2022 | Wind farms generated 22.9 TWh of electricity in 2022.
2016, 2023 | Solar output more than sextupled between 2016 and 2023, from 2.1 to 11.2 TWh.
2016, 2023 | Solar output more than quintupled between 2016 and 2022, from 2.1 to 11.2 TWh.
* | The average price peaked at EUR 86.4 per MWh in 2021.
* | The average price peaked at EUR 164.1 per kWh in 2022.
* | In five of the eight years, net exports were positive.
* | In three of the eight years, net exports were negative.
2016, 2023 | Gas generation more than doubled between 2016 and 2023.
* | Wind generation increased every year.
2022, 2023 | In 2023, the average price was about a third of its 2022 level.
2023 | In 2023, gas produced more than twice as much electricity as wind.
2023 | In 2023, wind produced more than twice as much electricity as hydro.
2021 | Hydro generated 13.6 TWh in 2021, compared with 14.8 TWh a year earlier.
* | Hydro averaged 14.8 TWh a year over the eight years.
`,
  },
  {
    name: 'airlines.csv',
    table: `Airline,Quarter,Passengers (thousand),Load factor (%),Revenue (EUR million),Operating profit (EUR million)
Nordwing,2024 Q1,812,74.6,121.3,-9.7
Nordwing,2024 Q2,1047,81.2,158.8,11.5
Nordwing,2024 Q3,1236,86.9,197.4,28.6
Nordwing,2024 Q4,905,77.3,139.1,-2.1
Aurelia,2024 Q1,455,71.8,66.2,-12.4
Aurelia,2024 Q2,571,78.5,82.7,-1.8
Aurelia,2024 Q3,689,84.4,104.9,9.3
Aurelia,2024 Q4,498,75.0,73.6,-7.5
`,
    truths: `
Nordwing & 2024 Q3 | Nordwing carried 1.236 million passengers in the third quarter of 2024.
Aurelia & 2024 Q1 | Aurelia lost EUR 12.4 million in the first quarter of 2024.
Nordwing | Nordwing's revenue in 2024 totalled EUR 616.6 million.
* | In the third quarter of 2024, Nordwing's load factor was 2.5 percentage points higher than Aurelia's.
Aurelia | Aurelia made an operating loss in three of the four quarters of 2024.
* | In the second quarter of 2024, Nordwing earned almost twice as much revenue as Aurelia.
Aurelia | Aurelia's load factor peaked at 84.4% in the third quarter of 2024.
Nordwing & 2024 Q3, Nordwing & 2024 Q4 | Nordwing swung from an operating profit of EUR 28.6 million in the third quarter of 2024 to a loss of EUR 2.1 million in the fourth.
`,
    falsehoods: `
Nordwing & 2024 Q3 | Nordwing carried 1.236 billion passengers in the third quarter of 2024.
Nordwing & 2024 Q3 | Aurelia carried 1.236 million passengers in the third quarter of 2024.
Nordwing & 2024 Q4 | Nordwing carried 1.236 million passengers in the fourth quarter of 2024.
Aurelia & 2024 Q1 | Aurelia earned EUR 12.4 million in the first quarter of 2024.
Aurelia & 2024 Q1 | Aurelia lost EUR 66.2 million in the first quarter of 2024.
Nordwing | Nordwing's revenue in 2024 totalled EUR 327.4 million.
* | In the third quarter of 2024, Nordwing's load factor was 2.5% higher than Aurelia's.
* | In the third quarter of 2024, Aurelia's load factor was 2.5 percentage points higher than Nordwing's.
Aurelia | Aurelia made an operating profit in three of the four quarters of 2024.
Nordwing | Nordwing made an operating loss in three of the four quarters of 2024.
* | In every quarter, Aurelia carried more passengers than Nordwing.
* | In every quarter, Nordwing carried more than twice as many passengers as Aurelia.
* | In the second quarter of 2024, Aurelia earned almost twice as much revenue as Nordwing.
Aurelia | Aurelia's load factor peaked at 84.4% in the fourth quarter of 2024.
Nordwing & 2024 Q3, Nordwing & 2024 Q4 | Nordwing swung from an operating loss of EUR 28.6 million in the third quarter of 2024 to a profit of EUR 2.1 million in the fourth.
`,
  },
  {
    name: 'universities.md',
    table: `# Universities in Velland, 2023

| University | City | Students | Foreign students (%) | Teaching staff | Research income (million kronor) | Founded |
| --- | --- | ---: | ---: | ---: | ---: | ---: |
| Velland University | Tarn | 31200 | 14.5 | 2140 | 1860 | 1821 |
| Tarn Institute of Technology | Tarn | 14600 | 22.8 | 1190 | 1420 | 1904 |
| Osmund College | Brae | 8350 | 6.1 | 410 | 95 | 1967 |
| Brae University | Brae | 22700 | 9.7 | 1530 | 870 | 1948 |
| Coastal University | Skerry | 11900 | 11.3 | 690 | 240 | 1975 |
`,
    truths: `
Velland University | Velland University, founded in 1821, has 31,200 students.
* | The Tarn Institute of Technology has the highest share of foreign students, at 22.8%.
* | Velland University and the Tarn Institute of Technology together receive 3,280 million kronor in research income.
Brae University, Osmund College | Brae University has almost three times as many students as Osmund College.
* | The five universities have a total of 88,750 students.
* | Osmund College is the smallest of the five, with 8,350 students and a teaching staff of 410.
* | Three of the five universities have more than 12,000 students.
`,
    falsehoods: `
Velland University | Velland University, founded in 1904, has 31,200 students.
Velland University | Velland University, founded in 1821, has 31,200 teachers.
* | Velland University has the highest share of foreign students, at 14.5%.
* | The Tarn Institute of Technology has the highest number of foreign students, at 22.8%.
* | Velland University and Brae University together receive 3,280 million kronor in research income.
* | Velland University and the Tarn Institute of Technology together receive 3,280 billion kronor in research income.
Brae University, Osmund College | Brae University has almost four times as many students as Osmund College.
* | The five universities have a total of 88,750 teachers.
* | Coastal University is the smallest of the five, with 11,900 students.
* | Osmund College is the smallest of the five, with 8,350 students and a teaching staff of 690.
* | Four of the five universities have more than 12,000 students.
* | The universities were all founded after 1900.
* | Only one of the five universities was founded before 1950.
* | Three of the five universities were founded after 1950.
Osmund College | At Osmund College, 6.1% of the teaching staff are foreign.
`,
  },
];

testTables(worlds);
