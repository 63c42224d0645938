import { setTimeout as timeout } from 'node:timers/promises';

/** Waits so long, or until aborted; never throws. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

/** The longest delay of a Node timer. */
const longest = 2 ** 31 - 1;

export const realSleep: Sleep = async (ms, signal) => {
  for (let left = ms; left > 0 && !signal.aborted; left -= longest) {
    await timeout(Math.min(left, longest), undefined, { signal }).catch(() => undefined);
  }
};
