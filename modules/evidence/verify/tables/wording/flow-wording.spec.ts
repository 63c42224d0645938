import { testTables } from '../../../../../tests/doubles/statement-worlds';

const district = `Indicator,Unit,2018,2019,2020,2021
Residents registered,number,30150,30420,30310,30790
In-migration,persons,1260,1475,1190,1610
Out-migration,persons,1345,1240,1275,1180
Net migration,persons,-85,235,-85,430
Natural change,persons,-30,-25,-42,-38
`;

const tram = `Year,Passengers (million),Operating balance (EUR million),Fare (EUR)
2018,14.2,0.6,2.40
2019,14.6,1.1,2.40
2020,9.3,-2.3,2.50
2021,10.8,-1.4,2.60
2022,13.1,0.9,2.60
2023,13.9,0.7,2.80
`;

testTables([
  {
    name: 'district_2018_2021.csv',
    table: district,
    truths: `
Net migration | In 2018 the district lost 85 people on balance through migration.
Net migration | In 2021 the district recorded a migration surplus of 430 persons.
Net migration | In 2020 the district recorded a migration deficit.
Net migration | Taking 2018 to 2021 together, migration brought the district a net gain of 495 people.
Net migration | The migration surplus of 430 in 2021 was nearly twice that of 2019.
Natural change | Natural change was below zero in every year shown.`,
    falsehoods: `
Net migration | In 2019 the district lost 235 people on balance through migration.
Net migration | In 2020 the district recorded a migration surplus of 85 persons.
Net migration | In 2019 the district recorded a migration deficit.
Net migration | Taking 2018 to 2021 together, migration brought the district a net gain of 515 people.
Net migration | Taking 2018 to 2021 together, migration cost the district a net 495 people.
Net migration | Migration cost the district a net 235 residents in 2019.
Net migration | The migration surplus of 430 in 2021 was nearly three times that of 2019.
Net migration | The net migration deficit was larger in 2019 than in 2018.
In-migration | In 2021 the district recorded a migration surplus of 1,610 persons.
Net migration | Only in 2021 did the district register a migration surplus.`,
  },
  {
    name: 'valley_2019_2022.csv',
    table: `Indicator,Unit,2019,2020,2021,2022
Population (30 June),persons,51200,50940,51315,51870
Population (65 and over),persons,10850,10990,11120,11245
Employed persons,thousand,22.4,21.9,22.6,23.1
Job vacancies,number,640,410,585,905
Dwellings completed,dwellings,240,265,198,176
In-migration,persons,2140,1870,2260,2415
Out-migration,persons,1985,2010,1940,1890
Out-commuters,thousand,6.1,5.8,6.3,6.7
`,
    truths: `
Population (30 June) | In 2021, the valley had 51,315 inhabitants.
Employed persons | A total of 22,600 people were in employment in 2021.
In-migration | Two thousand one hundred and forty people moved into the valley in 2019.
Out-migration | In 2020, 2,010 people moved out of the valley.
Out-commuters | Some 6.3k residents commuted out of the valley in 2021.
In-migration | Inward migration came to 2,415 in 2022.
Job vacancies | The number of open positions more than doubled from 2020 to 2022.
Dwellings completed | Fewer than 180 dwellings were finished in 2022.`,
    falsehoods: `
Population (65 and over) | In 2021, the valley had 11,120 inhabitants.
Population (30 June) | In 2022, the valley had 51,315 inhabitants.
Employed persons | A total of 22,600 people were in employment in 2022.
In-migration | Two thousand one hundred and forty people moved out of the valley in 2019.
Out-migration | In 2020, 2,010 people moved into the valley.
Out-commuters | Some 6.3k residents commuted into the valley in 2021.
In-migration | Outward migration came to 2,415 in 2022.
Job vacancies | The number of open positions more than tripled from 2020 to 2022.
Job vacancies | The number of positions more than doubled from 2020 to 2022.
Dwellings completed | Fewer than 170 dwellings were finished in 2022.`,
  },
  {
    name: 'tram_2018_2023.csv',
    table: tram,
    truths: `
* | The 2019 operating balance of EUR 1.1 million surpassed the one achieved in the preceding year.
* | The 2023 operating balance of EUR 0.7 million fell short of that of the year before.
* | The number of passengers in 2022 was above the one recorded a year earlier.
* | Until 2021 the fare stayed within a band of EUR 2.40 to 2.60.
* | Throughout the six years, the fare stayed within a range of EUR 2.40 to 2.80.`,
    falsehoods: `
* | The 2023 operating balance of EUR 0.7 million surpassed the one achieved in the preceding year.
* | The 2023 operating balance exceeded the one recorded in the previous year.
* | The 2019 operating balance of EUR 1.1 million fell short of that of the year before.
* | The 2023 operating balance topped the one reported in the year before.
* | The operating loss was larger in 2021 than in 2020.
* | Until 2021 the fare stayed within a band of EUR 2.40 to 2.50.
* | Until 2023 the fare stayed within a band of EUR 2.40 to 2.60.
* | Throughout the six years, the fare stayed within a range of EUR 2.40 to 2.60.
* | Throughout the five years, the fare stayed within a range of EUR 2.40 to 2.80.
* | From 2018 to 2021, the fare stayed within a narrow band of EUR 2.40 to 2.60.`,
  },
]);
