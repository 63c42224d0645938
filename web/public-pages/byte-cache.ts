/** An LRU cache with a limit in bytes. */
export function createByteCache<Value extends { bytes: number }>(mostBytes: number) {
  // In the order of last use.
  const kept = new Map<string, Value>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get(key: string): Value | undefined {
      const value = kept.get(key);
      if (value) kept.delete(key);
      if (value) kept.set(key, value);
      return value;
    },
    /** Ignores a value that is larger than the limit by itself. */
    keep(key: string, value: Value): void {
      forget(key);
      if (value.bytes > mostBytes) return;
      kept.set(key, value);
      bytes += value.bytes;
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) return;
        forget(oldest);
      }
    },
    forget,
    get bytes(): number {
      return bytes;
    },
  };
}
