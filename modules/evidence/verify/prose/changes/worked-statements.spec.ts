import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'Income of the theatre came to 4.2 million euros and expenses to 4.5 million euros. The reserve stood at 1.1 million euros.',
    truths: [],
    falsehoods: [
      'Income exceeded expenses by 300,000 euros.',
      'Expenses exceeded income by 3.4 million euros.',
      'Expenses fell 300,000 euros short of income.',
      'The reserve exceeded income by 300,000 euros.',
      'Expenses exceeded the reserve by 300,000 euros.',
    ],
  },
  {
    passage:
      'The agency agreed to lower the fee by 3 percent. The traders had asked for 8 percent. Last year the fee was 40 euros.',
    truths: [
      'The agency agreed to lower the fee by 3 percent, 5 percentage points less than the traders had asked for.',
    ],
    falsehoods: [
      'The agency agreed to lower the fee by 3 percent, 5 percentage points more than the traders had asked for.',
      'The agency agreed to lower the fee by 3 percent, 5 percentage points less than the agency had asked for.',
      'The agency agreed to lower the fee by 3 percent, 8 percentage points less than the traders had asked for.',
    ],
  },
  {
    passage:
      'Debt was 610 million dollars at the end of June and cash was 254 million dollars. Stocks were worth 90 million dollars.',
    truths: [
      'Debt, at 610 million dollars, was more than twice as high as cash, at 254 million dollars.',
      'Debt, at 610 million dollars, was about 2.4 times as high as cash, at 254 million dollars.',
    ],
    falsehoods: [
      'Cash, at 610 million dollars, was more than twice as high as debt, at 254 million dollars.',
      'Debt, at 610 million dollars, was three times as high as cash, at 254 million dollars.',
      'Debt, at 610 million dollars, was more than twice as high as stocks, at 254 million dollars.',
    ],
  },
  {
    passage:
      'Farmers gave 1,200 tonnes of grain. Millers gave 600 tonnes of grain. Bakers gave 30 tonnes of bread.',
    truths: [
      'Farmers gave twice as much grain as millers, 1,200 against 600 tonnes.',
      'Farmers gave 1,200 tonnes of grain, 600 tonnes more than millers.',
      'Together, farmers and millers gave 1,800 tonnes of grain.',
    ],
    falsehoods: [
      'Millers gave twice as much grain as farmers, 1,200 against 600 tonnes.',
      'Farmers gave twice as much grain as bakers, 1,200 against 600 tonnes.',
      'Farmers gave 1,200 tonnes of grain, 600 tonnes less than millers.',
      'Farmers gave 1,200 tonnes of grain, 600 tonnes more than bakers.',
      'Together, farmers and bakers gave 1,800 tonnes of grain.',
    ],
  },
  {
    passage: 'Of the 1,284 patients, 311 left the trial early. The trial had 17 sites.',
    truths: ['About a quarter of the 1,284 patients, 311 in all, left the trial early.'],
    falsehoods: [
      'About a third of the 1,284 patients, 311 in all, left the trial early.',
      'About a quarter of the 1,284 patients, 311 in all, joined the trial early.',
      'About a quarter of the 17 sites, 311 in all, left the trial early.',
    ],
  },
]);

testWorlds([
  {
    passage:
      'On average, night drivers slept 6.1 hours a day and day drivers 6.9 hours. Shops gave 1,120 tonnes, makers 560 tonnes and growers 280 tonnes.',
    truths: [
      'Night drivers slept 6.1 hours a day on average, 0.8 hours less than day drivers.',
      'Day drivers slept 6.9 hours a day on average.',
      'Shops gave twice as much as makers, 1,120 against 560 tonnes.',
      'Growers gave 280 tonnes.',
    ],
    falsehoods: [
      'Night drivers slept 6.1 hours a day on average, 0.8 hours more than day drivers.',
      'Day drivers slept 6.1 hours a day on average.',
      'Makers gave twice as much as shops, 1,120 against 560 tonnes.',
      'Growers gave 560 tonnes.',
      'Makers gave 280 tonnes.',
    ],
  },
  {
    passage:
      'The harbours closed 2024 with a deficit of 41.7 million euros. A year earlier the deficit had been 58.2 million euros. Debt was 90 million euros.',
    truths: ['Debt was 90 million euros.'],
    falsehoods: [
      'The deficit rose from 41.7 million euros to 58.2 million euros.',
      'Debt narrowed from 90 million euros to 41.7 million euros.',
      'The deficit narrowed from 90 million euros to 41.7 million euros.',
      'The deficit narrowed from 58.2 million euros in 2024 to 41.7 million euros in 2023.',
    ],
  },
  {
    passage: 'The utility supplies 184,000 homes and 9,600 businesses in five districts.',
    truths: [
      'The utility serves 184,000 households and 9,600 firms across five districts.',
      'The utility supplies 184,000 households.',
    ],
    falsehoods: [
      'The utility serves 9,600 households.',
      'The utility serves 184,000 businesses in five districts.',
      'The utility serves 184,000 homes in nine districts.',
    ],
  },
  {
    passage: 'The pit was not renovated. The mill closed in 2020. The yard is to open in 2028.',
    truths: ['The mill was closed in 2020.', 'The yard will open in 2028.'],
    falsehoods: [
      'The pit was renovated.',
      'The mill was not closed in 2020.',
      'The mill opened in 2020.',
      'The yard opened in 2028.',
      'The yard is open.',
      'The pit was closed in 2020.',
    ],
  },
]);

testWorlds([
  {
    passage:
      'Rent costs 900 euros in Brem and 600 euros in Lund. Heating costs 300 euros in Brem. Water costs 150 euros in Lund.',
    truths: ['Rent costs 600 euros in Lund, 300 euros less than in Brem.'],
    falsehoods: [
      'Rent costs 600 euros in Lund, 300 euros more than in Brem.',
      'Heating costs 300 euros in Brem, 150 euros more than in Lund.',
      'Rent costs 900 euros in Brem, 600 euros more than in Lund.',
      'Water costs half as much as heating in Brem.',
      'Rent costs three times as much as heating in Lund.',
    ],
  },
  {
    passage:
      'The north plant made 420 boats in 2022 and 380 boats in 2023. The south plant made 300 boats in 2023. It employs 120 people. The plan was 400 boats.',
    truths: ['The south plant made 300 boats in 2023.'],
    falsehoods: [
      'The south plant made 300 boats in 2023, 120 fewer than the north plant.',
      'In 2023 the north plant made 380 boats, 80 fewer than the south plant.',
      'The north plant made 380 boats in 2023, 20 more than planned.',
      'Together, the north plant and the south plant made 720 boats in 2023.',
      'The south plant made 300 boats in 2023, 180 more than in 2022.',
      'Together, the north plant and the south plant made 680 boats in 2022.',
      'The north plant made 420 boats in 2022, 120 more than the south plant.',
    ],
  },
]);
