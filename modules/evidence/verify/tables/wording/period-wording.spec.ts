import { testTables } from '../../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'farm.csv',
    table: `Year,Milk (thousand t),Herd (cows),Milk price (EUR/100 kg),Farms
2014,812,121400,38.1,2410
2015,826,122900,29.6,2350
2016,809,120100,27.2,2265
2017,841,119800,35.9,2190
2018,835,118300,34.4,2120
2019,850,117900,33.8,2065
2020,866,117200,33.1,2010
2021,871,116800,36.7,1950`,
    truths: `
* | Two years after 2014, milk production was 809 thousand tonnes.
* | Three years before 2020, there were 2,190 farms.
* | A year after 2016, the herd counted 119,800 cows.
* | The year before 2018, there were 2,190 farms.
* | The milk price fell in the year after 2014.
* | In the first year, there were 2,410 farms.
* | In the last year, there were 1,950 farms.
* | In the fourth year, the milk price was EUR 35.9 per 100 kg.
* | Over the seven years to 2021, the number of farms fell by 460.
* | In the five years to 2019, the number of farms fell by 345.
* | Over the four years from 2014, the number of farms fell by 290.
* | The number of farms fell by 290 in the four years after 2014.
* | In the three years to 2021, milk production totalled 2,587 thousand tonnes.
* | In the last three years, milk production totalled 2,587 thousand tonnes.
* | Milk production averaged 815.7 thousand tonnes in the first three years.
* | The average milk price in the last two years was EUR 34.9 per 100 kg.
* | The average milk price was EUR 31.8 per 100 kg in 2015-18.
* | The number of farms fell from 2,410 to 1,950 over the period.
* | Over the period, the number of farms fell from 2,410 to 1,950.
* | The number of farms fell by 460 over the whole period.
* | 2017's milk production was 841 thousand tonnes.
* | Milk production was up 4.0% y/y in 2017.
* | Milk production grew 4.0% YoY in 2017.
* | In the first half of the period, milk production totalled 3,288 thousand tonnes.
* | In the second half of the period, milk production averaged 855.5 thousand tonnes.
* | Milk production was 809 thousand tonnes in calendar year 2016.
* | Milk production was 809 thousand tonnes in all of 2016.
* | Since '16, the number of farms has fallen by 315.
* | Milk production in the most recent year was 871 thousand tonnes.
* | There were 2,010 farms in the year before 2021.`,
    falsehoods: `
* | Two years after 2014, milk production was 841 thousand tonnes.
* | Two years before 2016, there were 2,265 farms.
* | In the two years after 2014, milk production was 809 thousand tonnes.
* | In the two years after 2014, milk production totalled 809 thousand tonnes.
* | A year before 2016, the herd counted 119,800 cows.
* | The year before 2018, there were 2,120 farms.
* | The milk price rose in the year after 2014.
* | In the first year, there were 1,950 farms.
* | In the fourth year, the milk price was EUR 34.4 per 100 kg.
* | Over the seven years to 2021, the number of farms fell by 400.
* | In the five years to 2019, the number of farms fell by 285.
* | Over the four years from 2014, the number of farms fell by 220.
* | In the last three years, the number of farms fell by 115.
* | In the last three years, the number of farms fell by 170.
* | In the three years to 2021, milk production totalled 871 thousand tonnes.
* | In the three years to 2021, milk production totalled 3,422 thousand tonnes.
* | In the last three years, milk production totalled 2,551 thousand tonnes.
* | Milk production averaged 815.7 thousand tonnes in the last three years.
* | The herd totalled 353,800 cows in the last three years.
* | The milk price totalled EUR 103.6 per 100 kg in the last three years.
* | The average milk price was EUR 31.8 per 100 kg in 2015-16.
* | The average milk price was EUR 31.8 per 100 kg in 2014-18.
* | The number of farms fell from 2,350 to 1,950 over the period.
* | The number of farms fell by 345 over the period.
* | 2016's milk production was 841 thousand tonnes.
* | Milk production was up 4.0% y/y in 2018.
* | Milk production was up 4.0% q/q in 2017.
* | In the first half of the period, milk production totalled 3,422 thousand tonnes.
* | In the first half of 2016, milk production was 809 thousand tonnes.
* | Milk production grew by 57 thousand tonnes a year after 2014.
* | In each of the two years after 2014, milk production fell.
* | Every year after 2014, milk production was 826 thousand tonnes.
* | In the third year of operation, milk production was 809 thousand tonnes.
* | Milk production rose in the third year.
* | For the third year in a row, milk production was 809 thousand tonnes.
* | The year before 2018 levels, there were 2,190 farms.
* | In the first half of the period, the milk price totalled EUR 130.8 per 100 kg.
* | Milk production was 835 thousand tonnes in 2018-19.
* | The herd averaged 118,300 cows in the last three years.
* | Milk output was highest in the two years after 2019.
* | The number of farms fell by 170 in the three years.
* | Over the five years to 2019, milk production rose by 24 thousand tonnes.
* | Over the five years to 2019, the number of farms fell by 345 a year.`,
  },
  {
    name: 'pop.csv',
    table: `Country,Year,Population (thousand),Births
Avaria,2019,5210,51200
Avaria,2020,5222,50100
Avaria,2021,5231,49800
Borland,2019,8800,90100
Borland,2020,8840,88700
Borland,2021,8875,89900`,
    truths: `
* | A year after 2019, Avaria had 50,100 births.
* | In the three years to 2021, births in Avaria totalled 151,100.
* | Borland had 89,900 births two years after 2019.`,
    falsehoods: `
* | In the three years to 2021, births totalled 151,100.
* | In the first year, there were 51,200 births.
* | In the third year, Avaria had 51,200 births.
* | Two years after 2019, Avaria had 50,100 births.
* | In the three years to 2021, births in Borland totalled 151,100.
* | In the last two years, births in Avaria totalled 151,100.`,
  },
  {
    name: 'shop.csv',
    table: `Month,Parcels,Costs (EUR)
2022-01,540,2160
2022-02,498,2050
2022-03,610,2380
2022-04,585,2290
2022-05,630,2441
2022-06,655,2502`,
    truths: `
* | In the third month, there were 610 parcels.
* | Parcels were up 7.7% m/m in May 2022.`,
    falsehoods: `
* | In the third month, there were 585 parcels.
* | Parcels were up 7.7% y/y in May 2022.`,
  },
  {
    name: 'lines.csv',
    table: `Quarter,Fares (GBP m)
Q1 2021,12.4
Q2 2021,13.1
Q3 2021,14.0
Q4 2021,13.5
Q1 2022,13.0`,
    truths: `
* | Fares were GBP 14.0 million in July-September 2021.
* | Fares were up 5.6% q/q in Q2 2021.
* | Fares came to GBP 25.5 million from January to June 2021.`,
    falsehoods: `
* | Fares were GBP 14.0 million in April-June 2021.
* | Fares were GBP 13.1 million from January to June 2021.
* | Fares were up 5.6% y/y in Q2 2021.`,
  },
  {
    name: 'cities.csv',
    table: `City,Year,Visitors (thousand),Hotel beds
Lund,2018,310.2,4100
Lund,2019,322.8,4150
Lund,2020,140.1,4120
Lund,2021,201.7,4000
Vara,2018,95.0,1210
Vara,2019,99.4,1225
Vara,2020,51.3,1225
Vara,2021,70.9,1250`,
    truths: `
* | Two years after 2018, Lund had 140.1 thousand visitors.
* | The year after 2019, visitors to Vara fell to 51.3 thousand.
* | In the three years to 2021, Lund had a total of 664.6 thousand visitors.
* | Visitors to Lund rose by 4.1% YoY in 2019.
* | In Vara, visitors totalled 316.6 thousand in 2018-21.`,
    falsehoods: `
* | Two years after 2018, Lund had 51.3 thousand visitors.
* | Two years after 2018, Vara had 70.9 thousand visitors.
* | The year after 2019, visitors to Vara fell to 70.9 thousand.
* | In the three years to 2021, Vara had a total of 664.6 thousand visitors.
* | In the three years to 2021, the cities had a total of 664.6 thousand visitors.
* | Visitors to Vara rose by 4.1% YoY in 2019.
* | Hotel beds in Lund totalled 12,270 in the three years to 2021.`,
  },
  {
    name: 'rain.csv',
    table: `Year,Rainfall (mm),Rainy days,Mean temperature (°C)
2016,640,131,9.2
2017,702,140,9.4
2018,455,98,10.6
2019,588,121,10.1
2020,612,127,10.4
2021,725,146,9.0`,
    truths: `
* | Rainfall was 455 mm two years after 2016.
* | In the first three years, rainfall totalled 1,797 mm.
* | Rainfall averaged 641.7 mm in the last three years.
* | The mean temperature in the last three years averaged 9.8 °C.
* | Rainfall rose in each of the last three years.
* | Rainfall rose for three consecutive years to 2021.
* | Rainfall hit a low of 455 mm in 2018.
* | Over the three years to 2021, rainfall rose by 270 mm.
* | In the three years from 2018, rainfall rose by 270 mm.
* | The year before 2019, there were 98 rainy days.
* | Rainfall was lower in the year after 2017 than in 2017.
* | The mean temperature fell from 9.2 °C to 9.0 °C over the period.
* | The mean temperature was 48.9 °F in 2017.`,
    falsehoods: `
* | Rainfall was 455 mm two years after 2017.
* | In the first three years, rainfall totalled 1,925 mm.
* | In the first three years, the mean temperature totalled 29.2 °C.
* | Rainfall averaged 599 mm in the last three years.
* | Rainfall rose in each of the last four years.
* | Rainfall rose for four consecutive years to 2021.
* | Rainfall hit a low of 588 mm in 2019.
* | Rainfall hit a low of 455 mm in 2019.
* | Over the three years to 2021, rainfall rose by 137 mm.
* | Over the two years to 2021, rainfall rose by 113 mm.
* | In the three years before 2021, rainfall rose by 270 mm.
* | Over the last three years, rainfall rose by 137 mm.
* | Over the last three years, rainfall rose by 270 mm.
* | The year before 2019, there were 127 rainy days.
* | Two years before 2018, rainfall was 702 mm.
* | In the two years before 2018, rainfall was 640 mm.
* | Until two years after 2016, rainfall was 455 mm.
* | Since two years after 2016, rainfall has been 455 mm.
* | By two years after 2016, 98 rainy days had been counted.
* | Rainfall rose from 702 mm to 725 mm over the period.
* | In the second half of the period, rainfall totalled 1,797 mm.
* | In the second half of 2018, rainfall was 455 mm.
* | Over the period, rainfall rose by 113 mm a year.
* | Every two years after 2016, rainfall was 455 mm.
* | Some two years after 2016, rainfall was 455 mm, more than in any other year.
* | Rainfall was 455 mm less than two years after 2016.
* | Rainfall was 455 mm more than two years after 2016.
* | For two years after 2016, rainfall was 455 mm.`,
  },
]);
