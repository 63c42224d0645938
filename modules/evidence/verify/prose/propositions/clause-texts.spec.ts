import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Clauses with the subject that a pronoun or an "and" leaves away, and events without their circumstances. */
testWorlds([
  {
    passage:
      'The trial enrolled 234 patients with asthma at 9 clinics in Poland. It began in April 2008 and lasted 18 months.',
    truths: ['The trial began in April 2008.', 'The trial lasted 18 months.'],
    falsehoods: [
      'The trial lasted 9 months.',
      'The trial began in April 2009.',
      'The trial ended in April 2008.',
    ],
  },
  {
    passage:
      'On 24 August 1979, the novelist Maria Lund died in Lindow at the age of 70. She was born in Harwick on 20 January 1909 and published 18 novels.',
    truths: [
      'Maria Lund died on 24 August 1979.',
      'Maria Lund died in 1979.',
      'Maria Lund was born in Harwick.',
      'Maria Lund published 18 novels.',
    ],
    falsehoods: [
      'Maria Lund died in 1909.',
      'Maria Lund died in Harwick.',
      'Maria Lund was born in Lindow.',
      'Maria Lund was born on 24 August 1979.',
      'Maria Lund published 70 novels.',
    ],
  },
  {
    passage: 'The town council of Harwick approved the new parking rules on 23 July 2017 by 34 votes to 26.',
    truths: [
      'The town council of Harwick approved the new parking rules in July 2017.',
      'In 2017, the town council of Harwick approved the new parking rules.',
      'The new parking rules were approved in July 2017.',
    ],
    falsehoods: [
      'The town council of Harwick rejected the new parking rules in July 2017.',
      'The town council of Harwick approved the new parking rules in June 2017.',
      'The new parking rules were approved in 2016.',
      'The town council of Harwick approved the old parking rules in July 2017.',
    ],
  },
  {
    passage: 'When Clara Novak founded the choir school in Lindow in 1978, it had six pupils.',
    truths: ['Clara Novak founded the choir school.', 'The choir school was founded in 1978.'],
    falsehoods: [
      'Clara Novak founded a choir.',
      'The choir school was founded in 1987.',
      'Clara Novak left the choir school.',
    ],
  },
  {
    passage:
      'The bank bought the mill from the abbey. It was founded in Lund. Anna Berg met Maria Keller in 1990. She wrote two books. At least 43 people were killed by a flood. Members voted on 3 May 2001, but the vote was void.',
    truths: [],
    falsehoods: [
      'The bank was founded in Lund.',
      'The mill was founded in Lund.',
      'Anna Berg wrote two books.',
      'Maria Keller wrote two books.',
      'Exactly 43 people were killed.',
      '43 people were killed by a flood.',
    ],
  },
  {
    passage:
      'Greenpeace planted trees in Kenya in 1990. The union banned strikes in hospitals on 3 May 2004. The council approved the plan in principle on 4 June 2010.',
    truths: [],
    falsehoods: [
      'The union banned strikes.',
      'The council approved the plan.',
      'The council approved the plan in June 2010.',
    ],
  },
]);
