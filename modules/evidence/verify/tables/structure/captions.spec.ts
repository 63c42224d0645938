import { describe, expect, it } from 'vitest';
import { captionIn } from './captions';
import { claims, verdictsOver, vouched } from '../../claims.fixture';

const rows = `
| Museum | 2021 | 2022 | 2023 |
| ------ | ---- | ---- | ---- |
| Maritime Museum | 187.9 | 365.0 | 452.8 |
| Glass Museum | 24.7 | 40.2 | 38.9 |
`;
const under = (line: string) => verdictsOver('museums.md', `# Museums of the region\n\n${line}\n${rows}`);

describe('the line above a table', () => {
  it.each([
    ['The table gives the visitors of each museum in thousands.', { name: 'visitors', unit: 'thousands' }],
    ['Visitors (thousand)', { name: 'Visitors', unit: 'thousand' }],
    ['Number of visitors per year, in thousands', { name: 'visitors', unit: 'thousands' }],
    ['The figures below are revenue in EUR million.', { name: 'revenue', unit: 'EUR million' }],
    ['Energy use by museum (MWh)', { name: 'Energy use', unit: 'MWh' }],
    ['Table 1. Children with a first dose, per cent of the birth cohort', { name: '', unit: 'per cent' }],
    [
      'Income statement, £ million, years ended 31 March (costs in brackets)',
      { name: '', unit: '£ million' },
    ],
  ])('counts its figures: %s', (line, caption) => {
    expect(captionIn(['Museums of the region', line])).toEqual(caption);
  });

  it.each([
    'Visitors in 2023',
    'The table gives the visitors of each museum in the region.',
    'We went to the coast and counted the visitors in thousands.',
    'Visitors in thousands, revenue in EUR million',
    'The table gives visitors in thousands, except for the Glass Museum in millions.',
    'The table gives visitors in hundreds of thousands.',
    'The table gives visitors not in thousands.',
    'The table gives visitors.',
    'Each visitor (thousand)',
    'Visitors, thousands, and revenue, EUR million',
    'Visitors of the region, thousands, except for the Glass Museum',
    'Visitors, per cent of which came from abroad. Thousands',
  ])('counts nothing that it does not say plainly: %s', (line) => {
    expect(captionIn(['Museums of the region', line])).toBeUndefined();
  });
});

const thousands = under('The table gives the visitors of each museum in thousands.');

describe('a statement over a table whose unit stands above it', () => {
  it.each(
    claims(`
Maritime Museum; | The Maritime Museum drew about 453,000 visitors in 2023.
Maritime Museum; | Visitor numbers at the Maritime Museum more than doubled between 2021 and 2023, from 187,900 to 452,800.
Glass Museum; | The Glass Museum had 38,900 visitors in 2023, 1,300 fewer than in 2022.
`),
  )('is vouched for where it is true: %s', (claim) => {
    expect(vouched).toContain(thousands(claim));
  });

  it.each(
    claims(`
Maritime Museum; | The Maritime Museum drew about 453 visitors in 2023.
Maritime Museum; | The Maritime Museum drew about 453 million visitors in 2023.
Maritime Museum; | The Maritime Museum drew about 365,000 visitors in 2023.
Glass Museum; | The Glass Museum drew about 453,000 visitors in 2023.
Maritime Museum; | The Maritime Museum earned about 453,000 in 2023.
Maritime Museum; | The Maritime Museum earned about EUR 453,000 in 2023.
Maritime Museum; | The Maritime Museum sold about 453,000 postcards in 2023.
Maritime Museum; | The Maritime Museum did not draw 452,800 visitors in 2023.
Maritime Museum; | Only the Maritime Museum drew visitors in 2023, 452,800 of them.
Maritime Museum; | Each museum drew 452,800 visitors in 2023.
Maritime Museum; | The Maritime Museum drew 452,800 visitors every year.
Glass Museum; | The Glass Museum had 38,900 visitors in 2023, 1,300 more than in 2022.
Glass Museum; | The Glass Museum has gained visitors each year since 2021.
Maritime Museum; | Visitor numbers at the Maritime Museum more than tripled between 2021 and 2023.
Maritime Museum; | Visitor numbers at the Maritime Museum more than doubled between 2022 and 2023.
`),
  )('is not vouched for where it is false: %s', (claim) => {
    expect(vouched).not.toContain(thousands(claim));
  });

  it.each([
    'Some visitors were counted twice.',
    'The table gives the visitors in millions.',
    'The table gives the revenue in EUR thousand.',
  ])('is not vouched for under another line: %s', (line) => {
    expect(vouched).not.toContain(
      under(line)('Maritime Museum; | The Maritime Museum drew 452,800 visitors in 2023.'),
    );
  });
});
