import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** What a figure counts, where the title or another figure has the noun that a statement puts in its place. */
testWorlds([
  {
    passage: `# Night work in nursing homes

This briefing sums up the HALLMAR study, which followed care staff in 46 nursing homes in three regions from March 2019 to October 2022. A total of 1,874 employees took part, of whom 1,523 were women.`,
    truths: [
      'The HALLMAR study followed care staff in 46 nursing homes in three regions from March 2019 to October 2022.',
      'A total of 1,874 employees took part.',
    ],
    falsehoods: [
      'The HALLMAR study followed care staff in 1,874 nursing homes in three regions.',
      'The HALLMAR study followed care staff in 1,523 nursing homes in three regions.',
      'The HALLMAR study followed care staff in 46 regions.',
    ],
  },
  {
    passage: `# Housing in Kestova

At the end of 2023 the city of Kestova had 196,041 inhabitants and 99,001 dwellings. Ten years earlier, at the end of 2013, it had 177,600 inhabitants.`,
    truths: ['At the end of 2023, Kestova had 196,041 inhabitants.'],
    falsehoods: [
      'At the end of 2023, Kestova had 196,041 dwellings.',
      'At the end of 2023, Kestova had 196,041 homes.',
      'At the end of 2023, Kestova had 99,001 inhabitants.',
      'At the end of 2013, Kestova had 177,600 dwellings.',
      'The number of dwellings of Kestova grew by 10.4% between the end of 2013 and the end of 2023.',
    ],
  },
]);
