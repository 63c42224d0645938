import { setTimeout as timeout } from 'node:timers/promises';

export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

/** The longest delay of a Node timer. */
const longestMs = 2 ** 31 - 1;

/** Resolves after so many milliseconds, or once aborted; never throws. `ref: false`: does not keep the process alive. */
export async function sleep(ms: number, signal?: AbortSignal, { ref = true } = {}): Promise<void> {
  for (let left = ms; left > 0 && !signal?.aborted; left -= longestMs) {
    await timeout(Math.min(left, longestMs), undefined, { signal, ref }).catch(() => undefined);
  }
}
