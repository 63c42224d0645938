/** Waits for commits. A commit between `reset` and `wait` is not missed. */
export type CommitSubscription = {
  /** Forgets earlier commits; to be called before reading. */
  reset(): void;
  /** Resolves on the first matching commit since `reset`, or when the signal is aborted. */
  wait(signal: AbortSignal): Promise<void>;
  close(): void;
};

export type CommitNotifier = {
  /** Subscribes to commits of these event types; of all when left out. */
  listen(types?: readonly string[]): CommitSubscription;
  /** Announces a commit of these event types; of unknown ones when left out. */
  notify(types?: ReadonlySet<string>): void;
};

type Listener = { types?: ReadonlySet<string>; isNotified: boolean; wake?: () => void };

/** Wakes the subscriptions whose event types were committed. */
export function createCommitNotifier(): CommitNotifier {
  const listeners = new Set<Listener>();
  return {
    notify(types) {
      for (const listener of listeners) {
        if (!concerns(listener, types)) continue;
        listener.isNotified = true;
        listener.wake?.();
      }
    },
    listen(types) {
      const listener: Listener = { types: types && new Set(types), isNotified: false };
      listeners.add(listener);
      return {
        reset: () => void (listener.isNotified = false),
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
    if (listener.isNotified || signal.aborted) return resolve();
    const wake = () => {
      listener.wake = undefined;
      signal.removeEventListener('abort', wake);
      resolve();
    };
    listener.wake = wake;
    signal.addEventListener('abort', wake);
  });
}
