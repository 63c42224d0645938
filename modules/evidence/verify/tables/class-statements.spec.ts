import { testTables } from '../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'lakes.csv',
    table: `Lake,Area (km²),Maximum depth (m),Total phosphorus (µg/l),Bathing water class,Protection status
Great Orsel,48.2,61,9,excellent,reserve
Lesser Orsel,12.6,34,13,excellent,none
Sedgepool,1.8,5,112,poor,reserve
Otterby Broad,4.1,4,96,poor,none
Lake Cassow,11.3,17,40,sufficient,none
Hallow Tarn,0.9,14,,,reserve
`,
    truths: `
Lake Cassow | Bathing water in Lake Cassow was rated as sufficient.
Lake Cassow | Lake Cassow is classed as sufficient.
Lake Cassow | The bathing water class of Lake Cassow is sufficient.
* | Two lakes were classed as excellent.
* | Only Sedgepool and Otterby Broad were classed as poor.
Great Orsel, Lesser Orsel | Great Orsel is larger than Lesser Orsel.
* | Great Orsel is the largest lake.
`,
    falsehoods: `
Lake Cassow | Bathing water in Lake Cassow was rated as poor.
Lake Cassow | The area of Lake Cassow is sufficient.
Lake Cassow | The protection status of Lake Cassow is sufficient.
Lake Cassow | Lake Cassow is not classed as sufficient.
Lake Cassow | Lake Cassow is classed as sufficient in 2023.
Lake Cassow | Lake Cassow is classed as barely sufficient.
Hallow Tarn | Hallow Tarn was classed as excellent.
Sedgepool | Drinking water in Sedgepool was rated as poor.
Great Orsel | Lake Cassow is classed as sufficient.
* | Three lakes were classed as excellent.
* | Only Sedgepool was classed as poor.
* | All lakes were classed as poor.
Great Orsel, Lesser Orsel | Lesser Orsel is larger than Great Orsel.
* | Lesser Orsel is the largest lake.
`,
  },
  {
    name: 'counties.csv',
    table: `County,Year,House sales,Permits (apartments),Passengers,Annual rainfall (mm),Mean temperature (°C)
Aldermoor,2022,1720,486,51200,610,10.4
Aldermoor,2023,1395,372,53900,655,11.2
Brennock,2022,1010,120,18300,495,9.6
Brennock,2023,875,104,17100,530,9.9
`,
    truths: `
Aldermoor & 2023 | In 2023, Aldermoor granted 372 apartment permits.
Brennock & 2022 | Brennock issued 120 permits for apartments in 2022.
Aldermoor & 2022, Brennock & 2022 | In 2022, Aldermoor was warmer than Brennock.
Aldermoor & 2022, Brennock & 2022 | Brennock was drier than Aldermoor in 2022.
Aldermoor & 2023 | In 2023, 53,900 passengers passed through Aldermoor.
`,
    falsehoods: `
Aldermoor & 2023 | In 2023, Aldermoor refused 372 apartment permits.
Aldermoor & 2023 | In 2023, Aldermoor granted 486 apartment permits.
Aldermoor & 2023 | In 2023, Aldermoor granted 1,395 apartment permits.
Brennock & 2022 | Brennock issued 104 permits for apartments in 2022.
Aldermoor & 2022, Brennock & 2022 | In 2022, Aldermoor was colder than Brennock.
Aldermoor & 2022, Brennock & 2022 | Aldermoor was drier than Brennock in 2022.
Aldermoor & 2023 | In 2023, 53,900 passengers complained at Aldermoor.
Aldermoor & 2023 | In 2023, Aldermoor received 372 apartment permits from the state.
`,
  },
]);
