import type { Page } from 'playwright-core';
import { askAxe } from '../browser/axe';
import { round, skips, walk } from '../browser/keyboard';
import type { Screen } from './screens';
import {
  footerMoves,
  jumps,
  movingThings,
  oneColoured,
  smallTargets,
  spreadSentences,
  wakeCharts,
} from '../browser/page-checks';
import type { Look } from './visit-screens';
import { overflowing } from '../browser/overflow';
import { sidewaysScroll } from '../browser/watched-page';

/** Header and footer are the same on each page of a visitor: their colours are checked on the first. */
const framesSeen = new Set<string>();
function isFrameKnown({ as = 'anonymous' }: Screen): boolean {
  return framesSeen.has(as) || !framesSeen.add(as);
}

const each = (what: string, wrong: readonly string[]) => wrong.map((one) => `${what}: ${one}`);

/** Checks with axe: all rules in the light theme, and the colour rules in the dark theme. */
async function byAxe(page: Page, screen: Screen): Promise<string[]> {
  const { within } = screen;
  const { light, dark } = await askAxe(page, { within, knownFrame: !within && isFrameKnown(screen) });
  return [...each('axe in the light', light), ...each('axe in the dark', dark)];
}

/** Layout shifts during hydration. */
export const onArrival: Look = async (page) => each('jumps', await jumps(page));

/** All checks of a screen on a desktop. */
export const atDesk: Look = async (page, screen) => {
  const { within, opener } = screen;
  const wrong = each('moves', await movingThings(page));
  if ((await sidewaysScroll(page)) > 0) wrong.push('too wide: scrolls sideways at a desk');
  wrong.push(...each('spread over the line', await spreadSentences(page)));
  wrong.push(...(await byAxe(page, screen)));
  if (within && opener) wrong.push(...each('keyboard', await round(page, within, opener(page))));
  if (screen.walked) wrong.push(...(await walkThrough(page)));
  if (screen.inTwoColours) {
    await page.emulateMedia({ forcedColors: 'active' });
    wrong.push(...each('two colours', await screen.inTwoColours(page)));
    await page.emulateMedia({ forcedColors: 'none' });
  }
  return wrong;
};

async function walkThrough(page: Page): Promise<string[]> {
  await wakeCharts(page);
  return [
    ...each('colours of charts', await oneColoured(page)),
    ...each('jumps', await jumps(page)),
    ...each('keyboard', [...(await skips(page)), ...(await walk(page))]),
    ...((await footerMoves(page)) ? ['jumps: its footer'] : []),
  ];
}

/** The checks for touch and small screens; axe runs only on screens that exist on a phone alone. */
export const onPhone: Look = async (page, screen) => {
  const { within, opener } = screen;
  const wrong = each('too small for a finger', await smallTargets(page, within));
  if (screen.on) wrong.push(...(await byAxe(page, screen)));
  wrong.push(...each('too wide', await overflowing(page)));
  if (within && opener) wrong.push(...each('keyboard on a phone', await round(page, within, opener(page))));
  return wrong;
};
