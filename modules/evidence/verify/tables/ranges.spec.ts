import { type TableWorld, testTables } from '../../../../tests/doubles/statement-worlds';

/** Ends of ranges, and among which rows the highest and the lowest are. */
const worlds: readonly TableWorld[] = [
  {
    name: 'wards.csv',
    table: `Ward,Nurses,Readmission rate (%),Cost per patient (EUR)
Cardiology,62,8.1,7450
Oncology,54,11.4,11200
Maternity,57,2.6,4200
Geriatrics,66,14.8,8300
`,
    truths: `
* | Readmission rates range from 2.6% in Maternity to 14.8% in Geriatrics.
* | Readmission rates vary between 2.6% and 14.8%.
* | Readmission rates ranged from 14.8% in Geriatrics to 2.6% in Maternity.
* | The cost per patient ranges from EUR 4,200 in Maternity to EUR 11,200 in Oncology.
* | The number of nurses lies between 54 and 66.
`,
    falsehoods: `
* | Readmission rates range from 8.1% in Cardiology to 14.8% in Geriatrics.
* | Readmission rates range from 2.6% in Maternity to 11.4% in Oncology.
* | Readmission rates range from 8.1% in Cardiology to 11.4% in Oncology.
* | Readmission rates range from 2.6% in Geriatrics to 14.8% in Maternity.
* | Readmission rates range from 14.8% in Maternity to 2.6% in Geriatrics.
* | Readmission rates vary between 8.1% and 14.8%.
* | Readmission rates vary between 2.6% and 11.4%.
* | The cost per patient ranges from EUR 4,200 in Maternity to EUR 8,300 in Geriatrics.
* | The cost per patient ranges from EUR 4,200 in Oncology to EUR 11,200 in Maternity.
* | The number of nurses ranges from 2.6 in Maternity to 14.8 in Geriatrics.
* | The number of nurses lies between 57 and 66.
* | The number of nurses ranges from 54 in Oncology to 62 in Cardiology.
Maternity, Geriatrics | Readmission rates range from 2.6% in Maternity to 14.8% in Cardiology.
`,
  },
  {
    name: 'quarters.csv',
    table: `Quarter,Operating margin (%),Jet fuel price (USD per barrel)
Q1 2023,6.8,121.5
Q2 2023,7.6,97.2
Q3 2023,-1.3,148.3
Q4 2023,8.4,133.0
Q1 2024,-3.2,118.4
`,
    truths: `
* | The operating margin ranged from -3.2% in Q1 2024 to 8.4% in Q4 2023.
* | The price of jet fuel moved between USD 97.2 and USD 148.3 a barrel.
* | The jet fuel price ranged from USD 97.2 per barrel in Q2 2023 to USD 148.3 per barrel in Q3 2023.
Q4 2023 | In Q4 2023, jet fuel cost USD 133.0 a barrel.
`,
    falsehoods: `
* | The operating margin ranged from -1.3% in Q3 2023 to 8.4% in Q4 2023.
* | The operating margin ranged from -3.2% in Q1 2024 to 7.6% in Q2 2023.
* | The operating margin ranged from -3.2% in Q4 2023 to 8.4% in Q1 2024.
* | The operating margin ranged from 3.2% in Q1 2024 to 8.4% in Q4 2023.
* | The operating margin ranged between -1.3% and 8.4%.
* | The price of jet fuel moved between USD 97.2 and USD 133.0 a barrel.
* | The price of jet fuel moved between USD 118.4 and USD 148.3 a barrel.
* | The price of jet fuel moved between USD 97.2 and USD 148.3 a litre.
* | The price of jet fuel moved between EUR 97.2 and EUR 148.3 a barrel.
Q4 2023 | In Q4 2023, jet fuel cost USD 133.0 a litre.
`,
  },
  {
    name: 'crops.csv',
    table: `Region,Year,Wheat yield (t/ha),Rainfall (mm)
Northfold,2021,7.2,690
Northfold,2022,6.5,560
Northfold,2023,7.8,715
Southmere,2021,5.9,520
Southmere,2022,4.7,410
Southmere,2023,5.6,505
Eastvale,2021,6.8,610
Eastvale,2022,6.9,625
Eastvale,2023,7.1,640
`,
    truths: `
* | The highest wheat yield, 7.8 t/ha, was recorded in Northfold in 2023.
* | The lowest rainfall was recorded in Southmere in 2022.
* | The highest wheat yield in 2022 was recorded in Eastvale.
* | In 2022, the highest wheat yield was recorded in Eastvale.
* | In Southmere, the highest wheat yield was recorded in 2021.
* | The highest wheat yield of Eastvale was recorded in 2023.
* | In 2023, wheat yields ranged from 5.6 t/ha in Southmere to 7.8 t/ha in Northfold.
* | In Northfold, wheat yields ranged from 6.5 t/ha in 2022 to 7.8 t/ha in 2023.
`,
    falsehoods: `
* | The highest wheat yield was recorded in Eastvale in 2022.
* | The highest wheat yield, 6.9 t/ha, was recorded in Eastvale in 2022.
* | The highest wheat yield, 7.2 t/ha, was recorded in Northfold in 2021.
* | The lowest rainfall was recorded in Southmere in 2021.
* | The lowest rainfall was recorded in Southmere in 2023.
* | In Eastvale, the highest wheat yield was recorded in 2022.
* | The highest wheat yield of Northfold was recorded in 2021.
* | The lowest rainfall in Eastvale was recorded in 2022.
* | In Southmere, the highest wheat yield was recorded in 2023.
* | The highest wheat yield in 2022 was recorded in Northfold.
* | In 2022, the highest wheat yield was recorded in Northfold.
* | In 2023, wheat yields ranged from 5.6 t/ha in Southmere to 7.1 t/ha in Eastvale.
* | In Northfold, wheat yields ranged from 6.5 t/ha in 2022 to 7.2 t/ha in 2021.
* | In Northfold, wheat yields ranged from 6.5 t/ha in 2023 to 7.8 t/ha in 2022.
`,
  },
];

testTables(worlds);
