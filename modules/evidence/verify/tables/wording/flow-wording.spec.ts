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
