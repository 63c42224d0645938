import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerFact } from '../search/plan';
import { checkSentence } from './check-claim';
import type { Dataset, Span } from './evidence';
import { claimNumbers } from './figures-in-text';

const dataset: Dataset = {
  id: 'd1',
  title: 'Harbours',
  sourceId: 'x',
  columns: [
    { name: 'Year', type: 'date', unit: '' },
    { name: 'Ships', type: 'number', unit: '' },
  ],
  rows: [
    ['2000', 100],
    ['2001', 110],
    ['2002', 150],
  ],
  spanIds: ['s1', 's2', 's3'],
};

function check(sentence: string, cited: readonly string[], factsUsed: readonly LedgerFact[] = []) {
  const spans = new Map<string, Span>(
    cited.map((text, index) => [`s${index + 1}`, { id: `s${index + 1}`, text }]),
  );
  return checkSentence({ sentence, spanIds: [...spans.keys()], spans, factsUsed, datasets: [dataset] });
}

const fact = (value: string, basis: LedgerFact['basis'], unit = ''): LedgerFact => ({
  id: 'f',
  label: 'F',
  value,
  unit,
  period: '',
  change: '',
  basis,
});

describe('a cited sentence', () => {
  it.each([
    ['Emissions reached 37.8 billion tonnes.', 'CO2: 37,794,000,000 t'],
    ['It fell by 5.3% in 2020.', 'Change (%): -5.33'],
    ['Some 1,234 ships called.', 'Ships: 1234'],
    ['The level was −0.2 metres.', 'Level: -0.2'],
    ['Sales came to 2,345.6 million.', 'Umsatz (Mio. €): 2.345,6'],
    ['Emissions reached 37.8 billion tonnes.', 'CO2 emissions (Gt): 37.79'],
    ['He called it “a very quiet harbour”.', 'It was, he said, a very quiet harbour indeed.'],
    ['The harbour stayed quiet all winter.', 'All winter the harbour stayed quiet.'],
  ])('is supported when its span says so: %s', (sentence, span) => {
    expect(check(sentence, [span])).toMatchObject({ verdict: 'supported', basis: 'source' });
  });

  it.each([
    ['Emissions reached 38.8 billion tonnes.', 'CO2: 37,794,000,000 t'],
    ['Some 45% agreed.', 'Answers: 45'],
    ['It cost 12 million.', 'Cost: 12'],
    ['The level was 0.2 metres.', 'Level: -0.2'],
    ['The level was +0.2 metres.', 'Level: -0.2'],
    ['He called it “a very loud harbour”.', 'It was, he said, a very quiet harbour indeed.'],
  ])('is unsupported when its span says something else: %s', (sentence, span) => {
    expect(check(sentence, [span])).toMatchObject({ verdict: 'unsupported', basis: 'source' });
  });

  it('is unsupported when it cites a span that does not exist', () => {
    const claim = { sentence: 'Ships came.', spanIds: ['s9'], spans: new Map(), factsUsed: [], datasets: [] };
    expect(checkSentence(claim).verdict).toBe('unsupported');
  });
});

describe('a sentence with figures of the ledger', () => {
  const growth = { dataset: 'd1', derivation: 'growth of column Ships, 2000 to 2002' };

  it('is supported by a derived figure that the table really gives, and says how', () => {
    expect(check('Ships grew by 50.0%.', [], [fact('50.0', growth, '%')])).toEqual({
      numbers: ['50.0%'],
      basis: 'source',
      verdict: 'supported',
      derivation: 'growth of column Ships, 2000 to 2002',
    });
  });

  it('is unsupported when the table gives no such figure', () => {
    expect(check('Ships grew by 51%.', [], [fact('51', growth, '%')]).verdict).toBe('unsupported');
  });

  it('is unverified when the figure is the model’s word alone, and illustrative in a demo', () => {
    expect(check('It is 12.', [], [fact('12', 'model')])).toMatchObject({
      verdict: 'unverified',
      basis: 'model',
    });
    expect(check('It is 12.', [], [fact('12', 'illustrative')])).toMatchObject({ basis: 'illustrative' });
    expect(check('It is 12.', [])).toMatchObject({ verdict: 'unverified', basis: 'model', numbers: ['12'] });
  });
});

it.each([
  'On 12 March 2020, in the 1990s and in Q3, as Section 2 and Table 4 show.',
  'The 21st century, CO2, COVID-19 and PM2.5 at 14:30.',
  'Between 1990-2019 nothing happened [s12].',
])('dates, names and structural numbers are no claims: %s', (sentence) => {
  expect(claimNumbers(sentence)).toEqual([]);
});

describe('any figure', () => {
  const figure = fc.record({
    value: fc.integer({ min: 11, max: 99_999_999 }),
    decimals: fc.integer({ min: 0, max: 4 }),
  });
  const write = (value: number, decimals: number) =>
    value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

  it('is found again however coarsely it is rounded', () => {
    fc.assert(
      fc.property(figure, fc.integer({ min: 0, max: 4 }), ({ value, decimals }, coarse) => {
        const exact = value / 10 ** decimals;
        const rounded = write(exact, Math.min(coarse, decimals));
        expect(check(`It came to ${rounded} tonnes.`, [`Mass: ${exact.toFixed(decimals)}`]).verdict).toBe(
          'supported',
        );
      }),
    );
  });

  it('is not found when any of its digits is another', () => {
    fc.assert(
      fc.property(figure, fc.nat(), fc.integer({ min: 1, max: 9 }), ({ value, decimals }, place, shift) => {
        const digits = [...String(value)];
        const at = place % digits.length;
        digits[at] = String((Number(digits[at]) + shift) % 10);
        const wrong = Number(digits.join('')) / 10 ** decimals;
        const sentence = `It came to ${write(wrong, decimals)} tonnes.`;
        fc.pre(claimNumbers(sentence).length > 0);
        expect(check(sentence, [`Mass: ${(value / 10 ** decimals).toFixed(decimals)}`]).verdict).toBe(
          'unsupported',
        );
      }),
    );
  });
});
