import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'Of the visits in 2023, 22% fell in spring, 47% in summer, 21% in autumn and 10% in winter.',
    truths: [
      'In 2023, 47% of the visits fell in summer.',
      'Of the visits in 2023, 10% fell in winter.',
      'In 2023, 22% of the visits fell in spring.',
    ],
    falsehoods: [
      'In 2023, 47% of the visits fell in spring.',
      'In 2022, 47% of the visits fell in summer.',
      'Of the visits in 2023, 21% fell in winter.',
      'In 2023, 31% of the visits fell in autumn.',
    ],
  },
  {
    passage:
      'First-time buyers accounted for 38% of purchases in 2023, investors for 17% and movers for the remaining 45%.',
    truths: [
      'Investors accounted for 17% of purchases in 2023.',
      'First-time buyers accounted for 38% of purchases in 2023.',
      'Movers accounted for 45% of purchases.',
    ],
    falsehoods: [
      'Investors accounted for 38% of purchases in 2023.',
      'Investors accounted for 17% of purchases in 2022.',
      'First-time buyers accounted for 17% of purchases in 2023.',
      'Investors accounted for 45% of purchases in 2023.',
      'Movers accounted for 17% of purchases in 2023.',
    ],
  },
  {
    passage:
      'The Red Line carried 74 million of the passengers in 2023, the Blue Line 52 million and the Green Line 22 million. The eastern district of Soral produced about 40% of the wheat in 2023 and the southern district of Ponte 15%. Dunmore Hospital had the shortest wait for a hip replacement in 2023, at 19 weeks, and Ferrin Hospital the longest, at 38 weeks. Car occupants accounted for 138 of the deaths, motorcyclists for 69 and pedestrians for 41; the remaining 28 were cyclists.',
    truths: [
      'The Blue Line carried 52 million passengers in 2023.',
      'The southern district of Ponte produced 15% of the wheat in 2023.',
      'Ferrin Hospital had the longest wait for a hip replacement in 2023, at 38 weeks.',
      'Pedestrians accounted for 41 of the deaths.',
    ],
    falsehoods: [
      'The Blue Line carried 22 million passengers in 2023.',
      'The Blue Line carried 52 million passengers in 2022.',
      'The southern district of Ponte produced 40% of the wheat in 2023.',
      'Ferrin Hospital had the shortest wait for a hip replacement in 2023, at 38 weeks.',
      'Ferrin Hospital had the longest wait for a hip replacement in 2023, at 19 weeks.',
      'Pedestrians accounted for 69 of the deaths.',
    ],
  },
  {
    passage:
      'About two thirds of the solar capacity added in 2023 was installed on rooftops. The council has 60 members. 55% of them voted for the plan, 10% voted against it and the others abstained. The county has 300 bridges. 75 % of them are closed. The route is 40 km long. 24 km, or 60% of the total, run through forest.',
    truths: [],
    falsehoods: [
      'About a third of the solar capacity added in 2023 was installed on rooftops.',
      '55% of the members of the council voted against the plan.',
      '225 bridges in the county were closed this year.',
      'The route is 24 km long.',
    ],
  },
]);
