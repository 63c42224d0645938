import { setImmediate as nextTurn } from 'node:timers/promises';

/** One purge at a time. Who asks while one is running shares the next with all others who do. */
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
    // Who waited to write goes first, so that many purges in a row do not keep them waiting for all of these.
    await nextTurn();
    next = undefined;
    return begin();
  }

  /** Resolves when the one that is running, if any, has ended, well or not. */
  async function over(): Promise<void> {
    await running?.catch(() => undefined);
  }

  return { over, ask: (): Promise<void> => (running || next ? (next ??= afterwards()) : begin()) };
}
