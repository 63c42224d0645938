import { testWorlds } from '../../../../../tests/doubles/statement-worlds';
import type { World } from '../../evidence.fixture';

/** Figures that follow from two facts of a passage, each with what exchanges, turns or miscounts it. */
const worlds: readonly World[] = [
  {
    passage:
      'The fleet consists of 400 buses, of which 120 are electric. Route 5, between the port and the airport, was the busiest with 4.1 million passengers; Route 12 carried 2.6 million. Of the 182 staff of the ferry line, 130 work on board and 52 ashore; 39 of those on board and 34 of those ashore are women.',
    truths: [
      'Electric buses make up 30% of the fleet.',
      'Route 5 carried 1.5 million more passengers than Route 12.',
    ],
    falsehoods: [
      'Electric buses make up 3% of the fleet.',
      'Route 12 carried 1.5 million more passengers than Route 5.',
      'On board, nearly two in three of the staff are women.',
      'Women make up 65% of the staff on board.',
    ],
  },
  {
    passage:
      'Tavo Brewery, founded in 1911, reported sales of EUR 62.4 million for the 2022-23 season, compared with EUR 52.0 million in 2021-22. Beer brought in EUR 46.8 million, cider EUR 9.4 million and lemonade EUR 6.2 million. Tankers paid EUR 12 million and wholesalers provided EUR 8 million.',
    truths: [
      'Sales were EUR 10.4 million higher in 2022-23 than in 2021-22.',
      'Sales increased by EUR 10.4 million compared with 2021-22.',
      'Cider and lemonade together generated EUR 15.6 million in 2022-23.',
      'Three quarters of the sales in 2022-23 came from beer.',
      'Wholesalers contributed EUR 4 million less than tankers.',
    ],
    falsehoods: [
      'Sales were EUR 10.4 million lower in 2022-23 than in 2021-22.',
      'Sales were EUR 10.4 million higher in 2021-22 than in 2022-23.',
      'Sales were EUR 11.4 million higher in 2022-23 than in 2021-22.',
      'Sales decreased by EUR 10.4 million compared with 2021-22.',
      'Cider and beer together generated EUR 15.6 million in 2022-23.',
      'Cider and lemonade together generated EUR 15.6 million in 2021-22.',
      'Three quarters of the sales in 2022-23 came from cider.',
      'A quarter of the sales in 2022-23 came from beer.',
      'Three quarters of the sales in 2021-22 came from beer.',
      'Tankers contributed EUR 4 million less than wholesalers.',
      'Wholesalers contributed EUR 4 million more than tankers.',
      'Cider brought in EUR 4 million less than beer.',
    ],
  },
  {
    passage:
      'The Orle power station has a capacity of 480 megawatts and the Dunby power station 120. The Orle Dam was completed in 1961 and is 75 metres high. The Dunby Dam, completed in 1979, is 105 metres high. The largest lock, at Vell, is 240 metres long and the second largest, at Hask, 160.',
    truths: [
      'The capacity of the Orle power station is four times that of Dunby.',
      'The Orle and Dunby power stations have a combined capacity of 600 megawatts.',
      'The Dunby Dam is 30 metres higher than the Orle Dam.',
      'The lock at Vell is 1.5 times as long as the lock at Hask.',
    ],
    falsehoods: [
      'The capacity of the Dunby power station is four times that of Orle.',
      'The capacity of the Orle power station is three times that of Dunby.',
      'The Orle and Vell power stations have a combined capacity of 600 megawatts.',
      'The Orle and Dunby power stations have a combined capacity of 660 megawatts.',
      'The Orle Dam is 30 metres higher than the Dunby Dam.',
      'The Dunby Dam is 30 metres lower than the Orle Dam.',
      'The Dunby Dam is 30 metres longer than the Orle Dam.',
      'The Dunby Dam is 30 years higher than the Orle Dam.',
      'The lock at Hask is 1.5 times as long as the lock at Vell.',
      'The lock at Vell is 2.5 times as long as the lock at Hask.',
    ],
  },
  {
    passage:
      'The transport firm had 18,000 employees at the end of the year, of whom 4,500 worked at night. The Havel plant built 260,000 tyres in 2023, compared with 200,000 in 2022. The largest plant, in Corve, built 340,000 tyres in 2023. The annual rate of punctures was 0.4 per vehicle with the new tyre and 1.0 per vehicle with the old one.',
    truths: [
      'A quarter of the employees worked at night.',
      'The other 13,500 employees did not work at night.',
      'In 2023, Corve built 80,000 more tyres than Havel.',
      'Corve and Havel together built 600,000 tyres in 2023.',
      'The rate of punctures was 2.5 times as high with the old tyre as with the new tyre.',
    ],
    falsehoods: [
      'Three quarters of the employees worked at night.',
      'A quarter of the plants worked at night.',
      'The other 13,500 employees worked at night.',
      'The other 12,500 employees did not work at night.',
      'Output at Corve in 2023 was 60,000 tyres higher than the year before.',
      'Output at Havel in 2023 was 60,000 tyres lower than the year before.',
      'Output at Havel in 2022 was 60,000 tyres higher than the year before.',
      'In 2023, Havel built 80,000 more tyres than Corve.',
      'In 2022, Corve built 80,000 more tyres than Havel.',
      'In 2023, Corve built 80,000 fewer tyres than Havel.',
      'Corve and Havel together built 600,000 tyres in 2022.',
      'Corve and Havel together built 540,000 tyres in 2023.',
      'The rate of punctures was 2.5 times as high with the new tyre as with the old tyre.',
      'The rate of punctures was 60 percent higher with the new tyre than with the old tyre.',
    ],
  },
  {
    passage:
      'By the end of 2023 the scheme had put heat pumps into 24,000 flats and 160 schools. Of these flats, 18,000 are in the southern province of Merle and the rest in Tarsk. Men accounted for 40 percent of the 5,000 electricians trained. The crossing takes two and a half hours to Ostby and 45 minutes to Tarn.',
    truths: [
      'Three quarters of the flats with heat pumps are in Merle.',
      'The remaining 6,000 flats are in Tarsk.',
      'The scheme trained 2,000 men as electricians.',
    ],
    falsehoods: [
      'Three quarters of the flats with heat pumps are in Tarsk.',
      'A quarter of the flats with heat pumps are in Merle.',
      'Three quarters of the schools with heat pumps are in Merle.',
      'The remaining 6,000 flats are in Merle.',
      'The remaining 8,000 flats are in Tarsk.',
      'The remaining 6,000 schools are in Tarsk.',
      'The scheme trained 3,000 men as electricians.',
      'The scheme trained 2,000 women as electricians.',
    ],
  },
  {
    passage:
      'The net loss of Marrow Foods fell from EUR 4.8 million in 2022 to EUR 3.6 million in 2023, and its debt rose from EUR 20 million to EUR 25 million because of a new depot. Its rival Selby carried 900 guests; Marrow carried 1,200 guests.',
    truths: [
      'The net loss decreased by EUR 1.2 million in 2023.',
      'The net loss fell by a quarter in 2023.',
      'The net loss of Marrow Foods fell from EUR 4.8 million to EUR 3.6 million.',
    ],
    falsehoods: [
      'The net loss increased by EUR 1.2 million in 2023.',
      'The net loss decreased by EUR 1.2 million in 2022.',
      'The net loss fell by a third in 2023.',
      'The debt decreased by EUR 1.2 million in 2023.',
      'Selby carried 75 percent fewer guests than Marrow.',
      'The guests of Selby were 75 percent below those of Marrow.',
      'The net loss of Marrow Foods fell from EUR 3.6 million to EUR 4.8 million.',
      'The net loss fell because of a new depot.',
      'Selby carried more guests than Marrow.',
      'Marrow dropped from first place to second.',
    ],
  },
];

testWorlds(worlds);
