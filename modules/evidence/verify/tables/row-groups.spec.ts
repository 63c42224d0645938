import { type TableWorld, testTables } from '../../../../tests/doubles/statement-worlds';

const countries = `Country,Region,Population (million),Exports (EUR bn),Imports (EUR bn),Trade balance (EUR bn),Forest share (%)
Aldova,North,5.42,96.4,81.9,14.5,71.3
Brenia,North,10.31,188.2,192.7,-4.5,58.0
Harsk,North,0.38,6.8,8.1,-1.3,99.8
Carvan,East,18.95,84.6,112.3,-27.7,24.6
Estmar,East,1.36,19.7,23.4,-3.7,32.5
Kestra,East,37.75,361.2,378.6,-17.4,20.8
Lorva,West,8.92,379.6,341.2,38.4,76.0
Pella,West,0.53,3.1,8.7,-5.6,16.5
`;

const baths = `Bath,Year,Visits (thousand),Change in visits (%),Net result (EUR k)
Ashby,2021,142.6,-8.4,-210
Ashby,2022,188.3,32.0,-68
Ashby,2023,201.7,7.1,34
Brook,2021,96.4,-12.7,-186
Brook,2022,121.5,26.0,-86
Brook,2023,117.9,-3.0,-131
Dunmere,2021,38.2,4.6,25
Dunmere,2022,51.9,35.9,67
Dunmere,2023,44.1,-15.0,26
`;

/** What is said of all rows that share a label, or ranked among them. */
const worlds: readonly TableWorld[] = [
  {
    name: 'countries.csv',
    table: countries,
    truths: `
* | All countries in the East had a trade deficit.
* | All three countries in the East had a trade deficit.
* | None of the countries in the East had a trade surplus.
* | No country in the East had a trade surplus.
* | Two of the three countries in the North had a trade deficit.
* | All countries in the East imported more than they exported.
* | All countries in the North have more than 300,000 inhabitants.
* | All countries in the North but Harsk have more than 400,000 inhabitants.
* | Pella is the only country in the West with a trade deficit.
* | Brenia has the largest population in the North.
* | Of the three countries in the North, Harsk has the highest forest share.
* | In the East, Kestra had the largest exports.
* | Kestra, the largest exporter in the East, has 37.75 million inhabitants.
* | Aldova has the second largest population in the North.
`,
    falsehoods: `
* | All countries in the North had a trade surplus.
* | All countries in the West had a trade surplus.
* | Countries in the North had a trade surplus.
* | All three countries in the North had a trade deficit.
* | All four countries in the East had a trade deficit.
* | Some countries in the East had a trade surplus.
* | None of the countries in the North had a trade surplus.
* | None of the four countries in the East had a trade surplus.
* | No country in the West had a trade surplus.
* | Three of the three countries in the North had a trade deficit.
* | Two of the four countries in the North had a trade deficit.
* | All countries in the North imported more than they exported.
* | All countries in the North have more than 400,000 inhabitants.
* | All countries in the North but Aldova have more than 400,000 inhabitants.
* | All countries but Aldova have more than 400,000 inhabitants.
* | Lorva is the only country in the West with a trade deficit.
* | Kestra is the only country in the East with a trade deficit.
* | Pella is the only country with a trade deficit.
* | Aldova has the largest population in the North.
* | Kestra has the largest population in the North.
* | Brenia in the North has the largest population.
* | Brenia, in the North, has the largest population of all countries.
* | Brenia has the largest population outside the North.
* | Brenia has the smallest population in the North.
* | Brenia has the largest population in the East.
* | Of the four countries in the North, Harsk has the highest forest share.
* | Of the three countries in the North, Brenia has the highest forest share.
* | In the East, Carvan had the largest exports.
* | Harsk has the second largest population in the North.
`,
  },
  {
    name: 'baths.csv',
    table: baths,
    truths: `
* | Dunmere had a surplus in every year.
* | Brook made a loss in each of the three years.
* | Brook made a loss in all three years.
* | In 2021, every bath but Dunmere made a loss.
* | All baths but Dunmere made a loss in 2021.
* | The loss at Brook shrank in 2022.
* | In 2022 and 2021, Ashby had a loss.
`,
    falsehoods: `
* | Ashby had a surplus in every year.
* | Ashby had a surplus.
* | Dunmere had a loss in every year.
* | Brook made a loss in each of the four years.
* | Ashby made a loss in all three years.
* | In 2021, every bath but Brook made a loss.
* | All baths but Ashby made a loss in 2021.
* | All baths made a loss in 2021.
* | Every bath but Dunmere made a loss in 2023.
* | The loss at Brook shrank in 2023.
* | The loss at Dunmere shrank in 2023.
* | In 2022 and 2023, Ashby had a loss.
`,
  },
];

testTables(worlds);
