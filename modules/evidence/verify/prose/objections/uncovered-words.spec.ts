import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Subjects that a statement takes from the sentence before, in the place of one that the sentence itself has. */
testWorlds([
  {
    passage:
      '“Buyers pay for quality, and we deliver it,” says Lidia Okoumé, chair of the board. She expects exports to reach 3 million bags by 2025/26, although she concedes that drought may delay this. The exporters are more cautious.',
    truths: [
      'Okoumé expects exports of 3 million bags by 2025/26 but admits that a drought could put this off.',
    ],
    falsehoods: [
      'Okoumé expects exports of 3 million bags by 2025/26 but admits that quality could put this off.',
      'Okoumé expects exports of 3 million bags by 2025/26 but admits that the board could put this off.',
      'Okoumé expects exports of 3 million bags by 2025/26 but admits that buyers could put this off.',
      'Okoumé expects exports of 3 million bags by 2025/26 but admits that the exporters could put this off.',
    ],
  },
]);
