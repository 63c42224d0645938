import type { Browser } from 'puppeteer-core';

/** Rejects when the browser disconnects, because some calls to a dead browser never settle. */
export async function whileConnected<T>(browser: Browser, work: () => Promise<T>): Promise<T> {
  let gone = () => {};
  const lost = new Promise<never>((_, reject) => {
    gone = () => reject(new Error('browser disconnected'));
    browser.once('disconnected', gone);
  });
  if (!browser.connected) gone();
  try {
    return await Promise.race([lost, work()]);
  } finally {
    browser.off('disconnected', gone);
  }
}
