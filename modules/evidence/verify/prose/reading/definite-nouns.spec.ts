import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'The cod quota for 2024 has been set at 38,500 tonnes, down from 42,000 tonnes in 2023. Three fifths of the quota go to vessels under 15 metres in length. The herring quota remains unchanged at 70,000 tonnes.',
    truths: [
      '60% of the cod quota for 2024 goes to vessels under 15 metres in length.',
      'Three fifths of the quota go to vessels under 15 metres in length.',
    ],
    falsehoods: [
      '60% of the herring quota goes to vessels under 15 metres in length.',
      '60% of the cod quota for 2023 goes to vessels under 15 metres in length.',
      '60% of the cod quota for 2024 goes to vessels over 15 metres in length.',
    ],
  },
  {
    passage:
      'The Energy Markets Board on Tuesday fined Skarvind Offshore €14.5 million for exceeding the feed-in limit on the export cable of its Brenna Bank wind farm. The board said the limit had been breached on 31 days between April 2022 and January 2023. Shares in Skarvind closed 3.6% lower at €21.84 on Tuesday.',
    truths: [
      'The Energy Markets Board fined Skarvind €14.5m for exceeding the feed-in limit on the Brenna Bank export cable.',
      'According to the board, the feed-in limit was breached on 31 days between April 2022 and January 2023.',
      'Skarvind shares closed 3.6% lower at €21.84.',
    ],
    falsehoods: [
      'The Energy Markets Board on Wednesday fined Skarvind Offshore €14.5 million.',
      'According to the board, the speed limit was breached on 31 days between April 2022 and January 2023.',
      'Skarvind shares closed 3.6% lower at €21.84 on Monday.',
    ],
  },
  {
    passage:
      'Replacing one nurse costs a home about €14,800, according to the employers’ association Carewell. The association expects turnover to fall below 20% by 2026. The union Medica and the union Solid disagree. The union expects pay to rise by 4% in 2026.',
    truths: ['Carewell expects turnover to fall below 20% by 2026.'],
    falsehoods: [
      'Carewell expects turnover to fall below 30% by 2026.',
      'Medica expects turnover to fall below 20% by 2026.',
      'Medica expects pay to rise by 4% in 2026.',
      'Solid expects pay to rise by 4% in 2026.',
    ],
  },
  {
    passage:
      'Corvane Software AG today published its results for the third quarter of 2025. For the full year 2025, the company expects revenue of between 1.40 and 1.43 billion euros. In July 2025, the company acquired the Dutch start-up Loquire for 38.5 million US dollars. The company has 42 employees in Utrecht.',
    truths: [
      'Corvane expects revenue of 1.40 to 1.43 billion euros for 2025.',
      'Corvane acquired the Dutch start-up Loquire for 38.5 million US dollars in July 2025.',
    ],
    falsehoods: [
      'Corvane has 42 employees in Utrecht.',
      'Loquire expects revenue of 1.40 to 1.43 billion euros for 2025.',
      'Corvane expects revenue of 1.40 to 1.43 billion euros for 2024.',
    ],
  },
  {
    passage:
      'Norvik Lines plc and Vester Ferries AB run the route. The company employs 900 people and expects revenue of 40 million euros in 2025.',
    truths: [],
    falsehoods: [
      'Norvik employs 900 people.',
      'Vester employs 900 people.',
      'Vester expects revenue of 40 million euros in 2025.',
    ],
  },
  {
    passage:
      'Norvik Lines bought two ships from Vester Ferries in 2023. The company employs 900 people in Bergen.',
    truths: ['Norvik employs 900 people in Bergen.'],
    falsehoods: ['Vester employs 900 people in Bergen.'],
  },
]);
