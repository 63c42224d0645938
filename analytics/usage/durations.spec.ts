import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accuracy, createDurations } from './durations';

describe('durations in constant memory', () => {
  it('have each quantile to within half a percent', () => {
    const lists = fc.array(fc.integer({ min: 1, max: 7_200_000 }), { minLength: 1 });
    fc.assert(
      fc.property(lists, fc.constantFrom(0.5, 0.95, 1), (list, share) => {
        const durations = createDurations();
        list.forEach(durations.add);
        const exact = list.sort((a, b) => a - b)[Math.ceil(share * list.length) - 1] ?? NaN;
        expect(Math.abs((durations.quantile(share) ?? NaN) / exact - 1)).toBeLessThanOrEqual(accuracy + 1e-9);
      }),
    );
  });

  it('have no quantile while there are none, and take the shortest as a millisecond', () => {
    const durations = createDurations();
    expect(durations.quantile(0.5)).toBeUndefined();
    durations.add(0);
    expect(durations.quantile(0.5)).toBeCloseTo(1, 1);
  });
});
