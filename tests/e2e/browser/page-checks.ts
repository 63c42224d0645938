import type { Locator, Page } from 'playwright-core';

/** Controls for pointer or keyboard. */
export const interactive =
  'a[href], button:not(:disabled), input:not([type=hidden]):not(:disabled), select, textarea, summary, [tabindex="0"]';

/** Animations that run despite reduced motion. */
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
 * Touch targets under 44 px. Exempt are links within a sentence (WCAG 2.5.5, inline) and controls reached only by keyboard;
 * for a field inside a label, the label is the target.
 */
export const smallTargets = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate(
    ([selector, place]) => {
      if (!matchMedia('(pointer: coarse)').matches) return ['no finger works this page'];
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

/** Sentences whose words are spread over a line: text beside several elements in a flex box with space between. */
export const spreadSentences = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { display, justifyContent } = getComputedStyle(element);
        const words = [...element.childNodes].filter(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        return (
          /flex$/.test(display) &&
          justifyContent === 'space-between' &&
          words.length > 0 &&
          element.children.length > 1
        );
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );

type Shift = PerformanceEntry & {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/**
 * The elements that have shifted since the first paint, when the sum (CLS) is 0.01 or more. Horizontal shifts within a line
 * do not count: this browser lacks the fonts that the fallbacks are adjusted to, so that words grow when the web fonts
 * arrive. Like in browsers, less than 3 px does not count, vertically.
 */
export const jumps = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        let sum = 0;
        const moved: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const seen = sources.filter(
              ({ previousRect: before, currentRect: after }) =>
                Math.abs(before.y - after.y) >= 3 || Math.abs(before.height - after.height) >= 3,
            );
            if (seen.length === 0 && sources.length > 0) continue;
            sum += value;
            for (const { node, previousRect: before, currentRect: after } of seen) {
              const what = node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
              moved.push(`${value.toFixed(3)}: ${before.y} to ${after.y}: ${what.slice(0, 120)}`);
            }
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum < 0.01 ? [] : moved), 50);
      }),
  );

/** Scrolls past each chart, so that it is drawn live. */
export async function wakeCharts(page: Page): Promise<void> {
  for (const chart of await page.locator('#charts figure:has(.js-plotly-plot, .chart-fluid)').all()) {
    await chart.scrollIntoViewIfNeeded();
    await chart.locator('.main-svg').first().waitFor();
  }
}

/** Live charts whose slices or series share a colour although there are enough colours. */
export const oneColoured = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const colours = 8;
    const drawn = (plot: Element) => [
      [...plot.querySelectorAll<SVGElement>('.slice path.surface')].map(({ style }) => style.fill),
      [...plot.querySelectorAll('.barlayer .trace')].map(
        (series) => series.querySelector<SVGElement>('.point path')?.style.fill,
      ),
      [...plot.querySelectorAll<SVGElement>('.scatterlayer .js-line')].map(({ style }) => style.stroke),
    ];
    return [...document.querySelectorAll('#charts .js-plotly-plot')]
      .filter((plot) => drawn(plot).some((parts) => new Set(parts).size < Math.min(parts.length, colours)))
      .map((plot) => `one colour: ${plot.closest('figure')?.querySelector('figcaption, h3')?.textContent}`);
  });

/** Pages are streamed: the position of the footer must not depend on the part that has arrived. */
export const footerMoves = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const footer = document.querySelector('footer');
    const [before, parts] = [footer?.offsetTop, [...(footer?.childNodes ?? [])]];
    footer?.replaceChildren();
    const after = footer?.offsetTop;
    footer?.replaceChildren(...parts);
    return after !== before;
  });

/** The progress bar, when its done part has the same colour as the rest. */
export async function progress(page: Page): Promise<string[]> {
  const bar = page.getByRole('progressbar');
  const [whole, done] = [await colourOf(bar), await colourOf(bar.locator('div'))];
  return whole === done ? [`one colour: ${whole}`] : [];
}

const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
