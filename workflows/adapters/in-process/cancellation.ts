import { setMaxListeners } from 'node:events';

/** Why the telling of a story stops before its end. */
export type CancellationReason =
  | { kind: 'cancelled' }
  /** This process goes down; the journal waits for the next runner. */
  | { kind: 'interrupted' }
  /** Somebody else writes this journal, or it cannot be written. */
  | { kind: 'lost' }
  | { kind: 'changed'; message: string }
  /** The process died so often in one of its steps. */
  | { kind: 'crashed'; crashes: number };

export type Cancellation = ReturnType<typeof createCancellation>;

/**
 * How long a running step may go on once its process goes down, in milliseconds: a paid call that comes back meanwhile is
 * kept. Less than the doors give everything to end.
 */
export const shutdownGraceMs = 7_000;

/** Stops one telling: the first reason counts. Nothing new begins, and running steps see `cut` aborted. */
export function createCancellation(graceMs = shutdownGraceMs) {
  const controller = new AbortController();
  const cut = new AbortController();
  // Every step that runs listens, and there may be many.
  for (const { signal } of [controller, cut]) setMaxListeners(0, signal);
  let reason: CancellationReason | undefined;
  return {
    signal: controller.signal,
    /** Aborted at once, but at a shutdown only after the time of grace. */
    cut: cut.signal,
    reason: () => reason,
    halt(why: CancellationReason) {
      if (reason) return;
      reason = why;
      const stop = new Error(`the workflow stops: ${why.kind}`);
      controller.abort(stop);
      if (why.kind === 'interrupted') setTimeout(() => cut.abort(stop), graceMs).unref();
      else cut.abort(stop);
    },
    /** Resolves when stopped, never otherwise. */
    halted: new Promise<void>((resolve) =>
      controller.signal.addEventListener('abort', () => resolve(), { once: true }),
    ),
  };
}
