import { hotelTable, testTables } from '../../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'hotel_nights_2022.csv',
    table: hotelTable,
    truths: `
* | Averaged over all twelve months of 2022, the mean temperature was 7.8 °C.
* | Averaged over the twelve months, the mean temperature was 7.8 °C.
* | Averaged over the year, the mean temperature was 7.8 °C.
* | Averaged over the twelve months of 2022, occupancy was 64.0%.
* | Averaged over the first quarter, occupancy was 50.3%.
* | Averaged over the months July to September, occupancy was 84.8%.
* | The mean temperature averaged 7.8 °C over the year.
* | Occupancy averaged 64.0% over the year.
* | On average, 25,474 rooms were sold a month.
* | The mean temperature averaged 19.0 °C in July.`,
    falsehoods: `
* | Averaged over all twelve months of 2022, the mean temperature was 8.1 °C.
* | Averaged over all twelve months of 2021, the mean temperature was 7.8 °C.
* | Averaged over the eleven months of 2022, the mean temperature was 7.8 °C.
* | Averaged over the third quarter, the mean temperature was 7.8 °C.
* | Averaged over the summer, the mean temperature was 7.8 °C.
* | The mean temperature averaged 7.8 °C in July.
* | The mean temperature averaged 19.0 °C over the year.
* | Occupancy averaged 64.0% in July.
* | Occupancy averaged 64.0% in July 2022.
* | On average, occupancy was 64.0% in July 2022.
* | The mean temperature averaged 7.8 °C in July 2022.`,
  },
]);
