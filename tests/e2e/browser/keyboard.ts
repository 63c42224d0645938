import type { Locator, Page } from 'playwright-core';
import { untilFocused } from './focus';
import { restyle } from './overflow';
import { interactive } from './page-checks';

/**
 * Goes through a page with Tab from its top. Answers the faults: controls that were not reached (a focus trap, for example)
 * and controls without a visible focus. Of radio buttons, one of each group is reached.
 */
export async function walk(page: Page): Promise<string[]> {
  const count = await page.evaluate(watchFocus, interactive);
  // The focus needs no painting, which takes a third of the time of a step on a report.
  await restyle(page, 'opacity: 0');
  for (let step = 0; step < count + 3; step += 1) await page.keyboard.press('Tab');
  await restyle(page, '');
  return page.evaluate(() => (window as unknown as Walked).walked());
}

type Walked = { walked(): string[] };

/** Runs in the page: the number of controls to reach. */
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
  // Any focused radio button stands for its group.
  const thingOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio'
      ? things.find((thing) => thing instanceof HTMLInputElement && thing.name === element.name)
      : things.find((thing) => thing === element);
  const isShown = (element: Element) =>
    [element, element.closest('label')].some((part) => {
      const style = part && getComputedStyle(part);
      // The outline may be at the start of its transition.
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
  // A date field has a tab stop each for day, month, year and calendar.
  return things.length + 3 * document.querySelectorAll('input[type=date]').length;
}

/**
 * Goes round in an open dialog with Tab, and closes it or another overlay with Escape. Answers the faults: focus that left
 * the open dialog, or did not return to the control that opened it.
 */
export async function round(page: Page, part: string, opener: Locator): Promise<string[]> {
  const count = await page.evaluate(watchDialog, interactive);
  for (let step = 0; step < count; step += 1) await page.keyboard.press('Tab');
  const wrong = await page.evaluate(() => (window as unknown as Walked).walked());
  await page.keyboard.press('Escape');
  await page.locator(part).waitFor({ state: 'hidden' });
  const isBack = await untilFocused(opener, 10_000).catch(() => false);
  return isBack ? wrong : [...wrong, 'focus did not return'];
}

/** Runs in the page: the number of tab stops of its dialog; 0 without a dialog. */
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

/** The first tab stop skips the header: the next one is in the content. */
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

/** Resets focus and scrolling, as after a load. */
const toTheTop = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
