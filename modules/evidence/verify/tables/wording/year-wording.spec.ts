import { testTables } from '../../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'unemployment.csv',
    table: `Year,Unemployment rate (%),Youth unemployment rate (%)
2014,8.9,19.6
2015,8.4,18.8
2016,7.8,17.2
2017,7.1,16.1
2018,6.4,15.0
2019,6.1,14.2
2020,7.0,16.4
2021,6.5,14.9`,
    truths: `* | The unemployment rate was below 10% in every year.
* | The unemployment rate was below 10% in all years.
* | The unemployment rate never exceeded 10%.
* | The unemployment rate stayed below 10 percent throughout the period.
* | The unemployment rate stayed below 10 percent in every year.
* | The unemployment rate was between 6.1% and 8.9% in every year.
* | The unemployment rate was between 6.1% and 8.9% in every year shown.
* | The unemployment rate ranged from 6.1% to 8.9%.
* | The unemployment rate fell in every year except 2020.
* | The unemployment rate fell every year after 2014 except 2020.
* | After 2014, the unemployment rate fell every year except 2020.
* | The unemployment rate fell in every year after 2014 except 2020.
* | 2020 was the only year in which the unemployment rate rose.
* | The unemployment rate rose only in 2020.
* | The unemployment rate rose only once, in 2020.
* | Between 2014 and 2021, the unemployment rate rose only once, in 2020.
* | After 2014, the only year in which the unemployment rate rose was 2020.
* | Only in 2020 did the unemployment rate rise.
* | Only in 2014 and 2015 was the unemployment rate above 8%.
* | The unemployment rate was above 8% only in 2014 and 2015.
* | The unemployment rate first fell below 7% in 2018.
* | The unemployment rate fell below 7% for the first time in 2018.
* | 2018 was the first year in which the unemployment rate was below 7%.
* | 2018 was the first year in the table in which the unemployment rate was below 7%.
* | In the period shown, the unemployment rate first went below 7% in 2018.
* | The low point came in 2019, when the unemployment rate was 6.1%.
* | The unemployment rate was lowest in 2019, at 6.1%.
* | The unemployment rate reached its low point in 2019, at 6.1%.
* | The peak came in 2014, when the unemployment rate was 8.9%.
* | The median of the eight yearly figures for the unemployment rate is 7.05%.
* | The median of the unemployment rate is 7.05%.
* | The median unemployment rate over the eight years is 7.05%.
* | The average of the eight yearly figures for the unemployment rate is about 7.3%.
* | The average unemployment rate over the eight years was about 7.3%.
* | The table covers eight years, from 2014 to 2021.
* | In 2018, youth unemployment was more than twice as high as the overall rate.
* | In 2018, the youth unemployment rate was more than twice the unemployment rate.
* | In 2016, the youth unemployment rate was 9.4 percentage points higher than the overall rate.
* | In 2016, the youth unemployment rate was 9.4 percentage points higher than the unemployment rate.`,
    falsehoods: `* | The unemployment rate stayed below 8% throughout the period.
* | The unemployment rate stayed above 6.5% throughout the period.
* | The unemployment rate was between 6.5% and 8.9% in every year shown.
* | The unemployment rate fell in every year except 2021.
* | The unemployment rate fell in every year except 2019 and 2020.
* | The unemployment rate rose in every year except 2020.
* | The unemployment rate rose only in 2021.
* | The unemployment rate rose only once, in 2019.
* | The unemployment rate fell only in 2020.
* | After 2018, the unemployment rate rose only in 2021.
* | The youth unemployment rate rose only in 2019.
* | After 2014, the only year in which the unemployment rate rose was 2021.
* | 2020 was the only year in which the unemployment rate fell.
* | Only in 2020 did the unemployment rate fall.
* | Only in 2014 was the unemployment rate above 8%.
* | Only in 2014, 2015 and 2016 was the unemployment rate above 8%.
* | Only in 2014 and 2015 was the unemployment rate below 8%.
* | The unemployment rate was above 8% only in 2014.
* | The unemployment rate was below 7% only in 2018, 2019 and 2020.
* | 2019 was the first year in the table in which the unemployment rate was below 7%.
* | 2018 was the first year in which the unemployment rate was below 8%.
* | In the period shown, the unemployment rate first went below 7% in 2019.
* | The low point came in 2019, when the unemployment rate was 6.4%.
* | The low point came in 2018, when the unemployment rate was 6.4%.
* | The low point came in 2019, when the youth unemployment rate was 6.1%.
* | The peak came in 2019, when the unemployment rate was 6.1%.
* | The peak came in 2014, when the unemployment rate was 19.6%.
* | The unemployment rate reached its low point in 2021, at 6.5%.
* | The median of the eight yearly figures for the unemployment rate is 6.8%.
* | The median of the seven yearly figures for the unemployment rate is 7.05%.
* | The average of the eight yearly figures for the unemployment rate is about 7.6%.
* | Of the eight years, 2015 had the highest figure for the unemployment rate.
* | Of the seven years, 2014 had the highest figure for the unemployment rate.
* | Of the eight years, 2014 had the lowest figure for the unemployment rate.
* | In 2018, youth unemployment was more than three times as high as the overall rate.
* | In 2018, the overall rate was more than twice as high as youth unemployment.
* | In 2016, the youth unemployment rate was 8.4 percentage points higher than the overall rate.
* | In 2016, the overall rate was 9.4 percentage points higher than the youth unemployment rate.
* | The overall rate was 19.6% in 2014.`,
  },
  {
    name: 'Wheat harvest (thousand tonnes).csv',
    table: `Country,2018,2019,2020,2021,2022
Denmark,2705,4690,4070,4050,4320
Hungary,5250,5380,5120,5290,4270
Sweden,1620,3480,3140,3030,3190
Latvia,1440,2410,2660,2390,2590`,
    truths: `* | The wheat harvest in Sweden was above 1,500 thousand tonnes in every year.
* | The wheat harvest in Sweden stayed above 1,500 thousand tonnes throughout the period.
* | The wheat harvest in Sweden was between 1,620 and 3,480 thousand tonnes in every year shown.
* | The wheat harvest in Sweden rose in every year except 2020 and 2021.
* | After 2018, the wheat harvest in Sweden rose every year except 2020 and 2021.
* | The wheat harvest in Latvia fell only in 2021.
* | After 2018, the only year in which the wheat harvest in Latvia fell was 2021.
* | The wheat harvest in Latvia fell only once, in 2021.
* | Only in 2020 was Latvia's wheat harvest above 2,600 thousand tonnes.
* | Latvia's wheat harvest was above 2,600 thousand tonnes only in 2020.
* | 2019 was the first year in which Latvia's wheat harvest was above 2,000 thousand tonnes.
* | Latvia's wheat harvest exceeded 2,000 thousand tonnes for the first time in 2019.
* | The low point came in 2018, when the wheat harvest in Denmark was 2,705 thousand tonnes.
* | The wheat harvest in Denmark was lowest in 2018, at 2,705 thousand tonnes.
* | The median of the five yearly figures for Latvia's wheat harvest is 2,410 thousand tonnes.
* | The median wheat harvest in Latvia over the five years is 2,410 thousand tonnes.
* | The average of the five yearly figures for Hungary's wheat harvest is 5,062 thousand tonnes.
* | Hungary's average wheat harvest over the five years was 5,062 thousand tonnes.
* | Of the five years, 2020 had the highest figure for Latvia's wheat harvest.
* | 2020 was the year with the highest wheat harvest in Latvia.
* | The table covers five years, from 2018 to 2022.
* | The table lists four countries.`,
    falsehoods: `* | The wheat harvest in Sweden stayed above 1,700 thousand tonnes throughout the period.
* | The wheat harvest in Latvia stayed above 1,500 thousand tonnes throughout the period.
* | The wheat harvest in Sweden rose in every year except 2020.
* | The wheat harvest in Sweden rose in every year except 2021 and 2022.
* | The wheat harvest in Denmark rose in every year except 2021.
* | After 2018, the wheat harvest in Sweden fell every year except 2020 and 2021.
* | After 2019, the wheat harvest in Sweden rose every year except 2020.
* | The wheat harvest in Latvia fell only in 2022.
* | The wheat harvest in Sweden fell only in 2021.
* | The wheat harvest in Denmark fell only in 2021.
* | The wheat harvest fell only in 2021.
* | After 2018, the only year in which the wheat harvest in Sweden fell was 2021.
* | The wheat harvest in Hungary fell only once, in 2022.
* | Only in 2020 was Latvia's wheat harvest above 2,500 thousand tonnes.
* | Only in 2022 was Latvia's wheat harvest above 2,600 thousand tonnes.
* | Only in 2020 was Hungary's wheat harvest above 2,600 thousand tonnes.
* | Latvia's wheat harvest was above 2,400 thousand tonnes only in 2020.
* | 2020 was the first year in which Latvia's wheat harvest was above 2,000 thousand tonnes.
* | 2019 was the first year in which Hungary's wheat harvest was above 2,000 thousand tonnes.
* | 2018 was the first year in which Hungary's wheat harvest was above 6,000 thousand tonnes.
* | The low point came in 2018, when the wheat harvest in Hungary was 5,250 thousand tonnes.
* | The low point came in 2022, when the wheat harvest in Denmark was 4,320 thousand tonnes.
* | The peak came in 2019, when the wheat harvest in Latvia was 2,410 thousand tonnes.
* | The median of the five yearly figures for Latvia's wheat harvest is 2,590 thousand tonnes.
* | The median of the four yearly figures for Latvia's wheat harvest is 2,410 thousand tonnes.
* | The average of the five yearly figures for Hungary's wheat harvest is 5,120 thousand tonnes.
* | Of the five years, 2022 had the highest figure for Latvia's wheat harvest.
* | 2019 was the year with the highest figure for Latvia's wheat harvest.
* | Of the four countries, Denmark had the largest wheat harvest in 2021.
* | Of the five countries, Hungary had the largest wheat harvest in 2021.
* | Latvia had the second-smallest wheat harvest of the four countries in 2022.
* | Latvia's wheat harvest was 2,410 tonnes in 2019.
* | Latvia's wheat harvest was 2.41 billion tonnes in 2019.
* | Latvia's wheat harvest was 24.1 million tonnes in 2019.`,
  },
  {
    name: 'Economic growth (change on previous year, %).csv',
    table: `Country,2019,2020,2021
Italy,0.5,-8.9,8.3
Greece,1.9,-9.3,8.4
Poland,4.5,-2.0,6.9`,
    truths: `* | The economy of Italy shrank in 2020.
* | The economy of Italy grew in 2021.
* | The economy of Italy shrank by 8.9% in 2020.
* | Italy's economy grew by 8.3% in 2021.
* | The economy of Italy was smaller in 2020 than in 2019.
* | The economy of Greece was 9.3% smaller in 2020 than the year before.
* | The economy of Italy grew more slowly in 2019 than in 2021.
* | Of the three countries, Greece grew fastest in 2021.
* | The economy of Italy shrank in one of the three years.
* | The economy of Poland grew in two of the three years.`,
    falsehoods: `* | The economy of Italy grew in 2020.
* | The economy of Italy shrank in 2021.
* | The economy of Italy shrank by 9.3% in 2020.
* | The economy of Italy grew by 8.9% in 2020.
* | Italy's economy grew by 8.4% in 2021.
* | The economy of Italy was larger in 2020 than in 2019.
* | The economy of Italy was larger in 2021 than in 2019.
* | The economy of Greece was 9.3% larger in 2020 than the year before.
* | The economy of Greece was 8.4% smaller in 2021 than the year before.
* | The economy of Poland grew more slowly in 2021 than in 2019.
* | Italy grew fastest in 2021.
* | Of the three countries, Greece grew fastest in 2019.
* | The economy of Italy grew in one of the three years.
* | The economy of Italy shrank in two of the three years.
* | The economy of Poland shrank in every year.`,
  },
]);
