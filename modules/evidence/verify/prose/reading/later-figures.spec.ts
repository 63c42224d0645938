import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'In 2019, 38.4% of rotating-shift staff reported symptoms of insomnia; by 2022 the share had risen to 43.1%. Among day staff the share remained almost unchanged, at 21.7% in 2019 and 21.9% in 2022.',
    truths: [
      'In 2022, 43.1% of rotating-shift staff reported symptoms of insomnia.',
      'Between 2019 and 2022 the share of rotating-shift staff with symptoms of insomnia increased by 4.7 percentage points.',
      'The share of rotating-shift staff reporting symptoms of insomnia rose from 38.4% in 2019 to 43.1% in 2022.',
    ],
    falsehoods: [
      'In 2019, 43.1% of rotating-shift staff reported symptoms of insomnia.',
      'In 2022, 43.1% of staff reported symptoms of insomnia.',
      'In 2022, 43.1% of day staff reported symptoms of insomnia.',
      'The share of staff reporting symptoms of insomnia rose from 38.4% in 2019 to 43.1% in 2022.',
      'The share of day staff reporting symptoms of insomnia rose from 38.4% in 2019 to 43.1% in 2022.',
      'Between 2019 and 2022 the share of rotating-shift staff with symptoms of insomnia increased by 4.7%.',
    ],
  },
  {
    passage:
      'Inspectors carried out 1,364 checks at sea and on land in 2023. They found 97 infringements, compared with 118 in 2022. At the end of 2023 the city of Kestova had 196,041 inhabitants and 99,001 dwellings. Ten years earlier, at the end of 2013, it had 177,600 inhabitants.',
    truths: [
      'Inspectors found 21 fewer infringements in 2023 than in 2022.',
      'Inspectors found 97 infringements in 2023.',
      'The number of inhabitants of Kestova grew by 10.4% between the end of 2013 and the end of 2023.',
      'Kestova had 177,600 inhabitants at the end of 2013.',
    ],
    falsehoods: [
      'Inspectors found 21 more infringements in 2023 than in 2022.',
      'Inspectors found 97 infringements in 2022.',
      'Inspectors carried out 21 fewer checks in 2023 than in 2022.',
      'The number of dwellings in Kestova grew by 10.4% between the end of 2013 and the end of 2023.',
      'Kestova had 177,600 dwellings at the end of 2013.',
      'Kestova had 177,600 inhabitants at the end of 2023.',
    ],
  },
  {
    passage:
      'In December 2024 lockers received 18.4% of all deliveries, up from 11.9% in December 2023. Timber made up 18 percent of exports in 2020, up from 12 percent in 2010.',
    truths: [
      'The share of deliveries received by lockers rose by 6.5 percentage points between December 2023 and December 2024.',
      'The share of deliveries received by lockers rose from 11.9% in December 2023 to 18.4% in December 2024.',
      'The share of timber in exports rose by six percentage points between 2010 and 2020.',
    ],
    falsehoods: [
      'The share of deliveries received by lockers rose by 6.5% between December 2023 and December 2024.',
      'The share of deliveries received by lockers fell from 11.9% in December 2024 to 18.4% in December 2023.',
      'The share of lockers received by deliveries rose by 6.5 percentage points between December 2023 and December 2024.',
      'The share of exports in timber rose by six percentage points between 2010 and 2020.',
    ],
  },
  {
    passage:
      'In homes with fixed rosters, absence was 17.3 days per employee per year, compared with 19.8 days in homes without them. In towns, rent was 12 euros, compared with 9 euros in villages.',
    truths: ['In villages, rent was 9 euros.', 'In towns, rent was 12 euros.'],
    falsehoods: [
      'In homes with fixed rosters, absence was 19.8 days per employee per year.',
      'In villages, rent was 12 euros.',
      'In towns, rent was 9 euros.',
      'Rent was 9 euros.',
    ],
  },
]);
