import type { Locator, Page } from 'playwright-core';
import { interactive } from './seen-on-page';
import { until } from './until';

/**
 * Goes through a page with Tab from its top. Answers what is wrong: what can be worked and was not reached (a trap among
 * others), and what showed nothing when it was reached. Of radio buttons, one of each group is reached.
 */
export async function walk(page: Page): Promise<string[]> {
  const count = await page.evaluate(watchFocus, interactive);
  for (let step = 0; step < count + 3; step += 1) await page.keyboard.press('Tab');
  return page.evaluate(() => (window as unknown as Walked).walked());
}

type Walked = { walked(): string[] };

/** Runs in the page: how many things there are to reach. */
function watchFocus(selector: string): number {
  const groups = new Set<string>();
  const things = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) return false;
    if (element.closest('[inert], [aria-hidden=true]')) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const known = groups.has(element.name);
    groups.add(element.name);
    return !known;
  });
  // Whichever of a group takes the focus stands for it.
  const thingOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio'
      ? things.find((thing) => thing instanceof HTMLInputElement && thing.name === element.name)
      : things.find((thing) => thing === element);
  const isShown = (element: Element) =>
    [element, element.closest('label')].some((part) => {
      const style = part && getComputedStyle(part);
      // Its width may just begin to grow.
      return style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none');
    });
  const reached = new Set<Element>();
  const unseen: Element[] = [];
  document.addEventListener('focusin', ({ target }) => {
    const thing = thingOf(target as Element);
    if (!thing || reached.has(thing)) return;
    reached.add(thing);
    if (!isShown(target as Element)) unseen.push(thing);
  });
  (window as unknown as Walked).walked = () => [
    ...things
      .filter((thing) => !reached.has(thing))
      .map((thing) => `not reached: ${thing.outerHTML.slice(0, 120)}`),
    ...unseen.map((thing) => `no focus to be seen: ${thing.outerHTML.slice(0, 120)}`),
  ];
  // A date takes a press of Tab for its day, month, year and calendar.
  return things.length + 3 * document.querySelectorAll('input[type=date]').length;
}

/**
 * What lies over a page was opened by key: goes round in it where it is a dialog, and leaves it with Escape. Answers what is
 * wrong: focus that got out while it was open, or did not return to what it was opened with.
 */
export async function round(page: Page, part: string, opener: Locator): Promise<string[]> {
  const count = await page.evaluate(watchDialog, interactive);
  for (let step = 0; step < count; step += 1) await page.keyboard.press('Tab');
  const wrong = await page.evaluate(() => (window as unknown as Walked).walked());
  await page.keyboard.press('Escape');
  await page.locator(part).waitFor({ state: 'hidden' });
  // A dialog hands it back a moment after it is gone.
  const back = () => opener.evaluate((element) => element === document.activeElement);
  const isBack = await until('the focus is back', back, 2_000).catch(() => false);
  return isBack ? wrong : [...wrong, 'focus did not return'];
}

/** Runs in the page: how many steps lead round in its dialog; none where it has none. */
function watchDialog(selector: string): number {
  const dialog = document.querySelector('[role=dialog]');
  const left: string[] = [];
  const note = (target: Element | null) => {
    if (dialog && !dialog.contains(target))
      left.push(`focus left the dialog: ${target?.outerHTML.slice(0, 120)}`);
  };
  const onFocus = ({ target }: Event) => note(target as Element);
  note(document.activeElement);
  document.addEventListener('focusin', onFocus);
  (window as unknown as Walked).walked = () => {
    document.removeEventListener('focusin', onFocus);
    note(document.activeElement);
    return left.slice(0, 1);
  };
  const things = dialog?.querySelectorAll(selector).length ?? 0;
  return dialog ? Math.min(things + 2, 14) : 0;
}

/** The first thing that Tab reaches leads past the header: what Tab reaches next is of the page itself. */
export async function skips(page: Page): Promise<string[]> {
  await toTheTop(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const past = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await toTheTop(page);
  return past ? [] : ['does not lead past the header'];
}

/** As if the page had just come. */
const toTheTop = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
