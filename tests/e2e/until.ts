import { setTimeout as pause } from 'node:timers/promises';

/** Looks again and again until something is there; throws when it never comes about. How soon is no matter here. */
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
    // A long look must not take the time of what is looked for.
    await pause(Math.min(250, Math.max(25, 3 * (performance.now() - asked))));
  }
}
