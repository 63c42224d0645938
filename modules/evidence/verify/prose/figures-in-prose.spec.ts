import type { World } from '../evidence.fixture';
import { testWorlds } from '../../../../tests/doubles/statement-worlds';

/** Ranges, bounds, comparisons with an earlier time and figures of two times, each with what turns them. */
const worlds: readonly World[] = [
  {
    passage:
      'The mill pressed 18 million litres of oil in 2019, 15.3 million in 2022 and 11.7 million in 2024. Heating fell from 2,400 tonnes of pellets in 2022 to 1,980 in 2023. The number of presses increased by 100 percent to 24.',
    truths: [
      'Heating fell from 2,400 tonnes of pellets in 2022 to 1,980 tonnes in 2023.',
      'The number of presses increased by 100% to 24.',
    ],
    falsehoods: [
      'Heating fell from 2,400 tonnes of pellets in 2022 to 1,980 litres in 2023.',
      'Heating fell from 2,400 tonnes of pellets in 2022 to 1,980 kilograms in 2023.',
      'The number of presses increased by 100% to 24 percent.',
      'The mill pressed 11.7 million litres of oil in 2022.',
    ],
  },
  {
    passage:
      'Sick leave rose by 1.2 percentage points to 7.5 percent. Some 210 posts were vacant in December. Nurses worked 61,000 hours of overtime, a fifth less than in 2021.',
    truths: [
      'Overtime of the nurses came to 61,000 hours, 20% less than in 2021.',
      'Nurses worked 61,000 hours of overtime, 20% less than in 2021.',
    ],
    falsehoods: [
      'Nurses worked 61,000 hours of overtime in 2021.',
      'Nurses worked 61,000 hours of overtime, 20% more than in 2021.',
      'Nurses worked 61,000 hours of overtime, 20% less than in 2020.',
    ],
  },
  {
    passage:
      'The board plans to open a sixth clinic. It expects patient numbers to grow by 2 to 3 percent a year. A monthly contract costs between 29 and 49 euros. The plant will cost between 52 and 58 million euros.',
    truths: [
      'The board expects patient numbers to grow by 2% to 3% a year.',
      'A monthly contract costs 29 to 49 euros.',
      'A monthly contract costs €29–49.',
      'The plant will cost €52 million to €58 million.',
    ],
    falsehoods: [
      'A monthly contract costs 29 to 94 euros.',
      'A monthly contract costs 29 euros.',
      'A monthly contract costs 49 euros.',
      'The plant will cost €52 to €58.',
      'A monthly contract costs from 29 euros.',
      'The board expects patient numbers to grow by 2% to 3% a month.',
      'The board expects patient numbers to grow by 3% a year.',
    ],
  },
  {
    passage:
      'The fleet landed 18,460 tonnes of fish in 2023, down from 20,140 tonnes in 2022. The average price fell to 1.97 euros per kilogram in 2023, from 2.35 euros a year earlier.',
    truths: [
      'Landings of the fleet fell from 20,140 tonnes in 2022 to 18,460 tonnes in 2023.',
      'The average price fell by 16.2% between 2022 and 2023, from 2.35 to 1.97 euros per kilogram.',
    ],
    falsehoods: [
      'Landings of the fleet fell from 20,140 tonnes in 2023 to 18,460 tonnes in 2022.',
      'Landings of the fleet rose from 18,460 tonnes in 2022 to 20,140 tonnes in 2023.',
      'The average price fell by 16.2% between 2021 and 2023, from 2.35 to 1.97 euros per kilogram.',
      'The average price fell from 1.97 to 2.35 euros per kilogram.',
      'The fleet landed 20,140 tonnes of fish in 2023.',
      'The fleet landed 18,460 tonnes of fish in 2022.',
    ],
  },
  {
    passage:
      'The number of outages longer than three minutes was 318 in 2022, compared with 402 in 2021. Growers landed 9,450 tonnes of kelp in 2023, compared with 7,820 tonnes in 2022, an increase of 20.8%.',
    truths: [
      'The number of outages longer than three minutes was 318 in 2022.',
      'The number of outages longer than three minutes was 402 in 2021.',
      'Growers landed 9,450 tonnes of kelp in 2023, an increase of 20.8% on the 7,820 tonnes landed in 2022.',
    ],
    falsehoods: [
      'The number of outages longer than three minutes was 402 in 2022.',
      'The number of outages longer than three minutes was 318 in 2021.',
      'Growers landed 7,820 tonnes of kelp in 2023.',
      'Growers landed 9,450 tonnes of kelp in 2023, a decrease of 20.8% on the 7,820 tonnes landed in 2022.',
      'Growers landed 9,450 tonnes of kelp in 2022.',
    ],
  },
  {
    passage:
      'The region had 1,284 staffed beds in December 2024, 37 fewer than two years before. About 1,150 people had been waiting for more than a year at the end of December 2024, against some 2,900 twelve months before.',
    truths: [
      'In December 2024 there were 1,284 staffed beds in the region, 37 fewer than in December 2022.',
      'At the end of December 2024, about 1,150 people had been waiting for more than a year.',
    ],
    falsehoods: [
      'In December 2024 there were 1,284 staffed beds in the region, 37 fewer than in December 2023.',
      'In December 2022 there were 1,284 staffed beds in the region.',
      'In December 2024 there were 1,284 staffed beds in the region, 37 more than in December 2022.',
      'At the end of December 2024, about 2,900 people had been waiting for more than a year.',
    ],
  },
  {
    passage:
      'The sound now counts 27 licensed farms, up from 4 in 2018. A pilot with 1,500 households ended in November; it reduced summer demand by up to 9 percent. Guests from abroad bought roughly two fifths of all tickets.',
    truths: [
      'The pilot reduced summer demand by at most 9 percent.',
      'The pilot reduced summer demand by no more than 9 percent.',
      'About 40 percent of all tickets were bought by guests from abroad.',
    ],
    falsehoods: [
      'The pilot reduced summer demand by 9 percent.',
      'The pilot reduced summer demand by at least 9 percent.',
      'The pilot reduced winter demand by at most 9 percent.',
      'The pilot raised summer demand by at most 9 percent.',
      'About 40 percent of guests from abroad bought tickets.',
      'The sound has 27 farms, up from 4 in 2017.',
    ],
  },
  {
    passage:
      'The company did not pay a dividend for 2022. About one in five connected homes has not taken out a contract. Older pupils pay $3.20, which is 40 cents more than before. The company employs 2,350 people, roughly a third of them in Port Selwick.',
    truths: [
      'The company paid no dividend for 2022.',
      'Roughly 20% of connected homes have not taken out a contract.',
      'Older pupils pay $3.20, 40 cents more than before.',
    ],
    falsehoods: [
      'The company paid a dividend for 2022.',
      'The company paid no dividend for 2023.',
      'Roughly 20% of connected homes have taken out a contract.',
      'Older pupils pay $3.20, 40 cents less than before.',
      'Roughly a third of Port Selwick works for the company.',
    ],
  },
  {
    passage:
      'The catalogue lists 38,416 stars. The group had revenue of NOK 4,812 million in 2024. The trip took 8.6 hours. The club has about 900 members.',
    truths: [
      'The catalogue lists more than 38,000 stars.',
      'The catalogue lists almost 40,000 stars.',
      'The group had revenue of just over NOK 4.8 billion in 2024.',
      'The trip took almost nine hours.',
    ],
    falsehoods: [
      'The catalogue lists more than 38,500 stars.',
      'The catalogue lists more than 38,416 stars.',
      'The catalogue lists more than 30,000 stars.',
      'The catalogue lists fewer than 38,000 stars.',
      'The catalogue lists almost 38,000 stars.',
      'The group had revenue of just under NOK 4.8 billion in 2024.',
      'The group had revenue of more than NOK 4.9 billion in 2024.',
      'The trip took more than nine hours.',
      'The trip took almost nine days.',
      'The club has more than 800 members.',
      'The club has almost 1,000 members.',
    ],
  },
];

testWorlds(worlds);
