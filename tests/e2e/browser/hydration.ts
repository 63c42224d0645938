import type { Page } from 'playwright-core';

/** Resolves once the page is hydrated; at once without scripts. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('link[rel=modulepreload]') ||
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );

/** A page whose navigations wait for hydration; before it, a click works as without scripts. */
export function withHydration(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  async function thenHydrated<Answer>(there: Promise<Answer>): Promise<Answer> {
    const answer = await there;
    await waitForHydration(page);
    return answer;
  }
  return Object.assign(page, {
    goto: (...to: Parameters<Page['goto']>) => thenHydrated(goto(...to)),
    reload: (...how: Parameters<Page['reload']>) => thenHydrated(reload(...how)),
  });
}
