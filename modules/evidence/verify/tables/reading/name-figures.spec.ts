import { describe, expect, it } from 'vitest';
import { evidenceFrom, spanWith } from '../../evidence.fixture';
import { createVerifier } from '../../index';

const verdictOf = (columns: string, sentence: string) => {
  const evidence = evidenceFrom(['series.csv', `Year,${columns}\n2021,7.1,3\n2022,9.4,5\n2023,8.1,4\n`]);
  const spanIds = [spanWith(evidence, 'Year: 2023')];
  return createVerifier(evidence).sentence({ sentence, spanIds }).verdict;
};
const columnsOf = (name: string, unit: string) =>
  ['Finland', 'Sweden'].map((place) => `"${name} in ${place} (${unit})"`).join(',');

const aged = columnsOf('Population aged 65 and above', '% of population');
const young = columnsOf('Population aged 0 to 14', '% of population');
const births = columnsOf('Infant mortality rate', 'per 1,000 live births');
const underFive = columnsOf('Under-five mortality rate', 'per 1,000 live births');
const life = columnsOf('Life expectancy at birth', 'years');
const january = columnsOf('Population on 1 January', 'millions');

describe('a figure in the name or the unit of a column', () => {
  it.each([
    [aged, 'The population aged 65 and above in Finland was 8.1% of population in 2023.'],
    [young, 'The population aged 0–14 in Finland was 8.1% of population in 2023.'],
    [births, 'The infant mortality rate in Finland was 8.1 per 1,000 live births in 2023.'],
    [underFive, 'The under-five mortality rate in Finland was 8.1 per 1,000 live births in 2023.'],
    [life, 'Life expectancy at birth in Finland was 8.1 years in 2023.'],
    [january, 'The population on 1 January in Finland was 8.1 million in 2023.'],
  ])('is no figure of the statement: %s: %s', (columns, sentence) => {
    expect(verdictOf(columns, sentence)).toBe('supported');
    for (const other of ['7.5', '9.4', '4', '81'])
      expect([other, verdictOf(columns, sentence.replace('8.1', other))]).toEqual([other, 'unsupported']);
  });

  it.each([
    [aged, 'The population aged 60 and above in Finland was 8.1% of population in 2023.'],
    [aged, 'The population aged 65 and below in Finland was 8.1% of population in 2023.'],
    [young, 'The population aged 0 to 18 in Finland was 8.1% of population in 2023.'],
    [births, 'The infant mortality rate in Finland was 8.1 per 100,000 live births in 2023.'],
    [births, 'The infant mortality rate in Finland was 8.1 per 1,000 adults in 2023.'],
    [births, 'The infant mortality rate in Finland was 8.1% in 2023.'],
    [underFive, 'The under-two mortality rate in Finland was 8.1 per 1,000 live births in 2023.'],
    [life, 'Life expectancy at birth in Finland was 8.1 months in 2023.'],
    [life, 'Life expectancy at birth in Sweden was 8.1 years in 2023.'],
    [january, 'The population on 1 July in Finland was 8.1 million in 2023.'],
  ])('is not exchanged for another one: %s: %s', (columns, sentence) => {
    expect(verdictOf(columns, sentence)).not.toMatch(/supported$(?<!unsupported)|derived/);
  });

  it('tells the columns of one table apart', () => {
    const both = '"Population aged 0 to 14 (%)","Population aged 65 and above (%)"';
    for (const sentence of [
      'The population aged 0 to 14 was 4% in 2023.',
      'The population aged 65 and above was 8.1% in 2023.',
    ])
      expect(verdictOf(both, sentence)).not.toMatch(/^(?:supported|derived)$/);
  });
});

describe('a row of a table, word for word', () => {
  const columns = '"GDP in Finland (billion US$)","Gini coefficient (index 0-100)"';
  const row = 'Year: 2023; GDP in Finland (billion US$): 8.1; Gini coefficient (index 0-100): 4';

  it('is supported by the row', () => {
    expect(verdictOf(columns, `${row}.`)).toBe('supported');
  });

  it('is not with another figure, nor with more words', () => {
    for (const other of [row.replace('8.1', '9.4'), row.replace('2023', '2022'), `Not ${row}`, `${row} only`])
      expect(verdictOf(columns, other)).not.toMatch(/^(?:supported|derived)$/);
  });
});
