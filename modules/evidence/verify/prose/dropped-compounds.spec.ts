import { testWorlds } from '../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'The number of part-time employees was 312 in 2022. The share of night nurses reporting insomnia was 43.1% in 2022. Emissions from coal-fired power plants were 43.5 million tonnes in 2022. The Tarnholm-based company had third-quarter revenue of 12.4 million euros in 2022.',
    truths: [
      'The number of part-time employees was 312 in 2022.',
      'The share of night nurses reporting insomnia was 43.1% in 2022.',
      'Emissions from coal-fired power plants were 43.5 million tonnes in 2022.',
      'The company had third-quarter revenue of 12.4 million euros in 2022.',
    ],
    falsehoods: [
      'The number of employees was 312 in 2022.',
      'The share of nurses reporting insomnia was 43.1% in 2022.',
      'Emissions from power plants were 43.5 million tonnes in 2022.',
      'Emissions from gas-fired power plants were 43.5 million tonnes in 2022.',
    ],
  },
  {
    passage:
      'The number of complaints about delays was 340 in 2023. Operating profit (EBIT) was NOK 577 million. Net sales rose by 6.4% to EUR 1,284 million in 2023 (2022: EUR 1,207 million). Profit before special items rose from EUR 121 million to EUR 143 million.',
    truths: [
      'The number of complaints about delays was 340 in 2023.',
      'Profit before special items was EUR 143 million in 2023.',
    ],
    falsehoods: [
      'Delays numbered 340 in 2023.',
      'Delays were 340 in 2023.',
      'Profit was NOK 577 million.',
      'Profit before special items was EUR 143 million in 2022.',
      'Profit before special items rose by EUR 22 million to EUR 143 million in 2022.',
    ],
  },
]);
