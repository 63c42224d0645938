import type { World } from '../evidence.fixture';
import { testWorlds } from '../../../../tests/doubles/statement-worlds';

/** Clauses without a verb of their own, pronouns for people, hedges before a figure, and figures of two deeds told as one. */
const worlds: readonly World[] = [
  {
    passage:
      'The yard built 14 ferries and laid off 120 workers in the spring. Norstat asked 1,010 adults in March.',
    truths: ['Norstat asked 1,010 adults in March.'],
    falsehoods: [
      'The yard laid off 120 workers in 14 fairs.',
      'The yard laid off 120 workers in 14 ferries.',
      'Norstat was surveyed among 1,010 adults.',
    ],
  },
  {
    passage:
      'Norstat surveyed 1,010 adults in March. The survey was carried out by Norstat among 1,010 adults.',
    truths: [],
    falsehoods: ['Norstat was surveyed among 1,010 adults.'],
  },
  {
    passage: 'The yard had an order book of 14 ferries. It laid off 120 workers.',
    truths: [],
    falsehoods: [
      'The yard laid off 120 workers in 14 fairs.',
      'The yard laid off 120 workers in 14 ferries.',
    ],
  },
  {
    passage:
      'Priya Castellan, an economist at the Harbour Institute, is cautious. "Kelp has replaced some of the lost jobs, not most of them," she said. She puts the net gain for the local economy at up to 7.5 million euros a year. Tom Ardal, the mayor, is hopeful.',
    truths: [
      'Priya Castellan puts the net gain for the local economy at up to 7.5 million euros a year.',
      'Priya Castellan, an economist at the Harbour Institute, puts the net gain for the local economy at up to 7.5 million euros a year.',
    ],
    falsehoods: [
      'Tom Ardal puts the net gain for the local economy at up to 7.5 million euros a year.',
      'Priya Castellan puts the net gain for the local economy at 7.5 million euros a year.',
      'The net gain for the local economy is up to 7.5 million euros a year.',
      'Priya Castellan puts the net loss for the local economy at up to 7.5 million euros a year.',
      'Priya Castellan is hopeful.',
    ],
  },
  {
    passage:
      'Ilse Kamm, a biologist, said the reservoir might affect the spring. "The spring has lost a fifth of its flow, but I cannot say why," Kamm said. She does not expect the spring to recover before 2027.',
    truths: [
      'Kamm does not expect the spring to recover before 2027.',
      'Ilse Kamm does not expect the spring to recover before 2027.',
    ],
    falsehoods: [
      'Kamm expects the spring to recover before 2027.',
      'The spring will not recover before 2027.',
      'Kamm does not expect the reservoir to recover before 2027.',
      'Kamm does not expect the spring to recover after 2027.',
    ],
  },
  {
    passage:
      'Wet meadows lost 12 percent of their orchids over the decade, dry ones 61 percent. The state gave 3 million crowns, the city 2 million crowns. Barley fetched 210 crowns a tonne and oats 180 crowns.',
    truths: [
      'Dry meadows lost 61 percent of their orchids over the decade.',
      'Wet meadows lost 12 percent of their orchids over the decade.',
      'The city gave 2 million crowns.',
      'The state gave 3 million crowns.',
      'Oats fetched 180 crowns a tonne.',
    ],
    falsehoods: [
      'Wet meadows lost 61 percent of their orchids over the decade.',
      'Dry meadows lost 12 percent of their orchids over the decade.',
      'Dry meadows gained 61 percent of their orchids over the decade.',
      'The state gave 2 million crowns.',
      'The city gave 3 million crowns.',
      'Barley fetched 180 crowns a tonne.',
      'Oats fetched 210 crowns a tonne.',
      'The city received 2 million crowns.',
      'Dry meadows lost 61 percentage points of their orchids over the decade.',
    ],
  },
  {
    passage:
      'The Sound Sailing Union claims that collisions have doubled since 2020; the coastguard says it keeps no such figures.',
    truths: [
      'The Sound Sailing Union claims that collisions have doubled since 2020, but the coastguard says it keeps no such figures.',
    ],
    falsehoods: [
      'The Sound Sailing Union claims that collisions have doubled since 2020, because the coastguard says it keeps no such figures.',
      'The coastguard claims that collisions have doubled since 2020, but the Sound Sailing Union says it keeps no such figures.',
      'Collisions have doubled since 2020, but the coastguard keeps no such figures.',
    ],
  },
  {
    passage:
      'The rescue service recorded 1,036 accidents. None of the accidents was fatal. The mill had 40 wells; 12 of them were closed in 2019, and the county may reopen three of them. Output rose by 14 percent in 2021, and the board said it would pay a dividend of 2 crowns. The harbour now counts 27 licensed boats, up from 4 in 2018.',
    truths: [
      'There were 1,036 accidents, none of them fatal.',
      'The rescue service recorded 1,036 accidents, none of them fatal.',
      'Output rose by 14 percent in 2021.',
      'The harbour now counts 27 licensed boats, up from 4 in 2018.',
      '12 of the 40 wells were closed in 2019.',
    ],
    falsehoods: [
      'The rescue service recorded 1,036 accidents, all of them fatal.',
      'None of the 1,036 accidents was recorded.',
      'Output rose by 14 percent in 2021, the board said.',
      'The board will pay a dividend of 2 crowns.',
      'The county will reopen three of the wells.',
      'Output fell by 14 percent in 2021.',
      'The harbour had 27 licensed boats in 2018.',
      'Of the 1,036 accidents, 12 were fatal.',
    ],
  },
  {
    passage:
      'Revenue was 412 million euros, the chief executive said. Exports rose by 9 percent in 2020, while imports, the ministry estimates, fell by 3 percent. The firm has 310 drivers, but the union says it needs 400. The tunnel cost 90 million francs; a second one may cost 120 million francs.',
    truths: [
      'Exports rose by 9 percent in 2020.',
      'The firm has 310 drivers.',
      'The tunnel cost 90 million francs.',
    ],
    falsehoods: [
      'Revenue was 412 million euros.',
      'Imports fell by 3 percent in 2020.',
      'The firm needs 400 drivers.',
      'The firm has 400 drivers.',
      'A second tunnel cost 120 million francs.',
      'A second tunnel will cost 120 million francs.',
      'The union says the firm has 310 drivers.',
    ],
  },
  {
    passage:
      "A survey by Marrow College found that 71 per cent of users are satisfied, up from 58 per cent in 2022. In the school year 2022/23 the city's schools served 2.87 million lunches. In 2021/22 they had served 2.41 million. The board hired 212 nurses during the year, while 187 left.",
    truths: [
      'A survey by Marrow College found 71% of users satisfied, 13 percentage points more than in 2022.',
      'According to a survey by Marrow College, 71 per cent of users are satisfied, 13 percentage points more than in 2022.',
      "The city's schools served 2.87 million lunches in 2022/23, 19 percent more than the 2.41 million of the previous year.",
    ],
    falsehoods: [
      'A survey by Marrow College found 71% of users satisfied, 13 percentage points less than in 2022.',
      'A survey by Marrow College found 71% of users satisfied, 13 percent more than in 2022.',
      'A survey by Marrow College found 71% of users satisfied, 13 percentage points more than in 2021.',
      "The city's schools served 2.41 million lunches in 2022/23, 19 percent more than the 2.87 million of the previous year.",
      "The city's schools served 2.87 million lunches in 2021/22.",
      "The city's schools served 2.41 million lunches in 2022/23.",
    ],
  },
  {
    passage:
      'Fir plots lost 12 percent of their beetles, larch plots 61 percent. Lin Baro, the forester, is calm. "We counted twice," she said. She puts the loss at 4,100 trees. Rolf Ek, her deputy, disagrees.',
    truths: ['Larch plots lost 61 percent of their beetles.', 'Lin Baro puts the loss at 4,100 trees.'],
    falsehoods: [
      'Larch plots gained 61 percent of their beetles.',
      'Larch plots grew by 61 percent.',
      'Larch plots lost 61 percent of their trees.',
      'Fir plots lost 61 percent of their beetles.',
      'Larch plots lost 61 of their beetles.',
      'Larch plots may have lost 61 percent of their beetles.',
      'Larch plots did not lose 61 percent of their beetles.',
      'Rolf Ek puts the loss at 4,100 trees.',
      'Lin Baro puts the loss at 1,400 trees.',
      'The loss is 4,100 trees.',
    ],
  },
  {
    passage:
      'Karl Boe, head of the lab, met Ulla Sten on Monday. She expects 40 results by May. He warned of 12 delays.',
    truths: [],
    falsehoods: ['Karl Boe expects 40 results by May.', 'Ulla Sten warned of 12 delays.'],
  },
  {
    passage:
      'He paid the guild 40 francs, the smith 12 francs. Sales rose by 14 percent, last year by 9 percent. Rents rose by 8 percent, wages by 3 percent. The region said hens laid 40 eggs, ducks 12 eggs. Unemployment reached 5 percent in the north, the south 9 percent. Trams carried 40 million riders in 2021, buses 90 million. Costs rose 4 percent, including energy 9 percent.',
    truths: ['Wages rose by 3 percent.', 'Buses carried 90 million riders in 2021.'],
    falsehoods: [
      'The smith paid the guild 12 francs.',
      'Last year rose by 9 percent.',
      'Wages rose by 8 percent.',
      'Rents rose by 3 percent.',
      'Wages fell by 3 percent.',
      'Ducks laid 12 eggs.',
      'The south reached 9 percent in the north.',
      'Buses carried 40 million riders in 2021.',
      'Trams carried 90 million riders in 2021.',
      'Buses carried 90 million riders in 2022.',
      'Buses carried 90 riders in 2021.',
      'Energy rose 9 percent.',
    ],
  },
  {
    passage:
      'None of the 40 bridges was closed. The agency inspected 1,200 bridges in 2022. None of the bridges was unsafe. A third bridge may cost 12 million crowns. Twelve crews could repair 300 roofs. Plans for 12 schools would cost 40 million crowns.',
    truths: ['The agency inspected 1,200 bridges in 2022, none of them unsafe.'],
    falsehoods: [
      'The agency inspected 1,200 bridges in 2022, all of them unsafe.',
      'The agency inspected 1,200 bridges in 2022, one of them unsafe.',
      'The agency inspected 1,200 bridges in 2022, none of them safe.',
      'The agency inspected 1,200 bridges in 2022, none of them closed.',
      'The agency inspected 1,200 bridges in 2021, none of them unsafe.',
      'A third bridge cost 12 million crowns.',
      'Twelve crews repaired 300 roofs.',
      'Crews repaired 300 roofs.',
      '12 schools cost 40 million crowns.',
      'The schools cost 40 million crowns.',
    ],
  },
];

testWorlds(worlds);
