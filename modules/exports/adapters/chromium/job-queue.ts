/** A queue with an end: so many at once, so many that may wait behind them. Who is aborted leaves it at once. */
export function createJobQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue = new Set<() => void>();

  function callNext(): void {
    const [next] = queue;
    if (next && running < atOnce) next();
  }

  function turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        leave();
        running += 1;
        resolve();
      };
      const leave = () => {
        queue.delete(go);
        signal.removeEventListener('abort', giveUp);
      };
      const giveUp = () => {
        leave();
        reject(signal.reason as Error);
      };
      queue.add(go);
      signal.addEventListener('abort', giveUp);
      callNext();
    });
  }

  return {
    waiting: () => queue.size,
    isFull: () => running >= atOnce && queue.size >= waiting,
    /** Throws the signal's reason when it is aborted before its turn. */
    async take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
      signal.throwIfAborted();
      await turn(signal);
      try {
        return await work();
      } finally {
        running -= 1;
        callNext();
      }
    },
  };
}
