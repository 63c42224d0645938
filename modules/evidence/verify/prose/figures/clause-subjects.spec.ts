import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'Only the blue line, which opened in 1998, runs at night; the red and the green stop at 1 a.m.',
    truths: ['Only the blue line runs at night.', 'The red and the green stop at 1 a.m.'],
    falsehoods: ['The blue line stops at 1 a.m.', 'Only the green line stops at 1 a.m.'],
  },
  {
    passage: 'At 19, Ruiz joined the club; at 23 she was its captain, and at 31 its coach.',
    truths: ['Ruiz joined the club at 19.'],
    falsehoods: ['Ruiz joined the club at 23.'],
  },
  {
    passage: 'Weber expects growth of 2% next year, Lang of 1%, and both see unemployment at 6%.',
    truths: ['Weber expects growth of 2% next year.'],
    falsehoods: ['Both expect growth of 2% next year.', 'Unemployment is 6%.'],
  },
]);
