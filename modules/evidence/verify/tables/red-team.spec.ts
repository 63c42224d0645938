import { testTables } from '../../../../tests/doubles/statement-worlds';

const ferries = `Route,Length (km),Stops,Passengers 2019 (million),Passengers 2023 (million),Punctuality 2023 (%),Subsidy per passenger 2023 (EUR),Result 2023 (EUR million)
Amber,62,9,2.4,2.1,91.2,1.35,3.2
Birch,28,14,3.1,3.6,87.5,3.1,-2.8
Cliff,41,6,1.8,2.2,94,1.8,1.1
Delta,55,5,0.9,0.7,82.3,6.45,-5.3
Ebb,19,17,5.7,5.2,88.9,0.95,6.9
`;

const quays = `Quay,Berths,Ships 2019,Ships 2023,Cargo 2019 (million t),Cargo 2023 (million t)
North,21,310,290,2.4,2.1
South,14,120,160,3.1,3.6
East,17,240,250,1.8,2.2
West,9,,90,,1.7
`;

const results = `Quarter,Revenue (EUR million),Operating profit (EUR million),Net profit (EUR million)
2022 Q1,41.2,-18.6,-21.4
2022 Q2,58.9,-9.2,-12
2022 Q3,139.5,12.8,8.9
2022 Q4,108.3,-2.1,-4.7
`;

const soup = `Year,Income (GBP thousand),Donors,Cost per meal (GBP),Result (GBP thousand)
2017,1840,6120,2.85,45
2018,1765,5980,3.02,-137
2019,1990,6450,2.97,42
2020,2310,8210,3.21,122
2021,2340,7690,3.34,-155
2022,2375,7310,3.72,-24
`;

const harvest = `State,Wheat harvest 2022 (kt),Wheat harvest 2023 (kt),Net migration 2023
Alder,420,455,-1240
Birch,185,170,310
Cedar,960,1015,-2105
Elm,450,528,95
`;

const shops = `Shop,Town,Women (%),Thefts per 1000 visitors,Rent per square metre (EUR),Fuel per 100 km (litres),Open since
Able,Linz,67.3,1.4,18.5,8.1,1974
Bell,Linz,24.5,2.9,16.5,9.4,1961
Core,Graz,51,0.8,24,7.7,1988
`;

const items = `Item,Budget (EUR million)
Goods,455
Services,301
Subtotal trade,756
Grants,60
Fees,14
Other total,74
`;

testTables([
  {
    name: 'ferry-counts.csv',
    table: ferries,
    truths: `
* | Three of the five routes have more than 8 stops.
* | More than two routes have more than 8 stops.
* | Fewer than three routes have fewer than 8 stops.
* | Two of the five routes had more passengers in 2023 than in 2019.
* | At least two of the five routes had more passengers in 2023 than in 2019.
* | Two routes made a loss in 2023.
`,
    falsehoods: `
* | More than three routes have more than 8 stops.
* | Fewer than three routes have more than 8 stops.
* | Almost three of the five routes have more than 8 stops.
* | More than two routes had more passengers in 2023 than in 2019.
* | Fewer than two routes had more passengers in 2023 than in 2019.
* | More than two routes made a loss in 2023.
* | Fewer than two routes made a loss in 2023.
`,
  },
  {
    name: 'ferry-ranges.csv',
    table: ferries,
    truths: `
* | In 2023, punctuality ranged from 82.3% to 94.0%.
* | In 2023, punctuality ranged from 82.3% for Delta to 94.0% for Cliff.
* | The number of stops ranges from 5 to 17.
* | The longest route is Amber with 62 km.
* | Ebb has the most stops, 17.
* | Delta received a subsidy of EUR 6.45 per passenger in 2023.
`,
    falsehoods: `
* | In 2023, punctuality ranged from 87.5% on the Birch route to 91.2% on the Amber route.
* | In 2023, results ranged from EUR -2.8 million on the Birch route to EUR 3.2 million on the Amber route.
* | In 2023, results ranged from a loss of EUR 2.8 million on the Birch route to a profit of EUR 3.2 million on the Amber route.
* | The number of stops ranges from 6 (Cliff route) to 14 (Birch route).
* | The longest route is the Ebb route with 17 stops.
* | Delta received a subsidy of EUR 6.45 in 2023.
* | Delta received a higher subsidy than Amber in 2023.
`,
  },
  {
    name: 'soup.csv',
    table: soup,
    truths: `
* | Income rose in every year from 2018 to 2022.
* | Donors rose by 2,230 from 2018 to 2020.
* | The result rose by GBP 131,000 from 2021 to 2022.
* | The cost per meal rose from GBP 2.85 in 2017 to GBP 3.72 in 2022.
`,
    falsehoods: `
* | Donors rose for five years in a row.
* | Donors rose for three years running, from 2017 to 2020.
* | The cost per meal rose for two years on end, from 2018 to 2020.
* | Donors rose annually from 2017 to 2022.
* | The cost per meal rose in all six years.
* | The cost per meal rose in each of the six years.
* | The loss in 2021 was GBP 18,000 lower than in 2018.
* | The loss was GBP 18,000 smaller in 2021 than in 2018.
`,
  },
  {
    name: 'harvest.csv',
    table: harvest,
    truths: `
* | Cedar's wheat harvest rose by 5.7 percent in 2023.
* | In 2023, the wheat harvest was larger in Cedar than in Elm.
`,
    falsehoods: `
* | Cedar's wheat harvest rose by 5.7 percent in 2023, more than in Elm.
* | Elm's wheat harvest rose by 17.3 percent in 2023, less than that of Cedar.
* | Cedar's wheat harvest rose by 55 kt between 2022 and 2023, less than in Alder.
`,
  },
  {
    name: 'shops.csv',
    table: shops,
    truths: `
* | Women make up 67.3% at Able.
* | The share of women is lowest at Bell.
* | The rent per square metre is EUR 24 at Core.
* | Able has been open since 1974.
`,
    falsehoods: `
* | Able had 1.4 thefts.
* | Able had 1.4 thefts per visitor.
* | Bell had the most thefts.
* | Core had fewer thefts than Able.
* | Core uses 7.7 litres of fuel.
* | Able has 67.3 women.
* | Bell has the fewest women.
* | Able has more women than Core.
* | A rent of EUR 24 is paid by Core.
* | Able has been open since 1964.
* | Able was open since 1970.
`,
  },
  {
    name: 'items.csv',
    table: items,
    truths: `
* | The items totalled EUR 830 million.
* | Two items exceeded EUR 70 million.
* | Services were the second-largest item.
`,
    falsehoods: `
* | The items totalled EUR 1,660 million.
* | Four items exceeded EUR 70 million.
* | Goods were the second-largest item.
`,
  },
  {
    name: 'quays.csv',
    table: quays,
    truths: `
* | Three quays have fewer than 20 berths.
* | In 2023, three of the four quays had more than 100 ships.
`,
    falsehoods: `
* | More than three quays have more than 10 berths.
* | Seven quays have more than 10 berths.
* | In 2019, two of the four quays had more than 200 ships.
* | In 2019, South had the fewest ships of the four quays.
* | In 2019, the four quays had 223 ships on average.
`,
  },
  {
    name: 'soup-years.csv',
    table: soup,
    truths: `
* | Income rose by 29.1 percent over five years.
* | Donors averaged 6,960 over the six years.
`,
    falsehoods: `
* | Income rose by 29.1 percent over six years.
* | Income rose by 29.1 percent within six years.
* | In six years, income rose by GBP 535,000.
`,
  },
  {
    name: 'quay-statements.csv',
    table: quays,
    truths: `
* | In 2023, cargo averaged 2.4 million t.
* | East had 250 ships in 2023, ten more than in 2019.
`,
    falsehoods: `
* | Cargo rose least in East between 2019 and 2023, by 22.2 percent.
* | In 2023, two quays had more than 200 ships, and the others more than 100.
* | West cargo averaged 1.7 million t.
`,
  },
  {
    name: 'results.csv',
    table: results,
    truths: `
* | With a net profit of EUR 8.9 million, 2022 Q3 had the highest net profit.
* | With EUR 139.5 million, 2022 Q3 had the highest revenue.
`,
    falsehoods: `
* | With a loss of EUR 18.6 million, 2022 Q1 had the largest net loss.
* | With a profit of EUR 12.8 million, 2022 Q3 had the highest net profit.
* | With EUR 12.8 million, 2022 Q3 had the highest net profit.
`,
  },
  {
    name: 'plants.csv',
    table: `Plant,Capacity (MW),Workers
Aske,120,41
Culm,85,88
Dene,310,52
`,
    truths: `
* | Dene is the largest plant with a capacity of 310 MW.
* | Culm has the most workers, 88.
`,
    falsehoods: `
* | The largest plant is Culm with 88 workers.
`,
  },
]);
