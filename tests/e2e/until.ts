import { setTimeout as pause } from 'node:timers/promises';

/** Looks again and again until something is there; throws when it never comes about. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false> | T | undefined | false,
  limitMs = 20_000,
): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`${what}: this never came about within ${limitMs} ms`);
    await pause(25);
  }
}
