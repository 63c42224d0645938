import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smoothPercent } from './smooth-progress';

const ticks = (from: number, progress: number, count: number) => {
  const shown = [from];
  for (let i = 0; i < count; i += 1) shown.push(smoothPercent(shown.at(-1) ?? 0, progress));
  return shown;
};

describe('the percent of a report being written', () => {
  it('moves towards the real progress in steps of at most 15, and stops there', () => {
    const shown = ticks(0, 0.5, 20);
    expect(shown.at(-1)).toBe(50);
    shown.slice(1).forEach((percent, i) => expect(percent - (shown[i] ?? 0)).toBeLessThanOrEqual(15));
  });

  it('never exceeds the real progress, and never decreases', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(share, { maxLength: 8 }), (steps) => {
        let shown = 0;
        for (const progress of [...steps].sort((a, b) => a - b)) {
          const next = ticks(shown, progress, 30);
          next.slice(1).forEach((percent, i) => expect(percent).toBeGreaterThanOrEqual(next[i] ?? 0));
          next.forEach((percent) => expect(percent).toBeLessThanOrEqual(progress * 100));
          shown = next.at(-1) ?? 0;
        }
      }),
    );
  });

  it('shows 100 only when the report is ready', () => {
    expect(ticks(0, 0.999, 50).at(-1)).toBe(99);
    expect(ticks(90, 1, 5).at(-1)).toBe(100);
  });
});
