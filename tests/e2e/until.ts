import { sleep } from '../../modules/kernel/sleep';

/** Polls until a condition is true; throws after the timeout. Not for measuring speed. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false> | T | undefined | false,
  limitMs = 45_000,
): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    const asked = performance.now();
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`${what}: this never came about within ${limitMs} ms`);
    // A slow check must not use up the timeout of the condition.
    await sleep(Math.min(250, Math.max(25, 3 * (performance.now() - asked))));
  }
}
