import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'Only residents with a county card may borrow books there. A dining car runs on Fridays only. The library is funded by the county. Firms with foreign owners, except banks, must report each loan. All rooms, apart from the attic, were searched.',
    truths: ['Only residents with a county card may borrow books there.', 'The county funds the library.'],
    falsehoods: [
      'Residents with a county card may borrow books only there.',
      'Residents with a county card may only borrow books there.',
      'Only a dining car runs on Fridays.',
      'A dining car only runs on Fridays.',
      'Firms with foreign owners must report each loan.',
      'All rooms were searched.',
    ],
  },
  {
    passage:
      'Workers in the smelter, but not those in the pit, have accepted new contracts. The crew, apart from the cook, received their wages. Administrators who had disabled automatic updates were not affected. Halcyon first claimed that the outage had been caused by an attack, but withdrew the claim.',
    truths: [],
    falsehoods: [
      'Workers have accepted new contracts.',
      'The crew received their wages.',
      'Administrators who had not disabled automatic updates were affected.',
      'Halcyon claims that the outage was caused by an attack.',
    ],
  },
  {
    passage:
      'The line to Berlin was closed in May and the one to Hamburg in June. The house on the hill belongs to Lena, the one by the lake to her uncle. Painters from Rome taught sculptors. The hut was built by the lake. A former judge owns the inn. The army nearly took the city.',
    truths: ['Painters from Rome taught sculptors.'],
    falsehoods: [
      'The line to Hamburg was closed in May and the one to Berlin in June.',
      'The house by the lake belongs to Lena, the one on the hill to her uncle.',
      'Painters taught sculptors from Rome.',
      'The lake built the hut.',
      'A judge owns the inn.',
      'The army took the city.',
    ],
  },
  {
    passage:
      'The bank bought the mill from the abbey. It was founded in Lund. The bank does not fund the mine. The band sold 50 tickets fewer than the choir in April.',
    truths: ['The band sold 50 tickets fewer than the choir in April.'],
    falsehoods: [
      'The bank was founded in Lund.',
      'No bank funds the mine.',
      'The band sold 50 tickets in April.',
    ],
  },
  {
    passage:
      'Revenue of the Lund shop was 40 million kronor in 2021. Costs of the Lund shop were 30 million kronor in 2022.',
    truths: [],
    falsehoods: [
      'Revenue of the Lund shop exceeded costs by 10 million kronor.',
      'Revenue exceeded costs by 10 million kronor.',
    ],
  },
]);
