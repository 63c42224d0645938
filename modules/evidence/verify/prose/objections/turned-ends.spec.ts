import type { World } from '../../evidence.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** True statements that are turned round in one thing: the ends of a change, the times compared, a unit, a denial, a count. */
const worlds: readonly World[] = [
  {
    passage:
      'Operating profit fell from EUR 134.2 million in 2023 to EUR 118.7 million in 2024. Headcount rose from 2,028 to 2,146 over the year. Net debt stood at £512 million at the end of 2023, against £576 million at the end of 2022.',
    truths: [
      'Operating profit fell from EUR 134.2 million in 2023 to EUR 118.7 million in 2024.',
      'Operating profit was EUR 15.5 million lower in 2024 than in 2023.',
      'Headcount rose from 2,028 to 2,146 over the year.',
      'Net debt decreased from £576 million at the end of 2022 to £512 million at the end of 2023.',
    ],
    falsehoods: [
      'Operating profit fell from EUR 134.2 million in 2024 to EUR 118.7 million in 2023.',
      'Operating profit was EUR 15.5 million lower in 2023 than in 2024.',
      'Operating loss was EUR 15.5 million lower in 2024 than in 2023.',
      'Headcount fell from 2,028 to 2,146 over the year.',
      'Headcount rose from 2,146 to 2,028 over the year.',
      'Net debt decreased from £576 million at the end of 2023 to £512 million at the end of 2022.',
    ],
  },
  {
    passage:
      'The schools taught 19,800 pupils in the autumn of 2023, up from 19,200 in the autumn of 2022. In total, the schools discarded 1,180 tonnes of food in 2023, which was 145 tonnes less than in 2022. Term deposits more than doubled, from €312 million to €689 million.',
    truths: [
      'In the autumn of 2023 the schools taught 600 more pupils than in the autumn of 2022.',
      'The schools discarded 1,325 tonnes of food in 2022.',
      'Term deposits more than doubled to €689 million.',
    ],
    falsehoods: [
      'In the autumn of 2022 the schools taught 600 more pupils than in the autumn of 2023.',
      'In the autumn of 2022 the schools taught 600 fewer pupils than in the autumn of 2021.',
      'The schools discarded 1,325 kilograms of food in 2022.',
      'The schools discarded 1,180 kilograms of food in 2023.',
      'Term deposits less than doubled to €689 million.',
    ],
  },
  {
    passage:
      'The meeting opened at 19:15 with 23 of 31 members present. This would bring the total dividend for 2023 to 13.1 pence per share, compared with 12.4 pence for 2022. Profit before tax came to 61.3 million in 2023.',
    truths: [
      'The meeting opened at 19:15 with 23 of 31 members present.',
      'Profit before tax came to 61.3 million in 2023.',
    ],
    falsehoods: [
      'The meeting opened at 22:15 with 23 of 31 members present.',
      'The meeting opened at 19:18 with 23 of 31 members present.',
      'The total dividend for 2023 would not be 13.1 pence per share.',
      'The total dividend for 2023 would not be 13.1 pence per share, 0.7 pence more than for 2022.',
      'Profit after tax came to 61.3 million in 2023.',
    ],
  },
  {
    passage:
      'Among those included, 587 worked rotating shifts, and 259 worked days only. According to the union, about a third of its members have considered leaving night work. Farmers in Dalmora brought in 6.42 million tonnes of cereals in 2024, 8 percent less than in the record year 2023. Revenue came to £148.2 million, compared with £156.0 million a year before.',
    truths: ['Among those included, 587 worked rotating shifts, and 259 worked days only.'],
    falsehoods: [
      'Among those included, 259 worked rotating shifts, and 587 worked days only.',
      'According to the union, about a third of its members have left night work.',
      'According to the union, about a third of its members have considered leaving the union.',
      'With 6.42 million tonnes of cereals, 2024 was the record year for farmers in Dalmora.',
      'Revenue was 5% lower than a year after.',
    ],
  },
  {
    passage:
      '‘Four and a half percent is an insult wrapped in a ribbon,’ said Jonas Wiehl, who has worked at the Nordtor branch for 26 years. In Friday’s ballot 61 percent voted for the deal.',
    truths: [
      '‘Four and a half percent is an insult wrapped in a ribbon,’ said Jonas Wiehl, who has worked at the Nordtor branch for 26 years.',
    ],
    falsehoods: [
      '‘Four and a half percent is an insult wrapped in a ribbon,’ said Jonas Wiehl, who has worked at the Nordtor branch for 30 years.',
      '‘Four and a half percent is an insult wrapped in a ribbon,’ said Jonas Wiehl, who has worked at the Nordtor branch for 61 years.',
    ],
  },
  {
    passage:
      'At the end of 2024 the authority had 512 employees, 19 more than a year before; 27 percent were women. Eight accidents were recorded, compared with 13 in 2023.',
    truths: [
      'At the end of 2024 the authority had 512 employees.',
      'A year before the end of 2024 the authority had 493 employees.',
    ],
    falsehoods: [
      'A year before, the authority had 512 employees.',
      'A year earlier the authority had 512 employees.',
      'The previous year, the authority had 512 employees.',
      'A year before the end of 2024 the authority had 512 employees.',
      'A year before the end of 2023 the authority had 493 employees.',
    ],
  },
  {
    passage:
      'The public schools employed 31,450 teachers at the end of the school year, 540 more than a year before.',
    truths: ['A year before, the public schools had employed 30,910 teachers.'],
    falsehoods: ['A year before, the public schools had employed 31,450 teachers.'],
  },
  {
    passage:
      'On-time delivery slipped from 95.3% in 2023 to 93.8% in 2024. The company received 61,200 complaints in 2024, which was 8,400 more than in 2023. Two thirds of them concerned late deliveries. Work on the new depot will start in September 2025 at the earliest.',
    truths: [
      'On-time delivery fell from 95.3% in 2023 to 93.8% in 2024.',
      'Two thirds of the complaints received in 2024 concerned late deliveries.',
    ],
    falsehoods: [
      'On-time delivery fell from 95.3% before 2023 to 93.8% in 2024.',
      'Two thirds of the complaints received before 2024 concerned late deliveries.',
      'Two thirds of the complaints received until 2024 concerned late deliveries.',
      'The company received 61,200 complaints before 2024.',
    ],
  },
];

testWorlds(worlds);
