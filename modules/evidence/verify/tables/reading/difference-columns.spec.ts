import { testTables } from '../../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'trade.csv',
    table: `Year,Exports (USD bn),Imports (USD bn)
2018,29.4,26.2
2019,33.9,30.6
2020,27.5,25.1
2021,36.2,35.8
2022,41.7,43.3
2023,40.1,39.4`,
    truths: `
* | The trade surplus was USD 3.2 billion in 2018.
* | The trade balance was USD 3.2 billion in 2018.
* | The trade balance was USD -1.6 billion in 2022.
* | The trade balance was negative in 2022.
* | The trade balance turned negative in 2022.
* | The trade deficit was USD 1.6 billion in 2022.
* | There was a trade deficit of USD 1.6 billion in 2022.
* | In 2022 the country ran a trade deficit.
* | In 2022, the country ran a trade deficit of USD 1.6 billion.
* | In 2021, the country recorded a trade surplus of USD 0.4 billion.
* | The country's trade surplus was USD 400 million in 2021.
* | The trade surplus was largest in 2019.
* | The trade surplus was largest in 2019, at USD 3.3 billion.
* | The largest trade surplus was recorded in 2019.
* | The trade surplus was smallest in 2021.
* | The trade surplus rose from USD 3.2 billion in 2018 to USD 3.3 billion in 2019.
* | The trade surplus fell by USD 0.9 billion in 2020.
* | The trade surplus rose in 2019.
* | The trade surplus shrank to USD 0.4 billion in 2021.
* | The trade surplus was higher in 2019 than in 2018.
* | Total trade was USD 79.5 billion in 2023.
* | Total trade fell in 2023.
* | Total trade was highest in 2022.
* | Net exports were USD 0.7 billion in 2023.
* | In 2022, net exports were negative.
* | Net imports were USD 1.6 billion in 2022.
* | In 2020, there was a trade surplus.
* | 2022 was the only year with a trade deficit.
* | The average trade balance was USD 1.4 billion.
* | The country had a trade surplus in every year except 2022.
* | The country had a trade surplus in five of the six years.`,
    falsehoods: `
* | The trade surplus was USD 3.2 billion in 2019.
* | The trade deficit was USD 3.2 billion in 2018.
* | The trade surplus was USD 1.6 billion in 2022.
* | The trade balance was USD 1.6 billion in 2022.
* | The trade balance was positive in 2022.
* | The trade balance turned negative in 2021.
* | There was a trade deficit of USD 0.4 billion in 2021.
* | In 2021 the country ran a trade deficit.
* | In 2022, the country ran a trade surplus.
* | In 2022, there was a trade surplus.
* | The trade surplus was largest in 2018.
* | The trade surplus was largest in 2022.
* | The trade surplus was smallest in 2022.
* | The trade surplus rose in 2020.
* | The trade surplus was higher in 2018 than in 2019.
* | The trade surplus fell from USD 3.2 billion in 2018 to USD 3.3 billion in 2019.
* | The trade surplus rose from USD 3.2 billion in 2019 to USD 3.3 billion in 2020.
* | The trade deficit was largest in 2019.
* | Total trade was USD 79.5 billion in 2022.
* | Total trade was USD 0.7 billion in 2023.
* | Net exports were USD 40.1 billion in 2023.
* | The trade surplus was USD 29.4 billion in 2018.
* | Net imports were USD 43.3 billion in 2022.
* | The country ran a trade deficit in every year.
* | The country had a trade surplus in every year.
* | The trade surplus totalled USD 10.0 billion.
* | The trade surplus averaged USD 2.0 billion.
* | 2021 was the only year with a trade deficit.
* | The trade surplus was 3.2% of GDP in 2018.
* | The services trade surplus was USD 3.2 billion in 2018.
* | The trade surplus with Germany was USD 3.2 billion in 2018.
* | The budget surplus was USD 3.2 billion in 2018.
* | The trade surplus fell in 2023.
* | The trade surplus doubled in 2019.`,
  },
  {
    name: 'lands.csv',
    table: `Country,Exports (EUR bn),Imports (EUR bn)
Norland,60.2,45.5
Suderia,22.0,30.1
Westria,12.5,11.0`,
    truths: `
* | Norland's trade surplus was EUR 14.7 billion.
* | Norland had a trade surplus of EUR 14.7 billion.
* | Suderia ran a trade deficit of EUR 8.1 billion.
* | Suderia had a trade deficit.
* | Norland had the largest trade surplus.
* | Westria's trade surplus was smaller than that of Norland.
* | Norland's total trade amounted to EUR 105.7 billion.`,
    falsehoods: `
* | Suderia's trade surplus was EUR 8.1 billion.
* | Westria had the largest trade surplus.
* | Westria had a trade deficit.
* | Westria ran a trade deficit of EUR 1.5 billion.
* | Norland's trade surplus was EUR 1.5 billion.
* | Suderia had a trade surplus.
* | Suderia had the smallest trade surplus.`,
  },
  {
    name: 'towns.csv',
    table: `Town,Births,Deaths,Immigration,Emigration
Ambach,412,380,1210,1105
Bergau,298,341,980,1022
Cossen,150,122,402,377`,
    truths: `
* | Ambach had a natural increase of 32.
* | Bergau's natural decrease was 43.
* | Net migration in Ambach was 105.
* | Net migration to Bergau was -42.
* | Net immigration was 25 in Cossen.
* | Natural change in Bergau was minus 43.
* | Ambach had the largest natural increase.`,
    falsehoods: `
* | Ambach had a natural decrease of 32.
* | Bergau's natural increase was 43.
* | Net migration in Ambach was 115.
* | Net migration to Bergau was 42.
* | Net emigration from Cossen was 25.
* | Cossen had the largest natural increase.
* | Net migration in Cossen was 402.`,
  },
  {
    name: 'town2.csv',
    table: `Year,Revenue (EUR m),Expenditure (EUR m)
2020,120.4,131.9
2021,128.0,127.1
2022,133.5,131.0`,
    truths: `
* | The budget deficit was EUR 11.5 million in 2020.
* | In 2022, the town had a budget surplus of EUR 2.5 million.
* | The town's budget surplus rose from EUR 0.9 million in 2021 to EUR 2.5 million in 2022.`,
    falsehoods: `
* | The budget surplus was EUR 11.5 million in 2020.
* | The budget deficit was EUR 2.5 million in 2022.
* | In 2022, the town had a budget surplus of EUR 0.9 million.`,
  },
  {
    name: 'trade.csv',
    table: `Year,Exports (USD bn),Imports (USD bn)
2018,29.4,26.2
2019,33.9,30.6
2020,27.5,25.1
2021,36.2,35.8
2022,41.7,43.3
2023,40.1,39.4`,
    truths: `
* | The trade surplus exceeded USD 3 billion in two years.
* | The trade balance was below USD 4 billion in every year.
* | In 2019, the trade surplus was USD 0.1 billion higher than in 2018.
* | The trade surplus grew by 3.1% in 2019.`,
    falsehoods: `
* | The trade surplus exceeded USD 0.3 billion in every year.
* | The trade surplus stayed above USD 0.3 billion in all years.
* | The trade surplus was always above USD 0.3 billion.
* | The trade surplus never fell below USD 0.4 billion.
* | The trade surplus fell every year from 2019 to 2022.
* | The trade surplus fell every year.
* | The trade surplus ranged from USD 0.4 billion to USD 3.3 billion.
* | The trade surplus ranged from USD 0.4 billion to USD 3.3 billion between 2018 and 2023.
* | The trade surplus was never higher than in 2018.
* | The trade surplus rose in 2022.
* | The trade surplus rose from 2021 to 2022.
* | The trade surplus fell between 2018 and 2022.
* | The total trade surplus was USD 10.0 billion.
* | The median trade surplus was USD 2.4 billion.
* | In all six years, the trade surplus was above USD 0.3 billion.
* | The trade surplus was above USD 0.3 billion in six years.
* | No year had a trade surplus below USD 0.4 billion.
* | The trade surplus was at least USD 0.4 billion throughout.
* | The trade surplus was positive in every year.
* | The trade surplus was USD 3.2 billion in every year.
* | Exports were USD 33.9 billion in 2019, leaving a trade deficit of USD 3.3 billion.
* | The trade surplus was never negative.
* | There was never a trade deficit.
* | There was no trade deficit in 2022.
* | There was no trade surplus in 2021.
* | The trade deficit never exceeded USD 1 billion.`,
  },
]);
