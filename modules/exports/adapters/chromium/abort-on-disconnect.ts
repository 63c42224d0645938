import type { Browser } from 'puppeteer-core';

/** Some calls to a browser that dies never settle: this gives up on them when it has gone. */
export async function whileConnected<T>(browser: Browser, work: () => Promise<T>): Promise<T> {
  let gone = () => {};
  const lost = new Promise<never>((_, reject) => {
    gone = () => reject(new Error('the browser has gone'));
    browser.once('disconnected', gone);
  });
  if (!browser.connected) gone();
  try {
    return await Promise.race([lost, work()]);
  } finally {
    browser.off('disconnected', gone);
  }
}
