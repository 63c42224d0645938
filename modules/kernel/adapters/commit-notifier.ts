/** Someone who waits for commits. Nothing is missed between looking and waiting. */
export type CommitSubscription = {
  /** Forgets what rang so far; to be called before looking. */
  reset(): void;
  /** Resolves once something that concerns this one has rung since, or when the signal is aborted. */
  wait(signal: AbortSignal): Promise<void>;
  close(): void;
};

export type CommitNotifier = {
  /** Hears commits of these event types; of all when left out. */
  listen(types?: readonly string[]): CommitSubscription;
  /** Something of these types was committed; of unknown ones when left out. */
  notify(types?: ReadonlySet<string>): void;
};

type Listener = { types?: ReadonlySet<string>; rung: boolean; wake?: () => void };

/** Tells those who wait that something was committed, and spares those whom it does not concern. */
export function createCommitNotifier(): CommitNotifier {
  const listeners = new Set<Listener>();
  return {
    notify(types) {
      for (const listener of listeners) {
        if (!concerns(listener, types)) continue;
        listener.rung = true;
        listener.wake?.();
      }
    },
    listen(types) {
      const listener: Listener = { types: types && new Set(types), rung: false };
      listeners.add(listener);
      return {
        reset: () => void (listener.rung = false),
        wait: (signal) => waitFor(listener, signal),
        close: () => void listeners.delete(listener),
      };
    },
  };
}

function concerns({ types: wanted }: Listener, types: ReadonlySet<string> | undefined): boolean {
  if (!wanted || !types) return true;
  for (const type of types) if (wanted.has(type)) return true;
  return false;
}

function waitFor(listener: Listener, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (listener.rung || signal.aborted) return resolve();
    const wake = () => {
      listener.wake = undefined;
      signal.removeEventListener('abort', wake);
      resolve();
    };
    listener.wake = wake;
    signal.addEventListener('abort', wake);
  });
}
