import { testTables } from '../../../../../tests/doubles/statement-worlds';

const dairy = `Year,Milk (kt),Cheese (kt),Result before tax (EUR m),Interest income (EUR m)
2018,41.2,17.5,22,4
2019,42.6,18.9,31,5
2020,43.9,19.4,-14,3
2021,48.8,20.1,-6,2
2022,50.4,23.0,27,6
`;
const lakes = `Lake,Country,Volume (million m3)
Alpsee,Austria,410
Brede,Denmark,1260
Corva,Italy,2380
Dorne,France,940
`;

/** Two statements in one, each with a figure of its own, and which of the two is more. */
testTables([
  {
    name: 'dairy.csv',
    table: dairy,
    truths: `
* | Milk grew less than cheese from 2018 to 2022, by 22.3% against 31.4%.
* | Cheese grew faster than milk from 2018 to 2022, by 31.4% compared with 22.3%.
* | The surplus of milk over cheese was 28.7 kt in 2021.
* | The surplus of milk over cheese widened to 28.7 kt in 2021 from 24.5 kt one year before.
* | The surplus of milk over cheese narrowed from 28.7 kt in 2021 to 27.4 kt in 2022.
* | A profit of €31 million in 2019 turned into a loss of €14 million in 2020, a swing of €45 million.
* | A loss of €6 million in 2021 turned into a profit of €27 million in 2022.
* | The loss before tax was EUR 14 million in 2020.
* | In 2020 the dairy made a loss before tax of EUR 14 million.`,
    falsehoods: `
* | Milk grew faster than cheese from 2018 to 2022, by 22.3% against 31.4%.
* | Milk grew faster than cheese from 2018 to 2022, by 31.4% against 22.3%.
* | Cheese grew faster than milk from 2018 to 2022, by 32.4% compared with 22.3%.
* | The surplus of cheese over milk was 28.7 kt in 2021.
* | The surplus of milk over cheese was 28.7 kt in 2020.
* | The surplus of milk over cheese narrowed to 28.7 kt in 2021 from 24.5 kt one year before.
* | The surplus of milk over cheese widened to 28.7 kt in 2021 from 25.4 kt one year before.
* | The surplus of milk over cheese widened from 28.7 kt in 2021 to 27.4 kt in 2022.
* | A profit of €31 million in 2019 turned into a loss of €14 million in 2020, a swing of €17 million.
* | A profit of €31 million in 2019 turned into a loss of €14 million in 2021.
* | A loss of €31 million in 2019 turned into a profit of €14 million in 2020.
* | The loss before tax was EUR 22 million in 2018.
* | The loss after tax was EUR 14 million in 2020.
* | The profit before tax was EUR 14 million in 2020.
* | In 2020 the dairy made a loss after tax of EUR 14 million.`,
  },
  {
    name: 'lakes.csv',
    table: lakes,
    truths: `
* | At 2,790 million m³, the combined volume of Alpsee and Corva exceeds the 2,200 million m³ of Brede and Dorne.
* | At 410 million m³, the volume of Alpsee is below the 940 million m³ of Dorne.`,
    falsehoods: `
* | At 2,790 million m³, the combined volume of Alpsee and Corva is below the 2,200 million m³ of Brede and Dorne.
* | At 2,790 million m³, the combined volume of Alpsee and Corva exceeds the 2,300 million m³ of Brede and Dorne.
* | At 2,790 million m³, the combined volume of Brede and Dorne exceeds the 2,200 million m³ of Alpsee and Corva.
* | At 410 million m³, the volume of Alpsee exceeds the 940 million m³ of Dorne.`,
  },
]);
