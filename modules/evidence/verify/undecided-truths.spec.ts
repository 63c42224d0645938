import { describe, expect, it } from 'vitest';
import { evidenceFrom } from './evidence.fixture';
import { createVerifier } from './index';

/**
 * True statements that the rules do not work out, and false ones beside them. A reader is not told that a source contradicts what it
 * says; what it does contradict is still called unsupported.
 */
type Case = { name: string; text: string; open: readonly string[]; wrong: readonly string[] };

const regions = `Region,Wine 2022 (1000 hl),Wine 2023 (1000 hl),Fruit 2023 (t),Budget balance 2023 (EUR million),Farm-gate price 2023 (EUR/hl)
Isolara,982.7,1011.3,17480,-12.4,68.20
Kessling,218.0,196.2,22310,3.1,143.25
Jarnow,94.0,101.5,221700,0.0,98.40
`;

const cases: readonly Case[] = [
  {
    name: 'regions.csv',
    text: regions,
    open: [
      'In Isolara, the farm-gate price worked out at about 68 cents per litre in 2023.',
      'The wine output of Kessling shrank by 10.0% in 2023, from 218 thousand hectolitres in the year before.',
      'Jarnow grew the bulk of all fruit in 2023, or 84.8% of it.',
      'Isolara had a budget balance of about €700 per vineyard in 2023.',
      'Jarnow had a budget balance of EUR 0.0 million in 2023, with neither a surplus nor a deficit.',
    ],
    wrong: [
      'Kessling produced 218 thousand hectolitres of wine in 2023.',
      'Jarnow produced 22,310 t of fruit in 2023.',
      'Isolara had a budget balance of EUR 12.4 million in 2023.',
    ],
  },
  {
    name: 'energy.csv',
    text: `Year,Net electricity exports (TWh),Energy trade balance (million EUR)
2019,2.6,-2140
2020,-3.9,-1390
2021,1.2,-4720
`,
    open: [
      'The country was a net importer of electricity in 2020, to the tune of 3.9 TWh.',
      'The energy trade deficit was at its largest in 2021, when it amounted to EUR 4,720 million.',
    ],
    wrong: [
      'The energy trade balance was EUR 1,390 million in 2021.',
      'The country was a net importer of electricity in 2020, to the tune of 4.9 TWh.',
    ],
  },
  {
    name: 'outlook.txt',
    text: 'For the full year the board of Velmara expects revenue of €840 million to €870 million. A dividend has not been decided; for 2023 the company paid €0.85 per share.',
    open: [
      'The midpoint of the revenue forecast of Velmara is €855 million.',
      'For 2023, Velmara paid out 85 cents per share.',
    ],
    wrong: ['For 2023, Velmara paid €0.95 per share.'],
  },
  {
    name: 'museums.txt',
    text: 'The energy costs of the museums authority fell by a fifth to 31.2 million crowns. Of the 214 visitors who were asked, 162 came by train, 32 came by bus, and the answers of the others are unknown.',
    open: [
      'Before the drop, the energy costs of the museums authority were 39 million crowns.',
      'For 20 visitors the answers are not known.',
    ],
    wrong: ['The energy costs of the museums authority fell by a fifth to 32.2 million crowns.'],
  },
  {
    name: 'bank.txt',
    text: 'The National Bank of Ostmere rejected reports that it had intervened in the currency market in February 2025.',
    open: ['The National Bank of Ostmere denied having intervened in the currency market in February 2025.'],
    wrong: [],
  },
  {
    name: 'plant.txt',
    text: 'The coal-fired unit was shut down in April 2023, because its boiler no longer met safety rules, not because of the climate plan. Among 14-year-olds, HPV coverage stood at 58.3% for girls.',
    open: [
      'The coal-fired unit was closed in April 2023 because its boiler no longer complied with safety rules.',
      'Among 14-year-olds, 58.3% of girls were vaccinated against HPV.',
    ],
    wrong: ['The coal-fired unit was shut down in April 2023 because of the climate plan.'],
  },
  {
    name: 'institute.txt',
    text: '“Measles has come back because we let our guard down,” said Hanne Brisk, the institute’s director. The institute is part of the ministry.',
    open: [
      'The director of the State Institute of Health, Hanne Brisk, said measles had returned "because we let our guard down".',
    ],
    wrong: [],
  },
];

describe.each(cases)('statements on $name', ({ name, text, open, wrong }) => {
  const evidence = evidenceFrom([name, text]);
  const rows = evidence.datasets.flatMap(({ spanIds }) => spanIds);
  const spans = evidence.sources.flatMap((source) => source.spans.map(({ id }) => id));
  const verdictOf = (sentence: string) =>
    createVerifier(evidence).sentence({ sentence, spanIds: rows.length > 0 ? rows : spans }).verdict;

  it.each(open)('are not called unsupported where they are true: %s', (sentence) => {
    expect(verdictOf(sentence)).not.toBe('unsupported');
  });

  it.each(wrong.length > 0 ? wrong : [])(
    'are called unsupported where the source differs: %s',
    (sentence) => {
      expect(verdictOf(sentence)).toBe('unsupported');
    },
  );
});
