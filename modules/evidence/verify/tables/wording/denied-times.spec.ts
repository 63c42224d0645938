import { hotelTable, testTables } from '../../../../../tests/doubles/statement-worlds';

const yields = `Country,Year,Harvest (Mt),Yield (t/ha)
Eskmark,2020,6.4,2.96
Eskmark,2021,10.4,4.78
Eskmark,2022,8.7,4.01
Varland,2020,12.4,5.18
Varland,2021,11.9,4.98
Varland,2022,13.1,5.24`;

testTables([
  {
    name: 'hotel_nights_2022.csv',
    table: hotelTable,
    truths: `
* | In no month did occupancy reach 95%.
* | In no month of 2022 did occupancy reach 95%.
* | Power use kept rising from June through to December.
* | Month after month, power use kept rising from June through to December.
* | At no other time in the period was occupancy as high as in August, when it stood at 92.8%.
* | In no other month was occupancy as low as in January.
* | At no point in the twelve months did occupancy reach 95%.
* | In no month did guest nights fall below 40 thousand.
* | Guest nights never reached 92 thousand.`,
    falsehoods: `
* | Daily guest nights ranged from 41.2 thousand in January to 91.5 thousand in August.
* | In no month did occupancy reach 90%.
* | In no month of 2022 did occupancy reach 92%.
* | In no month of 2021 did occupancy reach 95%.
* | Power use kept rising from May through to December.
* | Month after month, power use kept falling from June through to December.
* | At no other time in the period was occupancy as high as in July, when it stood at 90.3%.
* | At no other time in the period was occupancy as low as in August, when it stood at 92.8%.
* | At no other time in the period was occupancy as high as in August, when it stood at 90.3%.
* | In no other month was occupancy as low as in November.
* | At no point in the eleven months did occupancy reach 95%.
* | At no point in the twelve months did occupancy reach 92%.
* | In no year did occupancy reach 95%.
* | In no week did occupancy reach 95%.
* | In no month did guest nights fall below 42 thousand.
* | In no month did guest nights reach 91.5 thousand.
* | In no month did weekend guest nights reach 95 thousand.
* | In no month did room occupancy at weekends reach 95%.
* | At no point did the mean temperature reach 19 °C.
* | Power use kept rising from May to December.
* | Month after month, guest nights kept rising from June through to August and September.
* | Power use continued rising from June through to November 2021.
* | Year after year, power use kept rising from June through to December.`,
  },
  {
    name: 'yields.csv',
    table: yields,
    truths: `
* | At no point in the three years did Eskmark reach a yield of 5 t/ha.
* | In no year did Eskmark exceed a yield of 4.8 t/ha.`,
    falsehoods: `
* | At no point in the three years did Varland reach a yield of 5 t/ha.
* | At no point in the four years did Eskmark reach a yield of 5 t/ha.
* | At no point in the three years did Eskmark reach a yield of 4.5 t/ha.
* | At no point in the three years did Eskmark reach a winter yield of 5 t/ha.`,
  },
]);
