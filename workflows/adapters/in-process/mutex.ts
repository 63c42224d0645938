/** Runs one task after another; a failed task does not stop the next. */
export function createMutex() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<T>(turn: () => Promise<T>): Promise<T> {
    const mine = last.then(turn);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** Drains the microtask queue: the workflow runs until it waits for a step, as it waits for nothing else. */
export const untilWorkflowWaits = () => new Promise<void>((resolve) => setImmediate(resolve));
