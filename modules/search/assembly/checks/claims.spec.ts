import { describe, expect, it } from 'vitest';
import { fact, planted, spanOf } from '../../../../tests/doubles/planted-report';
import { noEvidence } from '../../../../tests/doubles/climate-example';
import type { LedgerFact } from '../../plan';

const [y1990, y2023] = [spanOf(1990), spanOf(2023)];
const early = [1990, 1991, 1992, 1993, 1994].map(spanOf);
/** The span with the column names, right before the first row. */
const header = `s${Number(y1990.slice(1)) - 1}`;
const claimsOf = (markdown: string, facts: LedgerFact[] = [], more: Parameters<typeof planted>[1] = {}) =>
  planted({ markdown, facts }, more).claims.filter(({ section }) => section === 'sec-1');
const claimOf = (...asked: Parameters<typeof claimsOf>) => claimsOf(...asked)[0];

describe('a sentence makes a claim', () => {
  it.each([
    ['when it cites', `The table lists emissions by year [${y1990}].`, 1],
    ['when it carries a number', 'Some 400 plants closed in that year.', 1],
    ['when it carries a number in words', 'Twelve plants closed in that year.', 1],
    ['when it uses a figure of the ledger', 'The leader was {{leader}} in that year.', 1],
    ['when it quotes two words', 'The board said ‘never again’ to the plant.', 1],
    ['not by a year alone', 'The plant was built in 1990 by its owners.', 0],
    ['not by "one" alone', 'It was one of the reasons for the closure.', 0],
    ['not by the title of a source in quotation marks', 'The file “co2-and-temperature.csv” holds it.', 0],
    ['not by the question in quotation marks', 'The question was “what of coal and oil”, in short.', 0],
  ])('%s', (_, markdown, count) => {
    const leader = fact({ id: 'leader', label: 'Leader', value: 'Norway', unit: '', basis: 'model' });
    expect(claimsOf(markdown, [leader], { query: 'What of coal and oil?' })).toHaveLength(count);
  });
});

describe('a sentence with a citation', () => {
  it.each([
    ['In 1990, CO2 emissions were 22.73 Gt', [y1990]],
    ['In 1990, CO2 emissions were 22.73Gt', [y1990]],
    ['In 1990, CO2 emissions were 22,730 Mt', [y1990]],
    ['CO2 emissions were 22.73 Gt in 1990 and 37.79 Gt in 2023', [y1990, y2023]],
  ])('is supported by a row that says so: %s', (sentence, spans) => {
    expect(claimOf(`${sentence} [${spans.join(', ')}].`)).toMatchObject({
      ...{ verdict: 'supported', basis: 'source', spanIds: spans },
    });
  });

  it.each([
    ['In 2015, CO2 emissions were 22.73 Gt', [y1990]],
    ['In 1990, the temperature anomaly was 22.73 °C', [y1990]],
    ['In 1990, CO2 emissions stood at 354.45 Gt', [y1990]],
    ['CO2 emissions were 22.73 Gt in 2023 and 37.79 Gt in 1990', [y1990, y2023]],
    ['CO2 emissions fell from 22.73 Gt in 1990 to 37.79 Gt in 2023', [y1990, y2023]],
    ['In 1990, CO2 emissions were not 22.73 Gt', [y1990]],
    ['In 1990, CO2 emissions were 22.73 Mt', [y1990]],
    ['In 1990, CO2 emissions were -22.73 Gt', [y1990]],
    ['The board said ‘never again’ in 1990', [y1990]],
  ])('is unsupported, with a reason, when the row contradicts it: %s', (sentence, spans) => {
    expect(claimOf(`${sentence} [${spans.join(', ')}].`)).toMatchObject({
      ...{ verdict: 'unsupported', basis: 'source' },
      reason: expect.stringMatching(/^[A-Z“].*\.$/) as string,
    });
  });

  it.each(['1990 was the hottest year on record', 'CO2 emissions collapsed and vanished in 1990'])(
    'is never supported by shared words alone: %s',
    (sentence) => {
      expect(claimOf(`${sentence} [${y1990}].`)?.verdict).toMatch(/^(?:related|unsupported)$/);
    },
  );

  it('is unsupported when the citation does not exist, whatever else it cites', () => {
    expect(claimOf(`In 1990, CO2 emissions were 22.73 Gt [${y1990}, s999].`)).toMatchObject({
      ...{ verdict: 'unsupported', spanIds: [y1990], reason: 'It cites a passage that does not exist.' },
    });
  });

  it('is derived when it follows from the cited passage, with formula and inputs', () => {
    expect(claimOf(`CO2 emissions grew by 66.3% from 1990 to 2023 [${y1990}, ${y2023}].`)).toMatchObject({
      ...{ verdict: 'derived', basis: 'derived', spanIds: [y1990, y2023] },
      derivation: {
        inputs: [
          { spanId: y1990, value: 22.73 },
          { spanId: y2023, value: 37.79 },
        ],
      },
    });
  });
});

describe('a sentence with figures of the ledger', () => {
  const level = fact({ id: 'level', basis: { span: y1990 }, change: '+99.9%' });
  const mean = fact({
    ...{ id: 'mean', label: 'Mean CO2 emissions', value: '22.84', period: '1990 to 1994' },
    basis: { dataset: 'd1', derivation: 'mean of column CO2 emissions, 1990 to 1994' },
  });
  const market = fact({ id: 'market', label: 'Market size', value: '12.5B', unit: '$', basis: 'model' });

  it('rests on the span of the fact without citing it', () => {
    expect(claimOf('In 1990, CO2 emissions were {{level}}.', [level])).toMatchObject({
      ...{ verdict: 'supported', basis: 'source', spanIds: [y1990] },
    });
  });

  it('is not supported by a change or period that only the plan gave the fact', () => {
    expect(claimOf('CO2 emissions of {{level}} in 1990 were up 99.9%.', [level])?.verdict).not.toMatch(
      /supported$|derived/,
    );
    expect(claimOf('In 2015, CO2 emissions were {{level}}.', [level])?.verdict).toBe('unsupported');
  });

  it('is derived from any row of the table behind a derived fact', () => {
    const claim = claimOf('From 1990 to 1994, mean CO2 emissions were {{mean}}.', [mean]);
    expect(claim).toMatchObject({
      ...{ verdict: 'derived', basis: 'derived', spanIds: [header, ...early] },
      derivation: { formula: '(22.73 + 23.19 + … + 22.99 (5 rows)) / 5 = 22.84' },
    });
    expect(claimOf('From 1995 to 1999, mean CO2 emissions were {{mean}}.', [mean])?.verdict).toBe(
      'unsupported',
    );
  });

  it('rests on the row in which a fact of the table was found', () => {
    const latest = fact({
      ...{ id: 'latest', value: '37.79', period: '2023' },
      basis: { dataset: 'd1', derivation: 'latest figure of column CO2 emissions' },
    });
    expect(claimOf('In 2023, CO2 emissions were {{latest}}.', [latest])).toMatchObject({
      ...{ verdict: 'supported', basis: 'source', spanIds: [header, y2023] },
    });
  });

  it('is unverified when a fact is model-only and no source is cited', () => {
    expect(claimOf('The market is {{market}} by now.', [market])).toMatchObject({
      ...{ verdict: 'unverified', basis: 'model', spanIds: [] },
    });
    const mixed = claimOf('The market is {{market}}, and emissions in 1990 were {{level}}.', [market, level]);
    expect(mixed).toMatchObject({ verdict: 'unverified', basis: 'model' });
    expect(mixed).not.toHaveProperty('reason');
  });

  it('of the model stays unsupported when a cited row does not hold it', () => {
    expect(claimOf(`In 1990, CO2 emissions cost {{market}} [${y1990}].`, [market])?.verdict).toBe(
      'unsupported',
    );
  });

  it('of the model is supported when a cited row holds it', () => {
    const own = { ...level, basis: 'model' as const };
    expect(claimOf(`In 1990, CO2 emissions were {{level}} [${y1990}].`, [own])?.verdict).toBe('supported');
  });

  it('of a fact that its source does not hold is unverified', () => {
    const wrong = { ...level, value: '22.74' };
    expect(claimOf('In 1990, CO2 emissions were {{level}}.', [wrong])?.verdict).toBe('unverified');
  });

  it('of a demo is illustrative, whatever it cites', () => {
    const demo = claimsOf('It is {{level}} [s1]. It was 5.', [level], {
      offline: true,
      evidence: noEvidence,
    });
    expect(demo.map(({ verdict, basis, spanIds }) => [verdict, basis, spanIds])).toEqual([
      ['unverified', 'illustrative', []],
      ['unverified', 'illustrative', []],
    ]);
  });
});

describe('the notices about claims', () => {
  const wrong = `In 2015, CO2 emissions were 22.73 Gt [${y1990}].`;
  const open = `CO2 emissions were 22.73 Gt in 1990 because of coal [${y1990}].`;
  const told = (markdown: string) =>
    planted({ markdown }).notices.filter((notice) => /sentence/.test(notice));

  it('count unsupported sentences, and those that say more than could be checked', () => {
    expect(told(`${wrong} ${open}`)).toEqual([
      '1 sentence is marked as unsupported: the source it cites does not hold what it says.',
      '1 sentence cites a source on the same matter, but says more than could be checked.',
    ]);
    expect(told(`${wrong} ${wrong} ${open} ${open} ${open}`)).toEqual([
      '2 sentences are marked as unsupported: the sources they cite do not hold what they say.',
      '3 sentences cite a source on the same matter, but say more than could be checked.',
    ]);
    expect(told(`In 1990, CO2 emissions were 22.73 Gt [${y1990}].`)).toEqual([]);
  });
});
