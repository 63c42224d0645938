import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'Output rose from 40 tonnes in 2018 to 55 tonnes in 2021; in 2023 it was 48 tonnes.',
    truths: ['Output rose by 15 tonnes between 2018 and 2021.'],
    falsehoods: [
      'Output rose by 15 tonnes between 2018 and 2023.',
      'Output rose by 38% between 2018 and 2023.',
      'Output rose by 15 tonnes in 2023.',
      'Output rose by 15 tonnes between 2021 and 2023.',
    ],
  },
  {
    passage: 'From 2015 to 2020 the herd grew from 1,200 to 1,900 animals before shrinking to 1,500 in 2023.',
    truths: ['Between 2015 and 2020 the herd grew by 700 animals.'],
    falsehoods: [
      'Between 2015 and 2023 the herd grew by 700 animals.',
      'Between 2020 and 2023 the herd grew by 700 animals.',
    ],
  },
  {
    passage:
      'Passengers fell from 9.1 million in 2019 to 3.2 million in 2020, then recovered to 8.4 million in 2023.',
    truths: ['Passengers fell by 5.9 million from 2019 to 2020.'],
    falsehoods: [
      'Passengers fell by 5.9 million between 2019 and 2023.',
      'Passengers fell by 65% between 2019 and 2023.',
    ],
  },
  {
    passage: 'The price of wheat doubled from 140 to 280 euros between 2020 and 2022 but has since halved.',
    truths: ['The price of wheat rose by 140 euros between 2020 and 2022.'],
    falsehoods: ['The price of wheat rose by 140 euros since 2022.', 'The price of wheat is 280 euros.'],
  },
]);
