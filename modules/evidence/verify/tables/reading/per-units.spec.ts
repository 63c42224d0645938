import { describe, expect, it } from 'vitest';
import { evidenceFrom, spanWith } from '../../evidence.fixture';
import { createVerifier } from '../../index';

const verdictOf = (column: string, sentence: string) => {
  const evidence = evidenceFrom(['series.csv', `Year,${column}\n2021,7.1\n2022,9.4\n2023,8.1\n`]);
  const spanIds = [spanWith(evidence, 'Year: 2023')];
  return createVerifier(evidence).sentence({ sentence, spanIds }).verdict;
};

describe('a figure in the unit per head or per time of its column', () => {
  it.each([
    [
      'Waste generated in Finland (kg per capita)',
      'Waste generated in Finland was 8.1 kg per capita in 2023.',
    ],
    ['CO2 emissions (t CO2e per capita)', 'CO2 emissions were 8.1 t CO2e per capita in 2023.'],
    ['Rent (EUR/month)', 'The rent was EUR 8.1 a month in 2023.'],
  ])('is supported with the value alone that the column gives: %s', (column, sentence) => {
    expect(verdictOf(column, sentence)).toBe('supported');
    for (const other of ['7.1', '9.4', '3'])
      expect([other, verdictOf(column, sentence.replace('8.1', other))]).toEqual([other, 'unsupported']);
  });

  it.each([
    ['Waste generated in Finland (kg per capita)', 'Waste generated in Finland was 8.1 kg in 2023.'],
    [
      'Waste generated in Finland (kg per capita)',
      'Waste generated in Finland was 8.1 kg per household in 2023.',
    ],
    [
      'Waste generated in Finland (kg per capita)',
      'Waste generated in Finland was 8.1 t per capita in 2023.',
    ],
    ['CO2 emissions (t CO2e per capita)', 'CO2 emissions were 8.1 t CO2e in 2023.'],
    ['Rent (EUR/month)', 'The rent was EUR 8.1 a year in 2023.'],
  ])('is not exchanged for another unit: %s: %s', (column, sentence) => {
    expect(verdictOf(column, sentence)).not.toMatch(/^(?:supported|derived)$/);
  });
});

describe('a figure for each thousand', () => {
  const evidence = evidenceFrom([
    'districts.csv',
    'District,Population (thousand),"Beds (per 1,000 residents)"\nTomra,48.0,4.22\nNesset,61.1,1.95\nDalen,20.0,3.10\n',
  ]);
  const spanIds = evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id));
  const checked = (sentence: string) => createVerifier(evidence).sentence({ sentence, spanIds });

  it.each([
    ['supported', 'Tomra had 4.22 beds per 1,000 residents.'],
    ['derived', 'Nesset had the fewest beds per 1,000 residents, at 1.95.'],
    ['related', 'Tomra had 4.22 beds.'],
    ['related', 'Tomra had 4.22 beds per 1,000 households.'],
    ['unsupported', 'Tomra had 4.22 beds per 100,000 residents.'],
    ['unsupported', 'Tomra had 1.95 beds per 1,000 residents.'],
  ])('is %s as its column counts it: %s', (verdict, sentence) => {
    expect(checked(sentence).verdict).toBe(verdict);
  });

  it('says what a sentence leaves out', () => {
    expect(checked('Tomra had 4.22 beds.').reason).toBe(
      'The source gives this per 1,000, which the sentence does not say.',
    );
  });
});

describe('columns with a base beside others without', () => {
  const evidence = evidenceFrom([
    'burglaries.csv',
    'District,Quarter,Burglaries,Burglaries per km2,Patrol cost (EUR thousand)\nDeepdale,2024-Q1,152,12.36,140\nDeepdale,2024-Q2,139,11.30,138\nBrook,2024-Q1,241,6.51,310\nBrook,2024-Q2,252,6.81,305\n',
  ]);
  const spanIds = evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id));
  const verdictOn = (sentence: string) => createVerifier(evidence).sentence({ sentence, spanIds }).verdict;

  it('keep their names whole', () => {
    expect(evidence.datasets[0]?.columns[3]).toEqual({
      name: 'Burglaries per km2',
      type: 'number',
      unit: '',
    });
  });

  it.each([
    'Deepdale recorded 152 burglaries in 2024-Q1.',
    'Deepdale had 11.30 burglaries per km2 in 2024-Q2.',
  ])('vouch for %s', (sentence) => expect(verdictOn(sentence)).toBe('supported'));

  it.each([
    'Deepdale recorded 152 burglaries per km2 in 2024-Q1.',
    'Deepdale recorded 11.30 burglaries in 2024-Q2.',
    'Deepdale had a record 152 burglaries in 2024-Q1.',
    'Burglaries in Brook came to 241 in the whole year 2024.',
    'Patrol cost per km2 in Brook was EUR 310 thousand in 2024-Q1.',
  ])('do not vouch for %s', (sentence) => {
    expect(['related', 'unsupported']).toContain(verdictOn(sentence));
  });
});
