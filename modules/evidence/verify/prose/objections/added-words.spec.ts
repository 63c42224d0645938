import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'The Halden Museum had 52,400 visitors in 2022, up from 49,300 in 2021. Ticket income came to EUR 597,000, after EUR 540,000 in 2021. The museum employed 36 people at the end of 2022.',
    truths: [
      'In 2022 the Halden Museum had 52,400 visitors.',
      'At the end of 2022 the museum employed 36 people.',
    ],
    falsehoods: [
      'In 2022 the museum almost had 52,400 visitors.',
      'In 2022 the museum nearly reached 52,400 visitors.',
      'In 2022 ticket income per month was EUR 597,000.',
      'In 2022 the museum had 36 staff too many.',
      'In 2022 the museum had 52,400 visitors every month.',
    ],
  },
  {
    passage: 'Exports rose by 6.3 percent to EUR 731 million in 2023, from EUR 688 million in 2022.',
    truths: ['Exports rose by 6.3 percent in 2023.', 'Exports rose to EUR 731 million in 2023.'],
    falsehoods: [
      'Exports were to grow by 6.3 percent in 2023.',
      'There was a rise in exports of EUR 731 million in 2023.',
      'The rise in exports in 2023 was EUR 731 million.',
    ],
  },
  {
    passage:
      'The line almost reached 5,000 passengers a day in 2022. Brandow has 212,400 inhabitants and 64 hotels.',
    truths: ['Brandow has 212,400 inhabitants.', 'Brandow has 64 hotels.'],
    falsehoods: [
      'The line reached 5,000 passengers a day in 2022.',
      'Around Brandow there are 212,400 inhabitants.',
      'Outside Brandow there are 212,400 inhabitants.',
      '64 hotels in Brandow are full.',
    ],
  },
]);
