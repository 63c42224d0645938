import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'The north and the south produced 640 tonnes of wheat and 815 tonnes of wheat respectively.',
    truths: [
      'The north produced 640 tonnes of wheat.',
      'Together the north and the south produced 1,455 tonnes of wheat.',
    ],
    falsehoods: [
      'The north and the south produced 640 tonnes of wheat.',
      'Together the north and the south produced 640 tonnes of wheat.',
    ],
  },
]);
