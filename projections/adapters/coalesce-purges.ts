import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs one purge at a time. Requests during a purge share the next one. */
export function coalescePurges(purge: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function begin(): Promise<void> {
    const mine = purge().finally(() => (running = undefined));
    running = mine;
    return mine;
  }

  async function afterwards(): Promise<void> {
    await over();
    // Waiting writers go first, so that many purges in a row do not hold them up for all of these.
    await nextTurn();
    next = undefined;
    return begin();
  }

  /** Resolves when the running purge, if any, has ended, whether it failed or not. */
  async function over(): Promise<void> {
    await running?.catch(() => undefined);
  }

  return { over, ask: (): Promise<void> => (running || next ? (next ??= afterwards()) : begin()) };
}
