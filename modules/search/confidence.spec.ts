import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureConfidence, type Measured } from './confidence';

const perfect: Measured = {
  sectionsPlanned: 6,
  sectionsWritten: 6,
  hasExtras: true,
  words: 2400,
  wordFloor: 2000,
  charts: 6,
  tables: 3,
  statements: 40,
  supported: 40,
  unsupported: 0,
  agreement: null,
  problems: 0,
};

const measured = fc
  .record({
    sectionsPlanned: fc.integer({ min: 1, max: 8 }),
    hasExtras: fc.boolean(),
    words: fc.nat(5000),
    wordFloor: fc.constantFrom(0, 2000),
    charts: fc.nat(12),
    tables: fc.nat(5),
    problems: fc.nat(10),
    agreement: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    statements: fc.integer({ min: 2, max: 50 }),
  })
  .chain((rest) =>
    fc
      .record({ sectionsWritten: fc.nat(rest.sectionsPlanned), supported: fc.nat(rest.statements - 1) })
      .chain((more) =>
        fc
          .nat(rest.statements - more.supported - 1)
          .map((unsupported): Measured => ({ ...rest, ...more, unsupported })),
      ),
  );

describe('confidence', () => {
  it('is full for a report whose every statement a source holds, and no more than measured', () => {
    expect(measureConfidence(perfect)).toEqual({
      overallConfidence: 1,
      contentQuality: 1,
      factualAccuracy: 1,
      completeness: 1,
    });
    expect(measureConfidence({ ...perfect, supported: 0 }).factualAccuracy).toBe(0);
    expect(measureConfidence({ ...perfect, supported: 0, agreement: 0.5 }).factualAccuracy).toBe(0.25);
    expect(measureConfidence({ ...perfect, statements: 0, supported: 0 }).factualAccuracy).toBe(0);
  });

  it.each<[string, (m: Measured) => Measured, 'up' | 'down']>([
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
