import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** What is said of all rows, of none, of all but some, of so many, or of those listed. */
const worlds: readonly TableWorld[] = [
  {
    name: 'wards.csv',
    table: `Ward,Beds,Patients treated 2023,Average stay (days),Nurses,Cost per patient (EUR),Readmission rate (%),Has intensive care
Cardiology,48,2310,5.6,62,7450,8.1,yes
Oncology,36,1475,7.9,54,11200,11.4,no
Paediatrics,40,2860,3.2,49,3900,4.3,yes
Orthopaedics,52,1990,6.4,45,6800,5.0,no
Neurology,30,1120,8.8,41,9150,9.7,yes
Maternity,44,3245,2.9,57,4200,2.6,no
Geriatrics,60,1380,12.5,66,8300,14.8,no
`,
    truths: `
* | Three of the seven wards have intensive care.
* | Cardiology, Paediatrics and Neurology have intensive care.
* | Four wards do not have intensive care.
* | Only Cardiology, Paediatrics and Neurology have intensive care.
* | Oncology, Orthopaedics, Maternity and Geriatrics are the only wards without intensive care.
Orthopaedics | Orthopaedics does not have intensive care.
Neurology | Neurology has intensive care.
Cardiology, Neurology | Both Cardiology and Neurology have intensive care.
* | All wards but Neurology have at least 36 beds.
* | Except for Neurology, all wards have at least 36 beds.
* | Every ward except Oncology and Geriatrics has a readmission rate below 10%.
* | All wards treated more than 1,100 patients.
* | No ward treated fewer than 1,100 patients.
* | None of the seven wards has fewer than 41 nurses.
* | With 62 nurses, Cardiology ranks second behind Geriatrics.
* | With 57 nurses, Maternity ranks third behind Geriatrics and Cardiology.
* | Geriatrics has the most beds, 60, twice as many as Neurology.
* | Maternity treated 3,245 patients, 385 more than Paediatrics.
`,
    falsehoods: `
* | Cardiology, Oncology and Neurology have intensive care.
* | All wards have intensive care.
* | No ward has intensive care.
* | Both Cardiology and Oncology have intensive care.
* | Four wards have intensive care.
* | Three wards do not have intensive care.
* | Only Cardiology and Neurology have intensive care.
* | Only three wards lack intensive care.
* | All wards except Oncology have intensive care.
* | All wards but Maternity and Geriatrics have intensive care.
* | Neither Cardiology nor Oncology has intensive care.
* | Oncology has intensive care.
* | Cardiology has no intensive care.
* | Cardiology lacks intensive care.
* | Cardiology will have intensive care.
* | Cardiology may have intensive care.
* | Cardiology has had intensive care since 2020.
* | Cardiology and Neurology have 3 intensive care units.
* | Cardiology needs intensive care.
* | Not all of Cardiology, Neurology and Paediatrics have intensive care.
* | Maternity, Oncology and Orthopaedics are the only wards without intensive care.
* | Every ward has intensive care.
* | Three of the six wards have intensive care.
* | Almost all wards have intensive care.
* | Most wards have intensive care.
* | Nearly half of the wards have intensive care.
* | All wards treated more than 1,200 patients.
* | All wards but Neurology treated more than 1,400 patients.
* | All wards but Neurology and Oncology treated more than 1,400 patients.
* | No ward treated more than 3,000 patients.
* | No ward treated fewer than 1,200 patients.
* | None of the seven wards has more than 60 nurses.
* | Cardiology and Oncology treated more than 2,000 patients.
* | Cardiology and Oncology together treated more than 4,000 patients.
* | Only Maternity treated more than 2,500 patients.
* | Maternity and Paediatrics are the only wards that treated more than 2,000 patients.
* | Except for Neurology, all wards have at least 40 beds.
* | With the exception of Neurology and Oncology, all wards have more than 44 beds.
* | All wards apart from Neurology have at least 40 nurses.
* | All wards apart from Neurology have more than 45 nurses.
* | Every ward except Geriatrics has a readmission rate below 10%.
* | Every ward except Oncology and Geriatrics has a readmission rate below 9%.
* | With 62 nurses, Cardiology ranks second behind Maternity.
* | With 57 nurses, Maternity ranks third behind Geriatrics.
* | With 57 nurses, Maternity ranks second behind Geriatrics.
* | With 57 nurses, Maternity ranks third behind Geriatrics and Oncology.
* | Geriatrics ranks first behind Cardiology by nurses.
* | Geriatrics has the most beds, 60, three times as many as Neurology.
* | Geriatrics has the most beds, 60, twice as many as Oncology.
* | Geriatrics has the most beds, 52, twice as many as Neurology.
* | Neurology has the fewest beds, 30, twice as many as Geriatrics.
* | Neurology has the fewest beds, 30, half as many as Cardiology.
* | Maternity treated 3,245 patients, twice as many as Cardiology.
* | Maternity treated 3,245 patients, 385 fewer than Paediatrics.
* | Maternity treated 3,245 patients, 385 more than Cardiology.
* | Maternity has 57 nurses, more than Cardiology.
* | Maternity has 57 nurses, fewer than Oncology.
* | Maternity has 44 beds and 57 nurses, more than Cardiology.
* | Maternity treated 3,245 patients in 2023, more than Paediatrics, which treated 2,310.
* | All but two wards have intensive care.
* | All but three wards have intensive care.
Oncology | Orthopaedics does not have intensive care.
Oncology | Neurology has intensive care.
`,
  },
  {
    name: 'crops.csv',
    table: `Region,Year,Wheat yield (t/ha),Maize yield (t/ha),Area under wheat (thousand ha),Rainfall (mm)
Northfold,2021,7.2,8.9,142,690
Northfold,2022,6.5,8.1,138,560
Northfold,2023,7.8,9.4,145,715
Southmere,2021,5.9,9.8,96,520
Southmere,2022,4.7,8.3,101,410
Southmere,2023,5.6,9.1,92,505
Eastvale,2021,6.8,7.7,210,610
Eastvale,2022,6.9,7.5,215,625
Eastvale,2023,7.1,8.2,221,640
`,
    truths: `
* | In all three regions, wheat yields were higher in 2023 than in 2022.
* | In 2022, maize yields fell in all three regions.
* | In 2022, Eastvale was the only region whose wheat yield rose.
* | In 2022, wheat yields fell in two of the three regions.
* | In 2023, maize yields rose in all regions.
* | Maize yields exceeded wheat yields in every region and year.
* | Southmere had the lowest wheat yield in each of the three years.
* | Southmere had the lowest wheat yield in all three years.
* | In 2022, all regions except Eastvale had less than 600 mm of rain.
* | In 2023, no region had less than 500 mm of rain.
* | Northfold's wheat yield was 7.8 t/ha in 2023, 2.2 t/ha more than Southmere's.
`,
    falsehoods: `
* | In all three regions, wheat yields were lower in 2023 than in 2022.
* | In all three regions, wheat yields were higher in 2023 than in 2021.
* | In all regions, wheat yields were higher in 2022 than in 2021.
* | In two of the three regions, wheat yields were higher in 2023 than in 2022.
* | In 2022, wheat yields fell in all three regions.
* | In 2022, wheat yields rose in two of the three regions.
* | In 2023, wheat yields rose in two regions.
* | In 2021, wheat yields rose in all three regions.
* | In 2022, Northfold was the only region whose wheat yield fell.
* | In 2022, Southmere was the only region whose maize yield fell.
* | In 2022, only Northfold saw its wheat yield rise.
* | In 2022, rainfall fell in Northfold, Southmere and Eastvale.
* | In 2022, wheat yields fell in Northfold and Eastvale.
* | In 2023, maize yields fell in all regions but Eastvale.
* | In 2023, wheat yields did not rise in all regions.
* | Wheat yields exceeded maize yields in every region and year.
* | Maize yields exceeded 8 t/ha in every region and year.
* | Southmere had the highest wheat yield in each of the three years.
* | Northfold had the highest wheat yield in each of the three years.
* | Southmere had the highest maize yield in all three years.
* | Southmere had the highest maize yield in every year.
* | Eastvale had the lowest maize yield in both years.
* | Eastvale had the lowest maize yield in all four years.
* | Eastvale had the lowest maize yield in each of the two years.
* | Southmere had the lowest wheat yield and the lowest maize yield in each of the three years.
* | The largest area under wheat was in Northfold in all three years.
* | In 2022, no region had less than 500 mm of rain.
* | In 2022, all regions had more than 500 mm of rain.
* | In 2022, all regions except Eastvale had less than 600 mm of rain and fell.
* | In 2023, only Northfold and Eastvale had more than 700 mm of rain.
* | Northfold's wheat yield was 7.8 t/ha in 2023, 2.2 t/ha more than Eastvale's.
* | Northfold's wheat yield was 7.8 t/ha in 2023, 2.2 t/ha less than Southmere's.
* | Northfold's wheat yield was 7.8 t/ha in 2023, 1.3 t/ha more than in 2021.
* | In 2022, Southmere had 410 mm of rain, 110 mm more than in 2021.
`,
  },
  {
    name: 'port.csv',
    table: `Month,Containers (thousand TEU),Bulk cargo (thousand tonnes),Ship calls,Average berth time (hours),Passengers (thousand)
January,82.4,640,212,21.5,18.3
February,78.9,598,198,22.8,17.6
March,90.3,655,225,20.4,24.1
April,94.7,712,231,19.9,35.8
May,98.2,690,240,19.1,52.4
June,96.5,734,238,18.6,81.7
July,101.8,760,251,18.2,118.9
August,99.4,745,247,18.9,124.6
`,
    truths: `
* | Bulk cargo fell in three months compared with the month before: February, May and August.
* | Bulk cargo fell in three months compared with the month before.
* | In every month, the port handled at least 78,900 TEU.
* | All months except February had more than 200 ship calls.
August, July | In August, bulk cargo amounted to 745,000 tonnes, 2% less than in July.
`,
    falsehoods: `
* | Bulk cargo fell in two months compared with the month before: February and May.
* | Bulk cargo fell in three months compared with the month before: February, May and June.
* | Bulk cargo fell in four months compared with the month before.
* | Bulk cargo rose in three months compared with the month before.
* | Bulk cargo fell in three months compared with the year before.
* | Bulk cargo rose in every month compared with the month before.
* | Only in February did bulk cargo fall compared with the month before.
* | Container volumes exceeded 95,000 TEU in four months: April, May, July and August.
* | In every month, the port handled at least 80,000 TEU.
* | In no month did the port handle fewer than 80,000 TEU.
* | No month had fewer than 200 ship calls.
* | All months but January had more than 200 ship calls.
* | All months except February had more than 220 ship calls.
* | In August, bulk cargo amounted to 745,000 tonnes, 2% less than in June.
* | In August, bulk cargo amounted to 745,000 tonnes, 15,000 tonnes less than in June.
* | In August, bulk cargo amounted to 745,000 tonnes, more than in July.
* | In July, the port recorded 251 ship calls, twice as many as in February.
`,
  },
];

testTables(worlds);
