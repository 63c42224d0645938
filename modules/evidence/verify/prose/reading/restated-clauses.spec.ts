import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'The Harbour Authority of Lisk handled 14.2 million tonnes of cargo in 2023, 6% more than in 2022.',
    truths: [
      'The Harbour Authority of Lisk handled 6% more cargo in 2023 than in 2022.',
      'In 2023, the Harbour Authority of Lisk handled 14.2 million tonnes of cargo.',
    ],
    falsehoods: [
      'The Harbour Authority of Lisk handled 6% less cargo in 2023 than in 2022.',
      'The Harbour Authority of Lisk handled 6% more cargo in 2022 than in 2021.',
      'The Harbour Authority of Lisk handled 6% more cargo in 2023 than in 2021.',
      'The Harbour Authority of Lisk handled 6% more containers in 2023 than in 2022.',
      'In 2022, the Harbour Authority of Lisk handled 14.2 million tonnes of cargo.',
    ],
  },
  {
    passage:
      'The airline carried 8.6 million passengers in the first half of 2024, up 11% on the same period of 2023, but its load factor slipped from 84% to 82%.',
    truths: [
      'The airline’s passenger numbers rose by 11% in the first half of 2024.',
      'The airline carried 11% more passengers in the first half of 2024 than in the same period of 2023.',
      'The airline’s load factor fell from 84% to 82%.',
    ],
    falsehoods: [
      'The airline’s passenger numbers fell by 11% in the first half of 2024.',
      'The airline’s passenger numbers rose by 11% in 2024.',
      'The airline’s load factor rose by 11% in the first half of 2024.',
      'The airline carried 11% fewer passengers in the first half of 2024 than in the same period of 2023.',
      'The airline’s load factor rose from 82% to 84%.',
    ],
  },
  {
    passage: "Wind farms supplied 38% of the country's electricity in 2023, while solar panels supplied 14%.",
    truths: [
      "Solar panels supplied 14% of the country's electricity in 2023.",
      "In 2023, 38% of the country's electricity came from wind farms.",
    ],
    falsehoods: [
      "Solar panels supplied 38% of the country's electricity in 2023.",
      "Solar panels supplied 14% of the country's heat in 2023.",
      "Solar panels supplied 14% of the country's electricity in 2022.",
      "Wind farms supplied 14% of the country's electricity in 2023.",
      'Wind farms supplied 38% of the electricity of solar panels in 2023.',
    ],
  },
  {
    passage:
      'Gross domestic product (GDP) grew by 0.4% in the fourth quarter of 2024, after 0.1% in the third quarter.',
    truths: [
      'GDP grew by 0.1% in the third quarter of 2024.',
      'Gross domestic product expanded by 0.4% in the last quarter of 2024.',
    ],
    falsehoods: [
      'GDP grew by 0.4% in the third quarter of 2024.',
      'GDP shrank by 0.1% in the third quarter of 2024.',
      'GDP grew by 0.1% in the third quarter of 2023.',
      'GDP grew by 0.1% in the fourth quarter of 2024.',
      'GDP grew by 0.1% in 2024.',
    ],
  },
  {
    passage: 'The fleet shrank from 660 vessels in 2022 to 612 in 2023.',
    truths: [
      'In 2023, the fleet had 612 vessels.',
      'The fleet comprised 612 vessels in 2023.',
      'The fleet consisted of 660 vessels in 2022.',
    ],
    falsehoods: [
      'In 2022, the fleet had 612 vessels.',
      'The fleet comprised 660 vessels in 2023.',
      'The fleet comprised 612 trawlers in 2023.',
      'The fleet grew to 660 vessels in 2023.',
    ],
  },
  {
    passage: 'Sales of heat pumps jumped from 21,000 in 2021 to 63,500 in 2023.',
    truths: ['In 2023, 63,500 heat pumps were sold.', 'In 2021, 21,000 heat pumps were sold.'],
    falsehoods: [
      'In 2021, 63,500 heat pumps were sold.',
      'In 2022, 42,000 heat pumps were sold.',
      'In 2023, 63,500 heat pumps were produced.',
      'In 2023, 63,500 gas boilers were sold.',
    ],
  },
  {
    passage:
      'Nearly two in five households (38%) heat with gas, 27% use heat pumps and 19% rely on district heating.',
    truths: [
      '38% of households heat with gas.',
      '27% of households use heat pumps.',
      '19% of households rely on district heating.',
    ],
    falsehoods: [
      '27% of households heat with gas.',
      '38% of households use heat pumps.',
      '27% of flats use heat pumps.',
      '19% of households do not rely on district heating.',
      '38% of heat pumps are in households.',
    ],
  },
  {
    passage: 'The hospital treated 48,300 patients last year, of whom 31% were over 65.',
    truths: [
      '31% of the patients treated by the hospital last year were over 65.',
      'The hospital treated 48,300 patients last year.',
    ],
    falsehoods: [
      '31% of the patients treated by the hospital last year were under 65.',
      '69% of the patients treated by the hospital last year were over 65.',
      '31% of the doctors of the hospital were over 65.',
      'The hospital treated 48,300 patients over 65 last year.',
    ],
  },
  {
    passage: 'Exports rose by 5% in 2023, while imports fell by 3%.',
    truths: ['Exports rose in 2023.', 'In 2023, imports fell by 3%.'],
    falsehoods: [
      'Exports fell in 2023.',
      'Imports rose in 2023.',
      'Exports rose in 2022.',
      'Exports rose sharply in 2023.',
    ],
  },
]);
