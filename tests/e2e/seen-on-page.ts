import type { Page } from 'playwright-core';

/** What can be worked with a pointer or a key. */
export const interactive =
  'a[href], button:not(:disabled), input:not([type=hidden]):not(:disabled), select, textarea, summary, [tabindex="0"]';

/** Whatever moves although the reader asked for stillness. */
export const movingThings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const { duration = 0, iterations = 1 } = effect?.getTiming() ?? {};
        return playState === 'running' && Number(duration) * iterations > 10;
      })
      .map((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        return `moves: ${target?.outerHTML.slice(0, 120)}`;
      }),
  );

/** How far things have jumped so far, as browsers sum it up (CLS). Counted from the first paint on. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => done(sum), 50));
      }),
  );
