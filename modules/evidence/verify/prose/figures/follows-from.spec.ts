import { describe, expect, it } from 'vitest';
import { evidenceFrom } from '../../evidence.fixture';
import { createVerifier } from '../../index';

/** Passages, figures that follow from two of their figures, and figures near them that do not. */
const worlds: readonly { passage: string; follow: readonly string[]; differ: readonly string[] }[] = [
  {
    passage:
      'Turnover came to €86.4 million (2022: €80.1 million). After two years in the black, the company closed with a loss of €1.2 million, against a profit of €0.7 million in 2022.',
    follow: [
      'Turnover climbed to €86.4 million, an increase of just under 8 percent.',
      'The annual result worsened by €1.9 million.',
    ],
    differ: [
      'Turnover climbed to €86.4 million, an increase of just under 28 percent.',
      'The annual result worsened by €2.9 million.',
    ],
  },
  {
    passage: 'The choir spent 47.2 million crowns in 2023, which was 5.4 percent more than in 2022.',
    follow: ['The choir spent roughly 44.8 million crowns in 2022.'],
    differ: ['The choir spent roughly 41.8 million crowns in 2022.'],
  },
  {
    passage: 'From 2027 a levy of 45 cents per ticket is planned.',
    follow: ['From 2027 a levy of €0.45 per ticket is planned.'],
    differ: ['From 2027 a levy of €0.65 per ticket is planned.'],
  },
  {
    passage: 'In 2023 there were 5,300 holdings with dairy cows in Varland, 220 fewer than a year earlier.',
    follow: ['In 2023 Varland had 5,300 dairy holdings, about 4 percent fewer than a year before.'],
    differ: ['In 2023 Varland had 5,300 dairy holdings, about 9 percent fewer than a year before.'],
  },
  {
    passage:
      'The price of milk was 42.6 cents per kg in 2023, well above the average of ten years, which is 36.8 cents.',
    follow: ['The milk price of 2023 exceeded the average of ten years by 5.8 cents per kg.'],
    differ: ['The milk price of 2023 exceeded the average of ten years by 7.8 cents per kg.'],
  },
  {
    passage:
      'The board ordered a ferry for €19.5 million, of which the climate fund is to bear 40 per cent; the yard delivers it in early 2026.',
    follow: ['Without the climate fund, €11.7 million of the price of the ferry is left to pay.'],
    differ: ['Without the climate fund, €13.7 million of the price of the ferry is left to pay.'],
  },
  {
    passage: 'Members now receive 2.90 euros for a kilo of hake, compared with 2.10 euros at auction.',
    follow: ['Members get 80 cents more for a kilo of hake than they would at auction.'],
    differ: ['Members get 60 cents more for a kilo of hake than they would at auction.'],
  },
  {
    passage:
      'The unions had demanded 13 euros, and the employers had proposed 11.75. Wages rise to 12.10 euros in May.',
    follow: ['The employers of the region had proposed 11.75 euros.'],
    differ: ['The employers of the region had proposed 11.25 euros.'],
  },
  {
    passage:
      'Revenue came to 27.3 million crowns: 15.6 million from fares, 7.8 million from the subsidy and the remainder from freight.',
    follow: ['Freight earned 3.9 million crowns.'],
    differ: ['Revenue came to 29.3 million crowns.'],
  },
  {
    passage: 'Landings of cod fell by 12% in 2024, to 28,600 tonnes.',
    follow: ['Landings of cod had amounted to about 32,500 tonnes in 2023.'],
    differ: ['Landings of cod had amounted to about 39,500 tonnes in 2023.'],
  },
  {
    passage: 'The vehicle reached a depth of 2,150 metres south of Iceland.',
    follow: ['South of Iceland the vehicle reached a depth of more than two kilometres.'],
    differ: ['South of Iceland the vehicle reached a depth of less than two kilometres.'],
  },
  {
    passage: 'In Upper Wick 310 homes were flooded, in Millbeck 484.',
    follow: ['The two towns had 794 flooded homes between them.'],
    differ: ['In Upper Wick 410 homes were flooded.'],
  },
];

const verdictOver = (passage: string, sentence: string) => {
  const evidence = evidenceFrom(['report.txt', passage]);
  const spanIds = evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id));
  return createVerifier(evidence).sentence({ sentence, spanIds }).verdict;
};

describe.each(worlds)('figures over "$passage"', ({ passage, follow, differ }) => {
  it.each(follow)('are not called contradicted where they follow from two others: %s', (sentence) => {
    expect(verdictOver(passage, sentence)).not.toBe('unsupported');
  });

  it.each(differ)('are called unsupported where they follow from none: %s', (sentence) => {
    expect(verdictOver(passage, sentence)).toBe('unsupported');
  });
});

describe('half of a unit', () => {
  it.each([
    ['Readers waited 30 minutes.', 'Readers waited half an hour.'],
    ['Readers waited 15 minutes.', 'Readers waited a quarter of an hour.'],
    ['Readers waited 45 minutes.', 'Readers waited three quarters of an hour.'],
  ])('is that much of it: %s', (passage, sentence) => {
    expect(verdictOver(passage, sentence)).toBe('supported');
  });

  it.each([
    ['Readers waited 30 minutes.', 'Readers waited a quarter of an hour.'],
    ['Readers waited 15 minutes.', 'Readers waited half an hour.'],
    ['Readers waited 50 minutes.', 'Readers waited three quarters of an hour.'],
    ['Half of the readers waited.', 'Readers waited half an hour.'],
  ])('is not another part of it: %s', (passage, sentence) => {
    expect(['supported', 'derived']).not.toContain(verdictOver(passage, sentence));
  });
});

describe('parts of a year', () => {
  const passage = 'Revenue of Corvaris rose to 1,284 million euros in the first half of 2024.';

  it.each([
    'Revenue of Corvaris rose to 1,284 million euros in the first six months of 2024.',
    'Revenue of Corvaris rose to 1,284 million euros from January to June 2024.',
  ])('are the same in months: %s', (sentence) => {
    expect(verdictOver(passage, sentence)).toBe('supported');
  });

  it.each([
    'Revenue of Corvaris rose to 1,284 million euros in the first three months of 2024.',
    'Revenue of Corvaris rose to 1,284 million euros in the first nine months of 2024.',
    'Revenue of Corvaris rose to 1,284 million euros from January to September 2024.',
    'Revenue of Corvaris rose to 1,284 million euros in the first six months of 2023.',
    'Revenue of Corvaris rose to 1,284 million euros in 2024.',
  ])('are not others: %s', (sentence) => {
    expect(['supported', 'derived']).not.toContain(verdictOver(passage, sentence));
  });
});
