import type { Locator, Page } from 'playwright-core';

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

type Shift = PerformanceEntry & {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/**
 * What has jumped so far, from the first paint on, where browsers sum it up (CLS) to a hundredth or more. What only moved
 * along its line is not counted: this browser lacks the fonts that the fallbacks are cut to, so that words before it grow
 * when theirs arrive. Browsers themselves take less than 3 px for standing still; so does this, up and down.
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

/** Has each chart drawn alive, as for somebody who scrolled past it. */
export async function wakeCharts(page: Page): Promise<void> {
  for (const chart of await page.locator('#charts figure:has(.js-plotly-plot, .chart-fluid)').all()) {
    await chart.scrollIntoViewIfNeeded();
    await chart.locator('.main-svg').first().waitFor();
  }
}

/** Charts that are drawn alive and whose slices or series share a colour, where there are at most as many as colours. */
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

/** Pages arrive in pieces: where the footer begins must not hang on how much of it is there. */
export const footerMoves = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const footer = document.querySelector('footer');
    const [before, parts] = [footer?.offsetTop, [...(footer?.childNodes ?? [])]];
    footer?.replaceChildren();
    const after = footer?.offsetTop;
    footer?.replaceChildren(...parts);
    return after !== before;
  });

/** What of a progress bar is done, where it cannot be told from the rest. */
export async function progress(page: Page): Promise<string[]> {
  const bar = page.getByRole('progressbar');
  const [whole, done] = [await colourOf(bar), await colourOf(bar.locator('div'))];
  return whole === done ? [`one colour: ${whole}`] : [];
}

const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
