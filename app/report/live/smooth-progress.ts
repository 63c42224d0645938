/** Spec section 4: the bar moves every 800 ms, by up to 15. */
export const tickMs = 800;
const largestStep = 15;

/**
 * The percent after one more tick: moves towards the real progress, never beyond it, never back, and reaches 100 only
 * when the report is ready.
 */
export function smoothPercent(shown: number, progress: number): number {
  const real = progress >= 1 ? 100 : Math.min(99, Math.max(0, Math.floor(progress * 100)));
  if (shown >= real) return Math.min(shown, progress >= 1 ? 100 : 99);
  return Math.min(real, shown + Math.min(largestStep, Math.max(2, Math.ceil((real - shown) * 0.4))));
}
