import { testTables } from '../../../../../tests/doubles/statement-worlds';

const rail = `Month,Riders (thousand),Trains run,Late trains,On-time share (%),Mean temperature (°C),Freight (t)
2021-01,312.4,5120,1010,80.3,-4.8,3140
2021-02,298.7,4760,927,80.5,-5.1,2925
2021-03,352.3,5480,843,84.6,1.9,4310
2021-04,381.5,5900,714,87.9,5.3,4055
2021-05,414.0,6050,601,90.1,11.8,4480
2021-06,462.6,6200,982,84.2,16.1,4215
2021-07,487.2,6460,1486,77.0,19.4,3870
2021-08,454.9,6340,1336,78.9,18.2,3655
2021-09,441.8,6100,793,87.0,13.0,4760
2021-10,435.6,5950,712,88.0,6.9,5240
2021-11,388.1,5350,829,84.5,1.7,5985
2021-12,345.3,5600,1383,75.3,-2.2,6620`;

testTables([
  {
    name: 'rail_2021.csv',
    table: rail,
    truths: `
* | Punctuality slipped by 11.7 percentage points between September and December, from 87.0% to 75.3%.
* | On-time performance reached its best level in May, at 90.1%.
* | On-time performance was best in May, at 90.1%.
* | Punctuality was highest in May.
* | July's rider total was 1.63 times that of February.
* | The rider total of July was 487.2 thousand.
* | July's rider count was 487.2 thousand.
* | The gap between the warmest and the coldest month amounts to 24.5 °C.
* | The difference between the warmest and the coldest month was 24.5 °C.
* | About one train in four ran late in December.
* | Although June was warmer than September, a smaller share of its trains was on time.`,
    falsehoods: `
* | Punctuality slipped by 12.7 percentage points between September and December, from 88.0% to 75.3%.
* | Punctuality slipped by 11.7 percentage points between September and November, from 87.0% to 75.3%.
* | On-time performance reached its best level in October, at 88.0%.
* | On-time performance reached its best level in May, at 88.0%.
* | Punctuality was lowest in May.
* | Freight punctuality was 75.3% in December.
* | July's rider total was 1.63 times that of January.
* | The rider total was 487.2 thousand.
* | The rider total of the year was 487.2 thousand.
* | July's freight rider total was 487.2 thousand.
* | The gap between the warmest and the coldest month amounts to 19.4 °C.
* | The gap between the warmest and the coldest month amounts to 24.5%.
* | The gap between the warmest and the wettest month amounts to 24.5 °C.
* | The gap between the warmest and the second-coldest month amounts to 24.5 °C.
* | The gap between the warmest and the coldest day amounts to 24.5 °C.
* | The gap between the warmest and the coldest month in the second half amounts to 24.5 °C.
* | About one train in five ran late in December.
* | About one train in four ran late in November.
* | About one train in four was cancelled in December.
* | About one rider in four was late in December.
* | About one freight train in four ran late in December.
* | Although June was warmer than September, a larger share of its trains was on time.
* | Although June was warmer than May, a larger share of its trains was on time.
* | Although June was colder than September, a smaller share of its trains was on time.
* | In December, 75.3% of freight trains were on time.
* | In December, 75.3% of riders were on time.
* | In December, 75.3% of trains were late.
* | In November, 75.3% of trains were on time.
* | In December, 75.3% of trains arrived on time at the terminus.
* | One in five trains was late in December.
* | One rider in four was late in December.
* | Punctuality in freight was 75.3% in December.
* | June was colder than September.
* | Although June was colder than September, its on-time share was lower.
* | Although June 2021 was colder than September 2021, its on-time share was lower.
* | Although June 2021 was colder than September 2021, fewer trains ran.
* | Although June 2021 was wetter than September 2021, its on-time share was lower.
* | Late trains turned over 1.0 thousand in May.`,
  },
]);
