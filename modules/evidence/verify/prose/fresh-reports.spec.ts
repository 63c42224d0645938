import type { World } from '../evidence.fixture';
import { testWorlds } from '../../../../tests/doubles/statement-worlds';

/** Statements about four texts, written without a look at the rules: none of the 60 false ones was vouched for. */
const worlds: readonly World[] = [
  {
    passage:
      'Brightwell Dairies, based in Corrow, sold 96 million litres of milk in 2024, 5 percent more than in the previous year. Net profit climbed to £8.2 million from £6.9 million. The company, which was founded in 1934, runs four dairies and employs 730 people. In June it took over the cheese maker Tansley for £14 million. "Our customers want shorter supply chains, and we will open a fifth dairy next year," said managing director Fiona Hale. About 60 percent of the milk comes from farms within 50 kilometres. Exports made up 12 percent of sales, up from 8 percent. The group plans to cut its energy use by a quarter by 2030.',
    truths: [
      'Brightwell Dairies sold 96 million litres of milk in 2024, an increase of 5 percent on the previous year.',
      'Net profit rose from £6.9 million to £8.2 million.',
      'The company was founded in 1934 and runs four dairies.',
      'The cheese maker Tansley was bought for £14 million in June.',
      'Fiona Hale, the managing director, said the company would open a fifth dairy next year.',
      'Exports accounted for 12 percent of sales, compared with 8 percent before.',
      'The group intends to reduce its energy use by a quarter by 2030.',
      'The company, which employs 730 people, runs four dairies.',
    ],
    falsehoods: [
      'Brightwell Dairies sold 96 million litres of milk in 2023.',
      'Brightwell Dairies sold 5 percent less milk in 2024 than in the previous year.',
      'Net profit fell from £8.2 million to £6.9 million.',
      'Sales climbed to £8.2 million from £6.9 million.',
      'Tansley was founded in 1934.',
      'Tansley employs 730 people.',
      'Tansley took over Brightwell Dairies for £14 million in June.',
      'The company sold the cheese maker Tansley for £14 million.',
      'The company runs five dairies.',
      'The company opened a fifth dairy last year.',
      'Fiona Hale said the company would close a fifth dairy next year.',
      'Exports accounted for 8 percent of sales, compared with 12 percent before.',
      'Exports rose by 12 percent.',
      'The group has cut its energy use by a quarter.',
      'The group plans to cut its energy use by a quarter by 2034.',
      'About 60 percent of the milk comes from farms more than 50 kilometres away.',
    ],
  },
  {
    passage:
      'The region of Ostmark opened 38 kilometres of new cycle paths last year at a cost of 21 million euros. The state paid 60 percent of the sum. According to the transport office, 74,000 people a day now ride a bicycle to work, up from 61,000 in 2019. Accidents involving cyclists fell to 412, the lowest number since 2008. The Elben bridge, which carries 9,000 cyclists a day, will be closed for repairs from March to July. The regional council rejected a proposal to make bus tickets free for pupils. Council member Erik Palm called the decision "a step backwards for families". A new railway station in Hulm was opened in October by the transport minister. It has parking for 400 bicycles.',
    truths: [
      'Last year, Ostmark opened 38 kilometres of new cycle paths, which cost 21 million euros.',
      'Accidents involving cyclists dropped to 412.',
      'The number of accidents involving cyclists fell to 412, the lowest since 2008.',
      'The Elben bridge is to be closed for repairs from March to July.',
      'The regional council turned down a proposal to make bus tickets free for pupils.',
      'Erik Palm, a council member, described the decision as "a step backwards for families".',
    ],
    falsehoods: [
      'Last year, Ostmark opened 21 kilometres of new cycle paths.',
      'The state paid 60 million euros.',
      'The state paid 40 percent of the sum.',
      'The number of people who cycle to work has fallen from 74,000 a day in 2019 to 61,000.',
      'According to the regional council, 74,000 people a day ride a bicycle to work.',
      'Accidents involving cyclists rose to 412.',
      'Accidents fell to 412, the lowest number since 2019.',
      'The Elben bridge was closed from March to July.',
      'The Elben bridge carries 74,000 cyclists a day.',
      'The Hulm bridge will be closed for repairs.',
      'The regional council approved a proposal to make bus tickets free for pupils.',
      'The regional council rejected a proposal to make bus tickets free for families.',
      'Erik Palm called the decision "a step forward for families".',
      'The transport minister called the decision "a step backwards for families".',
      'The railway station in Hulm was closed in October.',
      'The station has parking for 9,000 bicycles.',
    ],
  },
  {
    passage:
      'A team led by the geologist Amira Sole has drilled a core of 1,240 metres from the ice of the Tarrin plateau. The oldest layers, formed 610,000 years ago, contain air bubbles with 190 parts per million of carbon dioxide. "The record is longer than we dared to hope," Sole said. The project, which cost 26 million dollars, was paid for by eight countries. Over four seasons, 63 scientists worked at the camp. In the journal Polar Letters the team reports that the ice thinned by 3 metres between 1998 and 2021. Jens Holt of the Arven Institute, who was not part of the team, warned that the dating could be off by 15,000 years. The core is stored at minus 50 degrees in Lund.',
    truths: [
      'The oldest layers were formed 610,000 years ago.',
      'The project cost 26 million dollars and was funded by eight countries.',
      'Sole said the record was "longer than we dared to hope".',
      'According to Jens Holt of the Arven Institute, the dating could be off by 15,000 years.',
    ],
    falsehoods: [
      'The team drilled a core of 1,240 metres from the ice of the Arven plateau.',
      'The oldest layers were formed 190,000 years ago.',
      'The core is 610 metres long.',
      'The project cost 63 million dollars.',
      'Eight scientists worked at the camp.',
      'The project was paid for by the Arven Institute.',
      'Jens Holt led the team.',
      'Holt said the record was "longer than we dared to hope".',
      'The dating is off by 15,000 years.',
      'The ice thickened by 3 metres between 1998 and 2021.',
      'The ice thinned by 15 metres between 1998 and 2021.',
      'Amira Sole warned that the dating could be off by 15,000 years.',
      'Jens Holt, who was part of the team, warned about the dating.',
      'The core is stored at 50 degrees in Lund.',
    ],
  },
  {
    passage:
      'Lina Torp, 34, won the Harbour Marathon on Sunday in 2 hours and 29 minutes. She finished 40 seconds ahead of Maja Brenn. "I nearly stopped at the bridge," Torp said. "Then the crowd carried me." The race had 11,300 starters, of whom 10,150 reached the finish. Organiser Tim Roe said the event would move to May from 2026 because of the heat. Torp, who works as a nurse, trains for 14 hours a week. Her club, Nord Athletics, has 850 members, twice as many as ten years ago. The city supports the race with 120,000 euros a year. Sponsors provided the remaining 480,000 euros of the budget.',
    truths: [
      'Of the 11,300 starters, 10,150 reached the finish.',
      'Tim Roe, the organiser, said that the event would move to May from 2026 because of the heat.',
      'Torp trains for 14 hours per week.',
      'Nord Athletics has 850 members, double the number of ten years ago.',
      '"I nearly stopped at the bridge," said Lina Torp.',
    ],
    falsehoods: [
      'The Harbour Marathon was won by Maja Brenn on Sunday.',
      'Maja Brenn finished 40 seconds ahead of Lina Torp.',
      'Lina Torp finished 40 minutes ahead of Maja Brenn.',
      'Of the 11,300 starters, 1,150 reached the finish.',
      'Of the 10,150 starters, 11,300 reached the finish.',
      'The event moved to May in 2026.',
      'Tim Roe said that the event would move to May from 2026 because of the crowd.',
      'Maja Brenn works as a nurse.',
      'Torp trains for 14 hours a day.',
      'Nord Athletics has 850 members, half as many as ten years ago.',
      'The city gets 120,000 euros a year from the race.',
      'Sponsors provided 120,000 euros a year.',
      '"I nearly stopped at the bridge," said Maja Brenn.',
      'Tim Roe supports the race with 120,000 euros a year.',
    ],
  },
];

testWorlds(worlds);
