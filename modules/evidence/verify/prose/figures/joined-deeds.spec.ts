import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'The reactor was fuelled for the first time in 1983, went on line in 1984 and was switched off 25 years later.',
    truths: ['The reactor went on line in 1984.', 'The reactor was switched off 25 years later.'],
    falsehoods: ['The reactor went on line 25 years later.'],
  },
  {
    passage:
      'The largest gift, 2 million crowns, came from a brewer who had left the town penniless in 1958.',
    truths: ['The largest gift was 2 million crowns.'],
    falsehoods: [
      'A brewer left the town 2 million crowns.',
      'A brewer left the town 2 million crowns in 1958.',
    ],
  },
  {
    passage:
      'More people moved to Arl (2,300) than left it (1,900); in Berg it was the other way round (600 and 850).',
    truths: ['2,300 people moved to Arl.'],
    falsehoods: ['1,900 people moved to Arl.'],
  },
  {
    passage:
      'The airline cancelled 1,200 flights, 300 of them to Asia, and rebooked nine in ten passengers within a day.',
    truths: [
      'The airline cancelled 1,200 flights.',
      'The airline rebooked nine in ten passengers within a day.',
    ],
    falsehoods: ['The airline cancelled 1,200 flights within a day.'],
  },
  {
    passage:
      'The plant was to open in 2019 at a cost of 300 million euros; it opened in 2023 and cost 540 million.',
    truths: ['The plant was to open in 2019 at a cost of 300 million euros.'],
    falsehoods: ['The plant opened at a cost of 300 million euros.'],
  },
  {
    passage: 'Every year 5,000 people move in and 6,200 move out.',
    truths: ['Every year 5,000 people move in.'],
    falsehoods: ['Every year 5,000 people move out.', 'Every year 6,200 people move in.'],
  },
]);
