import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { climateAssembly, climatePlan } from '../../../../tests/doubles/climate-example';
import { measureConfidence, type ConfidenceInputs } from './confidence';
import type { Extras } from '../../plan';

const perfect: ConfidenceInputs = {
  sectionsPlanned: 6,
  sectionsWritten: 6,
  hasExtras: true,
  words: 2400,
  charts: 6,
  tables: 3,
  statements: 40,
  supported: 40,
  unsupported: 0,
  agreement: null,
  problems: 0,
  isLacking: false,
};

const measured = fc
  .record({
    sectionsPlanned: fc.integer({ min: 1, max: 8 }),
    hasExtras: fc.boolean(),
    words: fc.nat(5000),
    charts: fc.nat(12),
    tables: fc.nat(5),
    problems: fc.nat(10),
    isLacking: fc.boolean(),
    agreement: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    statements: fc.integer({ min: 2, max: 50 }),
  })
  .chain((rest) =>
    fc
      .record({ sectionsWritten: fc.nat(rest.sectionsPlanned), supported: fc.nat(rest.statements - 1) })
      .chain((more) =>
        fc
          .nat(rest.statements - more.supported - 1)
          .map((unsupported): ConfidenceInputs => ({ ...rest, ...more, unsupported })),
      ),
  );

describe('confidence', () => {
  it('is full for a report whose every statement is sourced, and no more than measured', () => {
    expect(measureConfidence(perfect)).toEqual({
      overallConfidence: 1,
      contentQuality: 1,
      factualAccuracy: 1,
      completeness: 1,
    });
    expect(measureConfidence({ ...perfect, supported: 0 }).factualAccuracy).toBe(0);
    expect(measureConfidence({ ...perfect, supported: 30 }).factualAccuracy).toBe(0.75);
    expect(measureConfidence({ ...perfect, supported: 30, unsupported: 10 }).factualAccuracy).toBe(0.625);
    expect(measureConfidence({ ...perfect, supported: 0, agreement: 0.5 }).factualAccuracy).toBe(0.25);
    expect(measureConfidence({ ...perfect, statements: 0, supported: 0 }).factualAccuracy).toBe(0);
  });

  it('expects 2,000 words of every report', () => {
    expect(measureConfidence({ ...perfect, words: 1000 }).completeness).toBe(0.9);
  });

  it('is never complete beside a notice about a missing part', () => {
    expect(measureConfidence({ ...perfect, isLacking: true })).toEqual({
      overallConfidence: 0.99,
      contentQuality: 1,
      factualAccuracy: 1,
      completeness: 0.99,
    });
  });

  it.each<[string, (m: ConfidenceInputs) => ConfidenceInputs, 'up' | 'down']>([
    ['one more supported statement', (m) => ({ ...m, supported: m.supported + 1 }), 'up'],
    ['one more unsupported statement', (m) => ({ ...m, unsupported: m.unsupported + 1 }), 'down'],
    ['more agreement', (m) => ({ ...m, agreement: Math.min(1, (m.agreement ?? 0) + 0.2) }), 'up'],
    ['one more problem', (m) => ({ ...m, problems: m.problems + 1 }), 'down'],
    [
      'one more section',
      (m) => ({ ...m, sectionsWritten: Math.min(m.sectionsPlanned, m.sectionsWritten + 1) }),
      'up',
    ],
    ['more words', (m) => ({ ...m, words: m.words + 100 }), 'up'],
    ['one more chart', (m) => ({ ...m, charts: m.charts + 1 }), 'up'],
  ])('never moves the wrong way for %s', (_, change, way) => {
    fc.assert(
      fc.property(measured, (before) => {
        const [a, b] = [measureConfidence(before), measureConfidence(change(before))];
        for (const key of Object.keys(a) as (keyof typeof a)[]) {
          const step = (b[key] - a[key]) * (way === 'up' ? 1 : -1);
          expect(step).toBeGreaterThanOrEqual(0);
          expect(a[key] >= 0 && a[key] <= 1).toBe(true);
        }
      }),
    );
  });
});

describe('the confidence of a report', () => {
  const scores = (changes: Parameters<typeof climateAssembly>[0]) =>
    assemble(climateAssembly(changes)).confidenceScores;
  const adding = (sentence: string) =>
    climateAssembly().drafts.map((each, at) =>
      at === 0 ? { ...each, markdown: `${each.markdown}\n\n${sentence}` } : each,
    );

  it('counts a related sentence as open, an unsupported one as wrong, and a derived one as sourced', () => {
    const plain = scores({}).factualAccuracy;
    const related = scores({ drafts: adding('The anomaly was -0.11 °C in 1965 because of coal [s1].') });
    const wrong = scores({ drafts: adding('The anomaly was -0.11 °C in 1966 [s1].') });
    const derived = scores({ drafts: adding('Emissions grew by 220.6% from 1965 to 2024 [s1, s60].') });
    expect(related.factualAccuracy).toBeLessThan(plain);
    expect(wrong.factualAccuracy).toBeLessThan(related.factualAccuracy);
    expect(derived.factualAccuracy).toBeGreaterThan(plain);
  });

  it('is complete for a report without missing parts, and never beside a notice about one', () => {
    const facts = climatePlan.facts.filter(({ id }) => id !== 'market');
    const plan = { ...climatePlan, facts };
    const extras = { ...climateAssembly().extras, executiveSummary: 'In short, it warms.' } as Extras;
    const drafts = climateAssembly().drafts.map((each) => ({
      ...each,
      markdown: each.markdown.replaceAll('{{market}}', 'large'),
    }));
    const whole = { plan, extras, drafts };
    expect(scores(whole)).toMatchObject({ completeness: 1, overallConfidence: 1 });
    for (const changes of [
      { partial: { reason: 'the budget is spent.' } },
      { plan: { ...plan, leftOut: ['A text of the model ran too long and is cut.'] } },
      { drafts: drafts.map((each, at) => ({ ...each, truncated: at === 0 })) },
    ]) {
      const { completeness, overallConfidence } = scores({ ...whole, ...changes });
      expect(Math.max(completeness, overallConfidence)).toBeLessThanOrEqual(0.99);
    }
  });
});
