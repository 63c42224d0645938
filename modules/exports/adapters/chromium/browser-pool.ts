import type { Browser } from 'puppeteer-core';

type Lent = { browser: Promise<Browser>; jobs: number; running: number; retired: boolean };

/**
 * Keeps one browser running for all jobs. After `maxJobs` jobs or a disconnect the next job gets a new one; the old
 * one closes after its last job. Closes after `idleMs` without a job.
 */
export function createBrowserPool(
  launch: () => Promise<Browser>,
  { maxJobs, idleMs }: { maxJobs: number; idleMs: number },
) {
  let current: Lent | undefined;
  const open = new Set<Lent>();
  let idle: NodeJS.Timeout | undefined;

  function start(): Lent {
    const lent: Lent = { browser: launch(), jobs: 0, running: 0, retired: false };
    open.add(lent);
    lent.browser.then(
      (browser) => browser.once('disconnected', () => retire(lent)),
      () => retire(lent),
    );
    return lent;
  }

  function retire(lent: Lent): void {
    lent.retired = true;
    if (current === lent) current = undefined;
    if (lent.running === 0) void shut(lent);
  }

  async function shut(lent: Lent): Promise<void> {
    open.delete(lent);
    const browser = await lent.browser.catch(() => undefined);
    await browser?.close().catch(() => undefined);
  }

  function giveBack(lent: Lent): void {
    lent.running -= 1;
    if (lent.retired && lent.running === 0) void shut(lent);
    else if (lent.running === 0) idle = setTimeout(() => retire(lent), idleMs).unref();
  }

  return {
    async use<T>(job: (browser: Browser) => Promise<T>): Promise<T> {
      clearTimeout(idle);
      if (current && current.jobs >= maxJobs) retire(current);
      const lent = (current ??= start());
      lent.jobs += 1;
      lent.running += 1;
      try {
        return await job(await lent.browser);
      } finally {
        giveBack(lent);
      }
    },
    async close(): Promise<void> {
      clearTimeout(idle);
      current = undefined;
      await Promise.all([...open].map(shut));
    },
  };
}
