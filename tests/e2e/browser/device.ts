import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';

type Size = { width: number; height: number };
export const deskSize: Size = { width: 1440, height: 900 };
export const phoneSize: Size = { width: 390, height: 844 };

const still = { reducedMotion: 'reduce' } as const;
export const devices = {
  desk: { ...still, viewport: deskSize },
  phone: { ...still, viewport: phoneSize, hasTouch: true, isMobile: true },
} satisfies Record<string, BrowserContextOptions>;

/** The pages of a desk that are on a phone for now, each with its session of the browser's protocol. */
const phones = new Map<Page, CDPSession>();

/** Puts the open page of a desk on a phone, without a load: size, viewport and touch. */
export async function becomePhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  phones.set(page, session);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  // The keyboard walk leaves focus and scrolling somewhere. Sizes are measured, so nothing has to be painted.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    document.documentElement.style.opacity = '0';
  });
  await resize(page, phoneSize);
}

/** Makes it a window of a desk again, for the next page: this one is hidden, so that it takes no layout. */
export async function becomeDesk(page: Page): Promise<void> {
  const session = phones.get(page);
  phones.delete(page);
  await page.evaluate(() => document.documentElement.style.setProperty('display', 'none'));
  await session?.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session?.send('Emulation.setDeviceMetricsOverride', metrics(deskSize, false));
  await session?.detach();
}

/** Resizes a page of either device. */
export async function resize(page: Page, size: Size): Promise<void> {
  const session = phones.get(page);
  if (session) await session.send('Emulation.setDeviceMetricsOverride', metrics(size, true));
  else await page.setViewportSize(size);
}

/** As Playwright sets them. */
const metrics = ({ width, height }: Size, mobile: boolean) => ({
  mobile,
  ...{ width, height, screenWidth: width, screenHeight: height },
  deviceScaleFactor: 1,
});
