import { setTimeout as pause } from 'node:timers/promises';
import type { ReadGauges, Reading } from '../../telemetry/telemetry';

/** How long one source may take to return its values, in milliseconds. */
export const patienceMs = 1_500;

/** Reads gauges on demand. A source that fails or is slow is left out, and is not called again while a call runs. */
export function createGauges(patience = patienceMs) {
  const sources: (() => Promise<readonly Reading[]>)[] = [];

  return {
    observe(read: ReadGauges): void {
      let asked: Promise<readonly Reading[]> | undefined;
      sources.push(() => {
        asked ??= Promise.resolve()
          .then(read)
          .catch(() => [])
          .finally(() => (asked = undefined));
        return asked;
      });
    },
    async read(): Promise<Reading[]> {
      const over = new AbortController();
      const late = pause(patience, [], { signal: over.signal, ref: false }).catch(() => []);
      const read = await Promise.all(sources.map((ask) => Promise.race([ask(), late])));
      over.abort();
      return read.flat();
    },
  };
}
