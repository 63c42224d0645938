import type { Locator, Page } from 'playwright-core';
import { until } from '../product/until';

/** Waits for the focus, which moves shortly after an overlay opens or closes. */
export const untilFocused = (element: Locator, limitMs?: number) =>
  until('it has the focus', () => element.evaluate((node) => node === document.activeElement), limitMs);

/** Waits until the focus is within an open dialog. */
export const untilFocusInDialog = (page: Page) =>
  until('the focus is in the dialog', () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]'))),
  );
