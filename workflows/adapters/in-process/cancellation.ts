import { setMaxListeners } from 'node:events';

/** Why a run stops before its end. */
export type CancellationReason =
  | { kind: 'cancelled' }
  /** This process shuts down; the journal waits for the next runner. */
  | { kind: 'interrupted' }
  /** Another process writes this journal, or nothing can be written to it. */
  | { kind: 'lost' }
  | { kind: 'changed'; message: string }
  /** Processes died too often in one of its steps. */
  | { kind: 'crashed'; crashes: number };

export type Cancellation = ReturnType<typeof createCancellation>;

/**
 * How long a running step may go on during a shutdown, in milliseconds: the result of a paid call that returns
 * meanwhile is kept. Shorter than the time that the process gives to its whole shutdown.
 */
export const shutdownGraceMs = 6_000;

/** Stops one run: the first reason counts. No step begins any more, and running steps see `cut` aborted. */
export function createCancellation(graceMs = shutdownGraceMs) {
  const controller = new AbortController();
  const cut = new AbortController();
  // Every running step adds a listener, and there may be many.
  for (const { signal } of [controller, cut]) setMaxListeners(0, signal);
  let reason: CancellationReason | undefined;
  return {
    signal: controller.signal,
    /** Aborted at once; at a shutdown only after the grace period. */
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
