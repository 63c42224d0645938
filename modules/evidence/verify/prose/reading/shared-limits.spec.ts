import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'According to the union, 60 of the 400 drivers are on strike; the company puts the number at 25.',
    truths: ['According to the union, 60 of the 400 drivers are on strike.'],
    falsehoods: [
      'According to the company, 60 of the 400 drivers are on strike.',
      '60 of the 400 drivers are on strike.',
    ],
  },
]);
