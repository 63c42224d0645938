import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'The cost-income ratio improved from 68.4 percent to 61.9 percent. Savings books, once the core of the business, now account for only one eighth of all deposits. The share of timber in exports rose from 12 percent in 2010 to 18 percent in 2020.',
    truths: [
      'The cost-income ratio improved by 6.5 percentage points.',
      'The cost-income ratio fell by 6.5 percentage points.',
      'Savings books account for 12.5 percent of all deposits.',
    ],
    falsehoods: [
      'The cost-income ratio worsened by 6.5 percentage points.',
      'The cost-income ratio deteriorated to 61.9 percent.',
      'The cost-income ratio rose by 6.5 percentage points.',
      'Deposits account for 12.5 percent of all savings books.',
      'The core of the business accounts for 12.5 percent of all deposits.',
      'The share of exports in timber rose by six percentage points between 2010 and 2020.',
    ],
  },
  {
    passage:
      'The Haldenberg Valley lies between 640 and 2,870 metres above sea level and has eleven villages. Extending the programme could cost an additional £28 million to £34 million a year, according to a preliminary estimate. The average cost per meal was £2.87. They are served by 1980 charging points.',
    truths: [
      'The valley lies between 640 and 2,870 metres above sea level.',
      'According to a preliminary estimate, extending the programme could cost an additional £28–34 million a year.',
      'The average cost per meal was 287 pence.',
      'They are served by 1,980 charging points.',
    ],
    falsehoods: [
      'The valley lies between 640 and 2,780 metres above sea level.',
      'The valley lies between 640 and 2,870 kilometres above sea level.',
      'According to a preliminary estimate, extending the programme could cost an additional £28–43 million a year.',
      'According to a preliminary estimate, extending the programme could cost an additional £28–34 a year.',
      'The average cost per meal was 287 pounds.',
      'They were served by charging points in 1980.',
      'They are served by 1,890 charging points.',
    ],
  },
  {
    passage:
      'The company lowered its forecast. It now expects revenue of between 2.6 and 2.7 billion euros; in February it had still predicted 2.65 to 2.8 billion. The fund now holds 40 million euros.',
    truths: [
      'The company now expects revenue of between 2.6 and 2.7 billion euros.',
      'The fund now holds 40 million euros.',
    ],
    falsehoods: [
      'The company now expects revenue of between 2.65 and 2.8 billion euros.',
      'It now predicts revenue of between 2.65 and 2.8 billion euros.',
      'It currently expects revenue of between 2.65 and 2.8 billion euros.',
    ],
  },
  {
    passage:
      'In 2023 the park counted 1.34 million visits, still short of the record of 1.41 million set in 2019.',
    truths: ['The park counted 1.34 million visits in 2023.'],
    falsehoods: [
      'The park counted a record 1.34 million visits in 2023.',
      'The record number of visits in 2023 was 1.34 million.',
      'In 2023 the park counted a record of 1.34 million visits.',
    ],
  },
  {
    passage: 'The five caves can hold 84,000 wheels; on 1 April there were 61,300.',
    truths: ['The five caves can hold 84,000 wheels.'],
    falsehoods: [
      'There were 84,000 wheels in the caves on 1 April.',
      'The caves held 84,000 wheels on 1 April.',
      'The number of wheels in the caves was 84,000.',
    ],
  },
  {
    passage: 'A full melt takes around 14 hours and uses 2,900 kilowatt-hours of electricity.',
    truths: ['A full melt uses 2,900 kilowatt-hours of electricity.'],
    falsehoods: [
      'Electricity used in the year was 2,900 kilowatt-hours.',
      'In 2022, electricity use was 2,900 kilowatt-hours.',
    ],
  },
  {
    passage:
      'The pigeon post carried 46,300 messages in 2023, more than ever before; in 2022 it had been 39,800.',
    truths: ['The pigeon post carried 46,300 messages in 2023.'],
    falsehoods: [
      'Messages carried per month were 46,300 in 2023.',
      'The pigeon post carried 46,300 messages per month in 2023.',
    ],
  },
  {
    passage:
      'The seven houses gave 1,366 performances in the season 2023/24, 58 more than in the season before.',
    truths: ['The seven houses gave 1,366 performances in the season 2023/24.'],
    falsehoods: [
      'The rise in performances over the season before was 1,366.',
      'The increase in performances was 1,366.',
      'Growth in performances was 1,366 in 2023/24.',
    ],
  },
  {
    passage:
      'For the full year the board of Brenholt expects revenue of €840 million to €870 million. Until now it had forecast revenue of €820 million to €850 million.',
    truths: ['For the full year the board of Brenholt expects revenue of €840 million to €870 million.'],
    falsehoods: [
      'The board of Brenholt now expects revenue of €820 million to €850 million for the full year.',
      'For the full year the board of Brenholt expects revenue of €820 million to €850 million.',
      'The board of Brenholt forecasts revenue of €820 million to €850 million for the full year.',
    ],
  },
]);
