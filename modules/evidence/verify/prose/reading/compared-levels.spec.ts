import { describe, expect, it } from 'vitest';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';
import { comparedLevels } from './compared-levels';

describe('comparedLevels', () => {
  it('gives each figure of a comparison with its own time', () => {
    expect(
      comparedLevels(
        'Velmar harvested 6.3 million tonnes of wheat in 2023, compared with 7.0 million tonnes in 2022 and 5.6 million tonnes in 2021.',
      ),
    ).toEqual([
      'Velmar harvested 7.0 million tonnes of wheat in 2022.',
      'Velmar harvested 5.6 million tonnes of wheat in 2021.',
    ]);
  });

  it('takes a year from the time of the clause for "a year earlier"', () => {
    expect(
      comparedLevels('Capacity was 8.4 gigawatts at the end of 2023, up from 6.0 gigawatts a year earlier.'),
    ).toEqual(['Capacity was 6.0 gigawatts at the end of 2022.']);
  });

  it.each([
    'The wait fell to 26 weeks in 2023, down from 34 weeks in 2022.',
    'The record was 26 in 2023, compared with 34 in 2022.',
    'It had 4,310 inhabitants at the census of 2021, down from 5,020 in 2001.',
    'It sold 300 cars and 200 vans in 2023, compared with 280 in 2022.',
  ])('gives none where the other figure is not of the same clause: %s', (text) => {
    expect(comparedLevels(text)).toEqual([]);
  });
});

testWorlds([
  {
    passage:
      'The metro carried 148 million passengers in 2023, up from 132 million in 2022 but fewer than the 185 million of 2019. For a knee replacement the median wait was 30 weeks in 2023, the same as in 2022. Solar and wind together supplied 38% of the electricity in 2023, compared with 33% in 2022, while the share of coal dropped.',
    truths: [
      'The metro carried 185 million passengers in 2019.',
      'The median wait for a knee replacement was 30 weeks in 2022.',
      'Solar and wind together supplied 33% of the electricity in 2022.',
    ],
    falsehoods: [
      'The metro carried 185 million passengers in 2022.',
      'The metro carried 132 million passengers in 2019.',
      'The median wait for a knee replacement was 30 weeks in 2021.',
      'Solar and wind together supplied 33% of the electricity in 2023.',
    ],
  },
]);
