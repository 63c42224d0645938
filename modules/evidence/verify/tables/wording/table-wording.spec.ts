import { regionsTable, type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Turns of phrase that name a column, a row or a change in other words than the table does. */
const worlds: readonly TableWorld[] = [
  {
    name: 'regions.csv',
    table: regionsTable,
    truths: `
Arden | Arden gained 1,240 residents through migration.
Belmoor | Belmoor lost 310 people through migration.
Belmoor | Belmoor lost about 310 people through migration.
Esk | Esk lost 420 inhabitants to migration.
* | Arden gained the most people through migration.
* | Esk lost the most people through migration.
* | Three of the five regions lost people through migration.
* | Two of the five regions gained people through migration.
* | Dale has the youngest population, with a median age of 28.9 years.
* | Dale is the youngest region, with a median age of 28.9.
* | Esk is the oldest region, with a median age of 47.3 years.
* | No other region has as many inhabitants as Arden.
* | No other region had as many deaths as Arden.
* | No other region had as few births as Dale.
`,
    falsehoods: `
Arden | Arden lost 1,240 residents through migration.
Arden | Arden gained 1,420 residents through migration.
Arden | Arden gained 1,240 thousand residents through migration.
Arden | Arden gained 1,240 residents through births.
Arden | Arden gained more than 1,240 residents through migration.
Arden | Arden did not gain 1,240 residents through migration.
Arden | Arden gained 1,240 residents through migration in 2022.
Arden | Arden gained 1,240 students through migration.
Arden | Arden gained 1,240% more residents through migration.
Belmoor | Belmoor gained 310 people through migration.
Belmoor | Belmoor lost more than 300 people through migration.
Belmoor | Belmoor lost more than 320 people through migration.
Belmoor | Belmoor lost fewer than 300 people through migration.
Belmoor | Belmoor lost nearly 300 people through migration.
Belmoor | Belmoor lost 420 people through migration.
Esk | Belmoor lost 310 people through migration.
* | Corrin gained the most people through migration.
* | Dale lost the most people through migration.
* | Esk gained the most people through migration.
* | Arden lost the most people through migration.
* | Arden gained the fewest people through migration.
* | Two of the five regions lost people through migration.
* | Three of the five regions gained people through migration.
* | Three of the six regions lost people through migration.
* | All five regions lost people through migration.
* | Dale has the youngest population, with a median age of 38.6 years.
* | Dale has the oldest population, with a median age of 28.9 years.
* | Belmoor has the youngest population, with a median age of 28.9 years.
* | Dale is the youngest region, with a mean age of 28.9.
* | Dale is the youngest region, with a median age of 28.9 months.
* | Dale is the second youngest region, with a median age of 28.9.
* | Dale is not the youngest region, with a median age of 28.9.
* | Corrin is the oldest region, with a median age of 46.7 years.
* | Esk is the youngest region, with a median age of 47.3 years.
* | No other region has as many inhabitants as Esk.
* | No other region had as few deaths as Arden.
* | No other region had as few births as Belmoor.
* | No other region had as many births as Dale.
* | No other region had half as many deaths as Arden.
`,
  },
  {
    name: 'towns.csv',
    table: `Town,Founded,Median age (years)
Arden,1820,44.1
Belmoor,1745,38.6
Corrin,1903,46.7
`,
    truths: `
* | Belmoor is the oldest town.
* | Corrin is the youngest town, founded in 1903.
`,
    falsehoods: `
* | Corrin is the oldest town.
* | Belmoor is the youngest town.
* | Belmoor is the youngest town, with a median age of 38.6 years.
* | Corrin is the oldest town, with a median age of 46.7 years.
`,
  },
  {
    name: 'mills.csv',
    table: `Year,Paper (kt),Board (kt),Net result (SEK million),Staff,Temperature (°C)
2018,812,240,64,1430,7.1
2019,785,262,21,1395,7.4
2020,640,281,-88,1322,8.9
2021,671,315,-12,1288,6.8
2022,655,338,45,1240,7.9
2023,598,352,-31,1198,8.0
`,
    truths: `
2019, 2023 | In 2023, staff was 14% below its 2019 level.
2019, 2023 | In 2023, staff was about a seventh below its level of 2019.
2018, 2023 | By 2023, staff had fallen to 84% of its 2018 level.
2018, 2023 | In 2023, staff stood at 84% of its level of 2018.
2018, 2023 | In 2023, staff was less than 84% of its 2018 level.
2018, 2020 | In 2020, paper was more than three quarters of its 2018 level.
2021, 2022 | In 2022, board was 107% of its 2021 level.
2019, 2023 | Board production in 2023 was about a third above its level of 2019.
* | Staff was never lower than in 2023.
* | The warmest year was 2020, with a mean of 8.9 °C.
`,
    falsehoods: `
2019, 2023 | In 2023, staff was 14% above its 2019 level.
2018, 2023 | In 2023, staff was 14% below its 2018 level.
2019, 2023 | In 2023, staff was 16% below its 2019 level.
2019, 2022 | In 2022, staff was 14% below its 2019 level.
2019, 2023 | In 2023, staff was not 14% below its 2019 level.
2019, 2023 | In 2023, staff was 14 percentage points below its 2019 level.
2019, 2023 | In 2023, board was 14% below its 2019 level.
2019, 2023 | In 2019, staff was 14% below its 2023 level.
2019, 2023 | In 2023, staff was a quarter below its level of 2019.
2018, 2023 | By 2023, staff had fallen to 94% of its 2018 level.
2018, 2023 | By 2023, staff had risen to 84% of its 2018 level.
2018, 2023 | By 2023, staff had fallen to 84% of its 2019 level.
2018, 2023 | By 2023, staff had fallen to less than 83% of its 2018 level.
2018, 2023 | In 2023, staff was less than half of its 2018 level.
2018, 2023 | In 2023, staff was less than half its 2018 level.
2018, 2023 | In 2023, staff was more than 84% of its 2018 level.
2018, 2020 | In 2018, paper was 79% of its 2020 level.
2018, 2020 | In 2020, paper was less than three quarters of its 2018 level.
2018, 2023 | In 2023, staff was 84% of its 2018 peak in board.
* | In 2023, net result was half of its 2020 level.
2021, 2022 | In 2022, board was 107% of the level of paper.
2021, 2022 | In 2021, board was 107% of its 2022 level.
2018, 2023 | By 2023, staff had fallen by 84% of its 2018 level.
2018, 2023 | By 2023, board had fallen to 84% of its 2018 level.
2018, 2023 | In 2023, staff stood at 119% of its level of 2018.
* | Staff was never lower than in 2022.
* | Staff was never higher than in 2023.
* | Staff was never dearer than in 2023.
* | The warmest year was 2023, with a mean of 8.0 °C.
* | The warmest year was 2020, with a mean of 7.7 °C.
* | The coldest year was 2020, with a mean of 8.9 °C.
* | The warmest year was 2020, with a mean of 8.9 °F.
`,
  },
];

testTables(worlds);
