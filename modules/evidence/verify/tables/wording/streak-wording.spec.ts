import { testTables } from '../../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'shop.csv',
    table: `Month,Orders,Revenue (EUR),Returns (%)
2023-01,1240,58280,4.1
2023-02,1105,50830,4.6
2023-03,1390,66720,3.9
2023-04,1312,61664,4.0
2023-05,1458,71442,3.7
2023-06,1527,77877,3.5
2023-07,1401,68649,4.4
2023-08,1288,60536,4.8
2023-09,1476,72324,4.2
2023-10,1590,79500,4.0
2023-11,2214,119556,5.1
2023-12,2480,136400,5.6`,
    truths: `
* | Only in two months did revenue exceed EUR 100,000.
* | Revenue exceeded EUR 100,000 in two months.
* | Revenue exceeded EUR 100,000 in two months only.
* | Revenue exceeded EUR 100,000 in only two months.
* | Revenue exceeded EUR 100,000 in November and December.
* | Orders exceeded 2,000 in November and December only.
* | Orders exceeded 2,000 only in November and December.
* | Only in November and December did orders exceed 2,000.
* | Orders rose for four consecutive months to December.
* | Orders rose for four months in a row to December.
* | Orders rose in every month from September to December.
* | Orders rose in each of the last four months.
* | Orders fell for two consecutive months to August.
* | Returns were above 5% in November and December only.`,
    falsehoods: `
* | Only in three months did revenue exceed EUR 100,000.
* | Only in two months did revenue exceed EUR 75,000.
* | Revenue exceeded EUR 75,000 in November and December only.
* | Orders exceeded 1,500 in November and December only.
* | Orders exceeded 2,300 in November and December only.
* | Orders exceeded 2,000 in October and November only.
* | Orders exceeded 2,000 in December only.
* | Orders rose for five consecutive months to December.
* | Orders rose for six months in a row to December.
* | Orders rose for four consecutive months to November.
* | Orders fell for four consecutive months to December.
* | Orders fell for three consecutive months to August.
* | Orders rose in each of the last five months.
* | Returns rose for four consecutive months to December.`,
  },
  {
    name: 'group.csv',
    table: `Quarter,Net sales (USD m),Operating margin (%),Headcount
Q1 2022,812,9.4,5120
Q2 2022,845,10.1,5180
Q3 2022,798,8.7,5205
Q4 2022,903,11.2,5260
Q1 2023,861,9.8,5310
Q2 2023,889,10.3,5290
Q3 2023,874,9.1,5275
Q4 2023,962,11.9,5340`,
    truths: `
* | Net sales exceeded USD 900 million in two quarters.
* | Net sales exceeded USD 900 million in only two quarters.
* | Fourth-quarter net sales rose 6.5% year on year to USD 962 million in 2023.
* | Fourth-quarter net sales rose 6.5% year on year in 2023.
* | In the fourth quarter of 2023, net sales rose 6.5% year on year to USD 962 million.
* | In both years, net sales were highest in the fourth quarter.
* | Net sales were highest in the fourth quarter in both years.
* | The operating margin exceeded 11% in the fourth quarter of each year.
* | The operating margin exceeded 11% in the fourth quarter of both years.
* | Headcount was 5,340 at the end of 2023.
* | At the end of 2022, headcount was 5,260.
* | Headcount stood at 5,340 at year-end 2023.
* | Headcount rose from 5,260 at the end of 2022 to 5,340 at the end of 2023.
* | In 2023, the operating margin was highest in the fourth quarter.
* | In both years, headcount was highest in the fourth quarter.`,
    falsehoods: `
* | Net sales exceeded USD 900 million in three quarters.
* | Net sales exceeded USD 870 million in two quarters.
* | Fourth-quarter net sales rose 10.1% year on year to USD 962 million in 2023.
* | Fourth-quarter net sales rose 6.8% year on year to USD 962 million in 2023.
* | Fourth-quarter net sales rose 6.5% year on year to USD 874 million in 2023.
* | Third-quarter net sales rose 6.5% year on year to USD 962 million in 2023.
* | Fourth-quarter net sales rose 6.5% year on year to USD 962 million in 2022.
* | In both years, net sales were highest in the third quarter.
* | In both years, net sales were highest in the second quarter.
* | The operating margin exceeded 11.5% in the fourth quarter of each year.
* | The operating margin exceeded 11% in the third quarter of each year.
* | Headcount was 5,310 at the end of 2023.
* | Headcount was 5,260 at the end of 2023.
* | Net sales were USD 962 million at the end of 2023.
* | Net sales were USD 962 million in 2023.
* | Headcount was 5,340 in 2023.
* | Headcount was 5,340 at the start of 2023.
* | Headcount was 5,340 at the end of 2022.`,
  },
  {
    name: 'years.csv',
    table: `Year,Visits (thousand),Debt (EUR m)
2017,120,44.0
2018,132,42.5
2019,141,41.0
2020,90,47.2
2021,101,46.0
2022,118,45.1
2023,127,40.3`,
    truths: `
* | Visits rose for three years in a row to 2023.
* | Visits rose for three consecutive years to 2023.
* | Visits rose in each of the last three years.
* | Debt fell for three straight years to 2023.
* | Only in two years did debt exceed EUR 45.5 million.
* | Visits exceeded 130,000 in two years only.
* | Visits exceeded 130,000 only in 2018 and 2019.
* | Visits were below 100,000 in 2020 only.
* | Debt was above EUR 47 million only in 2020.`,
    falsehoods: `
* | Visits rose for four years in a row to 2023.
* | Visits rose for three consecutive years to 2022.
* | Visits rose in each of the last four years.
* | Debt fell for four straight years to 2023.
* | Only in two years did debt exceed EUR 45 million.
* | Visits exceeded 125,000 only in 2018 and 2019.
* | Visits exceeded 130,000 only in 2018 and 2023.
* | Visits were below 110,000 in 2020 only.
* | Visits were below 100,000 in 2021 only.
* | Visits exceeded 130 only in 2018 and 2019.
* | Debt rose for three straight years to 2023.
* | Visits rose for three quarters in a row to 2023.
* | Debt was EUR 40.3 million at the end of 2022.
* | Visits rose for seven consecutive years to 2023.`,
  },
]);
