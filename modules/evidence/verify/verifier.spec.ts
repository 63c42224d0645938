import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../evidence';
import { evidenceFrom, spanWith as spanOf } from './evidence.fixture';
import { createVerifier } from './index';

const climate = evidenceFrom([
  'co2-and-temperature.csv',
  readFileSync(new URL('../../../examples/co2-and-temperature.csv', import.meta.url), 'utf8'),
]);
const y = (year: number) => spanOf(climate, `Year: ${year};`);
const verdictOf = (evidence: Evidence, sentence: string, ...spanIds: string[]) =>
  createVerifier(evidence).sentence({ sentence, spanIds }).verdict;
const vouched = ['supported', 'derived'];

describe('a sentence about a table', () => {
  const falseOnes: [string, ...number[]][] = [
    ['In 2015, CO2 emissions were 22.73 Gt.', 1990],
    ['From 1850 to 2100 emissions stayed at 22.73 Gt.', 1990],
    ['In the 1970s CO2 emissions reached 22.73 Gt.', 1990],
    ['In 1990, the temperature anomaly was 22.73 °C.', 1990],
    ['In 1990, CO2 emissions stood at 354.45 Gt.', 1990],
    ['Emissions were 22.73 Gt in 2023 and 37.79 Gt in 1990.', 1990, 2023],
    ['CO2 emissions fell from 22.73 Gt in 1990 to 37.79 Gt in 2023.', 1990, 2023],
    ['In 1990, CO2 emissions were not 22.73 Gt.', 1990],
    ['In 1990, CO2 emissions were 22.73 Mt.', 1990],
    ['In 1990, CO2 emissions were 22.73 million tonnes.', 1990],
    ['In 1990, CO2 emissions were 22.73 trillion tonnes.', 1990],
    ['In 1990 CO2 at Mauna Loa was 354.99ppm.', 1990],
    ['In 1990 the temperature anomaly was 0.99C.', 1990],
    ['In 1990 the temperature anomaly was -0.45 °C.', 1990],
    ['In 1990 CO2 emissions and the temperature anomaly reached 2500 ppm.', 1990],
    ['CO2 emissions involved 1,990 plants.', 1990],
    ['1990 was the hottest year on record.', 1990],
    ['CO2 emissions doubled since 1990.', 1990],
    ['CO2 emissions peaked in 1985.', 1990],
    ['CO2 emissions collapsed and vanished.', 1990],
    ['In 1990 CO2 emissions were ¾ of those in 2023.', 1990, 2023],
    ['In 1990, CO2 emissions were ９９ Gt.', 1990],
    ['In 1990, CO2 emissions were ٩٩ Gt.', 1990],
    ['In 1990, the temperature anomaly was .9 °C.', 1990],
    ['Global methane emissions were 22.73 Gt in 1990.', 1990],
    ['China emitted 22.73 Gt of CO2 in 1990.', 1990],
    ['In 1990 CO2 emissions per capita were 22.73 Gt.', 1990],
    ['CO2 emissions could have been 22.73 Gt in 1990.', 1990],
    ['In 1990, CO2 emissions were 22.73 Gt because coal was cheap.', 1990],
    ['CO2 emissions rose by 15.06 percent between 1990 and 2023.', 1990, 2023],
    ['In 1990, CO2 emissions were 22.73 Gt.', 1991],
    ['CO2 emissions rose steadily between 1990 and 2023.', 1990, 2023],
  ];
  it.each(falseOnes)('is not supported if it is false: %s', (sentence, ...years) => {
    expect(vouched).not.toContain(verdictOf(climate, sentence, ...years.map(y)));
  });

  const trueOnes: [string, ...number[]][] = [
    ['In 1990, CO2 emissions were 22.73 Gt.', 1990],
    ['CO2 emissions stood at 22.73Gt in 1990.', 1990],
    ['CO2 emissions came to 22,730 Mt in 1990.', 1990],
    ['In 2023 CO2 emissions came to 37.8 billion tonnes.', 2023],
    ['In 2023 CO2 emissions came to about 37,800 Mt.', 2023],
    ['In 1990, CO2 emissions were 22,73 Gt.', 1990],
    ['CO2 emissions rose from 22.73 Gt in 1990 to 37.79 Gt in 2023.', 1990, 2023],
    ['Between 1990 and 2023, CO2 emissions grew by 66.3 percent.', 1990, 2023],
    ['CO2 emissions were highest in 2023, at 37.79 Gt.', 2023],
    ['In 2023 CO2 emissions were higher than in 1990.', 1990, 2023],
    ['In 1990, CO2 emissions stood at more than 22 Gt.', 1990],
  ];
  it.each(trueOnes)('is supported if the cited rows contain it: %s', (sentence, ...years) => {
    expect(vouched).toContain(verdictOf(climate, sentence, ...years.map(y)));
  });

  it('names the figure of the source in place of a wrong one', () => {
    const found = createVerifier(climate).sentence({
      sentence: 'In 2015, CO2 emissions were 22.73 Gt.',
      spanIds: [y(2015)],
    });
    expect(found.reason).toMatch(
      /^The source gives 22\.73 Gt for 1990, not for 2015: there it gives 35\.\d+ Gt\.$/,
    );
  });

  it('shows the derivation of a figure, each input with its cell', () => {
    const { derivation, verdict, spanIds } = createVerifier(climate).sentence({
      sentence: 'Between 1990 and 2023, CO2 emissions grew by 66.3 percent.',
      spanIds: [y(2023)],
    });
    expect(verdict).toBe('derived');
    expect(derivation?.result).toBeCloseTo(66.256, 2);
    expect(derivation?.inputs.map(({ spanId, value, unit }) => ({ spanId, value, unit }))).toEqual([
      { spanId: y(1990), value: 22.73, unit: 'Gt' },
      { spanId: y(2023), value: 37.79, unit: 'Gt' },
    ]);
    expect(spanIds).toEqual([y(2023), y(1990)]);
  });

  it('is unsupported with a citation that does not exist, and unverified with none', () => {
    const sentence = 'In 1990, CO2 emissions were 22.73 Gt.';
    expect(verdictOf(climate, sentence, 's9999')).toBe('unsupported');
    expect(verdictOf(climate, sentence)).toBe('unverified');
  });

  it('is related when it holds no figure that could be checked', () => {
    expect(verdictOf(climate, 'CO2 emissions matter for the climate.', y(1990))).toBe('related');
  });
});

const town = evidenceFrom([
  'review.md',
  `# Review\n\nThe deficit was €1.2bn in 2022. Between 10 and 20 people came to the first meeting, which cost a million.

The firm lost 12.4 million euros in 2021. It is not true that 45% of people agreed. Unemployment rose by 0.5 percentage points to 5.5% in 2023.

"We will never close the old pier," said harbour master Ida Storm. “I would not call it a success,” said Per Lund, her deputy.

Sales of used cars rose by 5 percent, and sales of new cars fell by 8 percent. According to Delta, about 300 jobs may go.`,
]);
const at = (text: string) => spanOf(town, text);

describe('a sentence about a text', () => {
  const falseOnes: [string, string][] = [
    ['The deficit was €1.2M in 2022.', 'deficit'],
    ['Some 10 million people came to the first meeting.', '10 and 20'],
    ['10 people came to the first meeting.', '10 and 20'],
    ['The firm gained 12.4 million euros in 2021.', 'lost 12.4'],
    ['Surveys found that 45% of people agreed.', '45%'],
    ['Unemployment rose by 0.5 percent to 5.5% in 2023.', 'Unemployment'],
    ['Unemployment rose by 5.5 percentage points in 2023.', 'Unemployment'],
    ['Unemployment fell by 0.5 percentage points to 5.5% in 2023.', 'Unemployment'],
    ['“We will never close,” said Ida Storm.', 'old pier'],
    ['‘We will soon close the old pier’, said Ida Storm.', 'old pier'],
    ['„We will close the old pier“, said Ida Storm.', 'old pier'],
    ['“We will never close the old pier,” said Per Lund.', 'old pier'],
    ['“A success,” said Per Lund.', 'success'],
    ['Per Lund would “call it a success”.', 'success'],
    ['Sales of cars rose by 5 percent.', 'used cars'],
    ['Sales of used cars fell by 8 percent.', 'used cars'],
    ['Sales of used cars rose by 8 percent.', 'used cars'],
    ['300 jobs will go.', '300 jobs'],
    ['According to Omega, about 300 jobs may go.', '300 jobs'],
  ];
  it.each(falseOnes)('is not supported if it is false: %s', (sentence, passage) => {
    expect(vouched).not.toContain(verdictOf(town, sentence, at(passage)));
  });

  const trueOnes: [string, string][] = [
    ['The deficit was €1.2 billion in 2022.', 'deficit'],
    ['In 2021 the firm lost €12.4 million.', 'lost 12.4'],
    ['Unemployment rose by 0.5 percentage points to 5.5 percent in 2023.', 'Unemployment'],
    ['“We will never close the old pier,” said Ida Storm.', 'old pier'],
    ['Harbour master Ida Storm said: "We will never close the old pier".', 'old pier'],
    ['Sales of used cars rose by 5 percent.', 'used cars'],
    ['According to Delta, about 300 jobs may go.', '300 jobs'],
  ];
  it.each(trueOnes)('is supported if the cited passage contains it: %s', (sentence, passage) => {
    expect(vouched).toContain(verdictOf(town, sentence, at(passage)));
  });

  it('never names a figure of the passage in place of the same one', () => {
    const text = 'The hospital did not meet the 90-day guarantee in a single month.';
    const evidence = evidenceFrom(['norrby.txt', text]);
    const sentence = 'Norrby missed the 90-day guarantee in every month.';
    const { verdict, reason } = createVerifier(evidence).sentence({
      sentence,
      spanIds: [spanOf(evidence, '90-day')],
    });
    expect([verdict, reason]).toEqual(['related', 'The check could not decide what “90-day” is said of.']);
  });

  it('with a quote and no citation is unverified, and counts as a quote', () => {
    const found = createVerifier(town).sentence({
      sentence: 'Ida Storm said: “We love it all”.',
      spanIds: [],
    });
    expect(found).toMatchObject({ verdict: 'unverified', quotes: true });
  });

  it('may name a source or the question in quotation marks', () => {
    const verifier = createVerifier(town, ['What about the old pier?']);
    expect(
      verifier.sentence({ sentence: 'The question was “What about the old pier?”.', spanIds: [] }).quotes,
    ).toBe(false);
  });
});

describe('a figure of the ledger', () => {
  const asked = {
    label: 'CO2 emissions',
    value: '22.73',
    unit: 'Gt',
    period: '1990',
    change: '',
    basis: { span: y(1990) },
  };
  it('is sourced when label, value, unit and period are those of the row', () => {
    expect(createVerifier(climate).fact(asked).basis).toBe('source');
  });
  it.each([
    { label: 'Global methane emissions' },
    { value: '22.74' },
    { value: '-22.73' },
    { unit: 'million t' },
    { period: '2024' },
    { label: 'Temperature anomaly' },
    { basis: { span: y(1991) } },
  ])('is the model’s own when it differs: %o', (other) => {
    expect(createVerifier(climate).fact({ ...asked, ...other }).basis).toBe('model');
  });
  it('of a growth is the change of the rows, not their level', () => {
    const growth = {
      ...asked,
      label: 'Growth in CO2 emissions',
      period: '1990–1991',
      basis: { span: y(1991) },
    };
    expect(createVerifier(climate).fact({ ...growth, value: '0.46' }).basis).toBe('derived');
    expect(createVerifier(climate).fact({ ...growth, value: '23.19', period: '1991' }).basis).toBe('model');
    expect(
      createVerifier(climate).fact({ ...growth, label: 'Fall in CO2 emissions', value: '0.46' }).basis,
    ).toBe('model');
  });
  it('keeps a change that the rows give, and drops another', () => {
    const verifier = createVerifier(climate);
    expect(
      verifier.fact({ ...asked, value: '23.19', period: '1991', change: '+2.0%', basis: { span: y(1991) } })
        .change,
    ).toBe('+2.0%');
    expect(
      verifier.fact({ ...asked, value: '23.19', period: '1991', change: '+99.9%', basis: { span: y(1991) } })
        .change,
    ).toBe('');
  });
});
