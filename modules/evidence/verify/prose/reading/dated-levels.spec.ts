import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'Group revenue rose from EUR 2.18 billion in 2023 to EUR 2.31 billion in 2024. Operating profit fell over the same period from EUR 134.2 million to EUR 118.7 million, and the operating margin narrowed from 6.2% to 5.1%.',
    truths: [
      'Operating profit was EUR 15.5 million lower in 2024 than in 2023.',
      'Operating profit was EUR 118.7 million in 2024.',
      'Operating profit was EUR 134.2 million in 2023.',
      'The operating margin narrowed by 1.1 percentage points between 2023 and 2024.',
    ],
    falsehoods: [
      'Operating profit was EUR 118.7 million in 2023.',
      'Operating profit was EUR 15.5 million higher in 2024 than in 2023.',
      'Profit was EUR 15.5 million lower in 2024 than in 2023.',
      'The operating margin narrowed by 1.1% between 2023 and 2024.',
      'The operating margin narrowed by 1.1 percentage points between 2022 and 2023.',
      'Revenue fell by EUR 15.5 million between 2023 and 2024.',
    ],
  },
  {
    passage:
      'Net debt fell to €1.94 billion at the end of September from €2.12 billion at the end of June. Carbon emissions fell by 6.8% in 2024, to 149,300 tonnes. Landings of blue mussel more than doubled, from 1,240 tonnes in 2022 to 2,710 tonnes in 2023. The price of mussels nevertheless rose to 4.6 crowns in 2023, from 4.4 crowns in 2022.',
    truths: [
      'Net debt stood at €1,940 million at the end of September.',
      'Net debt was reduced by €180 million between the end of June and the end of September.',
      'Carbon emissions fell to 149.3 kilotonnes in 2024.',
      'Landings of blue mussel more than doubled to 2,710 tonnes in 2023.',
      'The price of mussels was 4.6 crowns in 2023.',
    ],
    falsehoods: [
      'Net debt stood at €1,940 million at the end of June.',
      'Net debt was increased by €180 million between the end of June and the end of September.',
      'Carbon emissions fell to 149.3 megatonnes in 2024.',
      'Carbon emissions fell to 149.3 kilotonnes in 2023.',
      'Landings of blue mussel more than doubled to 2,710 tonnes in 2022.',
      'Landings more than doubled to 2,710 tonnes in 2023.',
      'The price of mussels was 4.6 crowns in 2022.',
      'The price of mussels more than doubled to 4.6 crowns in 2023.',
    ],
  },
  {
    passage:
      'Net debt stood at EUR 742 million on 31 December 2024, compared with EUR 655 million a year before. The number of lockers grew from 3,260 at the end of 2023 to 6,840 at the end of 2024.',
    truths: [
      'Net debt increased by 13.3% between the end of 2023 and the end of 2024.',
      'Net debt rose by EUR 87 million in 2024.',
      'Net debt was EUR 655 million at the end of 2023.',
      'The number of lockers more than doubled between the end of 2023 and the end of 2024.',
      'The number of lockers more than doubled.',
    ],
    falsehoods: [
      'Net debt rose by EUR 87 million in 2023.',
      'Net debt was EUR 742 million at the end of 2023.',
      'Net debt was EUR 655 million at the end of 2024.',
      'The number of lockers doubled between the end of 2023 and the end of 2024.',
      'The number of lockers more than tripled between the end of 2023 and the end of 2024.',
      'The number of lockers more than doubled between the end of 2022 and the end of 2023.',
      'Net debt more than doubled between the end of 2023 and the end of 2024.',
    ],
  },
  {
    passage:
      'Turnout in the district was 61 percent, compared with 70 percent nationally. Sales in Asia were 14 million euros, against 12 million euros in Africa. Profit may rise from 3 million euros in 2023 to 4 million euros in 2024.',
    truths: ['Turnout in the district was 61 percent.'],
    falsehoods: [
      'Turnout in the district fell from 70 percent to 61 percent.',
      'Sales in Asia rose by 2 million euros.',
      'Profit was 4 million euros in 2024.',
      'Profit rose by 1 million euros in 2024.',
    ],
  },
  {
    passage:
      'The company reported revenue of €412.6 million for the third quarter of 2024, up from €368.9 million in the third quarter of 2023. Net profit rose to €57.3 million from €44.8 million a year earlier.',
    truths: [
      'Net profit was €44.8 million in the third quarter of 2023.',
      'Net profit was €57.3 million in the third quarter of 2024.',
    ],
    falsehoods: [
      'Net profit was €57.3 million in the third quarter of 2023.',
      'Net profit was €44.8 million in the third quarter of 2024.',
    ],
  },
  {
    passage:
      'The waiting list held 7,385 households at the end of 2023, up from 6,120 a year earlier. The agency recorded 48 confirmed measles cases in 2024, after 16 in 2023.',
    truths: [
      'The waiting list grew by 20.7% in 2023.',
      'Confirmed measles cases tripled from 16 in 2023 to 48 in 2024.',
      'The number of confirmed measles cases tripled between 2023 and 2024.',
    ],
    falsehoods: [
      'The waiting list grew by 20.7% in 2022.',
      'The waiting list more than doubled in 2023.',
      'Confirmed measles cases doubled between 2023 and 2024.',
      'Confirmed measles cases tripled from 16 in 2024 to 48 in 2023.',
      'The agency tripled between 2023 and 2024.',
    ],
  },
  {
    passage:
      "Hours worked by agency staff more than doubled, from 180,000 in 2021 to 405,000 in 2023. Over the same period the hours worked by the homes' own staff rose from 11.2 million to 11.5 million.",
    truths: ['Hours worked by agency staff more than doubled between 2021 and 2023.'],
    falsehoods: [
      "The hours worked by the homes' own staff more than doubled between 2021 and 2023.",
      'Hours worked by staff more than doubled between 2021 and 2023.',
    ],
  },
]);
