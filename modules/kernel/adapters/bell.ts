/** Tells those who wait that something was committed. Nothing is missed between looking and waiting. */
export type Bell = {
  /** How often it rang; note it before looking. */
  rings(): number;
  ring(): void;
  /** Resolves once it has rung more often than `heard`, or when the signal is aborted. */
  after(heard: number, signal: AbortSignal): Promise<void>;
};

export function createBell(): Bell {
  let rings = 0;
  const waiting = new Set<() => void>();
  return {
    rings: () => rings,
    ring() {
      rings += 1;
      for (const wake of [...waiting]) wake();
    },
    after: (heard, signal) =>
      new Promise((resolve) => {
        if (rings !== heard || signal.aborted) return resolve();
        const wake = () => {
          waiting.delete(wake);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        waiting.add(wake);
        signal.addEventListener('abort', wake);
      }),
  };
}
