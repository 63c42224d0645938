import { describe, expect, it } from 'vitest';
import { evidenceFrom, spanWith } from '../../evidence.fixture';
import { createVerifier } from '../../index';

const airline = evidenceFrom([
  'airline.csv',
  `Year,Passengers (million),Revenue (EUR million),Result (EUR million),Load factor (%),Fuel price (USD per barrel)
2018,8.2,410.5,12.4,78.1,71.3
2019,8.9,452.0,18.9,80.2,64.2
2020,3.1,171.6,-60.7,58.4,41.8
2021,4.4,230.3,-22.5,61.0,70.7
2022,6.9,398.8,5.1,72.9,100.9`,
]);

const clinics = evidenceFrom([
  'clinics.csv',
  `Town,Clinics,Beds,Spending (EUR million),Wait (days),Average rent (EUR/month)
Arnhall,4,812,96.4,41,610
Bergby,2,305,40.2,63,545
Corvik,7,1240,151.9,38,825
Dunmor,3,520,61.0,57,590`,
]);

const harvests = evidenceFrom([
  'harvests.csv',
  `Orchard,Variety,Year,Harvest (t)
Rosental,Topaz,2021,616
Rosental,Topaz,2022,704
Lindenhof,Elstar,2021,412
Lindenhof,Elstar,2022,389`,
]);

const stocks = evidenceFrom([
  'wheat.csv',
  'Year,Harvest (kt),Stock change (kt)\n2017,10515,-120\n2018,9980,-410',
]);

type Case = [sentence: string, rows: string, reason: string];

const verdictOn = (evidence: typeof airline, sentence: string, rows: string) =>
  createVerifier(evidence).sentence({
    sentence,
    spanIds: rows.split(', ').map((row) => spanWith(evidence, row)),
  });

const years = (...of: number[]) => of.map((year) => `Year: ${year};`).join(', ');
const towns = (...of: string[]) => of.map((town) => `Town: ${town};`).join(', ');

describe('a statement that a table contradicts', () => {
  it.each<Case>([
    [
      'In 2021 the airline lost EUR 12.5 million.',
      years(2021),
      'The source gives -22.5 EUR million as Result for 2021, not a loss of EUR 12.5 million.',
    ],
    [
      'In 2022 the airline carried more than 7 million passengers.',
      years(2022),
      'The source gives 6.9 million as Passengers for 2022, not more than 7 million.',
    ],
    [
      'Passengers fell in 2022 by 56.8 percent.',
      years(2021, 2022),
      'The growth of Passengers, 2021 to 2022 is a rise of 56.8182%, not a fall of 56.8 percent.',
    ],
    [
      'Revenue was lower in 2022 than in 2021.',
      years(2021, 2022),
      'The source gives 398.8 EUR million as Revenue, 2022, and 230.3 EUR million as Revenue, 2021: that is not “lower”.',
    ],
    [
      'The fuel price ranged between USD 45.8 and USD 100.9 a barrel.',
      years(2020, 2022),
      'The lowest Fuel price, all rows is 41.8 USD per barrel, not USD 45.8.',
    ],
  ])('of years is unsupported, and the reason names what differs: %s', (sentence, rows, expected) => {
    const { verdict, reason } = verdictOn(airline, sentence, rows);
    expect([verdict, reason]).toEqual(['unsupported', expected]);
  });

  it.each<Case>([
    [
      'An average flat rents for EUR 825 a week in Corvik.',
      towns('Corvik'),
      'The source counts Average rent in EUR/month, not in EUR per week: 825 EUR/month for Corvik.',
    ],
    [
      'Corvik has 1,240 beds, and six clinics.',
      towns('Corvik'),
      'The source gives 7 as Clinics for Corvik, not six.',
    ],
    [
      'In all but one of the four towns, patients wait more than 50 days.',
      towns('Arnhall', 'Bergby', 'Corvik', 'Dunmor'),
      'rows of Wait above 50, all rows: 2, not all but one.',
    ],
  ])('of towns is unsupported, and the reason names what differs: %s', (sentence, rows, expected) => {
    const { verdict, reason } = verdictOn(clinics, sentence, rows);
    expect([verdict, reason]).toEqual(['unsupported', expected]);
  });

  it('names the change that a column of changes holds', () => {
    const { reason } = verdictOn(stocks, 'In 2018, stocks grew by 410 kt.', years(2018));
    expect(reason).toBe('The source gives -410 kt as Stock change for 2018, not a rise of 410 kt.');
  });

  it('names the time of a row where its label has several', () => {
    const { reason } = verdictOn(
      harvests,
      'Rosental brought in 704 tonnes in 2021.',
      'Year: 2021; Harvest (t): 616',
    );
    expect(reason).toBe(
      'The source gives 704 tonnes for Rosental, Topaz, 2022, not for Rosental, Topaz, 2021: there it gives 616 t.',
    );
  });
});

describe('a true statement that a table does not decide', () => {
  it.each<Case>([
    [
      'The load factor has not returned to its 2019 level of 80.2%.',
      years(2019),
      'The check does not decide what a sentence denies.',
    ],
  ])('of years is related, and the reason says so: %s', (sentence, rows, expected) => {
    const { verdict, reason } = verdictOn(airline, sentence, rows);
    expect([verdict, reason]).toEqual(['related', expected]);
  });

  it.each<Case>([
    [
      'Corvik has 1,240 beds, 40 of them in intensive care.',
      towns('Corvik'),
      'The check could not decide what “40” is said of.',
    ],
    [
      'Corvik has more beds than Arnhall, although it charges less.',
      towns('Corvik', 'Arnhall'),
      '“less” could not be checked.',
    ],
  ])('of towns is related, and the reason says so: %s', (sentence, rows, expected) => {
    const { verdict, reason } = verdictOn(clinics, sentence, rows);
    expect([verdict, reason]).toEqual(['related', expected]);
  });

  it.each<[sentence: string, rows: string]>([
    [
      'Wait times were longest in Bergby, where 305 beds served a scattered hinterland, against only 38 days in Corvik.',
      towns('Bergby', 'Corvik'),
    ],
    [
      'With some 203 beds each, the clinics of Arnhall are twice as large as those elsewhere on average.',
      towns('Arnhall', 'Bergby', 'Corvik', 'Dunmor'),
    ],
  ])('is related where it says several things in words that were not read: %s', (sentence, rows) => {
    expect(verdictOn(clinics, sentence, rows).verdict).toBe('related');
  });

  it('is related where it cites a passage as well, which does not give its figure', () => {
    const page = evidenceFrom([
      'grounds.md',
      `# Grounds\n\nThe survey covers three grounds.\n\n| Ground | Capacity | Occupancy (%) |\n|---|---|---|\n| Riverside | 42,000 | 92.0 |\n| Old Mill | 18,500 | 78.0 |\n| Foundry | 24,000 | 97.0 |\n`,
    ]);
    const cited = [spanWith(page, 'The survey'), spanWith(page, 'Foundry')];
    const sentence = 'The Foundry fills up on most nights, with 97 percent of its places taken by regulars.';
    expect(createVerifier(page).sentence({ sentence, spanIds: cited }).verdict).toBe('related');
    const passage = [spanWith(page, 'The survey')];
    expect(createVerifier(page).sentence({ sentence, spanIds: passage }).verdict).toBe('unsupported');
  });

  it.each<[sentence: string]>([
    ['Corvik has the most beds of the four towns in the one region surveyed.'],
    ['Of the towns with a long wait, Bergby had the longest one.'],
    ['Arnhall has a fifth as many clinics for the elderly as the capital.'],
  ])('is related where a number in words is no figure of a column: %s', (sentence) => {
    const rows = towns('Arnhall', 'Bergby', 'Corvik', 'Dunmor');
    expect(verdictOn(clinics, sentence, rows).verdict).toBe('related');
  });

  it('is related where it adds up some of the rows and names none of them', () => {
    const rows = towns('Arnhall', 'Bergby', 'Dunmor');
    const found = verdictOn(clinics, 'The three smaller towns have 1,637 beds between them.', rows);
    expect(found.verdict).toBe('related');
  });
});

it('calls no sum of two rows wrong of which one is not read', () => {
  const budget = evidenceFrom([
    'budget.csv',
    'Service,Budget (EUR thousand)\nSchools and childcare,5400\nSocial services,6600\nRoads,1700\n',
  ]);
  const rows = 'Service: Social services;, Service: Schools and childcare;';
  const verdictOf = (sentence: string) => verdictOn(budget, sentence, rows).verdict;
  expect(verdictOf('Social services and schools together have a budget of EUR 12 million.')).toBe('related');
  expect(verdictOf('Social services and roads together have a budget of EUR 12 million.')).toBe(
    'unsupported',
  );
  expect(verdictOf('Social services has a budget of EUR 12 million.')).toBe('unsupported');
});

it('calls no change wrong that ends where a plan alone has a figure', () => {
  const costs = evidenceFrom([
    'services.csv',
    'Service,Actual 2020 (EUR thousand),Actual 2021 (EUR thousand),Budget 2022 (EUR thousand)\nRoads,3150,4480,5600\nParks,900,880,910\n',
  ]);
  const verdictOf = (sentence: string) =>
    verdictOn(costs, sentence, 'Columns: Service, Service: Roads;, Service: Parks;').verdict;
  expect(verdictOf('Spending on roads grows by an average of 33.3% a year from 2020 to 2022.')).toBe(
    'related',
  );
  expect(verdictOf('Spending on roads grew by 33.3% from 2020 to 2021.')).toBe('unsupported');
});

it('takes no number of years in a row for a change', () => {
  const rates = evidenceFrom(['rates.csv', 'Year,Vacancy rate (%)\n2020,6.4\n2021,6.9\n2022,7.3\n']);
  const said = 'The vacancy rate rose two years in a row, from 6.4% in 2020 to 7.3% in 2022.';
  expect(verdictOn(rates, said, 'Year: 2020, Year: 2021, Year: 2022').verdict).not.toBe('unsupported');
});
