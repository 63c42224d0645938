import { type TableWorld, testTables } from '../../../../tests/doubles/statement-worlds';

/** Where a change over a stretch of time went, ranges, parts of all rows, prices for one unit. */
const worlds: readonly TableWorld[] = [
  {
    name: 'mills.csv',
    table: `Year,Paper (kt),Net result (SEK million),Margin (%),Passengers (thousand),Price of pulp (SEK/t)
2018,812,64,6.1,310,6200
2019,785,21,2.4,325,5900
2020,640,-88,-9.9,140,5100
2021,671,-12,-1.1,180,7400
2022,655,45,4.0,260,9800
2023,598,-31,-2.9,290,7100
`,
    truths: `
* | Between 2018 and 2022, paper fell by 157 kt to 655 kt.
* | Paper fell by 19.3% to 655 kt between 2018 and 2022.
* | Between 2018 and 2022, paper fell by 157 kt from 812 kt.
* | Half of the years closed with a loss.
* | The mill made a loss in three of the six years, that is, in half of them.
* | Between 2018 and 2023, the price of pulp moved between SEK 5,100 and SEK 9,800 a tonne.
2022 | In 2022, pulp cost SEK 9,800 a tonne.
2022 | More than a quarter of a million passengers flew in 2022.
* | The heaviest loss, SEK 88 million, was made in 2020.
`,
    falsehoods: `
* | Between 2018 and 2022, paper fell by 157 kt to 812 kt.
* | Between 2018 and 2022, paper fell by 157 kt to 598 kt.
* | Between 2018 and 2022, paper fell by 157 kt to 671 kt.
* | Between 2018 and 2023, paper fell by 157 kt to 655 kt.
* | Between 2018 and 2022, paper rose by 157 kt to 655 kt.
* | Between 2018 and 2022, paper fell by 157 kt from 655 kt.
* | Between 2018 and 2022, paper fell by 157 kt from 785 kt.
* | Between 2018 and 2022, paper did not fall by 157 kt to 655 kt.
* | Half of the years closed with a profit of SEK 31 million.
* | Half of the quarters closed with a loss.
* | A third of the years closed with a loss.
* | More than half of the years closed with a loss.
* | Half of the mills closed with a loss.
* | Half of the years since 2020 closed with a loss.
* | The mill made a loss in three of the six years, that is, in a third of them.
* | The mill made a loss in two of the six years, that is, in half of them.
* | The mill made a loss in three of the six years, that is, in more than half of them.
* | Between 2018 and 2023, the price of pulp moved between SEK 5,900 and SEK 9,800 a tonne.
* | Between 2018 and 2023, the price of pulp moved between SEK 5,100 and SEK 7,400 a tonne.
* | Between 2018 and 2020, the price of pulp moved between SEK 5,100 and SEK 9,800 a tonne.
* | Between 2018 and 2023, the price of pulp moved between SEK 5,100 and SEK 9,800 a kilogram.
2022 | In 2022, pulp cost SEK 9,800 a kilogram.
2022 | In 2022, pulp cost SEK 9.8 a tonne.
2022 | In 2022, pulp cost SEK 9,800 a litre.
2022 | More than a quarter of a million passengers flew in 2023.
2022 | More than 300,000 passengers flew in 2022.
* | The heaviest loss, SEK 31 million, was made in 2023.
* | The heaviest loss, SEK 88 million, was made in 2021.
* | The heaviest profit, SEK 45 million, was made in 2022.
`,
  },
  {
    name: 'ports.csv',
    table: `Port,Coast,Result (EUR million)
Aldvik,North,3.2
Brunsund,North,21.4
Carrow,West,-0.8
Dunmar,West,-1.1
Estholm,West,-2.6
Fernby,South,4.0
`,
    truths: `
* | Half of the ports made a loss.
* | Half of the ports made a loss: Carrow, Dunmar and Estholm.
`,
    falsehoods: `
* | Half of the ports in the West made a loss.
* | Half of the ports made a loss: Carrow, Dunmar and Fernby.
* | A third of the ports made a loss.
* | Half of the coasts made a loss.
* | Three of the coasts made a loss.
`,
  },
];

testTables(worlds);
