import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'The rent rose from 900 euros in 2016 to 1,080 euros in 2021.',
    truths: ['The rent was 900 euros in 2016.', 'In 2021 the rent was 1,080 euros.'],
    falsehoods: ['In 2016, the rent rose to 1,080 euros.', 'The rent rose by 180 euros more than in 2016.'],
  },
  {
    passage: 'In 2021 the rent was 1,080 euros, compared with 900 euros in 2016.',
    truths: ['In 2021 the rent was 1,080 euros.'],
    falsehoods: [
      'In 2021 the rent was 900 euros.',
      'In 2016, the rent rose to 1,080 euros.',
      'The rent rose by 180 euros in 2016.',
    ],
  },
  {
    passage: 'In 2016, the rent was 900 euros. Five years later, it was 1,080 euros.',
    truths: ['In 2016, the rent was 900 euros.'],
    falsehoods: ['The rent was 1,080 euros in 2016.', 'In 2016, the rent was 1,080 euros.'],
  },
  {
    passage: 'Since 2016 the rent has risen from 900 euros to 1,080 euros.',
    truths: ['Since 2016 the rent has risen from 900 euros to 1,080 euros.'],
    falsehoods: ['The rent rose by 180 euros in 2016.'],
  },
  {
    passage: 'The rent was 1,080 euros in 2021, 180 euros more than in 2016.',
    truths: ['The rent was 1,080 euros in 2021.'],
    falsehoods: ['The rent rose by 180 euros a year between 2016 and 2021.'],
  },
  {
    passage: 'On average, night drivers slept 6.1 hours a day and day drivers 6.9 hours.',
    truths: ['Day drivers slept 6.9 hours a day on average.'],
    falsehoods: ['Night drivers slept 6.9 hours a day on average.'],
  },
  {
    passage: 'The fuel bill fell to EUR 36.6 million in 2023 from about EUR 44.5 million in 2022.',
    truths: ['The fuel bill was EUR 36.6 million, down from about EUR 44.5 million in 2022.'],
    falsehoods: [
      'The fuel bill was EUR 36.6 million in 2022.',
      'In 2022, the fuel bill was EUR 36.6 million.',
    ],
  },
]);
