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
  {
    passage: `# Less waste, more recycling

Lowenia generated 7.04 million tonnes of municipal waste in 2022, 2.1% less than in 2021. Of the total amount, 46.2% was recycled, compared with 41.5% in 2017.`,
    truths: ['Lowenia generated 7.04 million tonnes of municipal waste in 2022.'],
    falsehoods: [
      'Lowenia recycled 7.04 million tonnes of municipal waste in 2022.',
      'Lowenia recycled 7.04 million tonnes of municipal waste in 2022, which was 2.1% less than in 2021.',
    ],
  },
  {
    passage: `# Larkholm cuts its forecast as sofa orders slow

Sales of beds dropped by 9.8%. Total revenue in the quarter came to £148.2 million, compared with £156.0 million in the same period last year.`,
    truths: ['Revenue in the quarter was 5% lower than a year before.'],
    falsehoods: [
      'Revenue from sofas was 5% lower than a year before.',
      'Revenue of sofas was 5% lower than a year before.',
    ],
  },
  {
    passage:
      'At the end of 2023 we operated 418 stores, nineteen more than a year before. We opened twenty-seven stores during the year and closed eight.',
    truths: ['We operated 418 stores at the end of 2023.'],
    falsehoods: [
      'We closed 418 stores at the end of 2023.',
      'We finished 418 stores at the end of 2023.',
      'We opened 418 stores at the end of 2023.',
      'We closed 418 stores at the end of 2023, 19 more than a year earlier.',
    ],
  },
]);
