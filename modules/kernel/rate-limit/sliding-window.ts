import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '../ports';
import type { Vault } from '../vault';

type Place = { at: number; by: string };
type Options = {
  vault: Vault;
  clock: Clock;
  /** The collection of the vault that holds the places. */
  collection: string;
  most: number;
  withinMs: number;
};

/**
 * A limit that holds for every window of time, not only between two borders: each action taken holds one of `most` places
 * in the vault until it is `withinMs` old. Several processes share the places, and none is given twice.
 */
export function createSlidingWindow({ vault, clock, collection, most, withinMs }: Options) {
  /** When the first place of a full key becomes free: none becomes free earlier, so until then the vault is not read. */
  const fullUntil = new Map<string, number>();
  const me = randomUUID();
  let taken = 0;

  /** Takes a place for this key: undefined, or the wait in milliseconds until one is free. */
  return async function take(key: string): Promise<number | undefined> {
    const at = clock.now().getTime();
    const full = fullUntil.get(key) ?? 0;
    if (full > at) return full - at;
    forgetPassed(fullUntil, at);
    const mine: Place = { at, by: `${me}/${(taken += 1)}` };
    let oldest = at;
    const first = randomInt(most);
    for (let n = 0; n < most; n += 1) {
      const place = `${key}/${(first + n) % most}`;
      const holder = await vault.putIfAbsent(collection, place, mine, { expiresAt: at + withinMs });
      const { at: since, by } = holder as Place;
      if (by === mine.by) return undefined;
      oldest = Math.min(oldest, since);
    }
    fullUntil.set(key, oldest + withinMs);
    return oldest + withinMs - at;
  };
}

function forgetPassed(until: Map<string, number>, now: number): void {
  for (const [key, end] of until) if (end <= now) until.delete(key);
}
