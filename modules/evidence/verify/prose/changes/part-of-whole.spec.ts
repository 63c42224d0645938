import type { World } from '../../evidence.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Parts and their wholes told as shares, and shares of an amount told as amounts, each with what turns them. */
const worlds: readonly World[] = [
  {
    passage:
      'Some 84,000 people cross the lake on a summer weekend, the ferry company said, of whom 21,000 bring a bicycle. The harbour has six piers.',
    truths: [
      'A quarter of the people who cross the lake on a summer weekend bring a bicycle, according to the ferry company.',
      'One in four people who cross the lake on a summer weekend brings a bicycle, the ferry company said.',
    ],
    falsehoods: [
      'A quarter of the people who bring a bicycle cross the lake on a summer weekend, according to the ferry company.',
      'A quarter of the people who cross the lake on a summer weekend do not bring a bicycle, according to the ferry company.',
      'A quarter of the people who cross the lake on a winter weekend bring a bicycle, according to the ferry company.',
      'A quarter of the people who cross the lake bring a bicycle, according to the ferry company.',
      'A quarter of the people who cross the lake on a summer weekend bring a bicycle, according to the harbour.',
      'A third of the people who cross the lake on a summer weekend bring a bicycle, according to the ferry company.',
      'Three quarters of the people who cross the lake on a summer weekend bring a bicycle, according to the ferry company.',
      'A quarter of the people who cross the lake on a summer weekend may bring a bicycle, according to the ferry company.',
      'A quarter of the people cross the lake on a summer weekend and bring a bicycle, according to the ferry company.',
      '21,000 people cross the lake on a summer weekend, according to the ferry company.',
      'A quarter of the six piers bring a bicycle, according to the ferry company.',
      'A quarter of the bicycles cross the lake on a summer weekend, according to the ferry company.',
    ],
  },
  {
    passage:
      'The survey cost SEK 4.5 million, three fifths of which was paid by the Ranvik Foundation; the districts paid the rest. The archive is expected to cost 32 million euros, of which the county is paying 24 million.',
    truths: [
      'The Ranvik Foundation contributed SEK 2.7 million to the survey.',
      'The Ranvik Foundation paid SEK 2.7 million of the cost of the survey.',
      'SEK 2.7 million of the cost of the survey was paid by the Ranvik Foundation.',
      'The Ranvik Foundation covered three fifths of the cost of the survey.',
      'The districts paid SEK 1.8 million of the cost of the survey.',
      'The districts covered 40 percent of the cost of the survey.',
      'The county is covering three quarters of the expected cost of the archive.',
      'The county is paying 75 percent of the expected cost of the archive.',
    ],
    falsehoods: [
      'The districts contributed SEK 2.7 million to the survey.',
      'The survey contributed SEK 2.7 million to the Ranvik Foundation.',
      'The Ranvik Foundation contributed SEK 1.8 million to the survey.',
      'The Ranvik Foundation contributed SEK 4.5 million to the survey.',
      'The Ranvik Foundation contributed SEK 2.7 million to the archive.',
      'The Ranvik Foundation contributed SEK 2.7 million to the districts.',
      'The Ranvik Foundation will contribute SEK 2.7 million to the survey.',
      'The Ranvik Foundation did not contribute SEK 2.7 million to the survey.',
      'The Ranvik Foundation contributed EUR 2.7 million to the survey.',
      'The Ranvik Foundation contributed SEK 19.2 million to the archive.',
      'The Ranvik Foundation lost SEK 2.7 million on the survey.',
      'The districts paid SEK 2.7 million of the cost of the survey.',
      'The districts covered three fifths of the cost of the survey.',
      'The Ranvik Foundation covered 40 percent of the cost of the survey.',
      'The county is covering a quarter of the expected cost of the archive.',
      'The county is covering three quarters of the cost of the archive.',
      'The county is covering three quarters of the expected cost of the survey.',
      'The districts are covering three quarters of the expected cost of the archive.',
      'The archive is covering three quarters of the expected cost of the county.',
      'The county has covered three fifths of the cost of the archive.',
    ],
  },
  {
    passage:
      'Of the 75 wells tested, 15 were unsafe and 30 had to be tested again. On 1 May the club had 1,250 rowing boats; 750 of them were under 8 metres long. It ran 40 ferries.',
    truths: [
      'A fifth of the wells tested were unsafe.',
      'One in five of the tested wells was unsafe.',
      '30 of the 75 wells had to be tested again.',
      'Three in five boats were under 8 metres long.',
      'Sixty percent of the rowing boats were under 8 metres.',
    ],
    falsehoods: [
      'A fifth of the wells tested were safe.',
      'Two fifths of the wells tested were unsafe.',
      'A fifth of the wells tested had to be tested again.',
      'A fifth of the wells were unsafe.',
      'A fifth of the boats were unsafe.',
      'A fifth of the unsafe wells were tested.',
      '15 of the 75 wells had to be tested again.',
      '30 of the 75 wells were unsafe.',
      'Three in five boats were over 8 metres long.',
      'Two in five boats were under 8 metres long.',
      'Three in five boats were under 18 metres long.',
      'Three in five ferries were under 8 metres long.',
      'Three in five boats were under 8 metres wide.',
      'Sixty percent of the wells were under 8 metres.',
    ],
  },
  {
    passage:
      'Leif Arn said that 1,440 of the club’s 1,600 adult members had approved the merger. The choir has 840 singers, of whom 210 are under 18, and the choir has 120 players, of whom 60 are under 18.',
    truths: ['Ninety percent of the club’s adult members approved the merger, according to Leif Arn.'],
    falsehoods: [
      'Ninety percent of the club’s adult members approved the merger.',
      'Ninety percent of the club’s adult members rejected the merger, according to Leif Arn.',
      'Ninety percent of the club’s members approved the merger, according to Leif Arn.',
      'Ninety percent of the club’s adult members approved the merger, according to Maja Lind.',
      'Ninety percent of the club’s adult members had to approve the merger twice, according to Leif Arn.',
      'A quarter of the players are under 18.',
      'Half of the singers are under 18.',
      'A quarter of the choir is under 18.',
    ],
  },
  {
    passage: 'Less than a tenth of the 620 wells are polluted, and more than half of the 80 shops are empty.',
    truths: ['Less than a tenth of the wells are polluted.', 'More than half of the shops are empty.'],
    falsehoods: [
      'A tenth of the 620 wells are polluted.',
      'A tenth of the wells are polluted.',
      'More than a tenth of the wells are polluted.',
      'Half of the 80 shops are empty.',
      'Fifty percent of the shops are empty.',
    ],
  },
];

testWorlds(worlds);
