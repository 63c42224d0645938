import type { World } from '../../evidence.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Two of a passage compared: which had more, and by how much, where the passage gives the figure of each, alone or in one clause. */
const worlds: readonly World[] = [
  {
    passage:
      'Mean body weight dropped by 7.4 kg with solvexatide and 1.2 kg with placebo. Gastrointestinal complaints, mostly nausea, were reported by 41% of the solvexatide group and 17% of the placebo group. The unemployment rate was 5.9% for women and 5.7% for men.',
    truths: [
      'Mean body weight dropped by 1.2 kg with placebo.',
      'Gastrointestinal complaints were reported by 17% of the placebo group.',
      'Mean body weight dropped by 6.2 kg more with solvexatide than with placebo.',
      'The unemployment rate for women was 0.2 percentage points higher than for men.',
      'The unemployment rate for men was lower than that for women.',
    ],
    falsehoods: [
      'Mean body weight dropped by 7.4 kg with placebo.',
      'Mean body weight dropped by 1.2 kg with solvexatide.',
      'Mean body weight rose by 1.2 kg with placebo.',
      'Gastrointestinal complaints were reported by 17% of the solvexatide group.',
      'Gastrointestinal complaints were reported by 41% of the placebo group.',
      'Nausea was reported by 17% of the placebo group.',
      'Mean body weight dropped by 6.2 kg more with placebo than with solvexatide.',
      'Mean body weight dropped by 6.2 kg less with solvexatide than with placebo.',
      'Mean body weight dropped by 6.4 kg more with solvexatide than with placebo.',
      'Mean body weight rose by 6.2 kg more with solvexatide than with placebo.',
      'The unemployment rate for men was higher than that for women.',
      'The unemployment rate for women was lower than that for men.',
      'The employment rate for men was lower than that for women.',
      'The unemployment rate for women was 0.2 percent higher than for men.',
      'The unemployment rate for women was 0.3 percentage points higher than for men.',
      'The unemployment rate for men was not lower than that for women.',
    ],
  },
  {
    passage:
      'Poland sold 98,000 units, Austria 51,000. Sponsors paid 14.9 million euros in 2023. Broadcasters paid 11.5 million euros in 2023. Members paid 3 million euros in 2022.',
    truths: [
      'Poland sold 47,000 more units than Austria.',
      'Poland sold more units than Austria.',
      'Austria sold fewer units than Poland.',
      'In 2023, sponsors paid 3.4 million euros more than broadcasters.',
      'Sponsors paid more than broadcasters.',
    ],
    falsehoods: [
      'Austria sold 47,000 more units than Poland.',
      'Poland sold 47,000 fewer units than Austria.',
      'Poland sold 49,000 more units than Austria.',
      'Poland bought 47,000 more units than Austria.',
      'Austria sold more units than Poland.',
      'Poland sold fewer units than Austria.',
      'Poland sold 47,000 more units than in Austria.',
      'Sponsors paid less than broadcasters.',
      'Broadcasters paid more than sponsors.',
      'Broadcasters paid 3.4 million euros more than sponsors.',
      'Sponsors received 3.4 million euros more than broadcasters.',
      'Sponsors paid 3.4 million dollars more than broadcasters.',
      'Sponsors paid more than members.',
      'Sponsors paid 11.9 million euros more than members.',
      'Sponsors paid much more than broadcasters.',
      'Sponsors will pay more than broadcasters.',
    ],
  },
];

testWorlds(worlds);
