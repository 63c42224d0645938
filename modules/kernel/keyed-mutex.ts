export type KeyedMutex = ReturnType<typeof createKeyedMutex>;

/** Runs work one after another per key, in call order; different keys do not wait for each other. */
export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>();
  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
