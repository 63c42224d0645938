import type { World } from '../../evidence.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Statements in nearly the words of their source, each with one small thing exchanged. */
const worlds: readonly World[] = [
  {
    passage:
      'The foundry employed 820 people in May, of whom 310 worked part-time. The works council, which had asked for a 6% rise, accepted 4.5% in June.',
    truths: ['The foundry employed 820 people in May.', 'In May, the foundry employed 820 people.'],
    falsehoods: ['The foundry employed 820 people part-time in May.'],
  },
  {
    passage:
      'The Quay theatre sold 18,200 tickets last season, against 27,900 at the Old Mill. The regional arts board paid for three quarters of the £480,000 budget.',
    truths: ['The regional arts board paid for three quarters of the £480,000 budget.'],
    falsehoods: [
      'The Quay theatre sold 18,200 tickets last season, against 27,900 the season before.',
      'The regional arts board paid for the whole of the £480,000 budget.',
    ],
  },
  {
    passage:
      'The Morna 40 runs on a different motor, and its noise is slightly below the limit of 62. The two makers moved in opposite directions. Nortek, the third-largest maker, sold 7,400.',
    truths: ['Nortek, the third-largest maker, sold 7,400.'],
    falsehoods: [
      'The Morna 40 runs on the same motor.',
      'The noise of the Morna 40 is far below the limit of 62.',
      'The two makers moved in the same direction.',
      'Nortek, the largest maker, sold 7,400.',
    ],
  },
  {
    passage:
      'Elm College, which had 5,300 applicants, offered places to 2,600 of them and enrolled 1,450. The senate approved the plan in May, having turned down a smaller version with 300 rooms in 2022.',
    truths: ['Elm College enrolled 1,450.', 'Elm College had 5,300 applicants.'],
    falsehoods: [
      'Elm College offered places to 1,450 of them.',
      'Places were offered by Elm College to 5,300 applicants.',
      'The senate approved a smaller version with 300 rooms in 2022.',
    ],
  },
  {
    passage:
      'The grower, Aldane, says that half of the loss was caused by pumps the council switched off at night. A tenants’ group said it feared that the yard would be closed within two years. The reeve, Ann Moss, said the warning had come three hours too late.',
    truths: ['A tenants’ group said it feared that the yard would be closed within two years.'],
    falsehoods: [
      'The council says that half of the loss was caused by pumps it switched off at night.',
      'Aldane says that half of the loss was caused by pumps that Aldane switched off at night.',
      'Peter Voss said he feared that the yard would be closed within two years.',
      'The warning came three hours too late.',
    ],
  },
  {
    passage:
      'Output by volume fell by 4% in the quarter, while output by value rose by 7%. Ferries will leave at 6.10 a.m. on weekdays and at 8.20 on Sundays. Its bid values Harne at €2.4 billion, and Tolmar will pay in shares.',
    truths: [
      'Output by volume fell by 4% in the quarter, while output by value rose by 7%.',
      'Ferries will leave at 6.10 a.m. on weekdays and at 8.20 on Sundays.',
    ],
    falsehoods: [
      'Output by value fell by 4% in the quarter, while output by volume rose by 7%.',
      'Ferries will leave at 8.20 on weekdays and at 6.10 a.m. on Sundays.',
      'The bid values Tolmar at €2.4 billion.',
    ],
  },
  {
    passage:
      'Fatigue was the most common complaint, named by 14 percent of the crew and 8 percent of the guests. Keepers counted 310 seals, fewer than in the year before. The state pays 90 euros a head, provided that the pen was locked at night. The weir was nearly demolished six years ago.',
    truths: ['Keepers counted 310 seals, fewer than in the year before.'],
    falsehoods: [
      'Fatigue was the only complaint, named by 14 percent of the crew.',
      'Keepers counted 310 seals, more than in the year before.',
      'The state pays 90 euros a head, provided that the pen was locked by day.',
      'The weir was demolished six years ago.',
    ],
  },
  {
    passage:
      'The ferry carries about 2,400 people a day, twice as many as expected. The archive still holds 31 maps from the same wreck. Holders will receive 7 dollars in cash and half a Tarn share for each share. The average price was 58 euros per megawatt-hour.',
    truths: ['The average price was 58 euros per megawatt-hour.'],
    falsehoods: [
      'The ferry was expected to carry about 2,400 people a day.',
      'The archive still holds 31 maps from other wrecks.',
      'Holders will receive 7 dollars in cash and one Tarn share for each share.',
      'Holders will receive 7 dollars in cash or half a Tarn share for each share.',
      'The average price was 58 euros per megawatt.',
    ],
  },
  {
    passage:
      'Anders Rohde, an engineer from Brem who was not involved, said that the dam seemed sound. Torlund won the cup with 41 points, two ahead of Marn Rovers, the champions of 2020. Occupancy was 91.4 percent at Eskvik and 88.2 percent at Dale.',
    truths: ['Occupancy was 88.2 percent at Dale.'],
    falsehoods: [
      'Anders Rohde, an engineer from Brem who was involved, said that the dam seemed sound.',
      'Torlund were the champions of 2020.',
      'Occupancy at Dale was 91.4 percent.',
    ],
  },
  {
    passage:
      'The guest captain, Nora Peel, won her game against the home side’s best player, Simon Achter, after he had refused a draw. "I would have taken it myself," she said.',
    truths: ['"I would have taken it myself," said Nora Peel.'],
    falsehoods: ['"I would have taken it myself," said Simon Achter.'],
  },
  {
    passage:
      'The guild will pay out 52 million this year, up from 47 million last year. Fever killed 31 people last year, down from 90 the year before. The sale must be approved by the trade office, which can impose a fine. The proposal was outvoted by eight to two.',
    truths: ['Fever killed 31 people last year, down from 90 the year before.'],
    falsehoods: [
      'The guild will pay out 52 million this year, down from last year.',
      'Fever killed 31 people this year, down from 90 last year.',
      'The sale has been approved by the trade office.',
      'The trade office must impose a fine.',
      'The proposal was outvoted by eight to one.',
    ],
  },
  {
    passage:
      'The line carries 9,000 passengers a day, twice as many as the old line through Elm. Marl, which catches half of the cod, voted against the cut; Esk voted for it. Its party holds 19 of the 45 seats and, together with the Greens, 22.',
    truths: ['Marl voted against the cut.'],
    falsehoods: [
      'The old line through Elm carries 9,000 passengers a day.',
      'Marl, which catches half of the cod, voted for the cut.',
      'Its party holds 22 of the 45 seats.',
    ],
  },
  {
    passage:
      'The inspector criticised Orlo for informing customers nine days after informing its owners. The minister said the reform would cost the treasury 60 million marks in the first year and pay for itself by the fourth.',
    truths: [],
    falsehoods: [
      'The inspector criticised Orlo for informing its owners nine days after informing customers.',
      'The minister said the reform would pay for itself by the first year and cost 60 million marks by the fourth.',
    ],
  },
  {
    passage:
      'The union Arva is demanding 6 percent more pay over twelve months; the operator has offered 3 percent over eighteen months. Each day of strike costs the operator about 90,000 euros. The residents pay 1,200 dollars on average, and the county pays the remainder.',
    truths: [
      'Each day of strike costs the operator about 90,000 euros.',
      'The residents pay 1,200 dollars on average.',
    ],
    falsehoods: [
      'Arva is demanding 6 percent more pay over eighteen months.',
      'Each day of strike costs the union about 90,000 euros.',
      'The county pays 1,200 dollars on average.',
    ],
  },
  {
    passage:
      'Of 9,400 registered walkers, 8,100 started and 7,600 reached the finish. The tunnel would have cost 310 million and replaced the ferry, which needs 25 minutes for the crossing.',
    truths: ['The ferry needs 25 minutes for the crossing.'],
    falsehoods: ['9,400 walkers started.', 'The tunnel would have needed 25 minutes for the crossing.'],
  },
  {
    passage:
      'The two terminals moved 742,000 TEU. Together they have a capacity of 1.1 million TEU a year. The schools employed 31,450 teachers. Because 43 percent of them work part-time, this corresponds to 26,200 full-time positions.',
    truths: ['Together, the two terminals have a capacity of 1.1 million TEU a year.'],
    falsehoods: [
      'The North Terminal has a capacity of 1.1 million TEU a year.',
      'The North Terminal alone has a capacity of 1.1 million TEU a year.',
      'Because 43 percent of them work full-time, this corresponds to 26,200 full-time positions.',
      'Because 43 percent of them work part-time, this corresponds to 26,200 part-time positions.',
    ],
  },
  {
    passage:
      'In 2022, 412,600 pupils attended the 1,318 public schools in the state of Halvern, 2.4 percent more than in 2021. At the end of 2023 the foundation had 386 employees, who shared 271 full-time positions.',
    truths: ['At the end of 2023 the foundation had 386 employees.'],
    falsehoods: [
      'The number of public schools in the state of Halvern rose by 2.4 percent to 1,318.',
      'In 2022 the number of public schools in Halvern rose by 2.4 percent to 1,318.',
      'At the end of 2023 the foundation had 386 full-time employees.',
    ],
  },
  {
    passage:
      'Prize money amounts to EUR 24,000, of which the winner receives half and the second a quarter. A day ticket cost EUR 64 in 2023, up from EUR 59 in 2022.',
    truths: [
      'A day ticket cost EUR 64 in 2023.',
      'The price of a day ticket rose from EUR 59 in 2022 to EUR 64 in 2023.',
    ],
    falsehoods: [
      'The winner receives a quarter of the prize money and the second half.',
      'The number of day tickets rose from 59 to 64.',
      'The number of day tickets rose from 59 in 2022 to 64 in 2023.',
    ],
  },
  {
    passage:
      'The average price paid at the quay rose from 94 to 103 euros a tonne, while the median was 88 euros. Revenue came to 27.3 million euros: 15.6 million from fares and the remainder from freight.',
    truths: ['Revenue came to 27.3 million euros.'],
    falsehoods: ['Average price at the quay: 88 euros a tonne.', 'Revenue came to 29.3 million euros.'],
  },
];

testWorlds(worlds);
