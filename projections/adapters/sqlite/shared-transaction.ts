import { max } from 'd3-array';
import { transaction, type Database } from '../../../modules/kernel/adapters/sqlite/database';
import { StoreUnavailable } from '../../../modules/kernel/events/event-store';

/** Work in steps. In a shared transaction all works do their first step, then all their second, and so on. */
type Work = { steps: readonly (() => void)[]; resolve: () => void; reject: (error: unknown) => void };

/**
 * Commits work that is asked for in the same turn of the event loop in one transaction. When one of them fails, each work
 * gets a transaction of its own, so that an error rejects no other work. Steps are repeated, so they change the database
 * alone.
 */
export function createSharedTransaction(db: Database, run: <T>(work: () => T) => Promise<T>) {
  let waiting: Work[] = [];

  async function commit(works: readonly Work[]): Promise<void> {
    const steps = stepByStep(works);
    try {
      await run(() => transaction(db, () => steps.forEach((step) => step())));
      for (const { resolve } of works) resolve();
    } catch (error) {
      if (works.length === 1 || error instanceof StoreUnavailable)
        for (const { reject } of works) reject(error);
      else for (const work of works) await commit([work]);
    }
  }

  /** Resolves once the steps are committed. */
  return (...steps: readonly (() => void)[]): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ steps, resolve, reject });
      if (waiting.length > 1) return;
      setImmediate(() => {
        const works = waiting;
        waiting = [];
        void commit(works);
      });
    });
}

function stepByStep(works: readonly Work[]): (() => void)[] {
  const most = max(works, ({ steps }) => steps.length) ?? 0;
  return Array.from({ length: most }, (_, n) => works.flatMap(({ steps }) => steps[n] ?? [])).flat();
}
