import pLimit from 'p-limit';

/** Runs work while no other suspect runs in this process; returns undefined when aborted before its turn. */
export type RunExclusively = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T | undefined>;

/** The queue of the steps under suspicion in one process. */
export function createSuspects(): RunExclusively {
  const inTurn = pLimit(1);
  return function alone<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      const leave = () => resolve(undefined);
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      void inTurn(async () => {
        signal.removeEventListener('abort', leave);
        return signal.aborted ? undefined : work();
      }).then(resolve, reject);
    });
  };
}
