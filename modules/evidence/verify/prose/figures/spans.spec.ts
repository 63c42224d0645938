import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'Production costs fell from 90 to 70 cents a unit between 2015 and 2020.',
    truths: [
      'Production costs were 90 cents a unit in 2015.',
      'Production costs were 70 cents a unit in 2020.',
    ],
    falsehoods: [
      'Production costs were 70 cents a unit in 2015.',
      'Production costs were 90 cents a unit in 2020.',
    ],
  },
  {
    passage: 'The rent rose from 900 to 1,080 euros between 2015 and 2020.',
    truths: ['The rent was 900 euros in 2015.', 'The rent was 1,080 euros in 2020.'],
    falsehoods: [
      'The rent was 1,080 euros in 2015.',
      'In 2015 the rent was 1,080 euros.',
      'The rent was 900 euros in 2020.',
    ],
  },
  {
    passage: 'Between 2015 and 2020 membership fell from 4,100 to 3,300.',
    truths: ['Membership was 4,100 in 2015.'],
    falsehoods: [
      'Membership was 3,300 in 2015.',
      'In 2015 membership was 3,300.',
      'Membership stood at 3,300 in 2015.',
    ],
  },
  {
    passage: 'From 2015 to 2020 the share of women rose from 12% to 19%.',
    truths: ['The share of women was 19% in 2020.'],
    falsehoods: ['The share of women was 19% in 2015.'],
  },
  {
    passage: 'Output rose by 40% to 700 tonnes between 2015 and 2020.',
    truths: ['Output rose by 40% between 2015 and 2020.'],
    falsehoods: ['Output was 700 tonnes in 2015.', 'Output rose by 40% in 2020.'],
  },
  {
    passage:
      'Production costs fell from 90 to 70 cents a unit between 2015 and 2020 and have since risen to 85.',
    truths: [],
    falsehoods: ['Production costs were 70 cents a unit in 2015.', 'Production costs are 70 cents a unit.'],
  },
  {
    passage: 'Between 2015 and 2020 the city built 300 homes.',
    truths: ['The city built 300 homes between 2015 and 2020.'],
    falsehoods: [
      'The city built 300 homes in 2015.',
      'The city built 300 homes in 2020.',
      'In 2020 the city built 300 homes.',
    ],
  },
  {
    passage: 'The city built 300 homes between 2015 and 2020 and 120 in 2021.',
    truths: ['The city built 300 homes between 2015 and 2020.'],
    falsehoods: ['The city built 300 homes in 2015.', 'The city built 300 homes in 2020.'],
  },
  {
    passage: 'From 2015 to 2020 the firm lost 40 million euros.',
    truths: ['The firm lost 40 million euros from 2015 to 2020.'],
    falsehoods: ['The firm lost 40 million euros in 2020.'],
  },
  {
    passage: 'The price rose by 30% between 2015 and 2020.',
    truths: ['The price rose by 30% between 2015 and 2020.'],
    falsehoods: [
      'The price rose by 30% in 2015.',
      'The price rose by 30% in 2020.',
      'The price rose by 30% by 2015.',
    ],
  },
  {
    passage: 'Revenue rose by 5% between 2022 and 2023.',
    truths: ['Revenue rose by 5% in 2023.'],
    falsehoods: ['Revenue rose by 5% in 2022.'],
  },
  {
    passage: 'The temperature rose from 20 to 31 degrees between May and August.',
    truths: ['The temperature rose from 20 to 31 degrees between May and August.'],
    falsehoods: ['The temperature was 31 degrees in May.', 'The temperature was 20 degrees in August.'],
  },
  {
    passage: 'Over the years 2015 to 2020 prices rose from 12 to 15 euros.',
    truths: [],
    falsehoods: ['Prices were 15 euros in 2015.', 'Prices were 12 euros in 2020.'],
  },
  {
    passage: 'Average rainfall, 640 millimetres between 1961 and 1990, was 590 between 1991 and 2020.',
    truths: [],
    falsehoods: [
      'Average rainfall was 640 millimetres in 1961.',
      'Average rainfall was 590 millimetres in 1990.',
    ],
  },
]);
