import { testTables } from '../../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'plant.csv',
    table: `Year,Sales (EUR million),Users,Scrap rate (%),Mean temperature (°C)
2019,2750,1750000,2.5,8.4
2020,2810,1250000,3.75,9.1
2021,2905,2500000,4.0,7.7`,
    truths: `
* | There were 1¼ million users in 2020.
* | There were 1¾ million users in 2019.
* | There were one and three quarters million users in 2019.
* | There were one and a quarter million users in 2020.
* | There were 2½ million users in 2021.
* | The scrap rate was 2½ percent in 2019.
* | The scrap rate was 3¾% in 2020.
* | The scrap rate was 25 per thousand in 2019.
* | The scrap rate was 1 in 40 in 2019.
* | The scrap rate was 1 in 25 in 2021.
* | In 2021, the scrap rate was 40 per thousand.
* | Sales were 2,750 m€ in 2019.
* | Sales were 2,750 M€ in 2019.
* | Sales were 2,750m€ in 2019.
* | The mean temperature was 47.1 °F in 2019.
* | The mean temperature was 47.1 degrees Fahrenheit in 2019.
* | The mean temperature was 281.55 kelvin in 2019.
* | The mean temperature rose by 1.3 °F in 2020.
* | In 2020, the mean temperature was 1.3 °F higher than in 2019.
* | The mean temperature rose from 47.1 °F in 2019 to 48.4 °F in 2020.
* | The mean temperature was above 45 °F in every year.
* | The mean temperature was below 50 °F in every year.`,
    falsehoods: `
* | There were 1¼ million users in 2019.
* | There were 1½ million users in 2020.
* | There were one and a quarter billion users in 2020.
* | There were one and a half million users in 2020.
* | There were 11/4 million users in 2020.
* | The scrap rate was 2¼ percent in 2019.
* | The scrap rate was 21/2 percent in 2019.
* | The scrap rate was 2.5 per thousand in 2019.
* | The scrap rate was 25 per thousand in 2021.
* | The scrap rate was 250 per thousand in 2019.
* | The scrap rate was 1 in 4 in 2019.
* | The scrap rate was 1 in 25 in 2019.
* | The scrap rate was 1 in 30 in 2019.
* | Sales were 2,750 k€ in 2019.
* | Sales were 275 m€ in 2019.
* | Sales were 2,810 m€ in 2019.
* | The mean temperature was 8.4 °F in 2019.
* | The mean temperature was 47.1 °C in 2019.
* | The mean temperature was 15.1 °F in 2019.
* | The mean temperature was 48.4 °F in 2019.
* | The mean temperature rose by 33.3 °F in 2020.
* | The mean temperature rose by 0.7 °F in 2020.
* | The mean temperature was 281.55 °F in 2019.
* | The mean temperature fell by 1.3 °F in 2020.
* | The mean temperature was above 46 °F in every year.`,
  },
  {
    name: 'us.csv',
    table: `City,January temperature (°F),July temperature (°F)
Alder,14.2,68.9
Brook,41.0,80.1`,
    truths: `
* | In Alder, the July temperature was 20.5 °C.
* | The January temperature in Brook was 5.0 °C.`,
    falsehoods: `
* | In Alder, the July temperature was 68.9 °C.
* | The January temperature in Brook was 7.2 °C.`,
  },
]);
