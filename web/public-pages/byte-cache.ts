/** An LRU cache with a limit in bytes. */
export function createByteCache<Value extends { bytes: number }>(maxBytes: number) {
  // In the order of last use.
  const entries = new Map<string, Value>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key: string): Value | undefined {
      const value = entries.get(key);
      if (value) entries.delete(key);
      if (value) entries.set(key, value);
      return value;
    },
    /** Ignores a value that is larger than the limit by itself. */
    keep(key: string, value: Value): void {
      forget(key);
      if (value.bytes > maxBytes) return;
      entries.set(key, value);
      bytes += value.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) return;
        forget(oldest);
      }
    },
    forget,
    get bytes(): number {
      return bytes;
    },
  };
}
