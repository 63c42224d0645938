import { sleep } from '../../sleep';
import type { ReadGauges, GaugeValue } from '../../telemetry/telemetry';

/** How long one source may take to return its values, in milliseconds. */
export const defaultTimeoutMs = 1_500;

/** Reads gauges on demand. A source that fails or is slow is left out, and is not called again while a call runs. */
export function createGauges(timeoutMs = defaultTimeoutMs) {
  const sources: (() => Promise<readonly GaugeValue[]>)[] = [];

  return {
    observe(read: ReadGauges): void {
      let pending: Promise<readonly GaugeValue[]> | undefined;
      sources.push(() => {
        pending ??= Promise.resolve()
          .then(read)
          .catch(() => [])
          .finally(() => (pending = undefined));
        return pending;
      });
    },
    async read(): Promise<GaugeValue[]> {
      const over = new AbortController();
      const late = sleep(timeoutMs, over.signal, { ref: false }).then((): GaugeValue[] => []);
      const read = await Promise.all(sources.map((ask) => Promise.race([ask(), late])));
      over.abort();
      return read.flat();
    },
  };
}
