import { sleep } from '../../../modules/kernel/sleep';

/** Polls until a condition is true; throws after the timeout. Not for measuring speed. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false> | T | undefined | false,
  limitMs = 45_000,
): Promise<T> {
  const end = Date.now() + limitMs;
  for (let pauseMs = 25; ; pauseMs = Math.min(250, 1.2 * pauseMs)) {
    const asked = performance.now();
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`${what}: this never came about within ${limitMs} ms`);
    // Each check costs the product time: the longer the wait and the slower the check, the rarer the checks.
    await sleep(Math.min(250, Math.max(pauseMs, 3 * (performance.now() - asked))));
  }
}
