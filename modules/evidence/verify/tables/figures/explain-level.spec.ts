import { testTables } from '../../../../../tests/doubles/statement-worlds';

const hotel = `Month,Guest nights (thousand),Rooms sold,Cancelled bookings,Occupancy (%),Mean temperature (°C),Power use (MWh)
2022-01,41.2,18240,1310,44.6,-3.1,812
2022-02,45.8,19905,1188,51.2,-1.9,774
2022-03,52.3,22610,1043,55.0,2.4,701
2022-04,49.9,21480,905,53.7,6.8,623
2022-05,58.6,25105,860,62.1,12.2,540
2022-06,71.4,29850,1275,75.9,16.4,498
2022-07,88.7,35960,2044,90.3,19.0,515
2022-08,91.5,36740,1870,92.8,18.3,529
2022-09,66.2,28015,990,71.4,13.5,561
2022-10,60.1,25730,872,64.0,8.1,638
2022-11,43.5,19120,1102,48.9,2.7,745
2022-12,54.7,22930,1683,57.6,-0.6,833`;

testTables([
  {
    name: 'hotel_nights_2022.csv',
    table: hotel,
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
