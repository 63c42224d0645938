import type { World } from '../evidence.fixture';
import { testWorlds } from '../../../../tests/doubles/statement-worlds';

/** Passages with several parts, wholes and changes beside one another, of which a statement takes one for another. */
const worlds: readonly World[] = [
  {
    passage:
      'The orchard sold 90 tonnes of apples in 2022, up from 75 tonnes in 2021, and planned to sell 120 tonnes in 2023. Pears rose from 20 to 25 tonnes. The mill and the orchard employ 60 people, of whom 45 work at the mill and 15 at the orchard.',
    truths: [],
    falsehoods: [
      'The orchard sold 20 percent more pears in 2022 than in 2021.',
      'The orchard planned to sell a fifth more apples in 2022 than in 2021.',
      'The mill sold a fifth more apples in 2022 than in 2021.',
      'The orchard sold a third more apples in 2023 than in 2022.',
      'The orchard sold 25 percent more apples in 2022 than in 2021.',
      'The orchard sold a fifth more apples in 2021 than in 2020.',
      'The orchard bought a fifth more apples in 2022 than in 2021.',
      'Three quarters of the people work at the orchard.',
      'A quarter of the people work at the mill.',
      'Three quarters of the mill work at the orchard.',
      'Three quarters of the people at the mill work at the orchard.',
      'Sales of apples rose by a quarter.',
      'Pears rose by a fifth.',
    ],
  },
  {
    passage:
      'Of the 400 letters to the mayor, 300 were opposed to the road and 60 supported it. Of the 80 letters from farmers, 20 were opposed to the road. Rents in Osby climbed from 600 to 750 euros while rents in Vik fell from 900 to 720 euros.',
    truths: [
      'Three quarters of the letters to the mayor were opposed to the road.',
      'Rents in Osby rose by a quarter.',
      'Rents in Vik fell by a fifth.',
    ],
    falsehoods: [
      'Three quarters of the letters from farmers were opposed to the road.',
      'A quarter of the letters to the mayor were opposed to the road.',
      'Three quarters of the letters were opposed to the road.',
      'A quarter of the letters were opposed to the road.',
      'Three quarters of the letters to the mayor supported the road.',
      'Three quarters of the letters to farmers were opposed to the road.',
      'Three quarters of the letters from the mayor were opposed to the road.',
      'Rents in Vik rose by a quarter.',
      'Rents in Osby fell by a fifth.',
      'Rents rose by a quarter.',
      'Rents in Osby rose by a fifth.',
      'Rents in Osby rose by 150 percent.',
      'Rents in Osby rose by 120 euros.',
      'Rents in Osby are a quarter higher than in Vik.',
    ],
  },
  {
    passage:
      'The fund has assets of 500 million crowns, of which 125 million are invested in shares; the insurer says that 40 percent of its 2 million customers would pay more. Turnover was 80 million euros, compared with 64 million euros a year earlier, after the firm had bought Nordlys. Adult literacy increased from 60 percent in 1990 to 75 percent in 2020.',
    truths: [
      'Adult literacy increased by 15 percentage points between 1990 and 2020.',
      'Turnover was a quarter higher than a year earlier.',
    ],
    falsehoods: [
      'Adult literacy increased by 15 percent between 1990 and 2020.',
      'Adult literacy increased by 25 percentage points between 1990 and 2020.',
      'Literacy increased by 15 percentage points between 1990 and 2020.',
      'Adult literacy increased by 15 percentage points between 1990 and 2010.',
      'Adult literacy increased by 15 percentage points a year between 1990 and 2020.',
      'Child literacy increased by 15 percentage points between 1990 and 2020.',
      'Turnover was a quarter higher than two years earlier.',
      'Turnover of Nordlys was a quarter higher than a year earlier.',
      'Turnover is to be a quarter higher than a year earlier.',
      'The insurer has 800,000 customers.',
      'The insurer’s customers would pay 40 percent more.',
      'A quarter of the shares are invested in assets.',
      'Three quarters of the assets are invested in shares.',
      'A quarter of the customers are invested in shares.',
    ],
  },
  {
    passage:
      'A fifth of the 250 ponds on the moor dried out in 2018, and half of those that did have not refilled. The town has 30 kilometres of cycle paths, 12 of them lit, and 90 kilometres of roads. The café seats 80 guests, 20 of them outdoors.',
    truths: ['Two fifths of the cycle paths are lit.', 'A quarter of the guests sit outdoors.'],
    falsehoods: [
      'Half of the ponds on the moor dried out in 2018.',
      'A fifth of the ponds on the moor refilled in 2018.',
      'A fifth of the ponds on the moor dried out in 2019.',
      'A fifth of the ponds on the moor did not dry out in 2018.',
      'Two fifths of the roads are lit.',
      'Two fifths of the cycle paths are not lit.',
      'Two fifths of the town are lit.',
      'Three fifths of the cycle paths are lit.',
      'A quarter of the guests sit indoors.',
      'A quarter of the cafés are outdoors.',
    ],
  },
  {
    passage:
      'Councillor Rask said that membership had risen from 200 to 250. The report expects costs to fall from 40 to 30 million by 2030. The society denied that its income had dropped from 90 to 60 thousand. If the levy passes, fares would rise from 2 to 3 euros. Nurses worked 48 hours a week in March, up from 40 hours in February.',
    truths: [],
    falsehoods: [
      'Membership rose by a quarter.',
      'Membership rose by a quarter, according to Councillor Holt.',
      'Costs fell by a quarter by 2030.',
      'Costs are to fall by a quarter by 2030.',
      'The society’s income dropped by a third.',
      'Fares rose by half.',
      'Fares would rise by half.',
      'Nurses worked a fifth more hours a week in February than in March.',
      'Nurses worked a fifth more hours a month in March than in February.',
      'Nurses worked a fifth more hours a week in March than in January.',
      'Nurses worked a fifth more hours a week.',
    ],
  },
];

testWorlds(worlds);
