/** Bounded queue: `atOnce` jobs run, up to `waiting` wait. An aborted job leaves it at once. */
export function createJobQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue = new Set<() => void>();

  function startNext(): void {
    const [next] = queue;
    if (next && running < atOnce) next();
  }

  function waitForTurn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        leave();
        running += 1;
        resolve();
      };
      const leave = () => {
        queue.delete(go);
        signal.removeEventListener('abort', onAbort);
      };
      const onAbort = () => {
        leave();
        reject(signal.reason as Error);
      };
      queue.add(go);
      signal.addEventListener('abort', onAbort);
      startNext();
    });
  }

  return {
    waiting: () => queue.size,
    isFull: () => running >= atOnce && queue.size >= waiting,
    /** Throws the reason of the signal if aborted before the job starts. */
    async take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
      signal.throwIfAborted();
      await waitForTurn(signal);
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
