import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Tables in which some columns have a year and others have none. */
const worlds: readonly TableWorld[] = [
  {
    name: 'crops.csv',
    table: `Crop (thousand tonnes),2019,2020,2021,2022
Winter wheat,2370,1690,2205,2410
Oilseed rape,402,236,228,341
Linseed,15,22,19,13
`,
    truths: `
Linseed | Linseed stood at 22,000 tonnes in 2020.
Winter wheat | Winter wheat rose from 1.69 million tonnes in 2020 to 2.41 million tonnes in 2022.
* | Oilseed rape was lowest in 2021, at 228,000 tonnes.
`,
    falsehoods: `
Linseed | Linseed stood at 22 tonnes in 2020.
Linseed | Linseed stood at 22 million tonnes in 2020.
Linseed | Linseed stood at 22,000 euros in 2020.
Linseed | Linseed stood at 19,000 tonnes in 2020.
Winter wheat | Winter wheat rose from 1.69 billion tonnes in 2020 to 2.41 billion tonnes in 2022.
Winter wheat | Winter wheat fell from 1.69 million tonnes in 2020 to 2.41 million tonnes in 2022.
* | Oilseed rape was lowest in 2021, at 341,000 tonnes.
`,
  },
  {
    name: 'wards.csv',
    table: `Ward,Beds,Patients treated 2023,Nurses,Readmission rate (%)
Cardiology,48,2310,62,8.1
Oncology,36,1475,54,11.4
Paediatrics,40,2860,49,4.3
Maternity,44,3245,57,2.6
Geriatrics,60,1380,66,14.8
`,
    truths: `
Maternity | Maternity treated 3,245 patients in 2023.
* | Maternity treated 3,245 patients in 2023, more than any other ward.
* | The five wards treated 11,270 patients in 2023.
* | In 2023, Maternity and Paediatrics together accounted for 54% of all patients treated.
* | In 2023, three wards treated more than 2,000 patients.
Maternity | Maternity treated 3,245 patients (2023).
`,
    falsehoods: `
Maternity | Maternity treated 3,245 patients in 2022.
Maternity | Maternity treated 3,245 patients in 2024.
Maternity | Maternity has treated 3,245 patients since 2023.
Maternity | Maternity treated more than 3,200 patients, more than in 2023.
Maternity | Maternity treated 2,860 patients in 2023.
Maternity | Maternity had 57 nurses in 2023.
Maternity | In 2023, Maternity had 44 beds.
* | In 2023, Geriatrics had the most beds.
* | Maternity treated 3,245 patients in 2023, fewer than any other ward.
* | Paediatrics treated 2,860 patients in 2023, more than any other ward.
* | The five wards treated 11,720 patients in 2023.
* | The number of patients treated peaked in 2023 at 3,245 in Maternity.
Maternity | The number of patients treated at Maternity rose to 3,245 in 2023.
Maternity | Maternity treated a record 3,245 patients in 2023.
* | In 2023, four wards treated more than 2,000 patients.
* | In 2023, Maternity and Paediatrics together accounted for 54% of all nurses.
Maternity | Maternity treated 3,245 patients a month in 2023.
Maternity | Maternity treated as many patients as in 2023.
`,
  },
  {
    name: 'faculties.csv',
    table: `Faculty,Students 2022,Students 2024,First-year students 2024,Graduates 2024
Law,2480,2610,720,540
Medicine,3120,3405,610,495
Engineering,4650,4370,1280,910
Humanities,2940,2520,690,605
`,
    truths: `
* | In 2024, the four faculties had 2,550 graduates.
* | In 2024, Engineering had the most graduates, 910.
Law | Law had 540 graduates in 2024.
Law | Law had 2,610 students in 2024.
Law | The number of students in Law rose from 2,480 in 2022 to 2,610 in 2024.
`,
    falsehoods: `
Law | Law had 540 graduates in 2022.
Law | Law had 720 students in 2024.
Engineering | Engineering had 1,280 students in 2024.
Engineering | Engineering had 910 students in 2024.
Engineering | Engineering had 4,370 first-year students in 2024.
* | Engineering's number of students peaked in 2024 at 4,370.
Engineering | Engineering's number of students was highest in 2024.
Humanities | In Humanities, the highest number of students was recorded in 2024.
Humanities | In Humanities, the most students were counted in 2024.
Law | Law had its fewest students in 2024.
* | In 2024, Law had the most graduates, 540.
* | In 2024, the four faculties had 2,510 graduates.
`,
  },
  {
    name: 'colleges.csv',
    table: `College,Students,Budget 2023 (EUR million),Deficit 2022 (EUR million),Research score (0-100)
Ashby College,11250,184.6,12.4,61.2
Norvald Institute,8640,162.3,9.7,58.7
Brennley Academy,3120,45.0,3.8,44.3
`,
    truths: `
Ashby College | Ashby College's 2023 budget came to €184.6 million.
Ashby College, Norvald Institute | The 2023 budget of Ashby College was €22.3 million larger than that of Norvald Institute.
Ashby College, Brennley Academy | Ashby College and Brennley Academy together had a 2023 budget of €229.6 million.
Norvald Institute | Norvald Institute's 2022 deficit was €9.7 million.
`,
    falsehoods: `
Ashby College | Ashby College's 2022 budget came to €184.6 million.
Ashby College | Ashby College's 2023 budget came to €162.3 million.
Norvald Institute | Norvald Institute's 2023 deficit was €9.7 million.
Ashby College, Brennley Academy | Ashby College and Brennley Academy together had a 2023 budget of €184.6 million.
Ashby College | Ashby College had a 2023 budget of €184.6 million per student.
Ashby College | Ashby College's 2023 students numbered 11,250.
`,
  },
];

testTables(worlds);
