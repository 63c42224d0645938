import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs work one at a time. Requests during a run share the next one. */
export function coalesceRuns(work: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function begin(): Promise<void> {
    const mine = work().finally(() => (running = undefined));
    running = mine;
    return mine;
  }

  async function afterwards(): Promise<void> {
    await over();
    // Callers that wait for the end go first: many runs in a row would delay them otherwise.
    await nextTurn();
    next = undefined;
    return begin();
  }

  /** Resolves when the current run, if any, has ended, whether it failed or not. */
  async function over(): Promise<void> {
    await running?.catch(() => undefined);
  }

  return { over, ask: (): Promise<void> => (running || next ? (next ??= afterwards()) : begin()) };
}
