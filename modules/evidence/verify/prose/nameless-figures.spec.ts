import { testWorlds } from '../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'The yard sold 4,380 boats in 2023.',
    truths: ['The yard sold 4,380 boats in 2023.', 'In 2023, 4,380 boats were sold by the yard.'],
    falsehoods: [
      'The figure is 4,380.',
      'The number was 4,380 in 2023.',
      'The total came to 4,380.',
      'It was 4,380.',
    ],
  },
]);
