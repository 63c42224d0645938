import pLimit from 'p-limit';

/** Runs at most `concurrency` jobs at once. An aborted job leaves the queue at once. */
export function createConcurrencyLimit(concurrency: number) {
  const limit = pLimit(concurrency);
  return async function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const waiting = new AbortController();
    const left = new Promise<never>((_, reject) => {
      const leave = () => reject(signal.reason as Error);
      signal.addEventListener('abort', leave, { once: true, signal: waiting.signal });
    });
    const turn = limit(async () => {
      waiting.abort();
      signal.throwIfAborted();
      return work();
    });
    return Promise.race([turn, left]);
  };
}
