import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'Fares covered 52% of operating costs in 2023, compared with 47% in 2022. Punctuality of trams fell from 93% to 89%.',
    truths: [
      'The share of operating costs covered by fares was 52% in 2023.',
      'The share of operating costs covered by fares rose by 5 percentage points.',
    ],
    falsehoods: [
      'The share of operating costs covered by fares was 47% in 2023.',
      'The share of operating costs covered by fares fell by 5 percentage points.',
      'The share of fares covered by operating costs was 52% in 2023.',
    ],
  },
  {
    passage:
      'The wage ratio fell from 66% to 60% of revenue. Vantor 04 had the highest revenue (212 million euros) and SC Elbing the lowest (31 million euros).',
    truths: [
      'The wage ratio declined by 6 percentage points.',
      'SC Elbing had the lowest revenue, at 31 million euros.',
      'Vantor 04 had the highest revenue.',
    ],
    falsehoods: [
      'The wage ratio declined by 6 percent.',
      'The wage ratio rose by 6 percentage points.',
      'SC Elbing had the highest revenue, at 31 million euros.',
      'Vantor 04 had the lowest revenue.',
      'SC Elbing had the lowest revenue, at 212 million euros.',
    ],
  },
  {
    passage:
      "Hollinbeck Creamery, the dairy cooperative, paid its members 42 cents in 2023. The cooperative's net debt rose from 64 million euros to 112 million euros. The 1,260 member farms supplied 840,000 tonnes of milk in 2023.",
    truths: [
      'Net debt went up by 75%.',
      'The member farms supplied 840,000 tonnes of milk in 2023.',
      'Member farms supplied 840 million kilograms of milk in 2023.',
    ],
    falsehoods: [
      'Net debt went up by 57%.',
      'Net debt went down by 75%.',
      'Member farms supplied 840 thousand kilograms of milk in 2023.',
    ],
  },
]);
