/** One after another: each turn begins when the one before has ended, well or not. */
export function createMutex() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<T>(turn: () => Promise<T>): Promise<T> {
    const mine = last.then(turn);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** Lets the story go on as far as it can without another answer. A story waits on nothing else, so one turn is enough. */
export const untilWorkflowWaits = () => new Promise<void>((resolve) => setImmediate(resolve));
