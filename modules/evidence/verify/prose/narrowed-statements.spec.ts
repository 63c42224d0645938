import { testWorlds } from '../../../../tests/doubles/statement-worlds';

/** Statements that leave away what narrows a figure, exchange the ends of a share, or take another figure for an earlier one. */
testWorlds([
  {
    passage:
      'Sales in Germany, the largest market, increased by 9 percent to EUR 870 million, whereas sales in France slipped by 2 percent.',
    truths: [],
    falsehoods: [
      'Sales increased by 9 percent to EUR 870 million.',
      'Sales in France fell by 2 percent to EUR 870 million.',
    ],
  },
  {
    passage:
      'Mr Lind opposed the increase and moved that the fee be raised to 2.00 euros only; his motion was lost by 11 votes to 8.',
    truths: [],
    falsehoods: ['The fee was raised to 2.00 euros.'],
  },
  {
    passage: "The library's budget was cut by 40,000 euros to 1.26 million euros.",
    truths: [],
    falsehoods: ['The budget was cut by 40,000 euros to 1.26 million euros.'],
  },
  {
    passage:
      "Vantor, the country's second-largest grocer, opened 34 shops last year and closed 19, most of them in the north.",
    truths: [],
    falsehoods: ['Vantor has 34 shops.'],
  },
  {
    passage: 'Wind power accounted for 61 percent of output, hydropower for 33 percent and gas for the rest.',
    truths: [],
    falsehoods: ['Hydropower accounted for 33 percent of wind power.'],
  },
  {
    passage: 'Halden will cut 220 of its 2,950 jobs, 150 of them in Oslo.',
    truths: [],
    falsehoods: ['Halden will cut 150 of its 2,950 jobs.'],
  },
  {
    passage:
      'The median wait for a hip operation rose from 94 to 121 days, and the share of patients seen within 90 days fell by 8 percentage points to 46 percent.',
    truths: [],
    falsehoods: [
      'The median wait for an operation rose from 94 to 121 days.',
      'The number of patients seen within 90 days fell by 8 percentage points.',
    ],
  },
  {
    passage: 'Spending on agency nurses reached 17.6 million pounds, nearly double the 9.1 million budgeted.',
    truths: [],
    falsehoods: ['Spending on nurses reached 17.6 million pounds.', 'Spending reached 17.6 million pounds.'],
  },
  {
    passage:
      'Of the 640 vacancies at the end of the year, 390 were for nurses; a year earlier there had been 510 vacancies.',
    truths: [],
    falsehoods: ['Of the 640 vacancies at the end of the year, 510 were for nurses.'],
  },
  {
    passage:
      'Ticket income rose to 5.6 million kroner from 4.3 million, but shop income went down by 0.4 million to 2.7 million kroner.',
    truths: [],
    falsehoods: ['Ticket income went down by 0.4 million to 2.7 million kroner.'],
  },
  {
    passage: 'The collection grew by 1,240 objects, 860 of which were gifts, and now numbers 214,000.',
    truths: [],
    falsehoods: ['Of the 214,000 objects, 860 were gifts.'],
  },
  {
    passage: 'Energy use was cut by 13 percent per visitor.',
    truths: [],
    falsehoods: ['Energy use was cut by 13 percent.'],
  },
  {
    passage:
      'The Norr tram carried 6.9 million passengers in the first half of the year, 8 percent more than in the same period last year, while the buses carried 4 percent fewer, at 11.2 million.',
    truths: [],
    falsehoods: ['The tram carried 6.9 million passengers last year.'],
  },
  {
    passage: 'Peas and beans account for 45 percent of production, and spinach for 18 percent.',
    truths: [],
    falsehoods: [
      'Peas account for 45 percent of production.',
      'Beans account for 45 percent of production.',
      'Spinach accounts for 18 percent of peas and beans.',
    ],
  },
  {
    passage: 'The share of peas and beans in production is 45 percent, and spinach for 18 percent.',
    truths: [],
    falsehoods: ['Production accounts for 45 percent of peas and beans.'],
  },
  {
    passage:
      'Applications to medicine rose by 12 percent, and those to teacher training fell by 17 percent to 1,040.',
    truths: [],
    falsehoods: ['Applications rose by 12 percent.'],
  },
  {
    passage: 'The university let 140 temporary contracts lapse but hired 55 lecturers.',
    truths: [],
    falsehoods: ['The university has 55 lecturers.'],
  },
  {
    passage:
      'The dropout rate among first-year students stood at 13 percent in 2023, two percentage points above the national average.',
    truths: [],
    falsehoods: [
      'The dropout rate stood at 13 percent in 2023.',
      'The dropout rate among first-year students rose to 13 percent in 2023.',
    ],
  },
  {
    passage:
      "Exports of machinery, which make up a third of the region's exports, decreased by 5 percent in the third quarter.",
    truths: [],
    falsehoods: [
      'Exports of machinery make up a third of exports to the region.',
      "The region's exports make up a third of exports of machinery.",
    ],
  },
  {
    passage: 'Turnout in the district was 61 percent, compared with 70 percent nationally.',
    truths: [],
    falsehoods: [
      'Turnout in the district fell from 70 percent to 61 percent.',
      'Turnout in the district fell to 61 percent from 70 percent.',
      'Turnout in the district fell by 9 percentage points to 61 percent.',
      'Turnout in the district was 61 percent, down from 70 percent.',
    ],
  },
  {
    passage: 'Sales of building land came to 47 million euros, against 50 million budgeted.',
    truths: [],
    falsehoods: [
      'Sales of building land fell by 3 million euros to 47 million euros.',
      'Sales of building land fell to 47 million euros.',
      'Sales of building land fell by 6 percent.',
    ],
  },
  {
    passage:
      'Rents in council housing rose to 9.40 euros in 2023, but the figure was later revised to 9.10 euros.',
    truths: [],
    falsehoods: [
      'Rents in council housing rose to 9.40 euros in 2023.',
      'Rents in council housing were 9.40 euros in 2023.',
    ],
  },
  {
    passage: 'School meals cost 3.20 euros before subsidies.',
    truths: [],
    falsehoods: ['School meals cost 3.20 euros.'],
  },
  {
    passage: 'Beef and pork sales rose by 3 percent to 212,000 tonnes.',
    truths: [],
    falsehoods: ['Beef sales rose by 3 percent to 212,000 tonnes.'],
  },
  {
    passage: 'Lena Aas and Nils Dahl own 40 percent.',
    truths: [],
    falsehoods: ['Nils Dahl owns 40 percent.', 'Lena Aas owns 40 percent.'],
  },
  {
    passage: 'Its occupancy rate stood at 71 percent, compared with 78 percent industry-wide.',
    truths: [],
    falsehoods: [
      'Its occupancy rate fell from 78 percent to 71 percent.',
      'The occupancy rate fell from 78 percent to 71 percent.',
    ],
  },
  {
    passage: 'Membership rose to 48,000 in 2023, but the club later corrected this to 44,000.',
    truths: [],
    falsehoods: ['Membership rose to 48,000 in 2023.', 'Membership was 48,000 in 2023.'],
  },
  {
    passage: 'Ticket prices rose by 4 percent, although the club denies any increase.',
    truths: [],
    falsehoods: ['Ticket prices rose by 4 percent.'],
  },
  {
    passage: 'Debt was 12 million euros, while auditors arrive at 15 million.',
    truths: [],
    falsehoods: ['Debt was 12 million euros.'],
  },
  {
    passage: 'Sales in Spain and Portugal rose by 8 percent to 92 million euros.',
    truths: [],
    falsehoods: [
      'Sales in Portugal rose by 8 percent to 92 million euros.',
      'Sales in Spain rose by 8 percent to 92 million euros.',
    ],
  },
  {
    passage: 'Employment in mines and quarries fell by 300 to 4,200.',
    truths: [],
    falsehoods: ['Employment in quarries fell by 300 to 4,200.', 'Employment in mines fell by 300 to 4,200.'],
  },
  {
    passage: 'Between them, Karl Beck and Ines Holt own 64 percent.',
    truths: [],
    falsehoods: ['Ines Holt owns 64 percent.', 'Karl Beck owns 64 percent.'],
  },
  {
    passage: 'Oil and gas exports accounted for 44 percent of revenue.',
    truths: [],
    falsehoods: [
      'Gas exports accounted for 44 percent of revenue.',
      'Oil exports accounted for 44 percent of revenue.',
      'Oil accounted for 44 percent of revenue.',
    ],
  },
  {
    passage: 'Research and development costs rose to 88 million euros.',
    truths: [],
    falsehoods: ['Research costs rose to 88 million euros.'],
  },
  {
    passage:
      'The firm Tarn, a supplier of the carmaker Velo, makes seats at three plants and employs 640 people.',
    truths: [],
    falsehoods: ['Velo has 640 employees.', 'The carmaker Velo has 640 employees.'],
  },
  {
    passage: 'The new owner of the mill runs two hotels and employs 75 people.',
    truths: [],
    falsehoods: ['The mill has 75 employees.'],
  },
  {
    passage: 'The north yard has 620 workers and the south yard 340, a third of them apprentices.',
    truths: [],
    falsehoods: ['A third of the 620 workers are apprentices.'],
  },
  {
    passage:
      'Among teachers under 35, 22 percent are thinking of leaving, compared with 9 percent among those over 50.',
    truths: [],
    falsehoods: ['Among teachers under 35, 9 percent are thinking of leaving.'],
  },
  {
    passage: 'Spending per pupil rose by 11 percent before inflation.',
    truths: [],
    falsehoods: ['Spending rose by 11 percent.'],
  },
  {
    passage:
      'Sales of its drug Teral grew by 14 percent in Europe, by 6 percent in Asia and by 2 percent in America.',
    truths: [],
    falsehoods: ['Sales of Teral grew by 14 percent.'],
  },
  {
    passage: 'The trial enrolled 820 patients; 41 of them dropped out, 29 in the placebo group.',
    truths: [],
    falsehoods: ['Of the 820 patients, 29 were in the placebo group.'],
  },
  {
    passage: 'Staff numbers stood at 2,300, compared with 2,450 full-time equivalents.',
    truths: [],
    falsehoods: ['Staff numbers fell from 2,450 to 2,300.'],
  },
  {
    passage: 'Net interest income increased to 196 million euros, compared with 171 million in the plan.',
    truths: [],
    falsehoods: ['Net interest income rose by 25 million euros to 196 million euros.'],
  },
  {
    passage: 'The cost-income ratio fell to 54 percent, against 61 percent at comparable banks.',
    truths: [],
    falsehoods: [
      'The cost-income ratio fell from 61 percent to 54 percent.',
      'The cost-income ratio fell by 7 percentage points to 54 percent.',
    ],
  },
  {
    passage: 'The number of branches was 44 in 2023, compared with 12 in Lorn alone.',
    truths: [],
    falsehoods: ['The number of branches rose from 12 to 44.'],
  },
]);
