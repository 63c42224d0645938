/** Waits for positions to be reached. */
export function createPositionWaiters() {
  const waiting = new Set<{ position: number; resolve: () => void }>();
  let reached = -1;
  const release = (due: (position: number) => boolean) => {
    for (const waiter of waiting) {
      if (!due(waiter.position)) continue;
      waiting.delete(waiter);
      waiter.resolve();
    }
  };
  return {
    has: (position: number) => position <= reached,
    reach(position: number): void {
      reached = position;
      release((wanted) => wanted <= position);
    },
    /** Resolves when reached, when this process stops following the log, or when aborted. */
    wait: (position: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        const waiter = { position, resolve };
        waiting.add(waiter);
        signal?.addEventListener('abort', () => (waiting.delete(waiter), resolve()), { once: true });
      }),
    giveUp(): void {
      reached = -1;
      release(() => true);
    },
  };
}
