import { testTables } from '../../../../../tests/doubles/statement-worlds';

const station = `Year,Rain (mm),Mean temperature (°C),Visitors
2019,640,-1.4,5210
2020,712,3.2,4870
2021,598,0.6,6040
2022,655,2.1,5990
`;
const farms = `Farm,Herd,Milk per cow (kg)
Alder,120,8210
Birch,85,7640
Cedar,140,9055
`;

/** Differences that a sentence names by a noun, or with the name of the other row as an owner. */
testTables([
  {
    name: 'station.csv',
    table: station,
    truths: `
* | The gap between the warmest and the coldest year amounts to 4.6 °C.
* | The difference between the highest and the lowest mean temperature is 4.6 °C.
* | 2019's mean temperature was 4.6 °C lower than 2020's.`,
    falsehoods: `
* | The gap between the warmest and the coldest year amounts to 3.5 °C.
* | The gap between the wettest and the coldest year amounts to 4.6 °C.
* | The gap between the warmest and the mildest year amounts to 4.6 °C.
* | The gap between the warmest and the coldest visitor amounts to 4.6 °C.
* | The difference between the highest and the lowest rain is 4.6 °C.
* | 2019's mean temperature was 4.6 °C higher than 2020's.
* | 2019's mean temperature was 4.6 °C lower than 2022's.`,
  },
  {
    name: 'farms.csv',
    table: farms,
    truths: `
* | The gap between the largest and the smallest herd is 55.
* | Alder's herd was larger than Birch's.`,
    falsehoods: `
* | The gap between the largest and the smallest herd is 35.
* | Alder's herd was larger than Cedar's.
* | Alder's herd was smaller than Birch's.`,
  },
]);
