/** Keeps what was used last while its weights fit; the oldest go first. */
export function createLruCache<Value>(maxWeight: number) {
  const entries = new Map<string, { value: Value; weight: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    put(key: string, value: Value, weight: number): void {
      drop(key);
      if (weight > maxWeight) return;
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= maxWeight) break;
        drop(oldest);
      }
    },
    clear(): void {
      entries.clear();
      total = 0;
    },
  };
}
