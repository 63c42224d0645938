import { describe, expect, it } from 'vitest';
import { evidenceFrom } from '../evidence.fixture';
import { createVerifier } from '../index';

const wages = `Province,Year,Average wage (EUR),Vacancy rate (%)
Valtara,2022,"3,105",4.1
Valtara,2023,"3,240",4.4*
Valtara,2024 (provisional),"3,377",4.0
Kessa,2022,"2,151",2.9
Kessa,2023,"2,207 e",:
Kessa,2024 (provisional),"2,260",3.3
`;
const evidence = evidenceFrom(['wages.csv', wages]);
const spanIds = evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id));
const checked = (sentence: string) => createVerifier(evidence).sentence({ sentence, spanIds });

describe('figures that their source annotates', () => {
  it('are read as figures and years', () => {
    const [dataset] = evidence.datasets;
    expect(dataset?.columns.map(({ type }) => type)).toEqual(['text', 'date', 'number', 'number']);
    expect(dataset?.rows[4]).toEqual(['Kessa', '2023', 2207, null]);
  });

  it.each([
    'In 2023 the average wage in Valtara was EUR 3,240.',
    'The average wage in Valtara rose by EUR 135 from 2022 to 2023.',
    'In 2022 the average wage was higher in Valtara than in Kessa.',
  ])('leave the others checkable: %s', (sentence) => {
    expect(['supported', 'derived']).toContain(checked(sentence).verdict);
  });

  it.each([
    ['In 2023 the average wage in Kessa was EUR 2,207.', '2,207 e'],
    ['The average wage in Kessa rose by EUR 56 from 2022 to 2023.', '2,207 e'],
    ['In 2024 the average wage in Valtara was EUR 3,377.', '2024 (provisional)'],
    ['In 2023 the vacancy rate in Valtara was 4.4%.', '4.4*'],
  ])('are not vouched for: %s', (sentence, text) => {
    expect(checked(sentence)).toMatchObject({
      verdict: 'related',
      reason: `The source marks this figure: “${text}”.`,
    });
  });

  it('are no annotations where all cells have the same sign', () => {
    const [dataset] = evidenceFrom(['a.csv', 'Name,Price\nA,5 p\nB,7 p\n']).datasets;
    expect(dataset?.columns[1]?.type).toBe('text');
  });
});
