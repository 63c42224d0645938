export type Signals = ReturnType<typeof createSignals>;

/** The signals that one run has received, from its journal or while it runs. */
export function createSignals() {
  const controllers = new Map<string, AbortController>();
  const controllerOf = (name: string) => {
    const controller = controllers.get(name) ?? new AbortController();
    controllers.set(name, controller);
    return controller;
  };
  return {
    receive: (name: string) => controllerOf(name).abort(),
    /** Aborted once the signal is received. */
    received: (name: string): AbortSignal => controllerOf(name).signal,
  };
}
