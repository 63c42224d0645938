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

/**
 * Targets under 44 px for a finger. Free are links within a sentence (WCAG 2.5.5, inline) and what is only reached by
 * keyboard; of a field with a label around it, the label is the target.
 */
export const smallTargets = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate(
    ([selector, place]) => {
      const seen = (element: Element) =>
        element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
        !element.closest('.sr-only, [inert], [aria-hidden=true]');
      const inSentence = (element: Element) => {
        if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
        const around = element.closest('p, li, dd, td, figcaption, h1, h2, h3')?.textContent?.trim() ?? '';
        return around.length > (element.textContent?.trim().length ?? 0);
      };
      return [...document.querySelectorAll(place)]
        .flatMap((part) => [...part.querySelectorAll(selector)])
        .map((element) => element.closest('label') ?? element)
        .filter((element) => seen(element) && !inSentence(element))
        .flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          const size = `${Math.round(width)} x ${Math.round(height)}`;
          const onlyForKeys = width <= 1 && height <= 1;
          return onlyForKeys || (width >= 43.5 && height >= 43.5)
            ? []
            : [`${size}: ${element.outerHTML.slice(0, 110)}`];
        });
    },
    [interactive, within] as const,
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
