import { setMaxListeners } from 'node:events';

/** Why the telling of a story stops before its end. */
export type HaltReason =
  | { kind: 'cancelled' }
  /** This process goes down; the journal waits for the next runner. */
  | { kind: 'interrupted' }
  /** Somebody else writes this journal, or it cannot be written. */
  | { kind: 'lost' }
  | { kind: 'changed'; message: string };

export type Halt = ReturnType<typeof createHalt>;

/** Stops one telling: the first reason counts, running steps see their signal aborted. */
export function createHalt() {
  const controller = new AbortController();
  // Every step that runs listens, and there may be many.
  setMaxListeners(0, controller.signal);
  let reason: HaltReason | undefined;
  return {
    signal: controller.signal,
    reason: () => reason,
    halt(why: HaltReason) {
      if (reason) return;
      reason = why;
      controller.abort(new Error(`the workflow stops: ${why.kind}`));
    },
    /** Resolves when stopped, never otherwise. */
    halted: new Promise<void>((resolve) =>
      controller.signal.addEventListener('abort', () => resolve(), { once: true }),
    ),
  };
}
