import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'The EBIT margin widened by 1.6 percentage points to 13.8% in 2024.',
    truths: [
      'In 2023, the EBIT margin stood at 12.2%.',
      'The EBIT margin had been 12.2% in 2023.',
      'The EBIT margin was 12.2% in 2023.',
    ],
    falsehoods: [
      'In 2024, the EBIT margin stood at 12.2%.',
      'In 2022, the EBIT margin stood at 12.2%.',
      'In 2023, the EBIT margin stood at 15.4%.',
      'In 2023, the EBIT margin was not 12.2%.',
      'The net margin was 12.2% in 2023.',
      'The EBIT margin was 12.2% in the second half of 2023.',
    ],
  },
  {
    passage: 'Energy costs fell by a fifth to 31.2 million crowns in 2023.',
    truths: [
      'Energy costs were 39 million crowns in 2022.',
      'In 2022, energy costs stood at 39 million crowns.',
      'Before the drop to 31.2 million crowns, energy costs were 39 million crowns.',
    ],
    falsehoods: [
      'In 2023, energy costs were 39 million crowns.',
      'In 2021, energy costs were 39 million crowns.',
      'Energy costs were 37.4 million crowns in 2022.',
      'Before the drop to 29 million crowns, energy costs were 39 million crowns.',
      'Staff costs were 39 million crowns in 2022.',
      'Before the rise to 31.2 million crowns, energy costs were 26 million crowns.',
    ],
  },
  {
    passage: 'On 6 March 2025 the Council cut the policy rate by 25 basis points to 3.50%.',
    truths: [
      'Before the cut of 6 March 2025, the policy rate stood at 3.75%.',
      'The policy rate was cut from 3.75% to 3.50% on 6 March 2025.',
      'The policy rate fell from 3.75% to 3.50% on 6 March 2025.',
      'The Council lowered the policy rate to 3.50% on 6 March 2025.',
    ],
    falsehoods: [
      'Before the cut of 6 March 2024, the policy rate stood at 3.75%.',
      'Before the cut, the policy rate was 3.25%.',
      'In 2024, the policy rate was 3.75%.',
      'The policy rate was cut from 3.85% to 3.50% on 6 March 2025.',
      'The policy rate was raised to 3.50% on 6 March 2025.',
      'The Council cut the deposit rate to 3.50% on 6 March 2025.',
    ],
  },
  {
    passage: 'Debt rose by 40 million euros to 350 million euros in the first half of 2025.',
    truths: ['Debt rose from 310 million euros to 350 million euros in the first half of 2025.'],
    falsehoods: [
      'Debt was 390 million euros in 2024.',
      'Debt was 310 million euros in the second half of 2024.',
      'A year earlier, debt was 390 million euros.',
    ],
  },
]);
