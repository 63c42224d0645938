import { describe, expect, it } from 'vitest';
import type { World } from '../../evidence.fixture';
import { isVouchedOver } from '../../level-grid.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** One fact in several wordings of a text; each statement is true, or false, over all of them. */
const facts: readonly {
  texts: readonly string[];
  truths: readonly string[];
  falsehoods: readonly string[];
}[] = [
  {
    texts: [
      'Of the 418 stores, 274 are open on Sundays.',
      'The chain has 418 stores, 274 of which are open on Sundays.',
      'The chain has 418 stores. Of these, 274 are open on Sundays.',
      '274 of the 418 stores are open on Sundays.',
      '274 of the chain’s 418 stores are open on Sundays.',
      'Out of 418 stores, 274 are open on Sundays.',
      'The chain runs 418 stores, and 274 of them are open on Sundays.',
    ],
    truths: [
      '274 of the 418 stores are open on Sundays.',
      'Of the 418 stores, 274 are open on Sundays.',
      'Of 418 stores, 274 are open on Sundays.',
      '274 stores are open on Sundays.',
      'A total of 274 stores are open on Sundays.',
      '65.6 percent of the stores are open on Sundays.',
      'The share of stores that are open on Sundays is 65.6 percent.',
      'Almost two-thirds of the stores are open on Sundays.',
      'More than half of the stores are open on Sundays.',
    ],
    falsehoods: [
      '275 of the 418 stores are open on Sundays.',
      '418 of the 274 stores are open on Sundays.',
      '418 stores are open on Sundays.',
      '56.6 percent of the stores are open on Sundays.',
      'The share of stores that are open on Sundays is 34.4 percent.',
      'The share of stores that are closed on Sundays is 65.6 percent.',
      'About three quarters of the stores are open on Sundays.',
      'Less than half of the stores are open on Sundays.',
      '274 stores are not open on Sundays.',
      '144 stores are open on Sundays.',
      '274 of the 418 stores are open on Mondays.',
      'All 418 stores are open on Sundays.',
      'More than two thirds of the stores are open on Sundays.',
    ],
  },
  {
    texts: [
      'Velmora employed 4,370 people at five plants in 2023 and sold 894,000 bicycles.',
      'In 2023, Velmora had 4,370 employees at five plants. It sold 894,000 bicycles.',
      'Velmora, which employed 4,370 people at five plants, sold 894,000 bicycles in 2023.',
      'Velmora of Utrecht sold 894,000 bicycles in 2023. The company employed 4,370 people at five plants.',
    ],
    truths: ['Velmora employed 4,370 people.', 'Velmora had five plants.'],
    falsehoods: [
      'Velmora employed 894,000 people.',
      'Velmora sold 4,370 bicycles in 2023.',
      'In 2022, Velmora sold 894,000 bicycles.',
      'Velmora had four plants.',
      'Velmora bought 894,000 bicycles in 2023.',
      'Velmora sold more than 900,000 bicycles in 2023.',
      'Velmora dismissed 4,370 people.',
      'Velmora employed 4,370 people at each of its five plants.',
      'Utrecht sold 894,000 bicycles in 2023.',
      'Utrecht employed 4,370 people.',
    ],
  },
  {
    texts: [
      'The new bridge cost 48 million euros instead of the planned 42 million euros.',
      'The new bridge, which was planned to cost 42 million euros, cost 48 million euros.',
      'The cost of the new bridge was 48 million euros, against a plan of 42 million euros.',
    ],
    truths: ['The new bridge cost 48 million euros.', 'The cost of the new bridge was 48 million euros.'],
    falsehoods: [
      'The new bridge cost 42 million euros.',
      'The new bridge was planned to cost 48 million euros.',
      'The new bridge cost 6 million euros less than planned.',
      'The new bridge cost 8 million euros more than planned.',
      'The old bridge cost 48 million euros.',
      'The new bridge cost less than planned.',
    ],
  },
  {
    texts: [
      'Arnhold received 1.2 million visitors in 2023, Belmar 0.9 million and Castrel 0.4 million.',
      'Arnhold had 1.2 million visitors in 2023. Belmar had 0.9 million visitors in 2023. Castrel had 0.4 million visitors in 2023.',
    ],
    truths: [
      'Arnhold had 1.2 million visitors in 2023.',
      'Belmar had 0.9 million visitors in 2023.',
      'Castrel received 0.4 million visitors in 2023.',
      'Arnhold had more visitors than Belmar in 2023.',
      'Arnhold had 300,000 more visitors than Belmar in 2023.',
      'The number of visitors to Belmar was 0.9 million in 2023.',
    ],
    falsehoods: [
      'Arnhold had 0.9 million visitors in 2023.',
      'Castrel received 0.9 million visitors in 2023.',
      'Belmar had more visitors than Arnhold in 2023.',
      'Arnhold had 500,000 more visitors than Belmar in 2023.',
      'Arnhold had 300,000 fewer visitors than Belmar in 2023.',
      'The number of visitors to Belmar was 0.4 million in 2023.',
      'Belmar had 0.9 million visitors in 2022.',
      'Castrel had the most visitors in 2023.',
    ],
  },
  {
    texts: [
      'In 2023, 41 percent of the 3,450 respondents named theft as their main worry, up from 33 percent in 2021.',
      'In 2023, 41 percent of respondents named theft as their main worry, compared with 33 percent in 2021.',
    ],
    truths: [
      '41% of respondents named theft as their main worry in 2023.',
      'In 2021, 33 percent of the respondents named theft as their main worry.',
      'The share of respondents who named theft as their main worry rose by 8 percentage points between 2021 and 2023.',
    ],
    falsehoods: [
      'In 2023, 33 percent of the respondents named theft as their main worry.',
      'In 2021, 41 percent of the respondents named theft as their main worry.',
      'The share of respondents who named theft as their main worry fell by 8 percentage points between 2021 and 2023.',
      'The share of respondents who named theft as their main worry rose by 8 percent between 2021 and 2023.',
      'The share of respondents who named theft as their main worry rose by 9 percentage points between 2021 and 2023.',
      'The share of respondents who named noise as their main worry rose by 8 percentage points between 2021 and 2023.',
    ],
  },
];

const cases = facts.flatMap(({ texts, truths, falsehoods }) =>
  texts.map((text) => ({ text, truths, falsehoods })),
);

describe('a fact in any wording', () => {
  it.each(cases)('is recognised: $text', ({ text, truths, falsehoods }) => {
    const isVouched = isVouchedOver('report.txt', `${text} The report appeared in May.`);
    expect({
      missed: truths.filter((each) => !isVouched(each)),
      passed: falsehoods.filter(isVouched),
    }).toEqual({
      missed: [],
      passed: [],
    });
  });
});

const worlds: readonly World[] = [
  {
    passage:
      'With 1.2 million visitors in 2023, Arnhold was ahead of Belmar (0.9 million) and Castrel (0.4 million).',
    truths: [],
    falsehoods: ['Belmar had 1.2 million visitors in 2023.', 'Castrel had 0.9 million visitors in 2023.'],
  },
  {
    passage:
      'Of 3,450 respondents in 2023, 41 percent named theft as their main worry; in 2021 it had been 33 percent. Halden closed the 2023 financial year with revenue of 4,862 million euros, up from 4,571 million euros in 2022. The ministry set the quota for 2025 at 24,000 tonnes, down from 32,000 tonnes in 2024. Rents rose to 12 euros in 2023, up from 10 euros in 2021.',
    truths: ['Rents were 10 euros in 2021.'],
    falsehoods: [
      'In 2021, 41 percent of the respondents named theft as their main worry.',
      'Halden had revenue of 4,571 million euros in 2023.',
      'The quota for 2025 was set at 32,000 tonnes.',
      'Rents rose to 10 euros in 2021.',
    ],
  },
  {
    passage:
      'Lindmark Airports, which operates the airports of Vesterholm, Kaldvik and Port Arlen, handled 7.84 million passengers in 2023, up 11.4 percent from 7.04 million in 2022.',
    truths: [
      'Lindmark Airports handled 7.84 million passengers in 2023.',
      'Lindmark Airports handled 7.04 million passengers in 2022.',
      'Lindmark Airports operates the airports of Vesterholm, Kaldvik and Port Arlen.',
    ],
    falsehoods: [
      'Lindmark Airports handled 7.84 million passengers in 2022.',
      'Lindmark Airports handled 7.04 million passengers in 2023.',
      'Kaldvik handled 7.84 million passengers in 2023.',
      'Port Arlen handled 7.84 million passengers in 2023.',
      'Lindmark Airports handled 11.4 million passengers in 2023.',
    ],
  },
];

testWorlds(worlds);
