import { testTables } from '../../../../tests/doubles/statement-worlds';

const cells = `Marlow,1124.6,1098.3,1287.5,1402.8,1516.9,1638.4,1782.7,1795.2,1604.1,1488.6,1196.3,1240.8,17176.2
Port Selwyn,402.3,396.8,451.2,538.7,624.5,731.9,846.0,868.4,702.6,561.3,418.9,427.5,6970.1
Corrie Bay,88.7,84.2,93.6,101.9,110.3,119.8,131.4,134.0,115.2,104.7,90.1,92.6,1266.5
All airports,1615.6,1579.3,1832.3,2043.4,2251.7,2490.1,2760.1,2797.6,2421.9,2154.6,1705.3,1760.9,25412.8
`;
const months = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec';

testTables([
  {
    name: 'airports.csv',
    table: `Passengers 2023 (thousand),${months},Year\n${cells}`,
    truths: `
Marlow | Marlow handled 1,782.7 thousand passengers in July.
Marlow | Marlow had 1.78 million passengers in July 2023.
Port Selwyn | At Port Selwyn, passengers grew by 107.4 thousand between May and June.
Corrie Bay | Corrie Bay had its most passengers in August.
* | In July, Port Selwyn had 714.6 thousand more passengers than Corrie Bay.
Port Selwyn | Over the year, Port Selwyn had almost 7 million passengers.
Port Selwyn | Port Selwyn had 6,970.1 thousand passengers in 2023.
* | Port Selwyn had the second-highest number of passengers in 2023.
Port Selwyn | Passengers at Port Selwyn rose every month from February to August.
Marlow | Passengers at Marlow fell by 19.6% from October to November.
* | Port Selwyn had more passengers than Corrie Bay in every month.
* | Corrie Bay accounted for 5% of all passengers in 2023.
* | All three airports had more passengers in July than in January.
`,
    falsehoods: `
Marlow | Marlow handled 1,782.7 thousand passengers in August.
Marlow | Marlow handled 1,782.7 thousand passengers in July 2022.
Marlow | Marlow handled 1,782.7 passengers in July.
Marlow | Marlow handled 1,782.7 thousand passengers in 2023.
Marlow | Marlow handled 17,176.2 thousand passengers in July.
Marlow | Marlow handled 17,176.2 thousand passengers a month.
Marlow | Marlow handled 1,782.7 thousand parcels in July.
Port Selwyn | At Port Selwyn, passengers grew by 107.4 thousand between June and July.
Port Selwyn | At Port Selwyn, passengers fell by 107.4 thousand between May and June.
Corrie Bay | Corrie Bay had its most passengers in July.
* | In August, Port Selwyn had 714.6 thousand more passengers than Corrie Bay.
Port Selwyn | Port Selwyn had 6,970.1 thousand passengers in 2022.
* | Port Selwyn had the highest number of passengers in 2023.
Port Selwyn | Passengers at Port Selwyn rose every month from January to August.
* | Corrie Bay had more passengers than Port Selwyn in every month.
* | All three airports had more passengers in March than in October.
`,
  },
  {
    name: 'passengers.csv',
    table: `Airport,${months},Total\n${cells}`,
    truths: `
Marlow | Marlow had 1,782.7 passengers in July.
* | In July, Port Selwyn had more passengers than Corrie Bay.
Corrie Bay | Corrie Bay had its most passengers in August.
Port Selwyn | Passengers at Port Selwyn rose every month from February to August.
`,
    falsehoods: `
Marlow | Marlow had 1,782.7 passengers in June.
Marlow | Marlow had 1,782.7 passengers in July 2023.
* | In July, Corrie Bay had more passengers than Port Selwyn.
Corrie Bay | Corrie Bay had its most passengers in the autumn.
Port Selwyn | Passengers at Port Selwyn rose every month from February to September.
`,
  },
  {
    name: 'temperature-2022.csv',
    table: `Station,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,Year
Elvdalen,-12.1,-10.4,-4.2,1.6,8.3,13.4,15.2,13.1,8.0,2.2,-5.3,-10.6,1.6
Storfjell,-9.8,-9.1,-6.0,-1.5,4.4,9.0,11.6,10.8,6.3,0.9,-4.8,-8.2,0.3
Havnvik,0.4,0.1,1.9,5.0,9.7,13.2,15.0,14.8,11.6,7.7,3.9,1.6,7.1
`,
    truths: `
Elvdalen | The temperature in Elvdalen was 15.2 in July.
* | In July, Elvdalen had a higher temperature than Havnvik.
`,
    falsehoods: `
Elvdalen | The temperature in Elvdalen was 15.2 in 2022.
Elvdalen | The temperature in Elvdalen was 19.3 in 2022.
* | In January, Elvdalen had a higher temperature than Havnvik.
`,
  },
  {
    name: 'energy.csv',
    table: `Month,Electricity (MWh),District heating (MWh),Outdoor temperature (°C)
January,2146,5872,-2.8
February,1978,5236,-1.4
March,1934,4418,3.6
April,1692,2947,7.9
May,1587,1526,13.2
June,1498,684,17.1
July,1421,488,19.4
August,1502,537,19.1
September,1613,918,15.4
October,1795,2364,10.1
November,1962,3985,4.2
December,2087,5341,-0.6
Year 2023,21215,34316,8.8
`,
    truths: `
* | From January to March, district heating added up to 15,526 MWh.
* | In the first quarter, district heating totalled 15,526 MWh.
* | District heating fell every month from January to July.
* | From May to September, electricity was higher than district heating in every month.
* | Electricity was highest in January.
August | Outdoor temperature was 19.1 °C in August.
    `,
    falsehoods: `
* | From January to April, district heating added up to 15,526 MWh.
* | In the second quarter, district heating totalled 15,526 MWh.
* | In the first quarter, electricity totalled 15,526 MWh.
* | District heating fell every month from January to August.
* | From April to September, electricity was higher than district heating in every month.
* | Electricity was highest in December.
August | District heating was 34,316 MWh in August.
    `,
  },
]);
