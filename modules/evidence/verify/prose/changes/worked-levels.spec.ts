import type { World } from '../../evidence.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Changes and comparisons over time, worked out from what a text gives for either time. */
const worlds: readonly World[] = [
  {
    passage:
      'Velmora shipped 88,000 electric bicycles in 2022 and 203,000 electric bicycles in 2023. Kestrel shipped 61,000 electric bicycles in 2023, after 64,000 in 2022. Velmora employed 410 people at the end of 2022 and 455 people at the end of 2023. The price of a battery was 186 euros in 2021 and 149 euros in 2023.',
    truths: [
      'Velmora shipped 115,000 more electric bicycles in 2023 than in 2022.',
      'Velmora shipped 2.3 times as many electric bicycles in 2023 as in 2022.',
      'Velmora shipped more than twice as many electric bicycles in 2023 as in 2022.',
      'Velmora shipped more electric bicycles in 2023 than in 2022.',
      'Kestrel shipped fewer electric bicycles in 2023 than in 2022.',
      'The price of a battery was lower in 2023 than in 2021.',
      'The price of a battery was 37 euros higher in 2021 than in 2023.',
      'The price of a battery was 1.25 times as high in 2021 as in 2023.',
      'The price of a battery fell between 2021 and 2023.',
    ],
    falsehoods: [
      'Velmora shipped 115,000 fewer electric bicycles in 2023 than in 2022.',
      'Velmora shipped 115,000 more electric bicycles in 2022 than in 2023.',
      'Velmora shipped 125,000 more electric bicycles in 2023 than in 2022.',
      'Velmora shipped 3.2 times as many electric bicycles in 2023 as in 2022.',
      'Velmora shipped 2.3 times as many electric bicycles in 2022 as in 2023.',
      'Velmora shipped more than three times as many electric bicycles in 2023 as in 2022.',
      'Velmora shipped more electric bicycles in 2022 than in 2023.',
      'Velmora shipped more batteries in 2023 than in 2022.',
      'Velmora sold more electric bicycles in 2023 than in 2022.',
      'Kestrel shipped more electric bicycles in 2023 than in 2022.',
      'Kestrel shipped 115,000 more electric bicycles in 2023 than in 2022.',
      'Kestrel shipped 2.3 times as many electric bicycles in 2023 as in 2022.',
      'The price of a battery was higher in 2023 than in 2021.',
      'The price of a battery was lower in 2023 than in 2022.',
      'The price of a battery was 37 euros higher in 2023 than in 2021.',
      'The price of a battery was 1.25 times as high in 2023 as in 2021.',
      'The price of a battery rose between 2021 and 2023.',
      'The price of a battery fell in 2023.',
      'The price of a battery fell between 2023 and 2021.',
      'The price of a bicycle fell between 2021 and 2023.',
      'The price of a battery was halved between 2021 and 2023.',
      'Only the price of a battery fell between 2021 and 2023.',
      'The price of a battery fell sharply between 2021 and 2023.',
      'The price of a battery fell each year between 2021 and 2023.',
      'The price of a battery did not fall between 2021 and 2023.',
      'The price of a battery is expected to be lower in 2023 than in 2021.',
    ],
  },
  {
    passage:
      'The number of members was 1,200 in 2019. The number of members was about 2,400 in 2022. The number of paying members was 900 in 2019 and 1,000 in 2022. Costs were more than 5 million euros in 2019 and 6 million euros in 2022. Sales in Brem were 30 tonnes in 2021; sales in Arl were 50 tonnes in 2022.',
    truths: ['The number of paying members rose between 2019 and 2022.'],
    falsehoods: [
      'The number of paying members fell between 2019 and 2022.',
      'The number of members was 2.5 times as high in 2022 as in 2019.',
      'The number of members rose by 100 between 2019 and 2022.',
      'Costs rose by 1 million euros between 2019 and 2022.',
      'Sales in Brem rose between 2021 and 2022.',
      'Sales in Arl rose between 2021 and 2022.',
      'Sales rose between 2021 and 2022.',
      'Sales rose by 20 tonnes between 2021 and 2022.',
    ],
  },
  {
    passage:
      'While rents in towns were 9 euros in 2020, they were 11 euros in 2023. The figure for villages was 7 euros in 2023. In 2022, the tram carried 4.1 million passengers. In 2023, it carried 4.6 million passengers. In 2021, the bus was late on 12 days. In 2020, it was late on 15 days.',
    truths: [
      'Rents in towns were 11 euros in 2023.',
      'Rents in towns were higher in 2023 than in 2020.',
      'The tram carried more passengers in 2023 than in 2022.',
      'The tram carried 4.6 million passengers in 2023.',
    ],
    falsehoods: [
      'Rents in towns were 9 euros in 2023.',
      'Rents in towns were 7 euros in 2023.',
      'Rents in villages were 11 euros in 2023.',
      'Rents in villages were higher in 2023 than in 2020.',
      'Rents in towns were lower in 2023 than in 2020.',
      'The tram carried fewer passengers in 2023 than in 2022.',
      'The bus carried more passengers in 2023 than in 2022.',
      'The bus was late on more days in 2021 than in 2020.',
      'The bus was late on 15 days in 2021.',
    ],
  },
  {
    passage:
      'In 2024, the deficit was 41 million euros. In 2023, it was 58 million euros. In 2021, the loan was 20 million euros. In 2021, it was repaid with 25 million euros.',
    truths: [
      'The deficit was 41 million euros in 2024, compared with 58 million euros in 2023.',
      'The deficit fell by 17 million euros in 2024.',
    ],
    falsehoods: [
      'The deficit rose by 17 million euros in 2024.',
      'The deficit was 58 million euros in 2024.',
      'The deficit was 41 million euros in 2023.',
      'The loan rose by 5 million euros in 2021.',
      'The loan was 25 million euros in 2021.',
    ],
  },
  {
    passage:
      'The drug lowered the rate of relapse from 31% in the control group to 19% in the treated group. The plant sold 410 cars in 2021, 455 cars in 2022 and 470 in 2023. The house was sold for 300,000 euros in 2020. The agency recorded 48 cases in 2024, after 16 in 2023. Hours worked by agency staff were 41,000 in 2021 and 96,000 in 2023.',
    truths: [
      'The drug lowered the rate of relapse by 12 percentage points.',
      'The plant sold 455 cars in 2022.',
      'The plant sold 470 cars in 2023.',
      'The plant sold 60 more cars in 2023 than in 2021.',
      'The agency recorded 16 cases in 2023.',
      'Hours worked by agency staff were 96,000 in 2023.',
    ],
    falsehoods: [
      'The plant sold 410 cars in 2022.',
      'The plant sold 470 cars in 2022.',
      'The plant sold 60 more cars in 2022 than in 2021.',
      'The house was 300,000 euros in 2020.',
      'The agency was 48 in 2024.',
      'The agency tripled between 2023 and 2024.',
      'Hours worked by staff were 41,000 in 2021.',
      'Hours worked by staff were 96,000 in 2023.',
      'Hours worked by staff more than doubled between 2021 and 2023.',
    ],
  },
];

testWorlds(worlds);
